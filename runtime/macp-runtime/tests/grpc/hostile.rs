//! Floods and bombs in HTTP/2 itself: the server hangs up or shrugs, keeps its memory, and serves the others meanwhile.
//! Clients that say too little instead of too much stand in `half_open`.

use macp_wire::rpc::Rpc;
use serde_json::json;

use crate::program::Program;
use crate::raw::*;
use crate::server::Caller;

/// What a flood may cost beside what the program needs anyway; each of them sends more.
const KIB_MAX: u64 = 8 << 10;

/// The program, and somebody on another connection who must not notice anything.
struct Scene {
    program: Program,
    other: Caller,
    before: u64,
}

impl Scene {
    async fn begin() -> Scene {
        let program = Program::start(&[("MACP_MEMORY_ONLY", "1")]);
        let other = Caller::over(program.another_channel(), "ada");
        let mut scene = Scene {
            program,
            other,
            before: 0,
        };
        scene.serves().await;
        scene.before = scene.program.resident_kib();
        scene
    }

    fn connect(&self) -> Raw {
        Raw::open(self.program.socket())
    }

    async fn serves(&self) {
        let answer = self.other.call("ListSessions", &json!({})).await;
        assert!(answer.is_ok(), "{answer:?}");
    }

    /// The other one is served, on a connection that is new as well, and nothing was heaped up.
    async fn is_unharmed(&self) {
        self.serves().await;
        let late = Caller::over(self.program.another_channel(), "late");
        assert!(late.call("ListSessions", &json!({})).await.is_ok());
        let grown = self.program.resident_kib().saturating_sub(self.before);
        assert!(grown <= KIB_MAX, "grown by {grown} KiB");
    }
}

fn stream_session() -> &'static str {
    Rpc::StreamSession.path()
}

/// Sends frames in batches while somebody else is served, then hears how the connection ends.
async fn flood(
    scene: &Scene,
    mut raw: Raw,
    batch: impl Fn(u32) -> Frames,
    batches: u32,
) -> Option<u32> {
    let reader = raw.reader();
    let reading = std::thread::spawn(move || reader.ends());
    for number in 0..batches {
        raw.send(batch(number));
        if number % 16 == 0 {
            scene.serves().await;
        }
    }
    raw.hang_up();
    reading.join().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn headers_without_an_end_are_cut_off() {
    let scene = Scene::begin().await;
    // Full frames, small ones, and empty ones, of a header block that never ends.
    let full = field(0, "n", &"v".repeat((16 << 10) - 6));
    assert!(full.len() <= 16 << 10);
    for part in [full, field(0, "n", "v"), Vec::new()] {
        let mut raw = scene.connect();
        raw.send(Frames::default().add(HEADERS, 0, 1, &request(stream_session(), "eve")));
        let batch = |_| {
            let frames = Frames::default();
            (0..64).fold(frames, |frames, _| frames.add(CONTINUATION, 0, 1, &part))
        };
        let reason = flood(&scene, raw, batch, 64).await;
        assert!(
            matches!(reason, Some(1..)),
            "{} bytes: {reason:?}",
            part.len()
        );
    }
    scene.is_unharmed().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_small_block_that_unpacks_to_a_huge_list_is_refused() {
    let scene = Scene::begin().await;
    let mut raw = scene.connect();
    // Kept in the table, then said four thousand times with one byte each: sixteen megabytes.
    let mut bomb = request(stream_session(), "eve");
    bomb.extend(field(64, "bomb", &"x".repeat(4_000)));
    bomb.extend([0x80 | 62].repeat(4_000));
    for number in 0..64 {
        raw.send(Frames::default().add(HEADERS, END_HEADERS, 2 * number + 1, &bomb));
    }
    raw.send(Frames::default().add(PING, 0, 0, &[7; 8]));
    let mut answers = 0;
    let calm = loop {
        match raw.next() {
            None => break true,
            Some(frame) => match frame.kind {
                HEADERS | RST_STREAM => answers += 1,
                PING if frame.flags == ACK => break false,
                GOAWAY => break true,
                _ => {}
            },
        }
    };
    assert!(calm || answers >= 64, "{answers} of 64 were refused");
    scene.is_unharmed().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn requests_that_are_taken_back_at_once_end_the_connection() {
    let scene = Scene::begin().await;
    let batch = |number: u32| {
        (0..64).fold(Frames::default(), |frames, at| {
            let stream = 2 * (number * 64 + at) + 1;
            frames.request(0, stream, stream_session(), "eve").add(
                RST_STREAM,
                0,
                stream,
                &8u32.to_be_bytes(),
            )
        })
    };
    let reason = flood(&scene, scene.connect(), batch, 400).await;
    assert_eq!(reason, Some(ENHANCE_YOUR_CALM));
    scene.is_unharmed().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pings_and_settings_are_answered_one_by_one_and_heap_nothing_up() {
    let scene = Scene::begin().await;
    for (kind, payload) in [(PING, &[7; 8][..]), (SETTINGS, &[0, 4, 0, 0, 255, 255])] {
        let batch = |_| {
            (0..256).fold(Frames::default(), |frames, _| {
                frames.add(kind, 0, 0, payload)
            })
        };
        flood(&scene, scene.connect(), batch, 400).await;
    }
    scene.is_unharmed().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_read_the_answers_to_its_pings_is_not_listened_to() {
    let scene = Scene::begin().await;
    let mut deaf = Vec::new();
    for (kind, payload) in [(PING, &[7; 8][..]), (SETTINGS, &[0, 4, 0, 0, 255, 255])] {
        let mut raw = scene.connect();
        let frames = (0..256).fold(Frames::default(), |frames, _| {
            frames.add(kind, 0, 0, payload)
        });
        let poured = raw.pour(&frames, 256 << 20);
        assert!(poured < 256 << 20, "everything was taken");
        deaf.push(raw);
    }
    scene.is_unharmed().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn data_that_says_nothing_heaps_nothing_up() {
    let scene = Scene::begin().await;
    // Nothing may be sent to this client, so its stream reads no further; its own data then stays with the server.
    for data in [&[][..], &[0]] {
        let mut raw = Raw::with_settings(scene.program.socket(), &[NOTHING_MAY_BE_SENT]);
        raw.send(Frames::default().request(0, 1, stream_session(), "eve"));
        let batch = |_| (0..256).fold(Frames::default(), |frames, _| frames.add(DATA, 0, 1, data));
        flood(&scene, raw, batch, 800).await;
    }
    scene.is_unharmed().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn windows_that_overflow_and_frames_that_lie_about_their_size_end_the_connection() {
    let scene = Scene::begin().await;
    let mut overflow = scene.connect();
    for _ in 0..2 {
        overflow.send(Frames::default().add(WINDOW_UPDATE, 0, 0, &0x7fff_ffffu32.to_be_bytes()));
    }
    assert!(overflow.ends().is_some_and(|reason| reason > 0));
    let mut large = scene.connect();
    large.send(Frames::default().add(DATA, 0, 1, &vec![0; 1 << 20]));
    assert!(large.ends().is_some_and(|reason| reason > 0));
    let mut short = scene.connect();
    short.send(Frames::default().add(PING, 0, 0, &[1]));
    assert!(short.ends().is_some_and(|reason| reason > 0));
    scene.is_unharmed().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_that_promise_to_be_long_are_not_waited_for_with_their_memory() {
    let scene = Scene::begin().await;
    let promise = [0, 0, 16, 0, 0];
    let mut waiting = Vec::new();
    for _ in 0..8 {
        let mut raw = scene.connect();
        for number in 0..64 {
            let stream = 2 * number + 1;
            raw.send(
                Frames::default()
                    .request(0, stream, stream_session(), "eve")
                    .add(DATA, 0, stream, &promise),
            );
        }
        // All of them were looked at when the ping comes back.
        raw.send(Frames::default().add(PING, 0, 0, &[7; 8]));
        while raw.next_of(PING).unwrap().flags != ACK {}
        waiting.push(raw);
    }
    scene.is_unharmed().await;
}
