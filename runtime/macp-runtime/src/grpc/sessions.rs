//! Reading sessions and controlling them from outside their modes.
//! Who may do what to a session, the kernel knows.

use std::sync::Arc;

use bytes::Bytes;
use macp_kernel::accept::Accepted;
use macp_kernel::{Identity, Refusal, control, refusal};
use macp_wire::Code;
use macp_wire::rpc::Rpc;
use macp_wire::v1::{
    Ack, GetSessionRequest, GetSessionResponse, ListSessionsRequest, ListSessionsResponse,
    SessionMetadata,
};
use prost::Message;
use tonic::{Code as Grpc, Request, Response, Status};

use super::{caller, status};
use crate::held::{Control, Held, NOT_DURABLE};
use crate::page;
use crate::runtime::{Runtime, UNKNOWN_SESSION};

/// The session, expired where that is due.
async fn find(runtime: &Runtime, session_id: &str) -> Result<Arc<Held>, Refusal> {
    let held = runtime
        .sessions
        .settled(session_id)
        .await?
        .ok_or(UNKNOWN_SESSION)?;
    held.touch(&runtime.sessions, runtime.clock.wall_ms());
    Ok(held)
}

pub async fn get(
    runtime: &Arc<Runtime>,
    request: Request<GetSessionRequest>,
) -> Result<Response<GetSessionResponse>, Status> {
    let identity = caller(runtime, request.metadata()).await?;
    let metadata = read(runtime, &identity, &request.get_ref().session_id).await;
    metadata.map_err(|refusal| status::of(&refusal))
}

async fn read(
    runtime: &Runtime,
    identity: &Identity,
    session_id: &str,
) -> Result<Response<GetSessionResponse>, Refusal> {
    let held = find(runtime, session_id).await?;
    let looked = held.look(|session| {
        let may_read = identity.is_observer || session.member(&identity.sender);
        may_read.then(|| session.metadata())
    });
    let looked = looked.ok_or(NOT_DURABLE)?;
    runtime.sessions.durable(looked.tail).await?;
    let metadata = looked.answer.ok_or(OUTSIDER)?;
    Ok(Response::new(GetSessionResponse {
        metadata: Some(metadata),
    }))
}

/// What a caller hears who may not read a session.
pub const OUTSIDER: Refusal =
    Refusal::new(Code::Forbidden, "the caller does not belong to the session");

/// Texts of the contract for a page that cannot be asked for like this.
const NEGATIVE_SIZE: &str = "INVALID_ARGUMENT: page_size must not be negative";
const NOT_A_TOKEN: &str = "INVALID_ARGUMENT: page_token is not a valid continuation token";

/// Where ListSessions is called.
pub const LIST_PATH: &str = Rpc::ListSessions.path();

/// Most room that is made for a page before its rows are known.
const PAGE_BYTES_EXPECTED: usize = 64 << 10;

/// A page, encoded. A hundred rows are thousands of texts, so one row is filled and written again and again.
pub async fn list(
    runtime: &Arc<Runtime>,
    request: Request<ListSessionsRequest>,
) -> Result<Response<Bytes>, Status> {
    caller(runtime, request.metadata()).await?;
    let ListSessionsRequest {
        page_size,
        page_token,
    } = request.into_inner();
    let refuse = |why: &str| {
        status::text(
            Grpc::InvalidArgument,
            Code::InvalidRequest,
            why.to_owned(),
            &[],
        )
    };
    let wanted = u64::try_from(page_size).map_err(|_| refuse(NEGATIVE_SIZE))?;
    let after = if page_token.is_empty() {
        None
    } else {
        Some(page::cursor(&page_token).ok_or_else(|| refuse(NOT_A_TOKEN))?)
    };
    let limits = &runtime.settings.limits;
    let wanted = if wanted == 0 {
        limits.list_sessions_default_page_size
    } else {
        wanted
    };
    let size = usize::try_from(wanted.min(limits.list_sessions_max_page_size))
        .unwrap_or(usize::MAX)
        .max(1);
    let page = runtime.sessions.page(after.as_deref(), size);
    let mut tails = Vec::with_capacity(page.held.len());
    let mut bytes = Vec::new();
    // Messages that follow each other read as one, whose lists are theirs together.
    let mut part = ListSessionsResponse {
        sessions: vec![SessionMetadata::default()],
        next_page_token: String::new(),
    };
    for held in &page.held {
        if let Some(tail) = held.describe(&mut part.sessions[0]) {
            tails.push(tail);
            add(&mut bytes, &part);
            if tails.len() == 1 {
                // The others are likely to be as long; one of a megabyte is no reason to expect more.
                bytes.reserve((bytes.len() * page.held.len()).min(PAGE_BYTES_EXPECTED));
            }
        }
    }
    part.sessions.clear();
    part.next_page_token = page.last.map(|last| page::token(&last)).unwrap_or_default();
    add(&mut bytes, &part);
    let durable = runtime.sessions.all_durable(&tails).await;
    durable.map_err(|refusal| status::of(&refusal))?;
    Ok(Response::new(bytes.into()))
}

fn add(bytes: &mut Vec<u8>, part: &ListSessionsResponse) {
    // A vector has room for anything.
    let _ = part.encode(bytes);
}

/// Cancels, suspends or resumes. Only what concerns the caller is a status; the rest goes into the acknowledgement.
pub async fn control(
    runtime: &Arc<Runtime>,
    call: Control,
    request: Request<(String, String)>,
) -> Result<Ack, Status> {
    let identity = caller(runtime, request.metadata()).await?;
    let (session_id, reason) = request.into_inner();
    let answer = carry_out(runtime, call, &identity, &session_id, &reason).await;
    match answer {
        Err(refusal) if refusal.code != Code::SessionNotOpen => Err(status::of(&refusal)),
        answer => Ok(refusal::ack(
            session_id,
            String::new(),
            runtime.clock.wall_ms(),
            &answer,
        )),
    }
}

async fn carry_out(
    runtime: &Runtime,
    call: Control,
    identity: &Identity,
    session_id: &str,
    reason: &str,
) -> Result<Accepted, Refusal> {
    let held = runtime
        .sessions
        .settled(session_id)
        .await?
        .ok_or(UNKNOWN_SESSION)?;
    let request = control::Request {
        sender: &identity.sender,
        reason,
        now_ms: runtime.clock.wall_ms(),
    };
    let pending = held.control(&runtime.sessions, call, request);
    runtime.sessions.answer(pending).await
}
