// Decides something over MACP from TypeScript: a policy, a session, votes, a refusal, and a reader.
// Ends with an error as soon as anything deviates.
//
// Usage: npm start -- HOST:PORT, with a server that was started with MACP_ALLOW_INSECURE=1 and no tokens.

import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import * as grpc from '@grpc/grpc-js';
import { loadSync, type MessageTypeDefinition } from '@grpc/proto-loader';
import type { ProtoGrpcType } from '../stubs/core.js';
import type { ProtoGrpcType as DecisionTypes } from '../stubs/decision.js';
import type { Ack__Output } from '../stubs/macp/v1/Ack.js';
import type { MACPRuntimeServiceClient } from '../stubs/macp/v1/MACPRuntimeService.js';
import type { StreamSessionResponse__Output } from '../stubs/macp/v1/StreamSessionResponse.js';
import type { WatchSessionsResponse__Output } from '../stubs/macp/v1/WatchSessionsResponse.js';

const VERSION = '1.0';
const MODE = 'macp.mode.decision.v1';
const MODE_VERSION = '1.0.0';
const CONFIGURATION = 'example';
// A policy is registered once; the server may have seen this program before.
const POLICY = `policy.example.${randomUUID()}`;
const RESOLVED = 2;

// As in the build script: the types in stubs/ describe what these options load.
const protos = fileURLToPath(new URL('../../../../../../generated/proto', import.meta.url));
const loaded = loadSync(['macp/v1/core.proto', 'macp/modes/decision/v1/decision.proto'], {
  includeDirs: [protos], longs: Number, defaults: true, oneofs: true, keepCase: true,
});
const { macp } = grpc.loadPackageDefinition(loaded) as unknown as ProtoGrpcType & DecisionTypes;

/** An envelope carries its payload as bytes. */
function bytes<In>(type: MessageTypeDefinition<In, unknown>, value: In): Buffer {
  return type.serialize(value);
}

function check(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Error(`deviation: ${what}`);
}

/** The next message of a stream. */
async function next<T>(messages: AsyncIterator<T>): Promise<T> {
  const { value, done } = await messages.next();
  check(!done, 'the stream ended');
  return value;
}

/** Somebody with a name, which is the credential in development mode. */
class Agent {
  readonly credential = new grpc.Metadata();

  constructor(readonly client: MACPRuntimeServiceClient, name: string) {
    this.credential.set('authorization', `Bearer ${name}`);
  }

  /** Makes a unary call; a status other than OK is an error. */
  call<Request, Response>(
    method: (request: Request, metadata: grpc.Metadata, done: grpc.requestCallback<Response>) => unknown,
    request: Request,
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      method.call(this.client, request, this.credential, (error, answer) =>
        error || !answer ? reject(error ?? new Error('no answer')) : resolve(answer));
    });
  }

  /** Sends a message; whether it was accepted is in the answer, not in the status. */
  async send(session_id: string, message_type: string, message_id: string, payload: Buffer): Promise<Ack__Output> {
    const envelope = { macp_version: VERSION, mode: MODE, message_type, message_id, session_id, payload };
    const { ack } = await this.call<object, { ack: Ack__Output | null }>(this.client.Send, { envelope });
    check(ack !== null, 'an answer without an acknowledgement');
    return ack;
  }
}

function accepted(ack: Ack__Output): void {
  check(ack.ok, `a message was refused: ${ack.error?.code}`);
}

function refused(ack: Ack__Output, code: string): void {
  check(ack.error?.code === code, `instead of ${code} the answer was ${ack.error?.code}`);
}

const rules = JSON.stringify({ voting: { algorithm: 'majority' }, commitment: { require_vote_quorum: true } });
const start = bytes(macp.v1.SessionStartPayload, {
  intent: 'pick a plan', participants: ['ada', 'ben'], mode_version: MODE_VERSION,
  configuration_version: CONFIGURATION, policy_version: POLICY, ttl_ms: 60_000,
});
const plan = bytes(macp.modes.decision.v1.ProposalPayload, { proposal_id: 'first', option: 'the first plan' });
const vote = bytes(macp.modes.decision.v1.VotePayload, { proposal_id: 'first', vote: 'APPROVE' });
const commitment = bytes(macp.v1.CommitmentPayload, {
  commitment_id: 'end', action: 'plan.selected', authority_scope: 'plans', reason: 'both want it',
  mode_version: MODE_VERSION, configuration_version: CONFIGURATION, outcome_positive: true,
});

async function decide(client: MACPRuntimeServiceClient): Promise<void> {
  const [ada, ben, eve] = ['ada', 'ben', 'eve'].map((name) => new Agent(client, name)) as [Agent, Agent, Agent];
  const session = randomUUID();

  const hello = await ada.call<object, { selected_protocol_version: string }>(
    client.Initialize, { supported_protocol_versions: [VERSION] });
  check(hello.selected_protocol_version === VERSION, 'no common version');
  const policy = { policy_id: POLICY, mode: MODE, description: 'A majority of the votes decides.', rules, schema_version: 3 };
  const registered = await ada.call<object, { ok: boolean; error: string }>(client.RegisterPolicy, { policy_descriptor: policy });
  check(registered.ok, `the policy is refused: ${registered.error}`);
  console.log('policy: registered');

  const watch = client.WatchSessions({}, ada.credential);
  // The server sends its headers once the watch is in place.
  await new Promise((resolve) => watch.once('metadata', resolve));
  accepted(await ada.send(session, 'SessionStart', 'start', start));
  // The watch begins with the sessions that were there before.
  const lives: AsyncIterator<WatchSessionsResponse__Output> = watch[Symbol.asyncIterator]();
  while ((await next(lives)).event?.session?.session_id !== session);
  // A watch goes on until its reader leaves, which comes back as an error.
  watch.once('error', () => {});
  watch.cancel();
  console.log('session: started and watched');

  const stream = client.StreamSession(ben.credential);
  stream.write({ subscribe_session_id: session });
  accepted(await ada.send(session, 'Proposal', 'plan', plan));
  refused(await eve.send(session, 'Vote', 'vote', vote), 'FORBIDDEN');
  refused(await ada.send(session, 'Commitment', 'end', commitment), 'POLICY_DENIED');
  console.log("refusals: a stranger's vote, a decision without votes");

  accepted(await ben.send(session, 'Vote', 'vote', vote));
  check((await ben.send(session, 'Vote', 'vote', vote)).duplicate, 'a repetition was taken for something new');
  accepted(await ada.send(session, 'Vote', 'second vote', vote));
  // Nobody took the id of the refused message; it is sent once more.
  const ack = await ada.send(session, 'Commitment', 'end', commitment);
  accepted(ack);
  check(ack.session_state === RESOLVED, `the session is in state ${ack.session_state}`);
  console.log('decision: resolved');

  const history: AsyncIterator<StreamSessionResponse__Output> = stream[Symbol.asyncIterator]();
  for (const expected of ['SessionStart', 'Proposal', 'Vote', 'Vote', 'Commitment']) {
    const { envelope } = await next(history);
    check(envelope?.message_type === expected, `the subscription told ${envelope?.message_type}, not ${expected}`);
  }
  stream.end();
  console.log('subscription: the whole history\neverything went as it should');
}

/** What went wrong, in a line for people. */
function told(error: unknown, target: string): string {
  const { code, message } = error as Partial<grpc.ServiceError>;
  return code === grpc.status.UNAVAILABLE
    ? `nobody answers at ${target}: is the server running?`
    : message ?? String(error);
}

async function main(target: string | undefined): Promise<void> {
  if (target === undefined) {
    console.error('usage: npm start -- HOST:PORT');
    process.exitCode = 2;
    return;
  }
  const client = new macp.v1.MACPRuntimeService(target, grpc.credentials.createInsecure());
  try {
    await decide(client);
  } catch (error) {
    console.error(told(error, target));
    process.exitCode = 1;
  } finally {
    client.close();
  }
}

await main(process.argv[2]);
