// @generated from schema/macp/modes/task.json by codegen. Do not edit.
//! The initiator requests one task; a participant takes it, works on it and reports how it ended.
//! Facts alone; payload messages are in `payload`.
/// Message types of this mode, with when each is taken.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    ::serde::Serialize,
    ::serde::Deserialize
)]
pub enum Message {
    /// Opens the session; one participant must differ from the initiator.
    #[serde(rename = "SessionStart")]
    SessionStart,
    /// Once.
    #[serde(rename = "TaskRequest")]
    TaskRequest,
    /// By an eligible participant who has not declined, while nobody works on it.
    #[serde(rename = "TaskAccept")]
    TaskAccept,
    /// By an eligible participant, or by the active one where the policy allows.
    #[serde(rename = "TaskReject")]
    TaskReject,
    /// Only by the active one, before the report.
    #[serde(rename = "TaskUpdate")]
    TaskUpdate,
    /// Only by the active one; the report.
    #[serde(rename = "TaskComplete")]
    TaskComplete,
    /// Only by the active one; the report.
    #[serde(rename = "TaskFail")]
    TaskFail,
    /// Once there is a report, or with a negative outcome after the named assignee declined.
    #[serde(rename = "Commitment")]
    Commitment,
}
impl Message {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::SessionStart,
        Self::TaskRequest,
        Self::TaskAccept,
        Self::TaskReject,
        Self::TaskUpdate,
        Self::TaskComplete,
        Self::TaskFail,
        Self::Commitment,
    ];
    /// The value as it is written.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::SessionStart => "SessionStart",
            Self::TaskRequest => "TaskRequest",
            Self::TaskAccept => "TaskAccept",
            Self::TaskReject => "TaskReject",
            Self::TaskUpdate => "TaskUpdate",
            Self::TaskComplete => "TaskComplete",
            Self::TaskFail => "TaskFail",
            Self::Commitment => "Commitment",
        }
    }
    /// The value written exactly like this.
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "SessionStart" => Some(Self::SessionStart),
            "TaskRequest" => Some(Self::TaskRequest),
            "TaskAccept" => Some(Self::TaskAccept),
            "TaskReject" => Some(Self::TaskReject),
            "TaskUpdate" => Some(Self::TaskUpdate),
            "TaskComplete" => Some(Self::TaskComplete),
            "TaskFail" => Some(Self::TaskFail),
            "Commitment" => Some(Self::Commitment),
            _ => None,
        }
    }
}
/// The task as kept.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct TaskRecord {
    /// Its id.
    pub task_id: ::smol_str::SmolStr,
    /// Name for people.
    pub title: ::smol_str::SmolStr,
    /// What to do.
    pub instructions: ::smol_str::SmolStr,
    /// Who was asked; empty for anybody.
    pub requested_assignee: ::smol_str::SmolStr,
    /// What to do it with.
    pub input: Vec<u8>,
    /// When it should be done.
    pub deadline_unix_ms: i64,
    /// Who asked.
    pub requester: ::smol_str::SmolStr,
}
/// A refusal of the task.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct RejectionRecord {
    /// The task.
    pub task_id: ::smol_str::SmolStr,
    /// Who refused.
    pub assignee: ::smol_str::SmolStr,
    /// Why.
    pub reason: ::smol_str::SmolStr,
    /// Whether the sender had taken the task before.
    pub while_assigned: bool,
}
/// News of the work.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct UpdateRecord {
    /// The task.
    pub task_id: ::smol_str::SmolStr,
    /// State in the sender's words.
    pub status: ::smol_str::SmolStr,
    /// How far.
    pub progress: f64,
    /// Text for people.
    pub message: ::smol_str::SmolStr,
    /// What there is so far.
    pub partial_output: Vec<u8>,
    /// Who works.
    pub sender: ::smol_str::SmolStr,
}
/// The task was done.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct CompleteReport {
    /// The task.
    pub task_id: ::smol_str::SmolStr,
    /// Who did it.
    pub assignee: ::smol_str::SmolStr,
    /// The result.
    pub output: Vec<u8>,
    /// The result in short.
    pub summary: ::smol_str::SmolStr,
}
/// The task was not done.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct FailReport {
    /// The task.
    pub task_id: ::smol_str::SmolStr,
    /// Who failed.
    pub assignee: ::smol_str::SmolStr,
    /// Code in the sender's words.
    pub error_code: ::smol_str::SmolStr,
    /// Why.
    pub reason: ::smol_str::SmolStr,
    /// Whether another attempt may help.
    pub retryable: bool,
}
/// How the work ended.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub enum TerminalReport {
    /// Done.
    #[serde(rename = "Complete")]
    Complete(CompleteReport),
    /// Not done.
    #[serde(rename = "Fail")]
    Fail(FailReport),
}
/// Everything a task session keeps beside its history.
#[derive(Debug, Clone, PartialEq, ::serde::Serialize, ::serde::Deserialize)]
pub struct State {
    /// Null before the request.
    pub task: Option<TaskRecord>,
    /// Who works on it now; null for nobody.
    pub active_assignee: Option<::smol_str::SmolStr>,
    /// In order of acceptance.
    pub rejections: Vec<RejectionRecord>,
    /// In order of acceptance.
    pub updates: Vec<UpdateRecord>,
    /// Null while the work goes on.
    pub terminal_report: Option<TerminalReport>,
}
