--liquibase formatted sql

--changeset adtools:005-pending-action
CREATE TABLE pending_action (
    id text NOT NULL PRIMARY KEY,
    operation_id text NOT NULL,
    call_id text NOT NULL,
    workflow_id text NOT NULL,
    step_no ${small} NOT NULL CHECK (step_no >= 0),
    tool text NOT NULL,
    tool_digest text NOT NULL CHECK (length(tool_digest) = 64),
    platform text NOT NULL CHECK (platform IN ('alpha', 'beta', 'alpha_analytics')),
    world text NOT NULL,
    account text NOT NULL,
    entity text,
    requester text NOT NULL,
    requester_owner text NOT NULL,
    requester_lineage text NOT NULL,
    payload ${bytes} NOT NULL,
    payload_hash text NOT NULL CHECK (length(payload_hash) = 71),
    approvals_required ${small} NOT NULL CHECK (approvals_required > 0),
    state text NOT NULL
        CHECK (state IN ('PENDING', 'APPROVED', 'EXECUTING', 'EXECUTED', 'FAILED', 'OUTCOME_UNKNOWN', 'REJECTED',
            'CANCELLED', 'EXPIRED', 'REVOKED', 'STALE')),
    state_version ${big} NOT NULL CHECK (state_version > 0),
    created_at ${big} NOT NULL,
    expires_at ${big} NOT NULL CHECK (expires_at > created_at),
    approved_at ${big},
    execute_before ${big} CHECK (execute_before > approved_at),
    executed_operation_id text,
    ending text CHECK (ending IN ('SUCCEEDED', 'REJECTED', 'NOT_APPLIED', 'UNKNOWN')),
    ended_at ${big},
    ended_by text,
    ended_why text
) ${strict};
CREATE UNIQUE INDEX pending_action_entity ON pending_action (world, platform, tool, entity)
    WHERE entity IS NOT NULL AND state IN ('PENDING', 'APPROVED', 'EXECUTING');
CREATE UNIQUE INDEX pending_action_step ON pending_action (workflow_id, step_no)
    WHERE state IN ('PENDING', 'APPROVED', 'EXECUTING');
CREATE UNIQUE INDEX pending_action_staged ON pending_action (operation_id);
CREATE UNIQUE INDEX pending_action_executed ON pending_action (executed_operation_id)
    WHERE executed_operation_id IS NOT NULL;
CREATE INDEX pending_action_page ON pending_action (created_at, id);
CREATE INDEX pending_action_requester ON pending_action (requester, state);
CREATE INDEX pending_action_owner ON pending_action (requester_owner, created_at, id);
CREATE INDEX pending_action_due ON pending_action (state, expires_at) WHERE state IN ('PENDING', 'APPROVED');
--rollback DROP TABLE pending_action;

--changeset adtools:005-pending-action-decision
CREATE TABLE pending_action_decision (
    id text NOT NULL PRIMARY KEY,
    pending_action_id text NOT NULL REFERENCES pending_action (id),
    principal text NOT NULL,
    owner text NOT NULL,
    token_id text NOT NULL,
    decision text NOT NULL CHECK (decision IN ('APPROVE', 'REJECT')),
    payload_hash text NOT NULL CHECK (length(payload_hash) = 71),
    comment text,
    statement text NOT NULL,
    created_at ${big} NOT NULL
) ${strict};
CREATE UNIQUE INDEX pending_action_decision_owner ON pending_action_decision (pending_action_id, owner);
--rollback DROP TABLE pending_action_decision;
