//! The table of figures: medians, ratios, goals.
//! Does not measure.

/// What is wanted of a figure.
#[derive(Debug, Clone, Copy, Default)]
pub struct Goals {
    /// At least this many times the bare server.
    pub echo: Option<f64>,
    /// At least this many times the peer.
    pub peer: Option<f64>,
    /// At most this much, for times and memory.
    pub most: Option<f64>,
}

impl Goals {
    /// A rate beside the bare server and the peer.
    pub const fn rate(echo: Option<f64>, peer: Option<f64>) -> Goals {
        Goals {
            echo,
            peer,
            most: None,
        }
    }

    /// A time or a size.
    pub const fn at_most(most: f64) -> Goals {
        Goals {
            echo: None,
            peer: None,
            most: Some(most),
        }
    }
}

/// The values of one figure, per server one for each round; empty where a server was not asked.
#[derive(Debug, Default)]
pub struct Values {
    pub ours: Vec<f64>,
    pub echo: Vec<f64>,
    pub peer: Vec<f64>,
}

pub fn head() {
    println!(
        "| figure | unit | ours | goal | echo | ours : echo | goal | peer | ours : peer | goal | |"
    );
    println!("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |");
}

/// Prints a row as soon as it is known. Ratios say how many times better ours is.
pub fn row(name: &str, unit: &str, goals: Goals, values: &Values) {
    let (ours, echo, peer) = (
        median(&values.ours),
        median(&values.echo),
        median(&values.peer),
    );
    let better = |other: Option<f64>| {
        let (ours, other) = (ours?, other?);
        Some(if goals.most.is_some() || unit == MICROSECONDS {
            other / ours
        } else {
            ours / other
        })
    };
    let (by_echo, by_peer) = (better(echo), better(peer));
    let missed = [
        goals.most.zip(ours).is_some_and(|(most, is)| is > most),
        goals.echo.zip(by_echo).is_some_and(|(goal, is)| is < goal),
        goals.peer.zip(by_peer).is_some_and(|(goal, is)| is < goal),
    ];
    println!(
        "| {name} | {unit} | {} | {} | {} | {} | {} | {} | {} | {} | {} |",
        number(ours),
        number(goals.most),
        number(echo),
        number(by_echo),
        number(goals.echo),
        number(peer),
        number(by_peer),
        number(goals.peer),
        if missed.contains(&true) { "missed" } else { "" },
    );
}

/// The unit of what a server spends on each message; less is better.
pub const MICROSECONDS: &str = "us each";

fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied()
}

fn number(value: Option<f64>) -> String {
    match value {
        None => String::new(),
        Some(value) if value >= 100.0 => format!("{value:.0}"),
        Some(value) if value >= 10.0 => format!("{value:.1}"),
        Some(value) => format!("{value:.2}"),
    }
}
