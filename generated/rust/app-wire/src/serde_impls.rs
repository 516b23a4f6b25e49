// @generated from schema/app-service by codegen. Do not edit.
//! Every type as a member of other people's types, in any format that serde knows.
//! Each value goes through the decoder or encoder of its type.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
use bounded::formats;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
impl Serialize for Activity<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for Activity<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::activity,
                    )
                    .map(Activity::into_owned)
            },
        )
    }
}
impl Serialize for ActivityCapabilities {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for ActivityCapabilities {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                CONTRACT.verdicts.shape,
                decode::activity_capabilities,
            ),
        )
    }
}
impl Serialize for ActivityCompaction<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ActivityCompaction<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::activity_compaction,
                    )
                    .map(ActivityCompaction::into_owned)
            },
        )
    }
}
impl Serialize for ActivityContext<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ActivityContext<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::activity_context,
                    )
                    .map(ActivityContext::into_owned)
            },
        )
    }
}
impl Serialize for ActivityLifecycle<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ActivityLifecycle<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::activity_lifecycle,
                    )
                    .map(ActivityLifecycle::into_owned)
            },
        )
    }
}
impl Serialize for ActivityReasoningSummary<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ActivityReasoningSummary<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::activity_reasoning_summary,
                    )
                    .map(ActivityReasoningSummary::into_owned)
            },
        )
    }
}
impl Serialize for ActivityTool<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ActivityTool<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::activity_tool,
                    )
                    .map(ActivityTool::into_owned)
            },
        )
    }
}
impl Serialize for ActivityUsage<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ActivityUsage<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::activity_usage,
                    )
                    .map(ActivityUsage::into_owned)
            },
        )
    }
}
impl Serialize for AdvertisedEvent<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(
            serializer,
            |out| Writer::encode(
                out,
                &CONTRACT,
                false,
                |w| w.text_value(self.as_str(), &rules::ADVERTISED_EVENT),
            ),
        )
    }
}
impl<'de, 'a> Deserialize<'de> for AdvertisedEvent<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        |r| {
                            r
                                .text_value(&rules::ADVERTISED_EVENT)
                                .map(AdvertisedEvent::from_text)
                        },
                    )
                    .map(AdvertisedEvent::into_owned)
            },
        )
    }
}
impl Serialize for AdvertisedOperation<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(
            serializer,
            |out| Writer::encode(
                out,
                &CONTRACT,
                false,
                |w| w.text_value(self.as_str(), &rules::ADVERTISED_OPERATION),
            ),
        )
    }
}
impl<'de, 'a> Deserialize<'de> for AdvertisedOperation<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        |r| {
                            r
                                .text_value(&rules::ADVERTISED_OPERATION)
                                .map(AdvertisedOperation::from_text)
                        },
                    )
                    .map(AdvertisedOperation::into_owned)
            },
        )
    }
}
impl Serialize for AdvertisedTransport<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(
            serializer,
            |out| Writer::encode(
                out,
                &CONTRACT,
                false,
                |w| w.text_value(self.as_str(), &rules::ADVERTISED_TRANSPORT),
            ),
        )
    }
}
impl<'de, 'a> Deserialize<'de> for AdvertisedTransport<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        |r| {
                            r
                                .text_value(&rules::ADVERTISED_TRANSPORT)
                                .map(AdvertisedTransport::from_text)
                        },
                    )
                    .map(AdvertisedTransport::into_owned)
            },
        )
    }
}
impl Serialize for AuthLoginCallbackRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for AuthLoginCallbackRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        decode::auth_login_callback_request,
                    )
                    .map(AuthLoginCallbackRequest::into_owned)
            },
        )
    }
}
impl Serialize for AuthLoginCallbackSuccess {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for AuthLoginCallbackSuccess {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                CONTRACT.verdicts.shape,
                decode::auth_login_callback_success,
            ),
        )
    }
}
impl Serialize for AuthLoginCancelRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for AuthLoginCancelRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        decode::auth_login_cancel_request,
                    )
                    .map(AuthLoginCancelRequest::into_owned)
            },
        )
    }
}
impl Serialize for AuthLoginCancelSuccess {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for AuthLoginCancelSuccess {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                CONTRACT.verdicts.shape,
                decode::auth_login_cancel_success,
            ),
        )
    }
}
impl Serialize for AuthLoginOutcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for AuthLoginOutcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, AuthLoginOutcome::parse)
    }
}
impl Serialize for AuthLoginProgress<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for AuthLoginProgress<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::auth_login_progress,
                    )
                    .map(AuthLoginProgress::into_owned)
            },
        )
    }
}
impl Serialize for AuthLoginStartRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for AuthLoginStartRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        decode::auth_login_start_request,
                    )
                    .map(AuthLoginStartRequest::into_owned)
            },
        )
    }
}
impl Serialize for AuthLoginStartSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for AuthLoginStartSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::auth_login_start_success,
                    )
                    .map(AuthLoginStartSuccess::into_owned)
            },
        )
    }
}
impl Serialize for AuthLoginState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for AuthLoginState {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, AuthLoginState::parse)
    }
}
impl Serialize for AuthLoginTerminal<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for AuthLoginTerminal<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::auth_login_terminal,
                    )
                    .map(AuthLoginTerminal::into_owned)
            },
        )
    }
}
impl Serialize for AuthLogoutRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for AuthLogoutRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        decode::auth_logout_request,
                    )
                    .map(AuthLogoutRequest::into_owned)
            },
        )
    }
}
impl Serialize for AuthLogoutSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for AuthLogoutSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::auth_logout_success,
                    )
                    .map(AuthLogoutSuccess::into_owned)
            },
        )
    }
}
impl Serialize for AuthMethod {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for AuthMethod {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, AuthMethod::parse)
    }
}
impl Serialize for AuthProvider<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for AuthProvider<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::auth_provider,
                    )
                    .map(AuthProvider::into_owned)
            },
        )
    }
}
impl Serialize for AuthReadiness {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for AuthReadiness {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, AuthReadiness::parse)
    }
}
impl Serialize for AuthSource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for AuthSource {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, AuthSource::parse)
    }
}
impl Serialize for AuthStatusRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for AuthStatusRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                PAYLOAD_CODE,
                decode::auth_status_request,
            ),
        )
    }
}
impl Serialize for AuthStatusSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for AuthStatusSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::auth_status_success,
                    )
                    .map(AuthStatusSuccess::into_owned)
            },
        )
    }
}
impl Serialize for CapabilitiesRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for CapabilitiesRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                PAYLOAD_CODE,
                decode::capabilities_request,
            ),
        )
    }
}
impl Serialize for CapabilitiesSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for CapabilitiesSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::capabilities_success,
                    )
                    .map(CapabilitiesSuccess::into_owned)
            },
        )
    }
}
impl Serialize for CatalogModelsRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for CatalogModelsRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        decode::catalog_models_request,
                    )
                    .map(CatalogModelsRequest::into_owned)
            },
        )
    }
}
impl Serialize for CatalogModelsSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for CatalogModelsSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::catalog_models_success,
                    )
                    .map(CatalogModelsSuccess::into_owned)
            },
        )
    }
}
impl Serialize for CatalogProvidersRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for CatalogProvidersRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                PAYLOAD_CODE,
                decode::catalog_providers_request,
            ),
        )
    }
}
impl Serialize for CatalogProvidersSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for CatalogProvidersSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::catalog_providers_success,
                    )
                    .map(CatalogProvidersSuccess::into_owned)
            },
        )
    }
}
impl Serialize for CatalogRefreshRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for CatalogRefreshRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        decode::catalog_refresh_request,
                    )
                    .map(CatalogRefreshRequest::into_owned)
            },
        )
    }
}
impl Serialize for CatalogRefreshSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for CatalogRefreshSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::catalog_refresh_success,
                    )
                    .map(CatalogRefreshSuccess::into_owned)
            },
        )
    }
}
impl Serialize for CatalogState {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for CatalogState {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, CatalogState::parse)
    }
}
impl Serialize for CompactionStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for CompactionStatus {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, CompactionStatus::parse)
    }
}
impl Serialize for ConfigGetRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for ConfigGetRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                PAYLOAD_CODE,
                decode::config_get_request,
            ),
        )
    }
}
impl Serialize for ConfigGetSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ConfigGetSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::config_get_success,
                    )
                    .map(ConfigGetSuccess::into_owned)
            },
        )
    }
}
impl Serialize for ConfigLayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for ConfigLayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, ConfigLayer::parse)
    }
}
impl Serialize for ConfigScope {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for ConfigScope {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, ConfigScope::parse)
    }
}
impl Serialize for ConfigSetRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ConfigSetRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::config_set_request)
                    .map(ConfigSetRequest::into_owned)
            },
        )
    }
}
impl Serialize for ConfigSetSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ConfigSetSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::config_set_success,
                    )
                    .map(ConfigSetSuccess::into_owned)
            },
        )
    }
}
impl Serialize for ContextSource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for ContextSource {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, ContextSource::parse)
    }
}
impl Serialize for GlobalSetting {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for GlobalSetting {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, GlobalSetting::parse)
    }
}
impl Serialize for InitializeRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for InitializeRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::initialize_request)
                    .map(InitializeRequest::into_owned)
            },
        )
    }
}
impl Serialize for InitializeSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for InitializeSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::initialize_success,
                    )
                    .map(InitializeSuccess::into_owned)
            },
        )
    }
}
impl Serialize for LifecycleCategory {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for LifecycleCategory {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, LifecycleCategory::parse)
    }
}
impl Serialize for LifecycleStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for LifecycleStatus {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, LifecycleStatus::parse)
    }
}
impl Serialize for Limits<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for Limits<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::limits)
                    .map(Limits::into_owned)
            },
        )
    }
}
impl Serialize for MessageRole {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for MessageRole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, MessageRole::parse)
    }
}
impl Serialize for ModelEntry<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ModelEntry<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::model_entry,
                    )
                    .map(ModelEntry::into_owned)
            },
        )
    }
}
impl Serialize for ProviderEntry<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ProviderEntry<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::provider_entry,
                    )
                    .map(ProviderEntry::into_owned)
            },
        )
    }
}
impl Serialize for ReplayItem<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ReplayItem<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::replay_item,
                    )
                    .map(ReplayItem::into_owned)
            },
        )
    }
}
impl Serialize for ReplayMessage<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ReplayMessage<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::replay_message,
                    )
                    .map(ReplayMessage::into_owned)
            },
        )
    }
}
impl Serialize for ReplaySummary<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ReplaySummary<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::replay_summary,
                    )
                    .map(ReplaySummary::into_owned)
            },
        )
    }
}
impl Serialize for ReplayTerminal<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for ReplayTerminal<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::replay_terminal,
                    )
                    .map(ReplayTerminal::into_owned)
            },
        )
    }
}
impl Serialize for ReplayTerminalStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for ReplayTerminalStatus {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, ReplayTerminalStatus::parse)
    }
}
impl Serialize for Selection<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for Selection<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::selection,
                    )
                    .map(Selection::into_owned)
            },
        )
    }
}
impl Serialize for SelectionChange<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for SelectionChange<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::selection_change)
                    .map(SelectionChange::into_owned)
            },
        )
    }
}
impl Serialize for SessionCloseRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for SessionCloseRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                PAYLOAD_CODE,
                decode::session_close_request,
            ),
        )
    }
}
impl Serialize for SessionCloseStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for SessionCloseStatus {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, SessionCloseStatus::parse)
    }
}
impl Serialize for SessionCloseSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for SessionCloseSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::session_close_success,
                    )
                    .map(SessionCloseSuccess::into_owned)
            },
        )
    }
}
impl Serialize for SessionCreateRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for SessionCreateRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                PAYLOAD_CODE,
                decode::session_create_request,
            ),
        )
    }
}
impl Serialize for SessionCreateSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for SessionCreateSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::session_create_success,
                    )
                    .map(SessionCreateSuccess::into_owned)
            },
        )
    }
}
impl Serialize for SessionListRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for SessionListRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        decode::session_list_request,
                    )
                    .map(SessionListRequest::into_owned)
            },
        )
    }
}
impl Serialize for SessionListSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for SessionListSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::session_list_success,
                    )
                    .map(SessionListSuccess::into_owned)
            },
        )
    }
}
impl Serialize for SessionOpenRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for SessionOpenRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                PAYLOAD_CODE,
                decode::session_open_request,
            ),
        )
    }
}
impl Serialize for SessionOpenSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for SessionOpenSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::session_open_success,
                    )
                    .map(SessionOpenSuccess::into_owned)
            },
        )
    }
}
impl Serialize for SessionReplayRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for SessionReplayRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        decode::session_replay_request,
                    )
                    .map(SessionReplayRequest::into_owned)
            },
        )
    }
}
impl Serialize for SessionReplaySuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for SessionReplaySuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::session_replay_success,
                    )
                    .map(SessionReplaySuccess::into_owned)
            },
        )
    }
}
impl Serialize for SessionSummary<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for SessionSummary<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::session_summary,
                    )
                    .map(SessionSummary::into_owned)
            },
        )
    }
}
impl Serialize for StatusRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for StatusRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::status_request),
        )
    }
}
impl Serialize for StatusSuccess {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for StatusSuccess {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                CONTRACT.verdicts.shape,
                decode::status_success,
            ),
        )
    }
}
impl Serialize for ThinkingLevel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for ThinkingLevel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, ThinkingLevel::parse)
    }
}
impl Serialize for ToolName<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(
            serializer,
            |out| Writer::encode(
                out,
                &CONTRACT,
                false,
                |w| w.text_value(self.as_str(), &rules::TOOL_NAME),
            ),
        )
    }
}
impl<'de, 'a> Deserialize<'de> for ToolName<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        |r| r.text_value(&rules::TOOL_NAME).map(ToolName::from_text),
                    )
                    .map(ToolName::into_owned)
            },
        )
    }
}
impl Serialize for ToolTransport {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for ToolTransport {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, ToolTransport::parse)
    }
}
impl Serialize for TurnActivity<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for TurnActivity<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::turn_activity,
                    )
                    .map(TurnActivity::into_owned)
            },
        )
    }
}
impl Serialize for TurnAssistantDelta<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for TurnAssistantDelta<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::turn_assistant_delta,
                    )
                    .map(TurnAssistantDelta::into_owned)
            },
        )
    }
}
impl Serialize for TurnCancelRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for TurnCancelRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        decode::turn_cancel_request,
                    )
                    .map(TurnCancelRequest::into_owned)
            },
        )
    }
}
impl Serialize for TurnCancelSuccess {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for TurnCancelSuccess {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(
                json,
                &CONTRACT,
                CONTRACT.verdicts.shape,
                decode::turn_cancel_success,
            ),
        )
    }
}
impl Serialize for TurnOptions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de> Deserialize<'de> for TurnOptions {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::turn_options),
        )
    }
}
impl Serialize for TurnStartRequest<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for TurnStartRequest<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(json, &CONTRACT, PAYLOAD_CODE, decode::turn_start_request)
                    .map(TurnStartRequest::into_owned)
            },
        )
    }
}
impl Serialize for TurnStartSuccess<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for TurnStartSuccess<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::turn_start_success,
                    )
                    .map(TurnStartSuccess::into_owned)
            },
        )
    }
}
impl Serialize for TurnStarted<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for TurnStarted<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::turn_started,
                    )
                    .map(TurnStarted::into_owned)
            },
        )
    }
}
impl Serialize for TurnStatus {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for TurnStatus {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, TurnStatus::parse)
    }
}
impl Serialize for TurnTerminal<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for TurnTerminal<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::turn_terminal,
                    )
                    .map(TurnTerminal::into_owned)
            },
        )
    }
}
impl Serialize for UsageSource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for UsageSource {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::word(deserializer, UsageSource::parse)
    }
}
impl Serialize for WireError<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for WireError<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::wire_error,
                    )
                    .map(WireError::into_owned)
            },
        )
    }
}
impl Serialize for WireErrorCode<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(
            serializer,
            |out| Writer::encode(
                out,
                &CONTRACT,
                false,
                |w| w.text_value(self.as_str(), &rules::WIRE_ERROR_CODE),
            ),
        )
    }
}
impl<'de, 'a> Deserialize<'de> for WireErrorCode<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        PAYLOAD_CODE,
                        |r| {
                            r
                                .text_value(&rules::WIRE_ERROR_CODE)
                                .map(WireErrorCode::from_text)
                        },
                    )
                    .map(WireErrorCode::into_owned)
            },
        )
    }
}
impl Serialize for Request<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for Request<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::request)
                    .map(Request::into_owned)
            },
        )
    }
}
impl Serialize for Response<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for Response<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(
                        json,
                        &CONTRACT,
                        CONTRACT.verdicts.shape,
                        decode::response,
                    )
                    .map(Response::into_owned)
            },
        )
    }
}
impl Serialize for Event<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for Event<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::event)
                    .map(Event::into_owned)
            },
        )
    }
}
impl Serialize for Record<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        formats::serialize(serializer, |out| self.encode(out))
    }
}
impl<'de, 'a> Deserialize<'de> for Record<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        formats::deserialize(
            deserializer,
            &CONTRACT,
            |json| {
                Reader::decode(json, &CONTRACT, CONTRACT.verdicts.shape, decode::record)
                    .map(Record::into_owned)
            },
        )
    }
}
