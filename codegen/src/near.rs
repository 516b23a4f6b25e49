//! Which known words a misspelt one may have meant.
//! Knows no vocabulary.

/// Known words within a few slips of the pen from `word`, the nearest first: a letter more, less, other, or two the wrong way round.
pub fn near<'k>(word: &str, known: &[&'k str]) -> Vec<&'k str> {
    let slips = (word.chars().count() / 4).clamp(1, 3);
    let mut found: Vec<(usize, &str)> = known
        .iter()
        .map(|known| (distance(word, known), *known))
        .filter(|(distance, _)| (1..=slips).contains(distance))
        .collect();
    found.sort_by_key(|(distance, _)| *distance);
    found.into_iter().map(|(_, known)| known).collect()
}

/// Advice for the author of a name that may not stand here, where `allowed` may: the nearest first.
pub fn instead(name: &str, allowed: &[&str]) -> String {
    let near = near(name, allowed);
    let Some(nearest) = near.first() else {
        return format!("remove it; allowed here: {}", allowed.join(", "));
    };
    let others = allowed.iter().filter(|allowed| !near.contains(allowed));
    let sorted: Vec<&str> = near.iter().chain(others).copied().collect();
    format!(
        "write `{nearest}`, or remove it; allowed here: {}",
        sorted.join(", ")
    )
}

fn distance(a: &str, b: &str) -> usize {
    strsim::osa_distance(&a.to_lowercase(), &b.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_comes_first_and_what_is_far_not_at_all() {
        let known = ["type", "maxLength", "minLength", "maxItems"];
        assert_eq!(near("minLenght", &known), ["minLength"]);
        assert_eq!(near("mixLength", &known), ["maxLength", "minLength"]);
        assert_eq!(near("tpye", &known), ["type"]);
        assert_eq!(near("format", &known), [""; 0]);
        assert_eq!(
            instead("minLenght", &known),
            "write `minLength`, or remove it; allowed here: minLength, type, maxLength, maxItems"
        );
        assert_eq!(
            instead("format", &known),
            "remove it; allowed here: type, maxLength, minLength, maxItems"
        );
    }
}
