// @generated from schema/app-service by codegen. Do not edit.
// The bounds of every record, and the codes of what breaks them.

export const BOUNDS = {"record":65536,"payload":32768,"string":16384,"depth":32,"items":64,"fields":64,"codes":{"record":"record_too_large","payload":"payload_too_large","json":"invalid_json","bound":"limit_exceeded"}};
