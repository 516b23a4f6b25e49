// @generated from schema/app-service by codegen. Do not edit.
//! The members of a request, each judged by itself, for records that are refused.
//! Decides no precedence.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
use bounded::{Member, Survey};
/// Any number that a version could be.
static ANY: Integer = Integer {
    min: 0,
    max: u16::MAX as i64,
    codes: Codes::DEFAULT,
};
/// The members of a request by their names, each judged by the schema of that member alone.
/// Whether the rest of the record is right does not matter.
#[derive(Debug, Clone, Copy)]
pub struct RequestParts<'s, 'a> {
    survey: &'s Survey<'a>,
}
impl<'s, 'a> RequestParts<'s, 'a> {
    /// Names of the members of a request.
    pub const NAMES: &'static [&'static str] = &[
        "protocol_version",
        "kind",
        "request_id",
        "session_id",
        "method",
        "payload",
    ];
    /// The parts of a record that is an object; None for any other.
    pub fn of(survey: &'s Survey<'a>) -> Option<Self> {
        (survey.kind() == Some(Kind::Object)).then_some(RequestParts { survey })
    }
    /// Whether there is a member that a request does not name.
    pub fn unknown(&self) -> bool {
        self.survey.members().any(|member| !Self::NAMES.contains(&member.key.as_ref()))
    }
    /// Version of the wire contract. Another number of 16 bits answers unsupported_version before anything else of the envelope is judged; anything that is no such number is an invalid request.
    ///
    /// None where it is missing or no such number at all.
    pub fn protocol_version(&self) -> Option<u16> {
        self.survey
            .read(&CONTRACT, "protocol_version", DEFAULT_CODE, |r| r.integer(&ANY))
            .ok()
            .map(|value| value as u16)
    }
    /// Tells requests from responses and events.
    ///
    /// # Errors
    /// It is missing, or breaks a rule of its own.
    pub fn kind(&self) -> Result<(), Fault> {
        self.survey
            .read(
                &CONTRACT,
                "kind",
                DEFAULT_CODE,
                |r| r.constant_text("request", Codes::DEFAULT),
            )
    }
    /// Names this request until its answer is written; for turn.start and auth.login.start until their terminal event is written.
    ///
    /// # Errors
    /// It is missing, or breaks a rule of its own.
    pub fn request_id(&self) -> Result<RequestId<'a>, Fault> {
        self.survey
            .read(
                &CONTRACT,
                "request_id",
                DEFAULT_CODE,
                |r| r.text_value(&rules::REQUEST_ID),
            )
    }
    /// The session that the operation is about. Each operation says whether it must be left out, may be given, or is needed. Null means the same as leaving it out.
    ///
    /// # Errors
    /// It is missing, or breaks a rule of its own.
    pub fn session_id(&self) -> Result<Option<SessionId<'a>>, Fault> {
        if self.survey.member("session_id").is_none() {
            return Ok(None);
        }
        self.survey
            .read(
                &CONTRACT,
                "session_id",
                DEFAULT_CODE,
                |r| {
                    if r.null() {
                        Ok(None)
                    } else {
                        r.text_value(&rules::SESSION_ID).map(Some)
                    }
                },
            )
    }
    /// The operation to run. A name the service does not know answers unsupported_operation.
    ///
    /// # Errors
    /// It is missing, or breaks a rule of its own.
    pub fn method(&self) -> Result<Cow<'a, str>, Fault> {
        self.survey
            .read(
                &CONTRACT,
                "method",
                DEFAULT_CODE,
                |r| r.text_value(&rules::REQUEST_ENVELOPE_METHOD),
            )
    }
    /// The arguments of the operation, in the form that the operation defines. Always an object, {} when there are none.
    ///
    /// None where it is missing; any kind of value otherwise.
    pub fn payload(&self) -> Option<Member<'a>> {
        self.survey.member("payload")
    }
}
