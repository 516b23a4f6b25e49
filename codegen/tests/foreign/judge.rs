//! Asks the crate about lines of a name and a value: the place of the fault, or `ok`.

use std::io::BufRead;

fn main() {
    for line in std::io::stdin().lock().lines() {
        let line = line.expect("a line");
        let (name, value) = line.split_once(' ').expect("a name and a value");
        match shop::examine::again(name, value.as_bytes()) {
            Some(Ok(_)) => println!("ok"),
            Some(Err(fault)) => println!("{}", fault.pointer),
            None => println!("no such type"),
        }
    }
    let order = br#"{"items":[{"sku":"A","count":1,"from":null}],"payment":{"kind":"cash"},"total":null}"#;
    let mut written = Vec::new();
    let read = shop::decode_order(order).expect("an order");
    shop::encode_order(&read, &mut written).expect("an order");
    assert_eq!(written, order);
}
