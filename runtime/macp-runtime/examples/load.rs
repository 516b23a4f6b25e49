//! Measures the server in this process: sends, starts, fan-out, paging, start-up. Prints one line per figure.
//! A figure says something only beside another of the same run; see `docs/macp/operating.md`.
#![expect(
    clippy::print_stdout,
    reason = "the figures are what this program is for"
)]

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use anyhow::{Context, ensure};
use macp_grpc::macp_runtime_service_client::MacpRuntimeServiceClient;
use macp_runtime::clock::Clock;
use macp_runtime::server::{self, Running};
use macp_runtime::settings::Settings;
use macp_wire::modes::Mode;
use macp_wire::payload::multi_round::ContributePayload;
use macp_wire::v1::{
    Envelope, InitializeRequest, ListSessionsRequest, SendRequest, SessionStartPayload,
    StreamSessionRequest,
};
use macp_wire::{settings as names, words};
use prost::Message;
use tonic::Request;
use tonic::transport::{Channel, Endpoint};

const MODE: Mode = Mode::MultiRound;
const SECONDS: f64 = 2.0;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    for durable in [false, true] {
        let what = if durable { "durable" } else { "memory" };
        let folder = tempfile::tempdir()?;
        for senders in [1, 16, 64] {
            let server = start(durable.then(|| folder.path())).await?;
            println!(
                "handshake  {what} {senders:>3} senders {:>9.0} per s",
                handshakes(&server, senders).await?
            );
            println!(
                "send       {what} {senders:>3} senders {:>9.0} per s",
                sends(&server, senders).await?
            );
            println!(
                "start      {what} {senders:>3} senders {:>9.0} per s",
                starts(&server, senders).await?
            );
            server.stop().await;
        }
    }
    for readers in [1, 16, 64] {
        let server = start(None).await?;
        println!(
            "fan-out    memory {readers:>3} readers {:>9.0} per s",
            fan_out(&server, readers).await?
        );
        server.stop().await;
    }
    stored_sessions().await
}

async fn start(folder: Option<&std::path::Path>) -> anyhow::Result<Running> {
    let mut values: BTreeMap<&str, OsString> = BTreeMap::from([
        (names::MACP_BIND_ADDR, "127.0.0.1:0".into()),
        (names::MACP_ALLOW_INSECURE, "1".into()),
        (names::MACP_MESSAGE_LIMIT_PER_MINUTE, "1000000000".into()),
        (
            names::MACP_SESSION_START_LIMIT_PER_MINUTE,
            "1000000000".into(),
        ),
    ]);
    match folder {
        Some(folder) => values.insert(names::MACP_DATA_DIR, folder.into()),
        None => values.insert(names::MACP_MEMORY_ONLY, "1".into()),
    };
    let settings = Settings::read(&|name| values.get(name).cloned());
    let settings = settings.map_err(|problems| anyhow::anyhow!("{problems:?}"))?;
    Ok(server::start(settings, Clock::system()).await?)
}

type Client = MacpRuntimeServiceClient<Channel>;

async fn client(server: &Running) -> anyhow::Result<Client> {
    let endpoint = Endpoint::from_shared(format!("http://{}", server.address()))?.tcp_nodelay(true);
    Ok(MacpRuntimeServiceClient::new(endpoint.connect().await?))
}

fn asked<T>(sender: &str, message: T) -> anyhow::Result<Request<T>> {
    let mut request = Request::new(message);
    let bearer = format!("{}{sender}", words::BEARER_PREFIX);
    request
        .metadata_mut()
        .insert(words::METADATA_AUTHORIZATION, bearer.parse()?);
    Ok(request)
}

fn envelope(
    session_id: &str,
    message_type: &str,
    message_id: String,
    payload: Vec<u8>,
) -> SendRequest {
    let envelope = Envelope {
        macp_version: words::MACP_VERSION.to_owned(),
        mode: MODE.id().to_owned(),
        message_type: message_type.to_owned(),
        message_id,
        session_id: session_id.to_owned(),
        payload: payload.into(),
        ..Envelope::default()
    };
    SendRequest {
        envelope: Some(envelope),
    }
}

fn start_of(session_id: &str, sender: &str) -> SendRequest {
    let payload = SessionStartPayload {
        participants: vec![sender.to_owned(), "other".to_owned()],
        mode_version: MODE.version().to_owned(),
        configuration_version: "load".to_owned(),
        ttl_ms: 3_600_000,
        ..SessionStartPayload::default()
    };
    envelope(
        session_id,
        words::SESSION_START,
        "start".to_owned(),
        payload.encode_to_vec(),
    )
}

fn contribution(session_id: &str, number: u64) -> SendRequest {
    let payload = ContributePayload {
        value: format!("value {number}"),
    };
    envelope(
        session_id,
        macp_wire::mode::multi_round::Message::Contribute.as_str(),
        number.to_string(),
        payload.encode_to_vec(),
    )
}

async fn send(client: &mut Client, sender: &str, request: SendRequest) -> anyhow::Result<()> {
    let ack = client
        .send(asked(sender, request)?)
        .await?
        .into_inner()
        .ack
        .context("no acknowledgement")?;
    ensure!(ack.ok, "{ack:?}");
    Ok(())
}

/// Runs `once` in as many tasks as asked until the time is over; answers how often per second.
async fn rate<F, W>(server: &Running, tasks: usize, once: F) -> anyhow::Result<f64>
where
    F: Fn(Client, usize, u64) -> W + Send + Sync + Clone + 'static,
    W: Future<Output = anyhow::Result<()>> + Send,
{
    let began = Instant::now();
    let count = Arc::new(AtomicUsize::new(0));
    let mut running = Vec::new();
    for task in 0..tasks {
        let (client, count, once) = (client(server).await?, Arc::clone(&count), once.clone());
        running.push(tokio::spawn(async move {
            let mut number = 0;
            while began.elapsed().as_secs_f64() < SECONDS {
                once(client.clone(), task, number).await?;
                number += 1;
                count.fetch_add(1, Ordering::Relaxed);
            }
            anyhow::Ok(())
        }));
    }
    for task in running {
        task.await??;
    }
    Ok(count.load(Ordering::Relaxed) as f64 / began.elapsed().as_secs_f64())
}

async fn handshakes(server: &Running, tasks: usize) -> anyhow::Result<f64> {
    rate(server, tasks, |mut client, _, _| async move {
        let versions = vec![words::MACP_VERSION.to_owned()];
        let request = InitializeRequest {
            supported_protocol_versions: versions,
            ..InitializeRequest::default()
        };
        client.initialize(request).await?;
        Ok(())
    })
    .await
}

async fn sends(server: &Running, tasks: usize) -> anyhow::Result<f64> {
    let run = uuid::Uuid::new_v4().simple().to_string();
    rate(server, tasks, move |mut client, task, number| {
        // A new session every hundred messages.
        let session_id = format!("{run}-{task}-{}", number / 100);
        async move {
            let sender = format!("sender-{task}");
            if number % 100 == 0 {
                send(&mut client, &sender, start_of(&session_id, &sender)).await?;
            }
            send(&mut client, &sender, contribution(&session_id, number)).await
        }
    })
    .await
}

async fn starts(server: &Running, tasks: usize) -> anyhow::Result<f64> {
    rate(server, tasks, |mut client, task, _| async move {
        let sender = format!("sender-{task}");
        send(
            &mut client,
            &sender,
            start_of(&uuid::Uuid::new_v4().to_string(), &sender),
        )
        .await
    })
    .await
}

async fn fan_out(server: &Running, readers: usize) -> anyhow::Result<f64> {
    const MESSAGES: usize = 5_000;
    let session_id = uuid::Uuid::new_v4().to_string();
    let mut writer = client(server).await?;
    send(&mut writer, "ada", start_of(&session_id, "ada")).await?;
    let mut reading = Vec::new();
    for _ in 0..readers {
        let mut client = client(server).await?;
        let subscription = StreamSessionRequest {
            subscribe_session_id: session_id.clone(),
            ..StreamSessionRequest::default()
        };
        let requests = futures_util::stream::unfold(Some(subscription), |next| async move {
            match next {
                Some(next) => Some((next, None)),
                None => std::future::pending().await,
            }
        });
        let mut answers = client
            .stream_session(asked("ada", requests)?)
            .await?
            .into_inner();
        answers.message().await?;
        reading.push(tokio::spawn(async move {
            for _ in 0..MESSAGES {
                answers.message().await?.context("the stream ended")?;
            }
            anyhow::Ok(())
        }));
    }
    let began = Instant::now();
    for number in 0..MESSAGES as u64 {
        send(&mut writer, "ada", contribution(&session_id, number)).await?;
    }
    for reader in reading {
        reader.await??;
    }
    Ok((MESSAGES * readers) as f64 / began.elapsed().as_secs_f64())
}

/// Ten thousand sessions of four messages: page through them, stop, start again.
async fn stored_sessions() -> anyhow::Result<()> {
    const SESSIONS: usize = 10_000;
    let folder = tempfile::tempdir()?;
    let before = resident_kib();
    let server = start(Some(folder.path())).await?;
    let mut running = Vec::new();
    for task in 0..16 {
        let mut client = client(&server).await?;
        running.push(tokio::spawn(async move {
            for number in (task..SESSIONS).step_by(16) {
                let session_id = format!("a-stored-session-number-{number:06}");
                send(&mut client, "ada", start_of(&session_id, "ada")).await?;
                for number in 0..3 {
                    send(&mut client, "ada", contribution(&session_id, number)).await?;
                }
            }
            anyhow::Ok(())
        }));
    }
    for task in running {
        task.await??;
    }
    println!(
        "memory     {:>6} KiB more after {SESSIONS} sessions of 4 messages",
        resident_kib() - before
    );
    let mut client = client(&server).await?;
    let (mut pages, mut token, began) = (0, String::new(), Instant::now());
    loop {
        let request = ListSessionsRequest {
            page_size: 100,
            page_token: token,
        };
        token = client
            .list_sessions(asked("ada", request)?)
            .await?
            .into_inner()
            .next_page_token;
        pages += 1;
        if token.is_empty() {
            break;
        }
    }
    println!(
        "page       {:>9.3} ms of 100 rows",
        began.elapsed().as_secs_f64() * 1000.0 / f64::from(pages)
    );
    drop(client);
    let began = Instant::now();
    server.stop().await;
    println!(
        "stop       {:>9.3} ms",
        began.elapsed().as_secs_f64() * 1000.0
    );
    let began = Instant::now();
    let server = start(Some(folder.path())).await?;
    println!(
        "start      {:>9.3} ms with {SESSIONS} stored sessions",
        began.elapsed().as_secs_f64() * 1000.0
    );
    ensure!(
        server.runtime().digests().len() == SESSIONS,
        "sessions are missing after the start"
    );
    server.stop().await;
    Ok(())
}

fn resident_kib() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok())
        .unwrap_or(0)
}
