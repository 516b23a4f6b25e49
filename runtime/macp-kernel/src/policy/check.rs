//! Whether rules may be registered: a walk over their JSON along the generated shapes.
//! Says where the first fault is; what the rules mean is not its business.

use macp_wire::modes::Mode;
use macp_wire::policy::{Bound, Condition, Kind, Range, SHARED_RULES, Shape, shape};
use serde_json::{Map, Value};

/// Checks `rules` against the shapes of `modes`, all of which must hold. With `closed`, keys that no shape knows are refused,
/// except annotations, which begin with `_` or `$`. Modes without a shape have only what is shared by all, and are open. The
/// error names a dotted path and the rule.
pub fn rules(rules: &Value, modes: &[Mode], closed: bool) -> Result<(), String> {
    let shapes: Vec<&Shape> = modes.iter().filter_map(|mode| shape(*mode)).collect();
    if shapes.is_empty() {
        object("rules", rules, &[&SHARED_RULES], false)
    } else {
        object("rules", rules, &shapes, closed)
    }
}

fn object(path: &str, value: &Value, shapes: &[&Shape], closed: bool) -> Result<(), String> {
    let Value::Object(members) = value else {
        return Err(format!("{path} must be an object"));
    };
    for (key, value) in members {
        let path = format!("{path}.{key}");
        let kinds: Vec<&Kind> = shapes
            .iter()
            .flat_map(|shape| shape.members)
            .filter(|member| member.name == key)
            .map(|member| &member.kind)
            .collect();
        if kinds.is_empty() && closed && !key.starts_with(['_', '$']) {
            return Err(format!("{path} is not a known rule"));
        }
        let nested: Vec<&Shape> = kinds
            .iter()
            .filter_map(|kind| match kind {
                Kind::Object(shape) => Some(*shape),
                _ => None,
            })
            .collect();
        if !nested.is_empty() {
            object(&path, value, &nested, closed)?;
        }
        for kind in kinds {
            scalar(&path, value, kind)?;
        }
    }
    for condition in shapes.iter().flat_map(|shape| {
        shape
            .conditions
            .iter()
            .map(move |condition| (shape, condition))
    }) {
        conditional(path, members, condition.0, condition.1)?;
    }
    Ok(())
}

fn scalar(path: &str, value: &Value, kind: &Kind) -> Result<(), String> {
    match kind {
        Kind::Object(_) => Ok(()),
        Kind::Text { values, .. } => match value.as_str() {
            Some(text) if values.contains(&text) => Ok(()),
            _ => Err(format!("{path} must be one of {}", values.join(", "))),
        },
        Kind::Flag => value
            .as_bool()
            .map(drop)
            .ok_or_else(|| format!("{path} must be true or false")),
        Kind::Number(range) => number(path, value, range),
        Kind::Integer(range) => match value.as_u64() {
            Some(_) => number(path, value, range),
            None => Err(format!(
                "{path} must be a whole number that is not negative"
            )),
        },
        Kind::TextList => match value.as_array() {
            Some(items) if items.iter().all(Value::is_string) => Ok(()),
            _ => Err(format!("{path} must be a list of texts")),
        },
        Kind::NumberMap {
            min_entries,
            values,
        } => {
            let Value::Object(entries) = value else {
                return Err(format!("{path} must be an object of numbers"));
            };
            if (entries.len() as u64) < *min_entries {
                return Err(format!("{path} must not be empty"));
            }
            entries
                .values()
                .try_for_each(|value| number(&format!("{path} values"), value, values))
        }
    }
}

fn number(path: &str, value: &Value, range: &Range) -> Result<(), String> {
    let Some(number) = value.as_f64().filter(|number| number.is_finite()) else {
        return Err(format!("{path} must be a number"));
    };
    if range.whole && number.fract() != 0.0 {
        return Err(format!("{path} must be a whole number"));
    }
    if let Some(least) = range.at_least.filter(|least| number < *least) {
        return Err(format!("{path} must be at least {least}"));
    }
    if let Some(above) = range.above.filter(|above| number <= *above) {
        return Err(format!("{path} must be above {above}"));
    }
    if let Some(most) = range.at_most.filter(|most| number > *most) {
        return Err(format!("{path} must be at most {most}"));
    }
    Ok(())
}

fn conditional(
    path: &str,
    members: &Map<String, Value>,
    shape: &Shape,
    condition: &Condition,
) -> Result<(), String> {
    let kind = |name: &str| {
        shape
            .members
            .iter()
            .find(|member| member.name == name)
            .map(|member| &member.kind)
    };
    let default = match kind(condition.when) {
        Some(Kind::Text { default, .. }) => *default,
        _ => "",
    };
    let when = members
        .get(condition.when)
        .and_then(Value::as_str)
        .unwrap_or(default);
    if !condition.values.contains(&when) {
        return Ok(());
    }
    let given = members.get(condition.then);
    let default = match kind(condition.then) {
        Some(Kind::Number(range) | Kind::Integer(range)) => range.default,
        _ => None,
    };
    let number = given.and_then(Value::as_f64).or(default);
    let holds = match condition.bound {
        Bound::AtLeast(least) => number.is_some_and(|number| number >= least),
        Bound::Above(above) => number.is_some_and(|number| number > above),
        Bound::AtMost(most) => number.is_none_or(|number| number <= most),
        Bound::Present => given.is_some(),
        Bound::Items(least) => given.and_then(Value::as_array).map_or(0, Vec::len) as u64 >= least,
    };
    if holds {
        Ok(())
    } else {
        Err(format!(
            "{path}.{}: {} ({})",
            condition.then, condition.description, condition.name
        ))
    }
}
