// @generated from schema/app-service by codegen. Do not edit.
import type { ActivityCapabilities, EventName, InitializeSuccess, LimitName, Limits, Method } from "./types.js";

/** What a client will do, and what it can take. */
export interface Profile {
  /** Operations it will use; preflight demands them. */
  readonly needs: readonly Method[];
  /** Whether it wants live activity; left out, it does. False: where none is advertised, there is none. */
  readonly activity?: boolean;
  /** Bounds of its own. Only narrower ones than those of the contract have an effect. */
  readonly bounds?: Readonly<Partial<Limits>>;
}

/** What a successful preflight settled. */
export interface Agreed {
  /** Release of the service; tells nothing about the contract. */
  readonly server_version: string;
  /** The schema that the service was made from; null: it does not tell. Equal to `SCHEMA_DIGEST`: the same text. */
  readonly schema_digest: string | null;
  /** Known operations that the service offers. */
  readonly operations: readonly Method[];
  /** All events that may come. */
  readonly events: readonly EventName[];
  /** What the service advertised. */
  readonly limits: Readonly<Limits>;
  /** What activity can show; null: there is none. */
  readonly activity: Readonly<ActivityCapabilities> | null;
}

/** Why a client cannot work with a service. */
export type Incompatible =
  /** It does not list the protocol version. */
  | { readonly what: "version" }
  /** It serves none of the known transports. */
  | { readonly what: "transport" }
  /** It does not offer an operation that is needed. */
  | { readonly what: "operation"; readonly name: Method }
  /** It can send an event that is not known. */
  | { readonly what: "unknown_event"; readonly name: string }
  /** It offers a needed operation without an event of it. */
  | { readonly what: "event"; readonly name: EventName }
  /** Its activity is wanted and missing, contradicts itself, or waits for approvals. */
  | { readonly what: "activity"; readonly because: "not_advertised" | "not_described" | "switched_off" | "approvals" }
  /** It may send more than this client takes. */
  | { readonly what: "limit"; readonly name: LimitName; readonly advertised: number; readonly supported: number }
  /** The two limits objects of its answer differ. */
  | { readonly what: "limits" };

/** Whether a client of this profile can work with what the service says of itself. Before it says yes, nothing that changes anything is sent. */
export declare function preflight(
  profile: Profile,
  offer: InitializeSuccess,
): { readonly ok: true; readonly agreed: Agreed } | { readonly ok: false; readonly incompatible: Incompatible };
