// @generated from schema/app-service by codegen. Do not edit.
export * from "./types.js";
export * from "./contract.js";
export * from "./decode.js";
export * from "./encode.js";
export * from "./preflight.js";
export * from "./client.js";
export * from "./lines.js";
