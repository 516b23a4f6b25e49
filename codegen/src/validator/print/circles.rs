//! Schemas that apply others to the same value: how far that goes, and that it comes to an end.
//! Goes by the numbers of schemas.

use super::super::Refused;
use super::super::resources::{Place, Resources};

/// Each link is a call within a call, at every level of a value. Meant for an optimised build and a value of usual depth;
/// who judges deep values in a debug build wants a larger stack.
const LONGEST: usize = 200;

/// Refuses a schema that applies itself to the same value, or others in a chain that is too long for a stack.
pub fn refuse(
    resources: &Resources,
    places: &[Place],
    inside: &[(usize, usize)],
) -> Result<(), Refused> {
    let mut next = vec![Vec::new(); places.len()];
    for (from, to) in inside {
        next[*from].push(*to);
    }
    let lengths = lengths(&next).map_err(|number| {
        resources.refuse(
            &places[number],
            "",
            "this schema refers to itself without going into the value: judging it would never end",
        )
    })?;
    match lengths.iter().position(|length| *length > LONGEST) {
        None => Ok(()),
        Some(number) => {
            let reason = format!(
                "more than {LONGEST} schemas stand one behind the other for the same value from here: let references be shorter"
            );
            Err(resources.refuse(&places[number], "", reason))
        }
    }
}

/// The length of the longest way from each node; the error is a node on a circle.
fn lengths(next: &[Vec<usize>]) -> Result<Vec<usize>, usize> {
    let mut lengths: Vec<Option<usize>> = vec![None; next.len()];
    let mut open = vec![false; next.len()];
    for start in 0..next.len() {
        // The way from the start, each node with the number of its ways that were gone.
        let mut way = vec![(start, 0)];
        while let Some((node, gone)) = way.last_mut() {
            let node = *node;
            open[node] = true;
            match next[node].get(*gone).filter(|_| lengths[node].is_none()) {
                Some(to) if open[*to] => return Err(*to),
                Some(to) => {
                    *gone += 1;
                    if lengths[*to].is_none() {
                        way.push((*to, 0));
                    }
                }
                None => {
                    let longest = next[node].iter().filter_map(|to| lengths[*to]).max();
                    lengths[node] = Some(longest.map_or(0, |longest| longest + 1));
                    open[node] = false;
                    way.pop();
                }
            }
        }
    }
    Ok(lengths.into_iter().flatten().collect())
}
