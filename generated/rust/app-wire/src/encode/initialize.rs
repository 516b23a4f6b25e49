// @generated from schema/app-service by codegen. Do not edit.
//! Encoders of the types of `schema/app-service/initialize.json`.
//! Each checks what it writes against the same rules as the decoder.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn activity_capabilities(
    w: &mut Writer<'_>,
    value: &ActivityCapabilities,
) -> Result<(), Stop> {
    w.literal(b"{\"events\":");
    w.boolean(value.events);
    w.literal(b",\"approvals\":");
    w.boolean(value.approvals);
    w.literal(b",\"steering\":");
    w.boolean(value.steering);
    w.literal(b",\"mcp_server_lifecycle\":");
    w.boolean(value.mcp_server_lifecycle);
    w.literal(b",\"mcp_tool_activity\":");
    w.boolean(value.mcp_tool_activity);
    w.literal(b",\"subagents\":");
    w.boolean(value.subagents);
    w.literal(b",\"raw_tool_output\":");
    w.boolean(value.raw_tool_output);
    w.literal(b",\"activity_replay\":");
    w.boolean(value.activity_replay);
    w.literal(b",\"max_summary_bytes\":");
    w.unsigned(value.max_summary_bytes, &rules::LIMIT_VALUE)?;
    w.literal(b"}");
    Ok(())
}
pub(crate) fn capabilities_request(
    w: &mut Writer<'_>,
    value: &CapabilitiesRequest,
) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{}");
    Ok(())
}
pub(crate) fn capabilities_success(
    w: &mut Writer<'_>,
    value: &CapabilitiesSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"protocol_versions\":");
    w.list(
        &value.protocol_versions,
        &rules::CAPABILITIES_SUCCESS_PROTOCOL_VERSIONS,
        |w, inner| {
            w.unsigned(u64::from(*inner), &rules::PROTOCOL_VERSION)?;
            Ok(())
        },
    )?;
    w.literal(b",\"operations\":");
    w.list(
        &value.operations,
        &rules::CAPABILITIES_SUCCESS_OPERATIONS,
        |w, inner| {
            w.text_value(inner.as_str(), &rules::ADVERTISED_OPERATION)?;
            Ok(())
        },
    )?;
    w.literal(b",\"events\":");
    w.list(
        &value.events,
        &rules::CAPABILITIES_SUCCESS_EVENTS,
        |w, inner| {
            w.text_value(inner.as_str(), &rules::ADVERTISED_EVENT)?;
            Ok(())
        },
    )?;
    w.literal(b",\"transports\":");
    w.list(
        &value.transports,
        &rules::CAPABILITIES_SUCCESS_TRANSPORTS,
        |w, inner| {
            w.text_value(inner.as_str(), &rules::ADVERTISED_TRANSPORT)?;
            Ok(())
        },
    )?;
    w.literal(b",\"limits\":");
    limits(w, &value.limits)?;
    if let Some(inner) = &value.activity {
        w.literal(b",\"activity\":");
        activity_capabilities(w, inner)?;
    }
    w.literal(b"}");
    Ok(())
}
pub(crate) fn initialize_request(
    w: &mut Writer<'_>,
    value: &InitializeRequest<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"supported_protocol_versions\":");
    w.list(
        &value.supported_protocol_versions,
        &rules::INITIALIZE_REQUEST_SUPPORTED_PROTOCOL_VERSIONS,
        |w, inner| {
            w.unsigned(u64::from(*inner), &rules::PROTOCOL_VERSION)?;
            Ok(())
        },
    )?;
    if let Some(inner) = &value.requested_capabilities {
        w.literal(b",\"requested_capabilities\":");
        w.list(
            inner,
            &rules::INITIALIZE_REQUEST_REQUESTED_CAPABILITIES,
            |w, inner| {
                w.text_value(
                    inner,
                    &rules::INITIALIZE_REQUEST_REQUESTED_CAPABILITIES_ITEM,
                )?;
                Ok(())
            },
        )?;
    }
    w.literal(b"}");
    Ok(())
}
pub(crate) fn initialize_success(
    w: &mut Writer<'_>,
    value: &InitializeSuccess<'_>,
) -> Result<(), Stop> {
    w.literal(b"{\"protocol_version\":1,\"server_name\":\"");
    w.content(&value.server_name, &rules::INITIALIZE_SUCCESS_SERVER_NAME)?;
    w.literal(b"\",\"server_version\":\"");
    w.content(&value.server_version, &rules::INITIALIZE_SUCCESS_SERVER_VERSION)?;
    w.literal(b"\"");
    if let Some(inner) = &value.schema_digest {
        w.literal(b",\"schema_digest\":");
        w.text_value(inner, &rules::SCHEMA_DIGEST)?;
    }
    w.literal(b",\"limits\":");
    limits(w, &value.limits)?;
    w.literal(b",\"capabilities\":");
    capabilities_success(w, &value.capabilities)?;
    w.literal(b"}");
    Ok(())
}
pub(crate) fn limits(w: &mut Writer<'_>, value: &Limits<'_>) -> Result<(), Stop> {
    w.literal(b"{\"max_record_bytes\":");
    w.unsigned(value.max_record_bytes, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_payload_bytes\":");
    w.unsigned(value.max_payload_bytes, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_error_message_bytes\":");
    w.unsigned(value.max_error_message_bytes, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_id_bytes\":");
    w.unsigned(value.max_id_bytes, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_name_bytes\":");
    w.unsigned(value.max_name_bytes, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_string_bytes\":");
    w.unsigned(value.max_string_bytes, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_json_depth\":");
    w.unsigned(value.max_json_depth, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_array_items\":");
    w.unsigned(value.max_array_items, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_object_fields\":");
    w.unsigned(value.max_object_fields, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_negotiation_items\":");
    w.unsigned(value.max_negotiation_items, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_session_attachments\":");
    w.unsigned(value.max_session_attachments, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_session_page_items\":");
    w.unsigned(value.max_session_page_items, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_session_replay_page_bytes\":");
    w.unsigned(value.max_session_replay_page_bytes, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_session_replay_window_bytes\":");
    w.unsigned(value.max_session_replay_window_bytes, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_session_list_scan_entries\":");
    w.unsigned(value.max_session_list_scan_entries, &rules::LIMIT_VALUE)?;
    w.literal(b",\"max_catalog_page_items\":");
    w.unsigned(value.max_catalog_page_items, &rules::LIMIT_VALUE)?;
    let mut first = false;
    w.entries(
        &value.others,
        &[
            "max_record_bytes",
            "max_payload_bytes",
            "max_error_message_bytes",
            "max_id_bytes",
            "max_name_bytes",
            "max_string_bytes",
            "max_json_depth",
            "max_array_items",
            "max_object_fields",
            "max_negotiation_items",
            "max_session_attachments",
            "max_session_page_items",
            "max_session_replay_page_bytes",
            "max_session_replay_window_bytes",
            "max_session_list_scan_entries",
            "max_catalog_page_items",
        ],
        &mut first,
        |w, inner| {
            w.unsigned(*inner, &rules::LIMIT_VALUE)?;
            Ok(())
        },
    )?;
    w.literal(b"}");
    Ok(())
}
pub(crate) fn status_request(
    w: &mut Writer<'_>,
    value: &StatusRequest,
) -> Result<(), Stop> {
    let _ = value;
    w.literal(b"{}");
    Ok(())
}
pub(crate) fn status_success(
    w: &mut Writer<'_>,
    value: &StatusSuccess,
) -> Result<(), Stop> {
    w.literal(b"{\"service\":\"ready\",\"provider_auth_ready\":");
    w.boolean(value.provider_auth_ready);
    w.literal(b"}");
    Ok(())
}
