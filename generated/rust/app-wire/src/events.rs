// @generated from schema/app-service by codegen. Do not edit.
//! The events and their place in what an operation starts.
//! Sends none.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
/// The events, in the order of the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EventName {
    /// `turn.started`: A turn has begun to run. Follows the acceptance at once.
    TurnStarted,
    /// `turn.assistant_delta`: The next piece of the assistant's text.
    TurnAssistantDelta,
    /// `turn.activity`: Something the agent does besides talking. Dropped when the queue is full; the sequence then shows a gap.
    TurnActivity,
    /// `turn.terminal`: The end of a turn, with its settled text.
    TurnTerminal,
    /// `auth.login.progress`: A login has moved on.
    AuthLoginProgress,
    /// `auth.login.terminal`: The end of a login, after its cleanup.
    AuthLoginTerminal,
}
impl EventName {
    /// All values, in the order of the schema.
    pub const ALL: &'static [EventName] = &[
        EventName::TurnStarted,
        EventName::TurnAssistantDelta,
        EventName::TurnActivity,
        EventName::TurnTerminal,
        EventName::AuthLoginProgress,
        EventName::AuthLoginTerminal,
    ];
    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            EventName::TurnStarted => "turn.started",
            EventName::TurnAssistantDelta => "turn.assistant_delta",
            EventName::TurnActivity => "turn.activity",
            EventName::TurnTerminal => "turn.terminal",
            EventName::AuthLoginProgress => "auth.login.progress",
            EventName::AuthLoginTerminal => "auth.login.terminal",
        }
    }
    /// The value of this text.
    pub fn parse(text: &str) -> Option<Self> {
        Some(
            match text {
                "turn.started" => EventName::TurnStarted,
                "turn.assistant_delta" => EventName::TurnAssistantDelta,
                "turn.activity" => EventName::TurnActivity,
                "turn.terminal" => EventName::TurnTerminal,
                "auth.login.progress" => EventName::AuthLoginProgress,
                "auth.login.terminal" => EventName::AuthLoginTerminal,
                _ => return None,
            },
        )
    }
}
impl std::fmt::Display for EventName {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}
impl EventName {
    /// The operation whose request id and session it carries.
    pub const fn of(self) -> Method {
        match self {
            EventName::TurnStarted => Method::TurnStart,
            EventName::TurnAssistantDelta => Method::TurnStart,
            EventName::TurnActivity => Method::TurnStart,
            EventName::TurnTerminal => Method::TurnStart,
            EventName::AuthLoginProgress => Method::AuthLoginStart,
            EventName::AuthLoginTerminal => Method::AuthLoginStart,
        }
    }
    /// Whether it names the session of its operation; otherwise none.
    pub const fn carries_session(self) -> bool {
        match self {
            EventName::TurnStarted => true,
            EventName::TurnAssistantDelta => true,
            EventName::TurnActivity => true,
            EventName::TurnTerminal => true,
            EventName::AuthLoginProgress => false,
            EventName::AuthLoginTerminal => false,
        }
    }
    /// Its place among the events of one start.
    pub const fn order(self) -> EventOrder {
        match self {
            EventName::TurnStarted => EventOrder::First,
            EventName::TurnAssistantDelta => EventOrder::Between,
            EventName::TurnActivity => EventOrder::Between,
            EventName::TurnTerminal => EventOrder::Terminal,
            EventName::AuthLoginProgress => EventOrder::Between,
            EventName::AuthLoginTerminal => EventOrder::Terminal,
        }
    }
    /// What happens to it when the reader is slow.
    pub const fn queue(self) -> QueueClass {
        match self {
            EventName::TurnStarted => QueueClass::Lossless,
            EventName::TurnAssistantDelta => QueueClass::Lossless,
            EventName::TurnActivity => QueueClass::BestEffort,
            EventName::TurnTerminal => QueueClass::Lossless,
            EventName::AuthLoginProgress => QueueClass::Lossless,
            EventName::AuthLoginTerminal => QueueClass::Lossless,
        }
    }
    /// The payload member that names what all events of one start share.
    pub const fn identity(self) -> &'static str {
        match self {
            EventName::TurnStarted => "turn_id",
            EventName::TurnAssistantDelta => "turn_id",
            EventName::TurnActivity => "turn_id",
            EventName::TurnTerminal => "turn_id",
            EventName::AuthLoginProgress => "login_id",
            EventName::AuthLoginTerminal => "login_id",
        }
    }
    /// The payload member that counts within one start.
    pub const fn sequence(self) -> Option<&'static str> {
        match self {
            EventName::TurnStarted => Some("sequence"),
            EventName::TurnAssistantDelta => Some("sequence"),
            EventName::TurnActivity => Some("sequence"),
            EventName::TurnTerminal => Some("sequence"),
            EventName::AuthLoginProgress => None,
            EventName::AuthLoginTerminal => None,
        }
    }
}
/// The place of an event among the events of one start.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EventOrder {
    /// Exactly once, right after the response.
    First,
    /// Any number of times in between.
    Between,
    /// Exactly once; nothing comes after it.
    Terminal,
}
/// What happens to an event when its reader is slow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum QueueClass {
    /// Its sender waits.
    Lossless,
    /// It may be dropped, and is counted.
    BestEffort,
}
