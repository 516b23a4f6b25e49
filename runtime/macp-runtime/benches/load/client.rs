//! The client of every measurement: the same calls, whoever serves them.
//! Knows the wire, and nothing of the servers.

use anyhow::{Context, ensure};
use macp_grpc::macp_runtime_service_client::MacpRuntimeServiceClient;
use macp_wire::modes::Mode;
use macp_wire::payload::{decision, multi_round};
use macp_wire::v1::{Envelope, ListSessionsRequest, SendRequest, SessionStartPayload};
use macp_wire::{mode, words};
use prost::Message;
use tonic::Request;
use tonic::transport::{Channel, Endpoint};

/// Somebody with a connection of their own.
#[derive(Clone)]
pub struct Client {
    pub calls: MacpRuntimeServiceClient<Channel>,
    sender: String,
}

/// A request with the credential of `sender`.
pub fn asked<T>(sender: &str, message: T) -> anyhow::Result<Request<T>> {
    let mut request = Request::new(message);
    let bearer = format!("{}{sender}", words::BEARER_PREFIX);
    request
        .metadata_mut()
        .insert(words::METADATA_AUTHORIZATION, bearer.parse()?);
    Ok(request)
}

impl Client {
    pub async fn connect(address: &str, sender: &str) -> anyhow::Result<Client> {
        let endpoint = Endpoint::from_shared(format!("http://{address}"))?.tcp_nodelay(true);
        Ok(Client {
            calls: MacpRuntimeServiceClient::new(endpoint.connect().await?),
            sender: sender.to_owned(),
        })
    }

    pub fn sender(&self) -> &str {
        &self.sender
    }

    /// Sends, and wants it accepted.
    pub async fn send(&mut self, envelope: Envelope) -> anyhow::Result<()> {
        let request = SendRequest {
            envelope: Some(envelope),
        };
        let answer = self.calls.send(asked(&self.sender, request)?).await?;
        let ack = answer.into_inner().ack.context("no acknowledgement")?;
        ensure!(ack.ok, "{ack:?}");
        Ok(())
    }

    /// A page of sessions: how many there are, and the token of the next one.
    pub async fn page(&mut self, size: i32, token: String) -> anyhow::Result<(usize, String)> {
        let request = ListSessionsRequest {
            page_size: size,
            page_token: token,
        };
        let answer = self
            .calls
            .list_sessions(asked(&self.sender, request)?)
            .await?
            .into_inner();
        Ok((answer.sessions.len(), answer.next_page_token))
    }
}

/// A session as its messages are made up here.
#[derive(Clone)]
pub struct Talk {
    pub mode: Mode,
    pub session_id: String,
    pub sender: String,
}

impl Talk {
    pub fn new(mode: Mode, sender: &str) -> Talk {
        Talk {
            mode,
            session_id: uuid::Uuid::new_v4().to_string(),
            sender: sender.to_owned(),
        }
    }

    /// Its message with this number: the start, whatever the mode wants first, then any number of the same kind.
    pub fn message(&self, number: u64) -> Envelope {
        let (message_type, payload) = match (number, self.mode) {
            (0, _) => (words::SESSION_START, self.start()),
            (1, Mode::Decision) => (mode::decision::Message::Proposal.as_str(), proposal()),
            (_, Mode::Decision) => (mode::decision::Message::Evaluation.as_str(), evaluation()),
            _ => (
                mode::multi_round::Message::Contribute.as_str(),
                contribution(number),
            ),
        };
        Envelope {
            macp_version: words::MACP_VERSION.to_owned(),
            mode: self.mode.id().to_owned(),
            message_type: message_type.to_owned(),
            message_id: format!("message-{number}"),
            session_id: self.session_id.clone(),
            payload: payload.into(),
            ..Envelope::default()
        }
    }

    fn start(&self) -> Vec<u8> {
        let payload = SessionStartPayload {
            intent: "measure".to_owned(),
            participants: vec![self.sender.clone(), "somebody-else".to_owned()],
            mode_version: self.mode.version().to_owned(),
            configuration_version: "load".to_owned(),
            ttl_ms: 86_400_000,
            ..SessionStartPayload::default()
        };
        payload.encode_to_vec()
    }
}

const PROPOSAL: &str = "proposal-1";

fn proposal() -> Vec<u8> {
    let payload = decision::ProposalPayload {
        proposal_id: PROPOSAL.to_owned(),
        option: "the first option".to_owned(),
        rationale: "it is there".to_owned(),
        ..decision::ProposalPayload::default()
    };
    payload.encode_to_vec()
}

fn evaluation() -> Vec<u8> {
    let payload = decision::EvaluationPayload {
        proposal_id: PROPOSAL.to_owned(),
        recommendation: mode::decision::Recommendation::Review.as_str().to_owned(),
        confidence: 0.5,
        reason: "looked at it once more".to_owned(),
    };
    payload.encode_to_vec()
}

fn contribution(number: u64) -> Vec<u8> {
    let payload = multi_round::ContributePayload {
        value: format!("value {number}"),
    };
    payload.encode_to_vec()
}
