//! The members of a request, each judged by itself, for records that are refused.
//! Decides no precedence.

use proc_macro2::TokenStream;
use quote::quote;
use serde_json::Value;

use crate::model::{Codes, Envelope, Member, Node, Presence};

use super::records::{Role, role};
use super::rules::Site;
use super::view::{View, doc, field};
use super::{codes, decode};

/// The members of a request, each judged alone.
/// The module of parts.
pub fn parts(view: &View<'_>) -> TokenStream {
    let envelope = &view.model.envelopes.request;
    let names: Vec<&String> = envelope
        .object
        .members
        .iter()
        .map(|member| &member.name)
        .collect();
    let methods = envelope
        .object
        .members
        .iter()
        .map(|member| part(view, envelope, member));
    quote! {
        use super::*;
        use bounded::{Member, Survey};

        /// Any number that a version could be.
        static ANY: Integer = Integer { min: 0, max: u16::MAX as i64, codes: Codes::DEFAULT };

        /// The members of a request by their names, each judged by the schema of that member alone.
        /// Whether the rest of the record is right does not matter.
        #[derive(Debug, Clone, Copy)]
        pub struct RequestParts<'s, 'a> {
            survey: &'s Survey<'a>,
        }

        impl<'s, 'a> RequestParts<'s, 'a> {
            /// Names of the members of a request.
            pub const NAMES: &'static [&'static str] = &[#(#names),*];

            /// The parts of a record that is an object; None for any other.
            pub fn of(survey: &'s Survey<'a>) -> Option<Self> {
                (survey.kind() == Some(Kind::Object)).then_some(RequestParts { survey })
            }

            /// Whether there is a member that a request does not name.
            pub fn unknown(&self) -> bool {
                self.survey.members().any(|member| !Self::NAMES.contains(&member.key.as_ref()))
            }

            #(#methods)*
        }
    }
}

fn part(view: &View<'_>, envelope: &Envelope, member: &Member) -> TokenStream {
    let (field, name) = (field(&member.name), &member.name);
    let about = doc(&member.doc);
    let site = Site::member(&envelope.name, &Codes::new(), member);
    let missing = codes::required(&member.codes, &Codes::new());
    let ty = view.value_type(&member.node, &site.owner);
    let read = decode::value(view, &site, &member.node);
    let errors = quote! {
        ///
        /// # Errors
        /// It is missing, or breaks a rule of its own.
    };
    match role(envelope, member) {
        Role::Payload => quote! {
            #about
            ///
            /// None where it is missing; any kind of value otherwise.
            pub fn #field(&self) -> Option<Member<'a>> {
                self.survey.member(#name)
            }
        },
        Role::Constant if !matches!(member.node, Node::Const(Value::String(_))) => quote! {
            #about
            ///
            /// None where it is missing or no such number at all.
            pub fn #field(&self) -> Option<u16> {
                self.survey.read(&CONTRACT, #name, #missing, |r| r.integer(&ANY)).ok().map(|value| value as u16)
            }
        },
        _ if matches!(
            member.presence,
            Presence::Optional | Presence::OptionalNullable
        ) =>
        {
            quote! {
                #about
                #errors
                pub fn #field(&self) -> Result<Option<#ty>, Fault> {
                    if self.survey.member(#name).is_none() {
                        return Ok(None);
                    }
                    self.survey.read(&CONTRACT, #name, #missing, |r| if r.null() { Ok(None) } else { #read.map(Some) })
                }
            }
        }
        _ => quote! {
            #about
            #errors
            pub fn #field(&self) -> Result<#ty, Fault> {
                self.survey.read(&CONTRACT, #name, #missing, |r| #read)
            }
        },
    }
}
