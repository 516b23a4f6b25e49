//! The contract that records are judged by: the one that this program was built with, or that of a tree.
//! Judges nothing.

use std::collections::BTreeMap;

use magi_schema::model::Model;
use magi_schema::{PROTOCOLS, lower, source};

use super::Tree;

/// `schema/`, so that an installed program needs no tree.
macro_rules! built_in {
    ($($file:literal)+) => {
        [$(($file, include_bytes!(concat!("../../../schema/", $file)).as_slice())),+]
    };
}

const BUILT_IN: [(&str, &[u8]); 12] = built_in!(
    "dialect.json"
    "app-service/activity.json"
    "app-service/auth.json"
    "app-service/catalog.json"
    "app-service/config.json"
    "app-service/envelope.json"
    "app-service/errors.json"
    "app-service/initialize.json"
    "app-service/limits.json"
    "app-service/protocol.json"
    "app-service/session.json"
    "app-service/turn.json"
);

/// The contract of the tree that --root names, or else the one built in.
pub fn contract(tree: &Tree) -> anyhow::Result<Model> {
    let [protocol] = PROTOCOLS;
    if let Some(root) = tree.named() {
        return Ok(magi_schema::load(&root.join("schema"), protocol)?);
    }
    let texts: BTreeMap<String, Vec<u8>> = BUILT_IN
        .iter()
        .map(|(path, text)| ((*path).to_owned(), text.to_vec()))
        .collect();
    Ok(lower::lower(source::read_texts(protocol, &texts)?)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_contract_built_in_is_the_one_of_the_tree() {
        let schema = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../schema");
        let built_in = contract(&Tree::default()).expect("the schema is right");
        assert_eq!(
            source::digest(&schema, PROTOCOLS[0]).ok(),
            Some(built_in.digest)
        );
    }
}
