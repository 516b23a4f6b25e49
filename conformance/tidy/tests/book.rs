//! The book in `docs/`: every page has its place in the summary, and every link leads somewhere.

use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};

use tidy::{root, texts};

/// Pages of the book, by path as the summary names them; the reference is there by a link to what was generated.
fn pages() -> Vec<(String, String)> {
    let of_book = |file: &str| {
        let page = file.strip_prefix("docs/").map(str::to_owned).or_else(|| {
            let page = file.strip_prefix("generated/reference/")?;
            Some(format!("reference/{page}"))
        })?;
        let aside = ["changes/", "macp/examples/"];
        (!aside.iter().any(|folder| page.starts_with(folder))).then_some(page)
    };
    texts(".md")
        .filter_map(|(file, text)| Some((of_book(&file)?, text)))
        .collect()
}

/// Where the links of a page lead: relative ones, without the part after `#`.
fn links(text: &str) -> Vec<&str> {
    text.split("](")
        .skip(1)
        .filter_map(|after| after.split([')', ' ', '\n']).next())
        .filter(|link| !link.contains("://") && !link.starts_with('#'))
        .map(|link| link.split('#').next().unwrap_or(link))
        .collect()
}

/// Without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::ParentDir => {
                out.pop();
            }
            Component::CurDir => {}
            other => out.push(other),
        }
    }
    out
}

#[test]
fn every_page_is_in_the_summary_once() {
    let pages = pages();
    let Some((_, summary)) = pages.iter().find(|(page, _)| page == "SUMMARY.md") else {
        panic!("docs/SUMMARY.md is not there");
    };
    let listed = links(summary);
    let once: BTreeSet<&str> = listed.iter().copied().collect();
    assert_eq!(listed.len(), once.len(), "a page is listed twice");
    let there: BTreeSet<&str> = pages
        .iter()
        .map(|(page, _)| page.as_str())
        .filter(|page| *page != "SUMMARY.md")
        .collect();
    let [missing, gone] = [there.difference(&once), once.difference(&there)]
        .map(|names| names.copied().collect::<Vec<_>>());
    assert!(
        missing.is_empty() && gone.is_empty(),
        "docs/SUMMARY.md lacks {missing:?} and names {gone:?}, which are not there"
    );
    assert!(there.contains("reference/turn.start.md"));
}

#[test]
fn every_link_of_the_book_leads_somewhere() {
    let docs = root().join("docs");
    let mut wrong = Vec::new();
    for (page, text) in pages() {
        let folder = docs.join(&page);
        let folder = folder.parent().unwrap_or(&docs);
        for link in links(&text) {
            if !plain(&folder.join(link)).exists() {
                wrong.push(format!("docs/{page}: {link}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
