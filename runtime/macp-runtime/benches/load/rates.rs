//! What happens per second: sends, starts, deliveries; and whether a session stays as quick as it grows.
//! The servers are running already.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use macp_wire::modes::Mode;
use macp_wire::v1::StreamSessionRequest;
use tokio::sync::{Notify, mpsc};

use crate::client::{Client, Talk, asked};
use crate::subject::Server;

/// How sends are made.
#[derive(Debug, Clone, Copy)]
pub struct Sends {
    pub mode: Mode,
    /// Tasks with a connection each, which wait for every acknowledgement.
    pub senders: usize,
    /// Messages of a session before the next one begins.
    pub depth: u64,
}

/// Acknowledgements per second.
pub async fn sends(server: &Server, sends: Sends, time: Duration) -> anyhow::Result<f64> {
    let began = Instant::now();
    let mut running = Vec::new();
    for number in 0..sends.senders {
        let sender = format!("sender-{number}");
        let client = server.client(&sender).await?;
        running.push(tokio::spawn(send_on(client, sends, began, time)));
    }
    let mut count = 0;
    for task in running {
        count += task.await??;
    }
    Ok(count as f64 / began.elapsed().as_secs_f64())
}

async fn send_on(
    mut client: Client,
    sends: Sends,
    began: Instant,
    time: Duration,
) -> anyhow::Result<u64> {
    let mut count = 0;
    loop {
        let talk = Talk::new(sends.mode, client.sender());
        for number in 0..sends.depth {
            if began.elapsed() >= time {
                return Ok(count);
            }
            client.send(talk.message(number)).await?;
            count += 1;
        }
    }
}

/// A sender in the middle of a session that is never left: itself, the session, the number of the next message.
pub type Deep = Vec<(Client, Talk, u64)>;

/// Senders with a session each that has so many messages already.
pub async fn deepen(server: &Server, sends: Sends) -> anyhow::Result<Deep> {
    let mut running = Vec::new();
    for number in 0..sends.senders {
        let mut client = server.client(&format!("sender-{number}")).await?;
        running.push(tokio::spawn(async move {
            let talk = Talk::new(sends.mode, client.sender());
            for number in 0..sends.depth {
                client.send(talk.message(number)).await?;
            }
            anyhow::Ok((client, talk, sends.depth))
        }));
    }
    let mut deep = Vec::new();
    for task in running {
        deep.push(task.await??);
    }
    Ok(deep)
}

/// Acknowledgements per second of messages further down.
pub async fn sends_below(deep: &mut Deep, time: Duration) -> anyhow::Result<f64> {
    let began = Instant::now();
    let mut running = Vec::new();
    for (client, talk, next) in deep.drain(..) {
        running.push(tokio::spawn(async move {
            let (mut client, mut next) = (client, next);
            let first = next;
            while began.elapsed() < time {
                client.send(talk.message(next)).await?;
                next += 1;
            }
            anyhow::Ok((next - first, (client, talk, next)))
        }));
    }
    let mut count = 0;
    for task in running {
        let (sent, sender) = task.await??;
        count += sent;
        deep.push(sender);
    }
    Ok(count as f64 / began.elapsed().as_secs_f64())
}

/// How much longer message 10,000 of a session takes than message 10: medians of five hundred messages around both.
pub async fn flatness(server: &Server, mode: Mode) -> anyhow::Result<f64> {
    const AROUND: usize = 500;
    const LAST: u64 = 10_000;
    let mut client = server.client("sender").await?;
    // The connection and the caches are warm when counting begins.
    let warm = Talk::new(mode, client.sender());
    for number in 0..AROUND as u64 {
        client.send(warm.message(number)).await?;
    }
    let talk = Talk::new(mode, client.sender());
    let mut times = Vec::new();
    for number in 0..LAST {
        let message = talk.message(number);
        let began = Instant::now();
        client.send(message).await?;
        times.push(began.elapsed().as_secs_f64());
    }
    let middle = |times: &[f64]| {
        let mut times = times.to_vec();
        times.sort_by(f64::total_cmp);
        times[times.len() / 2]
    };
    Ok(middle(&times[times.len() - AROUND..]) / middle(&times[2..AROUND + 2]))
}

/// Envelopes sent at a time; the slowest reader is at most two such parts behind.
const PART: u64 = 32;

/// Deliveries per second to readers of one session, while one writer sends over a stream as fast as they can follow.
pub async fn fan_out(server: &Server, readers: usize, time: Duration) -> anyhow::Result<f64> {
    let mut writer = server.client("writer").await?;
    let talk = Talk::new(Mode::MultiRound, "writer");
    writer.send(talk.message(0)).await?;
    let caught_up = Arc::new(Notify::new());
    let (mut counts, mut reading) = (Vec::new(), Vec::new());
    for _ in 0..readers {
        let client = server.client("writer").await?;
        let count = Arc::new(AtomicU64::new(0));
        let task = read(client, &talk, Arc::clone(&count), Arc::clone(&caught_up)).await?;
        reading.push(tokio::spawn(task));
        counts.push(count);
    }
    let (queue, frames) = mpsc::channel(PART as usize);
    let frames = futures_util::stream::unfold(frames, |mut frames| async move {
        let envelope = Some(frames.recv().await?);
        let frame = StreamSessionRequest {
            envelope,
            ..StreamSessionRequest::default()
        };
        Some((frame, frames))
    });
    let answers = writer
        .calls
        .stream_session(asked("writer", frames)?)
        .await?;
    let mut answers = answers.into_inner();
    let own = tokio::spawn(async move { while let Ok(Some(_)) = answers.message().await {} });
    let began = Instant::now();
    let mut number = 0_u64;
    while began.elapsed() < time {
        all_have(&counts, number.saturating_sub(PART), &caught_up).await?;
        for _ in 0..PART {
            number += 1;
            queue.send(talk.message(number)).await?;
        }
    }
    all_have(&counts, number, &caught_up).await?;
    let elapsed = began.elapsed();
    reading.iter().for_each(tokio::task::JoinHandle::abort);
    own.abort();
    Ok((number * readers as u64) as f64 / elapsed.as_secs_f64())
}

async fn all_have(counts: &[Arc<AtomicU64>], wanted: u64, news: &Notify) -> anyhow::Result<()> {
    let waiting = async {
        loop {
            let bell = news.notified();
            if counts
                .iter()
                .all(|count| count.load(Ordering::Acquire) >= wanted)
            {
                return;
            }
            bell.await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), waiting)
        .await
        .context("a reader has not received everything")
}

/// Subscribes, waits for the first envelope, and counts what follows.
async fn read(
    mut client: Client,
    talk: &Talk,
    count: Arc<AtomicU64>,
    news: Arc<Notify>,
) -> anyhow::Result<impl Future<Output = anyhow::Result<()>> + use<>> {
    let subscription = StreamSessionRequest {
        subscribe_session_id: talk.session_id.clone(),
        ..StreamSessionRequest::default()
    };
    let requests = futures_util::stream::unfold(Some(subscription), |next| async move {
        match next {
            Some(next) => Some((next, None)),
            None => std::future::pending().await,
        }
    });
    let request = asked(&talk.sender, requests)?;
    let mut answers = client.calls.stream_session(request).await?.into_inner();
    ensure!(answers.message().await?.is_some(), "no history came");
    Ok(async move {
        // The connection must outlive the stream.
        let _client = client;
        while answers.message().await?.is_some() {
            let had = count.fetch_add(1, Ordering::AcqRel);
            if (had + 1).is_multiple_of(PART) {
                news.notify_one();
            }
        }
        Ok(())
    })
}
