//! Decides something over MACP through the generated client: a policy, a session, votes, a refusal, and a reader.
//! Retries nothing and keeps nothing; ends with an error as soon as anything deviates.
//!
//! Usage: `cargo run -p macp-example -- HOST:PORT`, with a server that was started with MACP_ALLOW_INSECURE=1 and no tokens.

#![expect(clippy::print_stdout, reason = "what it prints is for people")]

use std::process::ExitCode;

use anyhow::{Context, anyhow, bail, ensure};
use macp_grpc::macp_runtime_service_client::MacpRuntimeServiceClient;
use macp_wire::mode::decision::{Ballot, Message};
use macp_wire::modes::Mode;
use macp_wire::payload::decision::{ProposalPayload, VotePayload};
use macp_wire::policy::{Algorithm, DecisionCommitmentRules, DecisionRules, VotingRules};
use macp_wire::v1::stream_session_response::Response as Item;
use macp_wire::v1::{
    Ack, CommitmentPayload, Envelope, InitializeRequest, PolicyDescriptor, RegisterPolicyRequest,
    SendRequest, SessionStartPayload, SessionState, StreamSessionRequest, WatchSessionsRequest,
};
use macp_wire::{Code, words};
use tonic::Request;
use tonic::transport::{Channel, Endpoint};

const MODE: Mode = Mode::Decision;
const CONFIGURATION: &str = "example";
const PLAN: &str = "first";

#[tokio::main]
async fn main() -> ExitCode {
    match run().await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn run() -> anyhow::Result<()> {
    let target = std::env::args()
        .nth(1)
        .context("usage: macp-example HOST:PORT")?;
    let channel = Endpoint::from_shared(format!("http://{target}"))?
        .connect()
        .await
        .map_err(|_| anyhow!("nobody answers at {target}: is the server running?"))?;
    let client = MacpRuntimeServiceClient::new(channel);
    let [ada, ben, eve] = ["ada", "ben", "eve"].map(|name| Agent {
        name,
        client: client.clone(),
    });
    let session = uuid::Uuid::new_v4().to_string();
    ada.shake_hands().await?;
    // A policy is registered once; the server may have seen this program before.
    let policy = format!("policy.example.{session}");
    ada.register_policy(&policy).await?;
    ada.start_watched(&session, &policy).await?;
    let history = tokio::spawn(ben.clone().follow(session.clone(), 5));
    decide([&ada, &ben, &eve], &session).await?;
    let kinds = history.await??;
    ensure!(
        kinds == ["SessionStart", "Proposal", "Vote", "Vote", "Commitment"],
        "the history is {kinds:?}"
    );
    println!("subscription: the whole history\neverything went as it should");
    Ok(())
}

async fn decide([ada, ben, eve]: [&Agent; 3], session: &str) -> anyhow::Result<()> {
    accepted(
        &ada.send(envelope(session, Message::Proposal, "plan", &plan()))
            .await?,
    )?;
    let approval = envelope(session, Message::Vote, "vote", &vote());
    refused(&eve.send(approval.clone()).await?, Code::Forbidden)?;
    let end = envelope(session, Message::Commitment, "end", &commitment());
    refused(&ada.send(end.clone()).await?, Code::PolicyDenied)?;
    println!("refusals: a stranger's vote, a decision without votes");

    accepted(&ben.send(approval.clone()).await?)?;
    let repeated = ben.send(approval).await?;
    ensure!(
        repeated.duplicate,
        "a repetition was taken for something new"
    );
    accepted(
        &ada.send(envelope(session, Message::Vote, "second vote", &vote()))
            .await?,
    )?;
    // Nobody took the id of the refused message; it is sent once more.
    let ack = ada.send(end).await?;
    accepted(&ack)?;
    ensure!(
        ack.session_state() == SessionState::Resolved,
        "the session is {:?}",
        ack.session_state()
    );
    println!("decision: resolved");
    Ok(())
}

/// Somebody with a name, which is its credential in development mode.
#[derive(Clone)]
struct Agent {
    name: &'static str,
    client: MacpRuntimeServiceClient<Channel>,
}

impl Agent {
    fn request<T>(&self, message: T) -> Request<T> {
        let mut request = Request::new(message);
        if let Ok(credential) = format!("{}{}", words::BEARER_PREFIX, self.name).parse() {
            request
                .metadata_mut()
                .insert(words::METADATA_AUTHORIZATION, credential);
        }
        request
    }

    async fn shake_hands(&self) -> anyhow::Result<()> {
        let versions = vec![words::MACP_VERSION.to_owned()];
        let request = InitializeRequest {
            supported_protocol_versions: versions,
            ..InitializeRequest::default()
        };
        let answer = self.client.clone().initialize(request).await?.into_inner();
        ensure!(
            answer.selected_protocol_version == words::MACP_VERSION,
            "no common version"
        );
        Ok(())
    }

    async fn register_policy(&self, policy_id: &str) -> anyhow::Result<()> {
        let voting = VotingRules {
            algorithm: Algorithm::Majority,
            ..VotingRules::default()
        };
        let commitment = DecisionCommitmentRules {
            require_vote_quorum: true,
            ..DecisionCommitmentRules::default()
        };
        let rules = DecisionRules {
            voting,
            commitment,
            ..DecisionRules::default()
        };
        let policy = PolicyDescriptor {
            policy_id: policy_id.to_owned(),
            mode: MODE.id().to_owned(),
            description: "A majority of the votes decides.".to_owned(),
            rules: serde_json::to_string(&rules)?,
            schema_version: macp_wire::policy::SCHEMA_VERSION_MAX,
            registered_at_unix_ms: 0,
        };
        let request = self.request(RegisterPolicyRequest {
            policy_descriptor: Some(policy),
        });
        let answer = self
            .client
            .clone()
            .register_policy(request)
            .await?
            .into_inner();
        ensure!(answer.ok, "the policy is refused: {}", answer.error);
        println!("policy: registered");
        Ok(())
    }

    /// Starts a session, and hears of it through a watch.
    async fn start_watched(&self, session: &str, policy: &str) -> anyhow::Result<()> {
        let request = self.request(WatchSessionsRequest {});
        let mut lives = self
            .client
            .clone()
            .watch_sessions(request)
            .await?
            .into_inner();
        accepted(
            &self
                .send(envelope(
                    session,
                    Message::SessionStart,
                    "start",
                    &start(policy),
                ))
                .await?,
        )?;
        // The watch begins with the sessions that were there before.
        loop {
            let told = lives.message().await?.and_then(|told| told.event);
            let event = told.context("the watch ended")?;
            if event.session.is_some_and(|told| told.session_id == session) {
                break;
            }
        }
        println!("session: started and watched");
        Ok(())
    }

    /// Sends an envelope; whether it was accepted is in the answer, not in the status.
    async fn send(&self, envelope: Envelope) -> anyhow::Result<Ack> {
        let request = self.request(SendRequest {
            envelope: Some(envelope),
        });
        let answer = self.client.clone().send(request).await?.into_inner();
        answer.ack.context("an answer without an acknowledgement")
    }

    /// The types of the first `count` envelopes, read through a subscription.
    async fn follow(self, session_id: String, count: usize) -> anyhow::Result<Vec<String>> {
        let subscription = StreamSessionRequest {
            subscribe_session_id: session_id,
            ..StreamSessionRequest::default()
        };
        // A caller who ends its side ends the stream, so the requests go on for ever.
        let frames = futures_util::stream::once(async { subscription });
        let frames = futures_util::StreamExt::chain(frames, futures_util::stream::pending());
        let mut answers = self
            .client
            .clone()
            .stream_session(self.request(frames))
            .await?
            .into_inner();
        let mut kinds = Vec::new();
        while kinds.len() < count {
            match answers.message().await?.and_then(|answer| answer.response) {
                Some(Item::Envelope(envelope)) => kinds.push(envelope.message_type),
                other => bail!("the stream answered {other:?}"),
            }
        }
        Ok(kinds)
    }
}

fn envelope(
    session_id: &str,
    message: Message,
    message_id: &str,
    payload: &impl prost::Message,
) -> Envelope {
    Envelope {
        macp_version: words::MACP_VERSION.to_owned(),
        mode: MODE.id().to_owned(),
        message_type: message.as_str().to_owned(),
        message_id: message_id.to_owned(),
        session_id: session_id.to_owned(),
        payload: payload.encode_to_vec().into(),
        ..Envelope::default()
    }
}

fn start(policy: &str) -> SessionStartPayload {
    SessionStartPayload {
        intent: "pick a plan".to_owned(),
        participants: vec!["ada".to_owned(), "ben".to_owned()],
        mode_version: MODE.version().to_owned(),
        configuration_version: CONFIGURATION.to_owned(),
        policy_version: policy.to_owned(),
        ttl_ms: 60_000,
        ..SessionStartPayload::default()
    }
}

fn plan() -> ProposalPayload {
    ProposalPayload {
        proposal_id: PLAN.to_owned(),
        option: "the first plan".to_owned(),
        ..ProposalPayload::default()
    }
}

fn vote() -> VotePayload {
    let vote = Ballot::Approve.as_str().to_owned();
    VotePayload {
        proposal_id: PLAN.to_owned(),
        vote,
        ..VotePayload::default()
    }
}

fn commitment() -> CommitmentPayload {
    CommitmentPayload {
        commitment_id: "end".to_owned(),
        action: "plan.selected".to_owned(),
        authority_scope: "plans".to_owned(),
        reason: "both want it".to_owned(),
        mode_version: MODE.version().to_owned(),
        configuration_version: CONFIGURATION.to_owned(),
        outcome_positive: true,
        ..CommitmentPayload::default()
    }
}

fn accepted(ack: &Ack) -> anyhow::Result<()> {
    ensure!(ack.ok, "a message was refused: {ack:?}");
    Ok(())
}

fn refused(ack: &Ack, code: Code) -> anyhow::Result<()> {
    let told = ack.error.as_ref().map(|error| error.code.as_str());
    ensure!(
        told == Some(code.as_str()),
        "instead of {} the answer was {ack:?}",
        code.as_str()
    );
    Ok(())
}
