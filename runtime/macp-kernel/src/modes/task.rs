//! Task mode: one task, one assignee at a time, one report.
//! Deadlines and progress are kept, not judged.

use std::collections::BTreeSet;

use macp_wire::mode::task::{
    CompleteReport, FailReport, Message, RejectionRecord, State as Kept, TaskRecord,
    TerminalReport, UpdateRecord,
};
use macp_wire::payload::task::{
    TaskAcceptPayload, TaskCompletePayload, TaskFailPayload, TaskRejectPayload, TaskRequestPayload,
    TaskUpdatePayload,
};
use macp_wire::policy::DenyCode;
use smol_str::SmolStr;

use super::{Call, Change, commitment, other_than, read, unknown_type};
use crate::policy;
use crate::refusal::{Refusal, denial, forbidden, invalid};

/// What is kept, and who declined.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    pub kept: Kept,
    declined: BTreeSet<SmolStr>,
    /// Somebody gave the task back after taking it.
    given_back: bool,
    /// The assignee named in the request declined before taking the task.
    refused: bool,
}

#[derive(Debug, Clone)]
pub enum Step {
    Request(TaskRecord),
    Accept(SmolStr),
    Reject(RejectionRecord),
    Update(UpdateRecord),
    Report(TerminalReport),
}

impl Default for State {
    fn default() -> Self {
        Self::of(Kept {
            task: None,
            active_assignee: None,
            rejections: Vec::new(),
            updates: Vec::new(),
            terminal_report: None,
        })
    }
}

impl State {
    /// Rebuilds what follows from a kept state.
    pub fn of(kept: Kept) -> Self {
        let mut state = Self {
            kept,
            declined: BTreeSet::new(),
            given_back: false,
            refused: false,
        };
        for rejection in state.kept.rejections.clone() {
            state.declined_by(&rejection);
        }
        state
    }
}

pub fn step(
    call: &Call<'_>,
    state: &State,
    message_type: &str,
    payload: &[u8],
) -> Result<Change, Refusal> {
    let step = match Message::parse(message_type) {
        Some(Message::TaskRequest) => Step::Request(request(call, state, read(payload)?)?),
        Some(Message::TaskAccept) => Step::Accept(accept(call, state, &read(payload)?)?),
        Some(Message::TaskReject) => Step::Reject(reject(call, state, read(payload)?)?),
        Some(Message::TaskUpdate) => Step::Update(update(call, state, read(payload)?)?),
        Some(Message::TaskComplete) => Step::Report(complete(call, state, read(payload)?)?),
        Some(Message::TaskFail) => Step::Report(fail(call, state, read(payload)?)?),
        Some(Message::Commitment) => return commit(call, state, payload),
        Some(Message::SessionStart) | None => return unknown_type(),
    };
    Ok(Change::step(super::Step::Task(step)))
}

fn request(
    call: &Call<'_>,
    state: &State,
    request: TaskRequestPayload,
) -> Result<TaskRecord, Refusal> {
    if state.kept.task.is_some() {
        return Err(invalid("the task was requested already"));
    }
    if request.task_id.is_empty() {
        return Err(invalid("task_id must be set"));
    }
    if !request.requested_assignee.is_empty()
        && !call.bound.roster.contains(&request.requested_assignee)
    {
        return Err(invalid("the requested assignee is no participant"));
    }
    let requester = SmolStr::from(call.sender);
    Ok(TaskRecord {
        task_id: request.task_id.into(),
        title: request.title.into(),
        instructions: request.instructions.into(),
        requested_assignee: request.requested_assignee.into(),
        input: request.input,
        deadline_unix_ms: request.deadline_unix_ms,
        requester,
    })
}

/// The task, if `task_id` names it.
fn named<'a>(state: &'a State, task_id: &str) -> Result<&'a TaskRecord, Refusal> {
    match &state.kept.task {
        Some(task) if task.task_id == task_id => Ok(task),
        _ => Err(invalid("there is no such task")),
    }
}

fn eligible(call: &Call<'_>, task: &TaskRecord) -> Result<(), Refusal> {
    let eligible = match task.requested_assignee.as_str() {
        "" => call.sender != call.bound.initiator,
        requested => call.sender == requested,
    };
    if eligible {
        Ok(())
    } else {
        Err(forbidden("the sender was not asked to do the task"))
    }
}

fn own(call: &Call<'_>, assignee: &str) -> Result<(), Refusal> {
    if other_than(assignee, call.sender) {
        Err(invalid("the assignee is not the sender"))
    } else {
        Ok(())
    }
}

fn reassignable(call: &Call<'_>) -> Result<(), Refusal> {
    if call
        .bound
        .policy
        .task()
        .assignment
        .allow_reassignment_on_reject
    {
        return Ok(());
    }
    Err(Refusal::denied(vec![denial(
        DenyCode::ReassignmentNotAllowed,
        Vec::new(),
    )]))
}

fn accept(call: &Call<'_>, state: &State, accept: &TaskAcceptPayload) -> Result<SmolStr, Refusal> {
    let task = named(state, &accept.task_id)?;
    if state.kept.active_assignee.is_some() {
        return Err(invalid("somebody works on the task"));
    }
    if state.declined.contains(call.sender) {
        return Err(invalid("the sender has declined the task"));
    }
    if state.given_back {
        reassignable(call)?;
    }
    own(call, &accept.assignee)?;
    eligible(call, task)?;
    Ok(SmolStr::from(call.sender))
}

fn reject(
    call: &Call<'_>,
    state: &State,
    reject: TaskRejectPayload,
) -> Result<RejectionRecord, Refusal> {
    let task = named(state, &reject.task_id)?;
    let active = state.kept.active_assignee.as_deref();
    let while_assigned = active == Some(call.sender);
    if while_assigned {
        reassignable(call)?;
    } else if active.is_some() {
        return Err(invalid("somebody else works on the task"));
    }
    if state.kept.terminal_report.is_some() {
        return Err(invalid("the task was reported"));
    }
    own(call, &reject.assignee)?;
    if !while_assigned {
        eligible(call, task)?;
    }
    if state.declined.contains(call.sender) {
        return Err(invalid("the sender has declined the task"));
    }
    Ok(RejectionRecord {
        task_id: reject.task_id.into(),
        assignee: SmolStr::from(call.sender),
        reason: reject.reason.into(),
        while_assigned,
    })
}

/// The sender works on the named task and has not reported.
fn working(call: &Call<'_>, state: &State, task_id: &str) -> Result<(), Refusal> {
    named(state, task_id)?;
    if state.kept.terminal_report.is_some()
        || state.kept.active_assignee.as_deref() != Some(call.sender)
    {
        return Err(forbidden("the sender does not work on the task"));
    }
    Ok(())
}

fn update(
    call: &Call<'_>,
    state: &State,
    update: TaskUpdatePayload,
) -> Result<UpdateRecord, Refusal> {
    working(call, state, &update.task_id)?;
    if !update.progress.is_finite() {
        // The kept state is JSON, which has no such numbers.
        return Err(invalid("the progress is not a number"));
    }
    Ok(UpdateRecord {
        task_id: update.task_id.into(),
        status: update.status.into(),
        progress: update.progress,
        message: update.message.into(),
        partial_output: update.partial_output,
        sender: SmolStr::from(call.sender),
    })
}

fn complete(
    call: &Call<'_>,
    state: &State,
    complete: TaskCompletePayload,
) -> Result<TerminalReport, Refusal> {
    working(call, state, &complete.task_id)?;
    own(call, &complete.assignee)?;
    Ok(TerminalReport::Complete(CompleteReport {
        task_id: complete.task_id.into(),
        assignee: SmolStr::from(call.sender),
        output: complete.output,
        summary: complete.summary.into(),
    }))
}

fn fail(call: &Call<'_>, state: &State, fail: TaskFailPayload) -> Result<TerminalReport, Refusal> {
    working(call, state, &fail.task_id)?;
    own(call, &fail.assignee)?;
    let assignee = SmolStr::from(call.sender);
    Ok(TerminalReport::Fail(FailReport {
        task_id: fail.task_id.into(),
        assignee,
        error_code: fail.error_code.into(),
        reason: fail.reason.into(),
        retryable: fail.retryable,
    }))
}

fn commit(call: &Call<'_>, state: &State, payload: &[u8]) -> Result<Change, Refusal> {
    let commitment = commitment::check(call.bound, payload)?;
    let refused = state.refused && !commitment.outcome_positive;
    if state.kept.terminal_report.is_none() && !refused {
        return Err(invalid("the task was not reported"));
    }
    let denials = policy::evaluate::task(&call.bound.policy, state, commitment.outcome_positive);
    commitment::resolve(super::Step::None, denials, payload)
}

impl State {
    pub fn take(&mut self, step: Step) {
        match step {
            Step::Request(task) => self.kept.task = Some(task),
            Step::Accept(assignee) => self.kept.active_assignee = Some(assignee),
            Step::Reject(rejection) => {
                self.declined_by(&rejection);
                if rejection.while_assigned {
                    self.kept.active_assignee = None;
                }
                self.kept.rejections.push(rejection);
            }
            Step::Update(update) => self.kept.updates.push(update),
            Step::Report(report) => self.kept.terminal_report = Some(report),
        }
    }

    fn declined_by(&mut self, rejection: &RejectionRecord) {
        let asked = self
            .kept
            .task
            .as_ref()
            .is_some_and(|task| task.requested_assignee == rejection.assignee);
        self.refused |= asked && !rejection.while_assigned;
        self.given_back |= rejection.while_assigned;
        self.declined.insert(rejection.assignee.clone());
    }
}
