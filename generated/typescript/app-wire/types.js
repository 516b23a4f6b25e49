// @generated from schema/app-service by codegen. Do not edit.
export {};
