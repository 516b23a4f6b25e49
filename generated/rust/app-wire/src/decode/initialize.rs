// @generated from schema/app-service by codegen. Do not edit.
//! Decoders of the types of `schema/app-service/initialize.json`.
//! Each tries the order of the schema first and takes any other after that.
#![cfg_attr(rustfmt, rustfmt_skip)]
use super::*;
pub(crate) fn activity_capabilities(
    r: &mut Reader<'_>,
) -> Result<ActivityCapabilities, Stop> {
    r.either(activity_capabilities_in_order, activity_capabilities_in_any_order)
}
#[inline]
fn activity_capabilities_in_order(
    r: &mut Reader<'_>,
) -> Result<ActivityCapabilities, Stop> {
    r.pass(b"{\"events\":")?;
    let m_events = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"approvals\":")?;
    let m_approvals = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"steering\":")?;
    let m_steering = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"mcp_server_lifecycle\":")?;
    let m_mcp_server_lifecycle = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"mcp_tool_activity\":")?;
    let m_mcp_tool_activity = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"subagents\":")?;
    let m_subagents = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"raw_tool_output\":")?;
    let m_raw_tool_output = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"activity_replay\":")?;
    let m_activity_replay = r.boolean(DEFAULT_CODE)?;
    r.pass(b",\"max_summary_bytes\":")?;
    let m_max_summary_bytes = r.integer(&rules::LIMIT_VALUE).map(|value| value as u64)?;
    r.pass(b"}")?;
    Ok(ActivityCapabilities {
        events: m_events,
        approvals: m_approvals,
        steering: m_steering,
        mcp_server_lifecycle: m_mcp_server_lifecycle,
        mcp_tool_activity: m_mcp_tool_activity,
        subagents: m_subagents,
        raw_tool_output: m_raw_tool_output,
        activity_replay: m_activity_replay,
        max_summary_bytes: m_max_summary_bytes,
    })
}
#[cold]
fn activity_capabilities_in_any_order(
    r: &mut Reader<'_>,
) -> Result<ActivityCapabilities, Stop> {
    const NAMES: &[&str] = &[
        "events",
        "approvals",
        "steering",
        "mcp_server_lifecycle",
        "mcp_tool_activity",
        "subagents",
        "raw_tool_output",
        "activity_replay",
        "max_summary_bytes",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_events = None;
    let mut m_approvals = None;
    let mut m_steering = None;
    let mut m_mcp_server_lifecycle = None;
    let mut m_mcp_tool_activity = None;
    let mut m_subagents = None;
    let mut m_raw_tool_output = None;
    let mut m_activity_replay = None;
    let mut m_max_summary_bytes = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_events = Some(value))
            }
            Step::Known(1usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_approvals = Some(value))
            }
            Step::Known(2usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_steering = Some(value))
            }
            Step::Known(3usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_mcp_server_lifecycle = Some(value))
            }
            Step::Known(4usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_mcp_tool_activity = Some(value))
            }
            Step::Known(5usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_subagents = Some(value))
            }
            Step::Known(6usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_raw_tool_output = Some(value))
            }
            Step::Known(7usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_activity_replay = Some(value))
            }
            Step::Known(8usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_summary_bytes = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_events = r.require(&object, 0usize, "events", m_events, DEFAULT_CODE);
    let m_approvals = r.require(&object, 1usize, "approvals", m_approvals, DEFAULT_CODE);
    let m_steering = r.require(&object, 2usize, "steering", m_steering, DEFAULT_CODE);
    let m_mcp_server_lifecycle = r
        .require(
            &object,
            3usize,
            "mcp_server_lifecycle",
            m_mcp_server_lifecycle,
            DEFAULT_CODE,
        );
    let m_mcp_tool_activity = r
        .require(
            &object,
            4usize,
            "mcp_tool_activity",
            m_mcp_tool_activity,
            DEFAULT_CODE,
        );
    let m_subagents = r.require(&object, 5usize, "subagents", m_subagents, DEFAULT_CODE);
    let m_raw_tool_output = r
        .require(&object, 6usize, "raw_tool_output", m_raw_tool_output, DEFAULT_CODE);
    let m_activity_replay = r
        .require(&object, 7usize, "activity_replay", m_activity_replay, DEFAULT_CODE);
    let m_max_summary_bytes = r
        .require(
            &object,
            8usize,
            "max_summary_bytes",
            m_max_summary_bytes,
            DEFAULT_CODE,
        );
    let m_events = m_events?;
    let m_approvals = m_approvals?;
    let m_steering = m_steering?;
    let m_mcp_server_lifecycle = m_mcp_server_lifecycle?;
    let m_mcp_tool_activity = m_mcp_tool_activity?;
    let m_subagents = m_subagents?;
    let m_raw_tool_output = m_raw_tool_output?;
    let m_activity_replay = m_activity_replay?;
    let m_max_summary_bytes = m_max_summary_bytes?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = ActivityCapabilities {
        events: m_events,
        approvals: m_approvals,
        steering: m_steering,
        mcp_server_lifecycle: m_mcp_server_lifecycle,
        mcp_tool_activity: m_mcp_tool_activity,
        subagents: m_subagents,
        raw_tool_output: m_raw_tool_output,
        activity_replay: m_activity_replay,
        max_summary_bytes: m_max_summary_bytes,
    };
    Ok(value)
}
pub(crate) fn capabilities_request(
    r: &mut Reader<'_>,
) -> Result<CapabilitiesRequest, Stop> {
    r.either(capabilities_request_in_order, capabilities_request_in_any_order)
}
#[inline]
fn capabilities_request_in_order(
    r: &mut Reader<'_>,
) -> Result<CapabilitiesRequest, Stop> {
    r.pass(b"{}")?;
    Ok(CapabilitiesRequest {})
}
#[cold]
fn capabilities_request_in_any_order(
    r: &mut Reader<'_>,
) -> Result<CapabilitiesRequest, Stop> {
    const NAMES: &[&str] = &[];
    let mut object = r.object(DEFAULT_CODE)?;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    if r.faulty() {
        return Err(Stop);
    }
    let value = CapabilitiesRequest {};
    Ok(value)
}
pub(crate) fn capabilities_success<'a>(
    r: &mut Reader<'a>,
) -> Result<CapabilitiesSuccess<'a>, Stop> {
    r.either(capabilities_success_in_order, capabilities_success_in_any_order)
}
#[inline]
fn capabilities_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CapabilitiesSuccess<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"protocol_versions\":")?;
    let m_protocol_versions = r
        .list(
            &rules::CAPABILITIES_SUCCESS_PROTOCOL_VERSIONS,
            |r| r.integer(&rules::PROTOCOL_VERSION).map(|value| value as u16),
        )?;
    r.pass(b",\"operations\":")?;
    let m_operations = r
        .list(
            &rules::CAPABILITIES_SUCCESS_OPERATIONS,
            |r| {
                r
                    .text_value(&rules::ADVERTISED_OPERATION)
                    .map(AdvertisedOperation::from_text)
            },
        )?;
    r.pass(b",\"events\":")?;
    let m_events = r
        .list(
            &rules::CAPABILITIES_SUCCESS_EVENTS,
            |r| r.text_value(&rules::ADVERTISED_EVENT).map(AdvertisedEvent::from_text),
        )?;
    r.pass(b",\"transports\":")?;
    let m_transports = r
        .list(
            &rules::CAPABILITIES_SUCCESS_TRANSPORTS,
            |r| {
                r
                    .text_value(&rules::ADVERTISED_TRANSPORT)
                    .map(AdvertisedTransport::from_text)
            },
        )?;
    r.pass(b",\"limits\":")?;
    let m_limits = limits(r)?;
    let m_activity = if r.literal(b",\"activity\":") {
        Some(activity_capabilities(r)?)
    } else {
        None
    };
    r.pass(b"}")?;
    r.shallower();
    Ok(CapabilitiesSuccess {
        protocol_versions: m_protocol_versions,
        operations: m_operations,
        events: m_events,
        transports: m_transports,
        limits: m_limits,
        activity: m_activity,
    })
}
#[cold]
fn capabilities_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<CapabilitiesSuccess<'a>, Stop> {
    const NAMES: &[&str] = &[
        "protocol_versions",
        "operations",
        "events",
        "transports",
        "limits",
        "activity",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_protocol_versions = None;
    let mut m_operations = None;
    let mut m_events = None;
    let mut m_transports = None;
    let mut m_limits = None;
    let mut m_activity = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.list(
                        &rules::CAPABILITIES_SUCCESS_PROTOCOL_VERSIONS,
                        |r| r.integer(&rules::PROTOCOL_VERSION).map(|value| value as u16),
                    )
                    .map(|value| m_protocol_versions = Some(value))
            }
            Step::Known(1usize) => {
                r.list(
                        &rules::CAPABILITIES_SUCCESS_OPERATIONS,
                        |r| {
                            r
                                .text_value(&rules::ADVERTISED_OPERATION)
                                .map(AdvertisedOperation::from_text)
                        },
                    )
                    .map(|value| m_operations = Some(value))
            }
            Step::Known(2usize) => {
                r.list(
                        &rules::CAPABILITIES_SUCCESS_EVENTS,
                        |r| {
                            r
                                .text_value(&rules::ADVERTISED_EVENT)
                                .map(AdvertisedEvent::from_text)
                        },
                    )
                    .map(|value| m_events = Some(value))
            }
            Step::Known(3usize) => {
                r.list(
                        &rules::CAPABILITIES_SUCCESS_TRANSPORTS,
                        |r| {
                            r
                                .text_value(&rules::ADVERTISED_TRANSPORT)
                                .map(AdvertisedTransport::from_text)
                        },
                    )
                    .map(|value| m_transports = Some(value))
            }
            Step::Known(4usize) => limits(r).map(|value| m_limits = Some(value)),
            Step::Known(5usize) => {
                activity_capabilities(r).map(|value| m_activity = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_protocol_versions = r
        .require(
            &object,
            0usize,
            "protocol_versions",
            m_protocol_versions,
            DEFAULT_CODE,
        );
    let m_operations = r
        .require(&object, 1usize, "operations", m_operations, DEFAULT_CODE);
    let m_events = r.require(&object, 2usize, "events", m_events, DEFAULT_CODE);
    let m_transports = r
        .require(&object, 3usize, "transports", m_transports, DEFAULT_CODE);
    let m_limits = r.require(&object, 4usize, "limits", m_limits, DEFAULT_CODE);
    let m_protocol_versions = m_protocol_versions?;
    let m_operations = m_operations?;
    let m_events = m_events?;
    let m_transports = m_transports?;
    let m_limits = m_limits?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = CapabilitiesSuccess {
        protocol_versions: m_protocol_versions,
        operations: m_operations,
        events: m_events,
        transports: m_transports,
        limits: m_limits,
        activity: m_activity,
    };
    Ok(value)
}
pub(crate) fn initialize_request<'a>(
    r: &mut Reader<'a>,
) -> Result<InitializeRequest<'a>, Stop> {
    r.either(initialize_request_in_order, initialize_request_in_any_order)
}
#[inline]
fn initialize_request_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<InitializeRequest<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"supported_protocol_versions\":")?;
    let m_supported_protocol_versions = r
        .list(
            &rules::INITIALIZE_REQUEST_SUPPORTED_PROTOCOL_VERSIONS,
            |r| r.integer(&rules::PROTOCOL_VERSION).map(|value| value as u16),
        )?;
    let m_requested_capabilities = if r.literal(b",\"requested_capabilities\":") {
        Some(
            r
                .list(
                    &rules::INITIALIZE_REQUEST_REQUESTED_CAPABILITIES,
                    |r| {
                        r
                            .text_value(
                                &rules::INITIALIZE_REQUEST_REQUESTED_CAPABILITIES_ITEM,
                            )
                    },
                )?,
        )
    } else {
        None
    };
    r.pass(b"}")?;
    r.shallower();
    Ok(InitializeRequest {
        supported_protocol_versions: m_supported_protocol_versions,
        requested_capabilities: m_requested_capabilities,
    })
}
#[cold]
fn initialize_request_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<InitializeRequest<'a>, Stop> {
    const NAMES: &[&str] = &["supported_protocol_versions", "requested_capabilities"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_supported_protocol_versions = None;
    let mut m_requested_capabilities = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.list(
                        &rules::INITIALIZE_REQUEST_SUPPORTED_PROTOCOL_VERSIONS,
                        |r| r.integer(&rules::PROTOCOL_VERSION).map(|value| value as u16),
                    )
                    .map(|value| m_supported_protocol_versions = Some(value))
            }
            Step::Known(1usize) => {
                r.list(
                        &rules::INITIALIZE_REQUEST_REQUESTED_CAPABILITIES,
                        |r| {
                            r
                                .text_value(
                                    &rules::INITIALIZE_REQUEST_REQUESTED_CAPABILITIES_ITEM,
                                )
                        },
                    )
                    .map(|value| m_requested_capabilities = Some(value))
            }
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_supported_protocol_versions = r
        .require(
            &object,
            0usize,
            "supported_protocol_versions",
            m_supported_protocol_versions,
            DEFAULT_CODE,
        );
    let m_supported_protocol_versions = m_supported_protocol_versions?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = InitializeRequest {
        supported_protocol_versions: m_supported_protocol_versions,
        requested_capabilities: m_requested_capabilities,
    };
    Ok(value)
}
pub(crate) fn initialize_success<'a>(
    r: &mut Reader<'a>,
) -> Result<InitializeSuccess<'a>, Stop> {
    r.either(initialize_success_in_order, initialize_success_in_any_order)
}
#[inline]
fn initialize_success_in_order<'a>(
    r: &mut Reader<'a>,
) -> Result<InitializeSuccess<'a>, Stop> {
    r.deeper()?;
    r.pass(b"{\"protocol_version\":1,\"server_name\":")?;
    let m_server_name = r.text_value(&rules::INITIALIZE_SUCCESS_SERVER_NAME)?;
    r.pass(b",\"server_version\":")?;
    let m_server_version = r.text_value(&rules::INITIALIZE_SUCCESS_SERVER_VERSION)?;
    let m_schema_digest = if r.literal(b",\"schema_digest\":") {
        Some(r.text_value(&rules::SCHEMA_DIGEST)?)
    } else {
        None
    };
    r.pass(b",\"limits\":")?;
    let m_limits = limits(r)?;
    r.pass(b",\"capabilities\":")?;
    let m_capabilities = capabilities_success(r)?;
    r.pass(b"}")?;
    r.shallower();
    Ok(InitializeSuccess {
        server_name: m_server_name,
        server_version: m_server_version,
        schema_digest: m_schema_digest,
        limits: m_limits,
        capabilities: m_capabilities,
    })
}
#[cold]
fn initialize_success_in_any_order<'a>(
    r: &mut Reader<'a>,
) -> Result<InitializeSuccess<'a>, Stop> {
    const NAMES: &[&str] = &[
        "protocol_version",
        "server_name",
        "server_version",
        "schema_digest",
        "limits",
        "capabilities",
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_protocol_version = None;
    let mut m_server_name = None;
    let mut m_server_version = None;
    let mut m_schema_digest = None;
    let mut m_limits = None;
    let mut m_capabilities = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.constant_integer(1i64, Codes::DEFAULT)
                    .map(|value| m_protocol_version = Some(value))
            }
            Step::Known(1usize) => {
                r.text_value(&rules::INITIALIZE_SUCCESS_SERVER_NAME)
                    .map(|value| m_server_name = Some(value))
            }
            Step::Known(2usize) => {
                r.text_value(&rules::INITIALIZE_SUCCESS_SERVER_VERSION)
                    .map(|value| m_server_version = Some(value))
            }
            Step::Known(3usize) => {
                r.text_value(&rules::SCHEMA_DIGEST)
                    .map(|value| m_schema_digest = Some(value))
            }
            Step::Known(4usize) => limits(r).map(|value| m_limits = Some(value)),
            Step::Known(5usize) => {
                capabilities_success(r).map(|value| m_capabilities = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_protocol_version = r
        .require(&object, 0usize, "protocol_version", m_protocol_version, DEFAULT_CODE);
    let m_server_name = r
        .require(&object, 1usize, "server_name", m_server_name, DEFAULT_CODE);
    let m_server_version = r
        .require(&object, 2usize, "server_version", m_server_version, DEFAULT_CODE);
    let m_limits = r.require(&object, 4usize, "limits", m_limits, DEFAULT_CODE);
    let m_capabilities = r
        .require(&object, 5usize, "capabilities", m_capabilities, DEFAULT_CODE);
    m_protocol_version?;
    let m_server_name = m_server_name?;
    let m_server_version = m_server_version?;
    let m_limits = m_limits?;
    let m_capabilities = m_capabilities?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = InitializeSuccess {
        server_name: m_server_name,
        server_version: m_server_version,
        schema_digest: m_schema_digest,
        limits: m_limits,
        capabilities: m_capabilities,
    };
    Ok(value)
}
pub(crate) fn limits<'a>(r: &mut Reader<'a>) -> Result<Limits<'a>, Stop> {
    r.either(limits_in_order, limits_in_any_order)
}
#[inline]
fn limits_in_order<'a>(r: &mut Reader<'a>) -> Result<Limits<'a>, Stop> {
    r.pass(b"{\"max_record_bytes\":")?;
    let m_max_record_bytes = r.integer(&rules::LIMIT_VALUE).map(|value| value as u64)?;
    r.pass(b",\"max_payload_bytes\":")?;
    let m_max_payload_bytes = r.integer(&rules::LIMIT_VALUE).map(|value| value as u64)?;
    r.pass(b",\"max_error_message_bytes\":")?;
    let m_max_error_message_bytes = r
        .integer(&rules::LIMIT_VALUE)
        .map(|value| value as u64)?;
    r.pass(b",\"max_id_bytes\":")?;
    let m_max_id_bytes = r.integer(&rules::LIMIT_VALUE).map(|value| value as u64)?;
    r.pass(b",\"max_name_bytes\":")?;
    let m_max_name_bytes = r.integer(&rules::LIMIT_VALUE).map(|value| value as u64)?;
    r.pass(b",\"max_string_bytes\":")?;
    let m_max_string_bytes = r.integer(&rules::LIMIT_VALUE).map(|value| value as u64)?;
    r.pass(b",\"max_json_depth\":")?;
    let m_max_json_depth = r.integer(&rules::LIMIT_VALUE).map(|value| value as u64)?;
    r.pass(b",\"max_array_items\":")?;
    let m_max_array_items = r.integer(&rules::LIMIT_VALUE).map(|value| value as u64)?;
    r.pass(b",\"max_object_fields\":")?;
    let m_max_object_fields = r.integer(&rules::LIMIT_VALUE).map(|value| value as u64)?;
    r.pass(b",\"max_negotiation_items\":")?;
    let m_max_negotiation_items = r
        .integer(&rules::LIMIT_VALUE)
        .map(|value| value as u64)?;
    r.pass(b",\"max_session_attachments\":")?;
    let m_max_session_attachments = r
        .integer(&rules::LIMIT_VALUE)
        .map(|value| value as u64)?;
    r.pass(b",\"max_session_page_items\":")?;
    let m_max_session_page_items = r
        .integer(&rules::LIMIT_VALUE)
        .map(|value| value as u64)?;
    r.pass(b",\"max_session_replay_page_bytes\":")?;
    let m_max_session_replay_page_bytes = r
        .integer(&rules::LIMIT_VALUE)
        .map(|value| value as u64)?;
    r.pass(b",\"max_session_replay_window_bytes\":")?;
    let m_max_session_replay_window_bytes = r
        .integer(&rules::LIMIT_VALUE)
        .map(|value| value as u64)?;
    r.pass(b",\"max_session_list_scan_entries\":")?;
    let m_max_session_list_scan_entries = r
        .integer(&rules::LIMIT_VALUE)
        .map(|value| value as u64)?;
    r.pass(b",\"max_catalog_page_items\":")?;
    let m_max_catalog_page_items = r
        .integer(&rules::LIMIT_VALUE)
        .map(|value| value as u64)?;
    r.pass(b"}")?;
    Ok(Limits {
        max_record_bytes: m_max_record_bytes,
        max_payload_bytes: m_max_payload_bytes,
        max_error_message_bytes: m_max_error_message_bytes,
        max_id_bytes: m_max_id_bytes,
        max_name_bytes: m_max_name_bytes,
        max_string_bytes: m_max_string_bytes,
        max_json_depth: m_max_json_depth,
        max_array_items: m_max_array_items,
        max_object_fields: m_max_object_fields,
        max_negotiation_items: m_max_negotiation_items,
        max_session_attachments: m_max_session_attachments,
        max_session_page_items: m_max_session_page_items,
        max_session_replay_page_bytes: m_max_session_replay_page_bytes,
        max_session_replay_window_bytes: m_max_session_replay_window_bytes,
        max_session_list_scan_entries: m_max_session_list_scan_entries,
        max_catalog_page_items: m_max_catalog_page_items,
        others: Vec::new(),
    })
}
#[cold]
fn limits_in_any_order<'a>(r: &mut Reader<'a>) -> Result<Limits<'a>, Stop> {
    const NAMES: &[&str] = &[
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
    ];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_max_record_bytes = None;
    let mut m_max_payload_bytes = None;
    let mut m_max_error_message_bytes = None;
    let mut m_max_id_bytes = None;
    let mut m_max_name_bytes = None;
    let mut m_max_string_bytes = None;
    let mut m_max_json_depth = None;
    let mut m_max_array_items = None;
    let mut m_max_object_fields = None;
    let mut m_max_negotiation_items = None;
    let mut m_max_session_attachments = None;
    let mut m_max_session_page_items = None;
    let mut m_max_session_replay_page_bytes = None;
    let mut m_max_session_replay_window_bytes = None;
    let mut m_max_session_list_scan_entries = None;
    let mut m_max_catalog_page_items = None;
    let mut others = Vec::new();
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_record_bytes = Some(value))
            }
            Step::Known(1usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_payload_bytes = Some(value))
            }
            Step::Known(2usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_error_message_bytes = Some(value))
            }
            Step::Known(3usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_id_bytes = Some(value))
            }
            Step::Known(4usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_name_bytes = Some(value))
            }
            Step::Known(5usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_string_bytes = Some(value))
            }
            Step::Known(6usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_json_depth = Some(value))
            }
            Step::Known(7usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_array_items = Some(value))
            }
            Step::Known(8usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_object_fields = Some(value))
            }
            Step::Known(9usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_negotiation_items = Some(value))
            }
            Step::Known(10usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_session_attachments = Some(value))
            }
            Step::Known(11usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_session_page_items = Some(value))
            }
            Step::Known(12usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_session_replay_page_bytes = Some(value))
            }
            Step::Known(13usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_session_replay_window_bytes = Some(value))
            }
            Step::Known(14usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_session_list_scan_entries = Some(value))
            }
            Step::Known(15usize) => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| m_max_catalog_page_items = Some(value))
            }
            Step::End => break,
            _ => {
                r.integer(&rules::LIMIT_VALUE)
                    .map(|value| value as u64)
                    .map(|value| others.push((r.last_key(&object), value)))
            }
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_max_record_bytes = r
        .require(&object, 0usize, "max_record_bytes", m_max_record_bytes, DEFAULT_CODE);
    let m_max_payload_bytes = r
        .require(
            &object,
            1usize,
            "max_payload_bytes",
            m_max_payload_bytes,
            DEFAULT_CODE,
        );
    let m_max_error_message_bytes = r
        .require(
            &object,
            2usize,
            "max_error_message_bytes",
            m_max_error_message_bytes,
            DEFAULT_CODE,
        );
    let m_max_id_bytes = r
        .require(&object, 3usize, "max_id_bytes", m_max_id_bytes, DEFAULT_CODE);
    let m_max_name_bytes = r
        .require(&object, 4usize, "max_name_bytes", m_max_name_bytes, DEFAULT_CODE);
    let m_max_string_bytes = r
        .require(&object, 5usize, "max_string_bytes", m_max_string_bytes, DEFAULT_CODE);
    let m_max_json_depth = r
        .require(&object, 6usize, "max_json_depth", m_max_json_depth, DEFAULT_CODE);
    let m_max_array_items = r
        .require(&object, 7usize, "max_array_items", m_max_array_items, DEFAULT_CODE);
    let m_max_object_fields = r
        .require(
            &object,
            8usize,
            "max_object_fields",
            m_max_object_fields,
            DEFAULT_CODE,
        );
    let m_max_negotiation_items = r
        .require(
            &object,
            9usize,
            "max_negotiation_items",
            m_max_negotiation_items,
            DEFAULT_CODE,
        );
    let m_max_session_attachments = r
        .require(
            &object,
            10usize,
            "max_session_attachments",
            m_max_session_attachments,
            DEFAULT_CODE,
        );
    let m_max_session_page_items = r
        .require(
            &object,
            11usize,
            "max_session_page_items",
            m_max_session_page_items,
            DEFAULT_CODE,
        );
    let m_max_session_replay_page_bytes = r
        .require(
            &object,
            12usize,
            "max_session_replay_page_bytes",
            m_max_session_replay_page_bytes,
            DEFAULT_CODE,
        );
    let m_max_session_replay_window_bytes = r
        .require(
            &object,
            13usize,
            "max_session_replay_window_bytes",
            m_max_session_replay_window_bytes,
            DEFAULT_CODE,
        );
    let m_max_session_list_scan_entries = r
        .require(
            &object,
            14usize,
            "max_session_list_scan_entries",
            m_max_session_list_scan_entries,
            DEFAULT_CODE,
        );
    let m_max_catalog_page_items = r
        .require(
            &object,
            15usize,
            "max_catalog_page_items",
            m_max_catalog_page_items,
            DEFAULT_CODE,
        );
    let m_max_record_bytes = m_max_record_bytes?;
    let m_max_payload_bytes = m_max_payload_bytes?;
    let m_max_error_message_bytes = m_max_error_message_bytes?;
    let m_max_id_bytes = m_max_id_bytes?;
    let m_max_name_bytes = m_max_name_bytes?;
    let m_max_string_bytes = m_max_string_bytes?;
    let m_max_json_depth = m_max_json_depth?;
    let m_max_array_items = m_max_array_items?;
    let m_max_object_fields = m_max_object_fields?;
    let m_max_negotiation_items = m_max_negotiation_items?;
    let m_max_session_attachments = m_max_session_attachments?;
    let m_max_session_page_items = m_max_session_page_items?;
    let m_max_session_replay_page_bytes = m_max_session_replay_page_bytes?;
    let m_max_session_replay_window_bytes = m_max_session_replay_window_bytes?;
    let m_max_session_list_scan_entries = m_max_session_list_scan_entries?;
    let m_max_catalog_page_items = m_max_catalog_page_items?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = Limits {
        max_record_bytes: m_max_record_bytes,
        max_payload_bytes: m_max_payload_bytes,
        max_error_message_bytes: m_max_error_message_bytes,
        max_id_bytes: m_max_id_bytes,
        max_name_bytes: m_max_name_bytes,
        max_string_bytes: m_max_string_bytes,
        max_json_depth: m_max_json_depth,
        max_array_items: m_max_array_items,
        max_object_fields: m_max_object_fields,
        max_negotiation_items: m_max_negotiation_items,
        max_session_attachments: m_max_session_attachments,
        max_session_page_items: m_max_session_page_items,
        max_session_replay_page_bytes: m_max_session_replay_page_bytes,
        max_session_replay_window_bytes: m_max_session_replay_window_bytes,
        max_session_list_scan_entries: m_max_session_list_scan_entries,
        max_catalog_page_items: m_max_catalog_page_items,
        others,
    };
    Ok(value)
}
pub(crate) fn status_request(r: &mut Reader<'_>) -> Result<StatusRequest, Stop> {
    r.either(status_request_in_order, status_request_in_any_order)
}
#[inline]
fn status_request_in_order(r: &mut Reader<'_>) -> Result<StatusRequest, Stop> {
    r.pass(b"{}")?;
    Ok(StatusRequest {})
}
#[cold]
fn status_request_in_any_order(r: &mut Reader<'_>) -> Result<StatusRequest, Stop> {
    const NAMES: &[&str] = &[];
    let mut object = r.object(DEFAULT_CODE)?;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::End => break,
            _ => r.refuse(&object, DEFAULT_CODE),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    if r.faulty() {
        return Err(Stop);
    }
    let value = StatusRequest {};
    Ok(value)
}
pub(crate) fn status_success(r: &mut Reader<'_>) -> Result<StatusSuccess, Stop> {
    r.either(status_success_in_order, status_success_in_any_order)
}
#[inline]
fn status_success_in_order(r: &mut Reader<'_>) -> Result<StatusSuccess, Stop> {
    r.pass(b"{\"service\":\"ready\",\"provider_auth_ready\":")?;
    let m_provider_auth_ready = r.boolean(DEFAULT_CODE)?;
    r.pass(b"}")?;
    Ok(StatusSuccess {
        provider_auth_ready: m_provider_auth_ready,
    })
}
#[cold]
fn status_success_in_any_order(r: &mut Reader<'_>) -> Result<StatusSuccess, Stop> {
    const NAMES: &[&str] = &["service", "provider_auth_ready"];
    let mut object = r.object(DEFAULT_CODE)?;
    let mut m_service = None;
    let mut m_provider_auth_ready = None;
    loop {
        let step = r.member(&mut object, NAMES)?;
        let start = r.mark();
        let read = match step {
            Step::Known(0usize) => {
                r.constant_text("ready", Codes::DEFAULT)
                    .map(|value| m_service = Some(value))
            }
            Step::Known(1usize) => {
                r.boolean(DEFAULT_CODE).map(|value| m_provider_auth_ready = Some(value))
            }
            Step::End => break,
            _ => r.skip(),
        };
        if read.is_err() {
            r.recover(start)?;
        }
    }
    let m_service = r.require(&object, 0usize, "service", m_service, DEFAULT_CODE);
    let m_provider_auth_ready = r
        .require(
            &object,
            1usize,
            "provider_auth_ready",
            m_provider_auth_ready,
            DEFAULT_CODE,
        );
    m_service?;
    let m_provider_auth_ready = m_provider_auth_ready?;
    if r.faulty() {
        return Err(Stop);
    }
    let value = StatusSuccess {
        provider_auth_ready: m_provider_auth_ready,
    };
    Ok(value)
}
