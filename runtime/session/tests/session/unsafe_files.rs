//! Names and files that must not be used as sessions.

use std::os::unix::fs::symlink;

use redact::Redactor;
use session::{Error, Id, ListBounds};

use crate::common::{ALL, Fixture, fixture, turn};

fn id(digit: char) -> Id {
    Id::parse(&format!("ses_{}", digit.to_string().repeat(32))).unwrap()
}

fn refused(f: &Fixture, id: &Id, why: &str) {
    let files = f.files();
    let errors = [
        f.store.attach(id).map(|_| ()).unwrap_err(),
        f.store
            .replay(id, None, &ALL, &Redactor::patterns())
            .map(|_| ())
            .unwrap_err(),
        f.store.verify(id, &mut |_| {}).map(|_| ()).unwrap_err(),
    ];
    for error in errors {
        assert!(
            matches!(&error, Error::Unsafe { what } if *what == why),
            "{error:?}"
        );
    }
    let bounds = ListBounds {
        items: 32,
        scan_entries: 100,
        title_bytes: 80,
    };
    assert!(
        f.store
            .list(None, &bounds, &Redactor::patterns())
            .unwrap()
            .incomplete
    );
    assert_eq!(f.files(), files, "nothing was made on the way");
}

#[test]
fn links_folders_devices_and_pipes_in_the_place_of_a_session_are_refused() {
    let f = fixture();
    let mut writer = f.store.create().unwrap();
    turn(&mut writer, "Q", "A");
    let real = f.path(writer.id());
    drop(writer);
    let outside = tempfile::tempdir().unwrap();
    std::fs::write(outside.path().join("secret"), "secret\n").unwrap();

    symlink(&real, f.path(&id('1'))).unwrap();
    refused(&f, &id('1'), "a symbolic link");
    std::fs::remove_file(f.path(&id('1'))).unwrap();
    symlink(outside.path().join("secret"), f.path(&id('1'))).unwrap();
    refused(&f, &id('1'), "a symbolic link");
    std::fs::remove_file(f.path(&id('1'))).unwrap();
    symlink("/dev/zero", f.path(&id('1'))).unwrap();
    refused(&f, &id('1'), "a symbolic link");
    std::fs::remove_file(f.path(&id('1'))).unwrap();

    std::fs::create_dir(f.path(&id('2'))).unwrap();
    refused(&f, &id('2'), "a folder");
    std::fs::remove_dir(f.path(&id('2'))).unwrap();

    let pipe = rustix::fs::FileType::Fifo;
    let mode = rustix::fs::Mode::RUSR | rustix::fs::Mode::WUSR;
    rustix::fs::mknodat(rustix::fs::CWD, f.path(&id('3')), pipe, mode, 0).unwrap();
    refused(&f, &id('3'), "a device, pipe or socket");
    std::fs::remove_file(f.path(&id('3'))).unwrap();

    let zero = rustix::fs::makedev(1, 5);
    let device = rustix::fs::FileType::CharacterDevice;
    match rustix::fs::mknodat(rustix::fs::CWD, f.path(&id('4')), device, mode, zero) {
        Ok(()) => refused(&f, &id('4'), "a device, pipe or socket"),
        Err(error) => eprintln!("skipped a device file: {error}"),
    }
    assert_eq!(
        std::fs::read(outside.path().join("secret")).unwrap(),
        b"secret\n"
    );
}

/// Reading it whole would hold up whoever asked, for hours.
#[test]
fn a_file_longer_than_any_session_is_not_held_for_writing_and_still_replayed() {
    let f = fixture();
    let id = f.store.create().unwrap().id().clone();
    let file = std::fs::File::options()
        .write(true)
        .open(f.path(&id))
        .unwrap();
    file.set_len(1 << 40).unwrap();
    assert!(matches!(
        f.store.attach(&id).map(drop),
        Err(Error::Unsafe { .. })
    ));
    let replay = f.store.replay(&id, None, &ALL, &Redactor::patterns());
    assert!(replay.unwrap().gap);
}

#[test]
fn a_file_of_another_user_is_refused() {
    let f = fixture();
    let id = f.store.create().unwrap().id().clone();
    match std::os::unix::fs::chown(f.path(&id), Some(12_345), None) {
        Ok(()) => refused(&f, &id, "something that belongs to another user"),
        Err(error) => eprintln!("skipped: {error}"),
    }
}

#[test]
fn a_link_in_the_place_of_the_lease_is_not_followed() {
    let f = fixture();
    let id = f.store.create().unwrap().id().clone();
    let lease = f.dir.path().join(format!("{id}.lease"));
    symlink(f.dir.path().join("elsewhere"), &lease).unwrap();
    assert!(matches!(
        f.store.attach(&id),
        Err(Error::Unsafe {
            what: "a symbolic link"
        })
    ));
    assert!(!f.dir.path().join("elsewhere").exists());
    std::fs::remove_file(&lease).unwrap();
    std::fs::create_dir(&lease).unwrap();
    assert!(matches!(
        f.store.attach(&id),
        Err(Error::Unsafe { what: "a folder" })
    ));
}

#[test]
fn a_folder_of_sessions_that_is_none_is_refused() {
    let f = fixture();
    std::fs::write(f.dir.path().join("file"), "").unwrap();
    let store = session::Store::at(f.dir.path().join("file"), Default::default());
    assert!(matches!(store.create(), Err(Error::Unsafe { .. })));
    let bounds = ListBounds {
        items: 32,
        scan_entries: 100,
        title_bytes: 80,
    };
    assert!(matches!(
        store.list(None, &bounds, &Redactor::patterns()),
        Err(Error::Unsafe { .. })
    ));
}
