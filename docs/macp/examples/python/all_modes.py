"""Runs one session of each standard mode, a policy, a watch and a subscription through the published Python SDK.

Usage: python all_modes.py HOST:PORT, with a server that was started with MACP_ALLOW_INSECURE=1 and no tokens.
Ends with an error as soon as anything deviates.
"""

import sys
import uuid

import grpc
from macp_sdk import (
    AuthConfig,
    DecisionSession,
    HandoffSession,
    MacpClient,
    ProposalSession,
    QuorumSession,
    TaskSession,
)
from macp_sdk.policy import CommitmentRules, VotingRules, build_decision_policy

RESOLVED = 2
# A policy is registered once; the server may have seen this program before.
POLICY = f"policy.example.{uuid.uuid4()}"
ada, ben, cyd = (AuthConfig.for_dev_agent(name) for name in ("ada", "ben", "cyd"))


def check(condition, what):
    if not condition:
        raise SystemExit(f"deviation: {what}")


def resolved(session, name):
    state = session.metadata().metadata.state
    check(state == RESOLVED, f"the {name} session is in state {state}")
    print(f"{name}: resolved")


def policy(client):
    watch = client.watch_policies()
    before = {row.policy_id for row in next(watch).descriptors}
    descriptor = build_decision_policy(
        POLICY,
        "a majority of at least two voters",
        voting=VotingRules(algorithm="majority"),
        commitment=CommitmentRules(require_vote_quorum=True),
    )
    check(client.register_policy(descriptor).ok, "the policy is refused")
    after = {row.policy_id for row in next(watch).descriptors}
    check(after - before == {POLICY}, f"the watch told {after}")
    check(client.get_policy(POLICY).policy_descriptor.mode, "the policy cannot be read")
    watch.close()
    print("policy: registered and watched")


def decision(client):
    session = DecisionSession(client, policy_version=POLICY)
    session.start(intent="pick a plan", participants=["ada", "ben", "cyd"], ttl_ms=60_000)
    session.propose("p1", "the first plan")
    session.evaluate("p1", "approve", confidence=0.9, sender="ben", auth=ben)
    session.vote("p1", "approve", sender="ben", auth=ben)
    session.vote("p1", "reject", sender="cyd", auth=cyd)
    session.vote("p1", "approve")
    session.commit(action="plan.selected", authority_scope="plans", reason="most want it")
    resolved(session, "decision")
    return session.session_id


def proposal(client):
    session = ProposalSession(client)
    session.start(intent="agree", participants=["ada", "ben"], ttl_ms=60_000)
    session.propose("p1", "an offer")
    session.counter_propose("p2", "p1", "a better offer", sender="ben", auth=ben)
    session.accept("p2")
    session.accept("p2", sender="ben", auth=ben)
    session.commit(action="proposal.accepted", authority_scope="offers", reason="both accept")
    resolved(session, "proposal")
    return session.session_id


def task(client):
    session = TaskSession(client)
    session.start(intent="delegate", participants=["ada", "ben"], ttl_ms=60_000)
    session.request_task("t1", "count the apples", requested_assignee="ben")
    session.accept_task("t1", assignee="ben", sender="ben", auth=ben)
    session.update_task("t1", status="running", progress=0.5, sender="ben", auth=ben)
    session.complete_task("t1", assignee="ben", output=b"3", sender="ben", auth=ben)
    session.commit(action="task.completed", authority_scope="apples", reason="counted")
    resolved(session, "task")
    return session.session_id


def handoff(client):
    session = HandoffSession(client)
    session.start(intent="pass on", participants=["ada", "ben"], ttl_ms=60_000)
    session.offer("h1", "ben", scope="the night watch")
    session.add_context("h1", content_type="text/plain", context=b"all quiet")
    session.accept_handoff("h1", accepted_by="ben", sender="ben", auth=ben)
    session.commit(action="handoff.accepted", authority_scope="watch", reason="taken over")
    resolved(session, "handoff")
    return session.session_id


def quorum(client):
    session = QuorumSession(client)
    session.start(intent="approve", participants=["ben", "cyd"], ttl_ms=60_000)
    session.request_approval("r1", "open the gate", required_approvals=2)
    session.approve("r1", sender="ben", auth=ben)
    session.approve("r1", sender="cyd", auth=cyd)
    session.commit(action="quorum.approved", authority_scope="gate", reason="two of two")
    resolved(session, "quorum")
    return session.session_id


def subscription(client, session_id):
    stream = client.open_stream(auth=ben)
    stream.send_subscribe(session_id)
    kinds = [stream.read(timeout=5).message_type for _ in range(7)]
    expected = ["SessionStart", "Proposal", "Evaluation", "Vote", "Vote", "Vote", "Commitment"]
    check(kinds == expected, f"the subscription told {kinds}")
    stream.close()
    print("subscription: the whole history")


def main(target):
    with MacpClient(target=target, allow_insecure=True, auth=ada) as client:
        check(client.initialize().selected_protocol_version == "1.0", "no common version")
        sessions = client.watch_sessions()
        policy(client)
        session_id = decision(client)
        # The watch begins with the sessions that were there before.
        check(any(told.event.session.session_id == session_id for told in sessions), "the session watch ended")
        sessions.close()
        started = {session_id} | {mode(client) for mode in (proposal, task, handoff, quorum)}
        subscription(client, session_id)
        listed = {row.session_id for row in client.list_sessions()}
        check(started <= listed, f"{len(started - listed)} sessions are not listed")
    print("everything went as it should")


def told(error, target):
    """What went wrong, in a line for people."""
    if error.code() == grpc.StatusCode.UNAVAILABLE:
        return f"nobody answers at {target}: is the server running?"
    return f"{error.code().name}: {error.details()}"


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit("usage: python all_modes.py HOST:PORT")
    try:
        main(sys.argv[1])
    except grpc.RpcError as error:
        raise SystemExit(told(error, sys.argv[1])) from None
