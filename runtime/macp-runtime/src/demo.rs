//! A demonstration: a real server with a journal, four real clients, one decision under a policy, told step by step.
//! Whatever does not go as told here is an error.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, bail, ensure};
use macp_grpc::macp_runtime_service_client::MacpRuntimeServiceClient;
use macp_wire::mode::decision::{Ballot, Message, Recommendation};
use macp_wire::modes::Mode;
use macp_wire::payload::decision::{EvaluationPayload, ProposalPayload, VotePayload};
use macp_wire::policy::{
    Algorithm, DecisionCommitmentRules, DecisionRules, DenyCode, PolicyDenials, VoteQuorum,
    VotingRules,
};
use macp_wire::tokens::StaticToken;
use macp_wire::v1::stream_session_response::Response as Item;
use macp_wire::v1::{
    Ack, CommitmentPayload, Envelope, GetSessionRequest, InitializeRequest, PolicyDescriptor,
    RegisterPolicyRequest, SendRequest, SessionMetadata, SessionStartPayload, SessionState,
    StreamSessionRequest, StreamSessionResponse,
};
use macp_wire::{Code, settings as names, words};
use prost::Message as _;
use tonic::metadata::AsciiMetadataValue;
use tonic::transport::{Channel, Endpoint};
use tonic::{Request, Streaming};

use crate::clock::Clock;
use crate::server::{self, Running};
use crate::settings::Settings;

const MODE: Mode = Mode::Decision;
const POLICY: &str = "policy.demo.majority";
const CONFIGURATION: &str = "demo";
const PROPOSAL: &str = "monday";
const VOTERS_NEEDED: f64 = 3.0;

/// Runs the demonstration and writes the story to `out`.
///
/// # Errors
/// Anything that did not go as the story says.
pub async fn run(out: &mut dyn Write) -> anyhow::Result<()> {
    let folder = tempfile::Builder::new()
        .prefix("macp-demo-")
        .tempdir()
        .context("no temporary folder")?;
    let mut story = Story { out, step: 0 };
    story.line("Four agents decide something over MACP. Everything runs on this machine.")?;
    let server = start(folder.path()).await?;
    story.step(&format!(
        "A server with a journal listens on {}; it knows four bearer tokens.",
        server.address()
    ))?;
    let session_id = uuid::Uuid::new_v4().to_string();
    let history = decide(&mut story, &server, &session_id).await?;
    server.stop().await;
    let server = start(folder.path()).await?;
    let olga = Agent::connect(&server, "olga").await?;
    let session = olga.read(&session_id).await?;
    ensure!(
        session.state() == SessionState::Resolved,
        "the session is {:?} after a restart",
        session.state()
    );
    let mut replay = olga.follow(&session_id).await?;
    let replayed = replay.next_many(history.len()).await?;
    ensure!(replayed == history, "the history differs after a restart");
    story.step("The server was stopped and started again: the session is still resolved, its history the same.")?;
    drop(replay);
    server.stop().await;
    story.line("Everything went as it should.")
}

/// The decision itself; answers the history as the observer saw it.
async fn decide(
    story: &mut Story<'_>,
    server: &Running,
    session_id: &str,
) -> anyhow::Result<Vec<Envelope>> {
    let cleo = Agent::connect(server, "cleo").await?;
    let ana = Agent::connect(server, "ana").await?;
    let ben = Agent::connect(server, "ben").await?;
    let olga = Agent::connect(server, "olga").await?;
    cleo.shake_hands().await?;
    story.step(&format!(
        "Cleo, Ana, Ben and Olga connected, and agreed on version {}.",
        words::MACP_VERSION
    ))?;

    cleo.register_policy().await?;
    story.step(&format!(
        "Cleo registered {POLICY}: a majority decides, and {VOTERS_NEEDED} agents must have voted."
    ))?;

    let talk = Talk { session_id };
    accepted(&cleo.send(talk.start()).await?)?;
    let mut following = olga.follow(session_id).await?;
    story.step("Cleo started a decision with Ana and Ben. Olga may only read, and follows it from its beginning.")?;

    accepted(&ana.send(talk.proposal()).await?)?;
    accepted(&ben.send(talk.evaluation()).await?)?;
    story.step(
        "Ana proposed to release on Monday; Ben thinks that this can be done, and is rather sure.",
    )?;

    refused(
        &olga.send(talk.vote("olga", Ballot::Approve)).await?,
        Code::Forbidden,
    )?;
    story.step(&format!(
        "Olga tried to vote: {}.",
        Code::Forbidden.as_str()
    ))?;

    accepted(&ana.send(talk.vote("ana", Ballot::Approve)).await?)?;
    let early = cleo.send(talk.commitment("early")).await?;
    denied(&early, DenyCode::QuorumNotMet)?;
    story.step(&format!(
        "Ana voted {}. Cleo was in a hurry: {} ({}).",
        Ballot::Approve.as_str(),
        Code::PolicyDenied.as_str(),
        DenyCode::QuorumNotMet.as_str()
    ))?;

    accepted(&ben.send(talk.vote("ben", Ballot::Reject)).await?)?;
    accepted(&cleo.send(talk.vote("cleo", Ballot::Approve)).await?)?;
    let repeated = cleo.send(talk.vote("cleo", Ballot::Approve)).await?;
    ensure!(
        repeated.ok && repeated.duplicate,
        "a repetition was answered {repeated:?}"
    );
    story.step("Ben voted against it, Cleo for it, and sent that twice: the second was taken for what it was.")?;

    let ack = cleo.send(talk.commitment("final")).await?;
    accepted(&ack)?;
    ensure!(
        ack.session_state() == SessionState::Resolved,
        "the commitment left the session {:?}",
        ack.session_state()
    );
    story.step(
        "Two of three are a majority: Cleo's commitment was accepted, and the session is resolved.",
    )?;

    let history = following.next_many(7).await?;
    let told: Vec<String> = history
        .iter()
        .map(|entry| format!("{} by {}", entry.message_type, entry.sender))
        .collect();
    ensure!(
        history
            .last()
            .is_some_and(|last| last.message_type == words::COMMITMENT),
        "Olga saw {told:?}"
    );
    story.step(&format!(
        "Olga saw all of it, in order: {}.",
        told.join(", ")
    ))?;
    Ok(history)
}

struct Story<'a> {
    out: &'a mut dyn Write,
    step: usize,
}

impl Story<'_> {
    fn line(&mut self, text: &str) -> anyhow::Result<()> {
        writeln!(self.out, "{text}").context("the story cannot be written")
    }

    fn step(&mut self, text: &str) -> anyhow::Result<()> {
        self.step += 1;
        self.line(&format!("{:>2}. {text}", self.step))
    }
}

async fn start(folder: &Path) -> anyhow::Result<Running> {
    let token = |sender: &str, can_manage_mode_registry: bool, is_observer: bool| StaticToken {
        token: secret(sender),
        sender: sender.to_owned(),
        allowed_modes: Vec::new(),
        can_start_sessions: !is_observer,
        max_open_sessions: None,
        can_manage_mode_registry,
        is_observer,
    };
    let tokens = [
        token("cleo", true, false),
        token("ana", false, false),
        token("ben", false, false),
        token("olga", false, true),
    ];
    let tokens = serde_json::to_string(&tokens)?;
    let values: BTreeMap<&str, OsString> = BTreeMap::from([
        (names::MACP_BIND_ADDR, "127.0.0.1:0".into()),
        (names::MACP_ALLOW_INSECURE, "1".into()),
        (names::MACP_AUTH_TOKENS_JSON, tokens.into()),
        (names::MACP_DATA_DIR, folder.into()),
    ]);
    let settings = Settings::read(&|name| values.get(name).cloned());
    let settings =
        settings.map_err(|problems| anyhow::anyhow!("the settings are refused: {problems:?}"))?;
    Ok(server::start(settings, Clock::system()).await?)
}

/// A token for an agent of this story; it opens nothing else.
fn secret(sender: &str) -> String {
    format!("demonstration-of-{sender}")
}

/// One agent with a connection of its own.
struct Agent {
    client: MacpRuntimeServiceClient<Channel>,
    authorization: AsciiMetadataValue,
}

impl Agent {
    async fn connect(server: &Running, name: &str) -> anyhow::Result<Agent> {
        let endpoint = Endpoint::from_shared(format!("http://{}", server.address()))?;
        let channel = endpoint
            .connect()
            .await
            .context("the server does not answer")?;
        let authorization = format!("{}{}", words::BEARER_PREFIX, secret(name)).parse()?;
        Ok(Agent {
            client: MacpRuntimeServiceClient::new(channel),
            authorization,
        })
    }

    fn request<T>(&self, message: T) -> Request<T> {
        let mut request = Request::new(message);
        request
            .metadata_mut()
            .insert(words::METADATA_AUTHORIZATION, self.authorization.clone());
        request
    }

    async fn shake_hands(&self) -> anyhow::Result<()> {
        let versions = vec![words::MACP_VERSION.to_owned()];
        let request = InitializeRequest {
            supported_protocol_versions: versions,
            ..InitializeRequest::default()
        };
        let answer = self
            .client
            .clone()
            .initialize(self.request(request))
            .await?
            .into_inner();
        ensure!(
            answer.selected_protocol_version == words::MACP_VERSION,
            "the server chose another version"
        );
        ensure!(
            answer.supported_modes.iter().any(|mode| mode == MODE.id()),
            "the server lacks the mode"
        );
        Ok(())
    }

    async fn register_policy(&self) -> anyhow::Result<()> {
        let voting = VotingRules {
            algorithm: Algorithm::Majority,
            quorum: VoteQuorum {
                value: VOTERS_NEEDED,
                ..VoteQuorum::default()
            },
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
            policy_id: POLICY.to_owned(),
            mode: MODE.id().to_owned(),
            description: "A majority decides, once enough agents have voted.".to_owned(),
            rules: serde_json::to_string(&rules)?,
            schema_version: macp_wire::policy::SCHEMA_VERSION_MAX,
            registered_at_unix_ms: 0,
        };
        let request = RegisterPolicyRequest {
            policy_descriptor: Some(policy),
        };
        let answer = self
            .client
            .clone()
            .register_policy(self.request(request))
            .await?
            .into_inner();
        ensure!(answer.ok, "the policy is refused: {}", answer.error);
        Ok(())
    }

    async fn send(&self, envelope: Envelope) -> anyhow::Result<Ack> {
        let request = self.request(SendRequest {
            envelope: Some(envelope),
        });
        self.client
            .clone()
            .send(request)
            .await?
            .into_inner()
            .ack
            .context("an answer without an acknowledgement")
    }

    async fn read(&self, session_id: &str) -> anyhow::Result<SessionMetadata> {
        let request = self.request(GetSessionRequest {
            session_id: session_id.to_owned(),
        });
        self.client
            .clone()
            .get_session(request)
            .await?
            .into_inner()
            .metadata
            .context("an answer without metadata")
    }

    async fn follow(&self, session_id: &str) -> anyhow::Result<Following> {
        let subscription = StreamSessionRequest {
            subscribe_session_id: session_id.to_owned(),
            ..StreamSessionRequest::default()
        };
        // The caller's side stays open as long as the channel does.
        let (open, queue) = tokio::sync::mpsc::channel(1);
        open.send(subscription).await?;
        let requests = futures_util::stream::unfold(queue, |mut queue| async move {
            Some((queue.recv().await?, queue))
        });
        let answers = self
            .client
            .clone()
            .stream_session(self.request(requests))
            .await?
            .into_inner();
        Ok(Following {
            answers,
            _open: open,
        })
    }
}

/// A subscription.
struct Following {
    answers: Streaming<StreamSessionResponse>,
    _open: tokio::sync::mpsc::Sender<StreamSessionRequest>,
}

impl Following {
    async fn next_many(&mut self, count: usize) -> anyhow::Result<Vec<Envelope>> {
        let mut envelopes = Vec::with_capacity(count);
        while envelopes.len() < count {
            match self
                .answers
                .message()
                .await?
                .and_then(|answer| answer.response)
            {
                Some(Item::Envelope(envelope)) => envelopes.push(envelope),
                other => bail!("the stream answered {other:?}"),
            }
        }
        Ok(envelopes)
    }
}

/// Writes the envelopes of one session.
struct Talk<'a> {
    session_id: &'a str,
}

impl Talk<'_> {
    fn envelope(&self, message: Message, message_id: &str, payload: Vec<u8>) -> Envelope {
        Envelope {
            macp_version: words::MACP_VERSION.to_owned(),
            mode: MODE.id().to_owned(),
            message_type: message.as_str().to_owned(),
            message_id: message_id.to_owned(),
            session_id: self.session_id.to_owned(),
            payload: payload.into(),
            ..Envelope::default()
        }
    }

    fn start(&self) -> Envelope {
        let payload = SessionStartPayload {
            intent: "When do we release?".to_owned(),
            participants: ["cleo", "ana", "ben"].map(str::to_owned).to_vec(),
            mode_version: MODE.version().to_owned(),
            configuration_version: CONFIGURATION.to_owned(),
            policy_version: POLICY.to_owned(),
            ttl_ms: 60_000,
            ..SessionStartPayload::default()
        };
        self.envelope(Message::SessionStart, "start", payload.encode_to_vec())
    }

    fn proposal(&self) -> Envelope {
        let payload = ProposalPayload {
            proposal_id: PROPOSAL.to_owned(),
            option: "Release on Monday".to_owned(),
            ..ProposalPayload::default()
        };
        self.envelope(Message::Proposal, "proposal", payload.encode_to_vec())
    }

    fn evaluation(&self) -> Envelope {
        let payload = EvaluationPayload {
            proposal_id: PROPOSAL.to_owned(),
            recommendation: Recommendation::Approve.as_str().to_owned(),
            confidence: 0.8,
            reason: "the checklist is short".to_owned(),
        };
        self.envelope(Message::Evaluation, "evaluation", payload.encode_to_vec())
    }

    fn vote(&self, voter: &str, ballot: Ballot) -> Envelope {
        let payload = VotePayload {
            proposal_id: PROPOSAL.to_owned(),
            vote: ballot.as_str().to_owned(),
            ..VotePayload::default()
        };
        self.envelope(
            Message::Vote,
            &format!("vote of {voter}"),
            payload.encode_to_vec(),
        )
    }

    fn commitment(&self, message_id: &str) -> Envelope {
        let payload = CommitmentPayload {
            commitment_id: message_id.to_owned(),
            action: "release.selected".to_owned(),
            authority_scope: "release".to_owned(),
            reason: "a majority wants it".to_owned(),
            mode_version: MODE.version().to_owned(),
            policy_version: POLICY.to_owned(),
            configuration_version: CONFIGURATION.to_owned(),
            outcome_positive: true,
            supersedes: None,
        };
        self.envelope(Message::Commitment, message_id, payload.encode_to_vec())
    }
}

fn accepted(ack: &Ack) -> anyhow::Result<()> {
    ensure!(ack.ok && !ack.duplicate, "a message was answered {ack:?}");
    Ok(())
}

fn refused(ack: &Ack, code: Code) -> anyhow::Result<()> {
    let told = ack.error.as_ref().map(|error| error.code.as_str());
    ensure!(
        !ack.ok && told == Some(code.as_str()),
        "instead of {} the answer was {ack:?}",
        code.as_str()
    );
    Ok(())
}

fn denied(ack: &Ack, reason: DenyCode) -> anyhow::Result<()> {
    refused(ack, Code::PolicyDenied)?;
    let details = ack
        .error
        .as_ref()
        .map(|error| error.details.clone())
        .unwrap_or_default();
    let details: PolicyDenials =
        serde_json::from_slice(&details).context("the refusal has no reasons")?;
    ensure!(
        details.denials.iter().any(|denial| denial.code == reason),
        "the reasons are {:?}",
        details.denials
    );
    Ok(())
}
