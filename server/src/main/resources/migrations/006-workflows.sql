--liquibase formatted sql

--changeset adtools:006-alarm
--preconditions onFail:MARK_RAN
--precondition-sql-check expectedResult:1 SELECT ${shared}
--comment: On SQLite the alarm clock has a file of its own.
CREATE TABLE alarm (
    task_name text NOT NULL,
    task_instance text NOT NULL,
    task_data bytea,
    execution_time timestamptz,
    picked boolean NOT NULL,
    picked_by text,
    last_success timestamptz,
    last_failure timestamptz,
    consecutive_failures int,
    last_heartbeat timestamptz,
    version bigint NOT NULL,
    priority smallint,
    PRIMARY KEY (task_name, task_instance)
);
CREATE INDEX alarm_due ON alarm (execution_time);
CREATE INDEX alarm_heartbeat ON alarm (last_heartbeat);
--rollback DROP TABLE IF EXISTS alarm;

--changeset adtools:006-workflow
CREATE TABLE workflow (
    id text NOT NULL PRIMARY KEY,
    name text CHECK (length(name) BETWEEN 1 AND 100),
    principal_id text NOT NULL,
    owner text NOT NULL,
    platforms text NOT NULL,
    accounts text NOT NULL,
    tools text NOT NULL,
    state text NOT NULL
        CHECK (state IN ('RUNNING', 'WAITING_APPROVAL', 'BLOCKED_UNKNOWN', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
    steps ${small} NOT NULL CHECK (steps BETWEEN 1 AND 20),
    cursor ${small} NOT NULL CHECK (cursor BETWEEN 0 AND steps),
    version ${big} NOT NULL CHECK (version > 0),
    tries ${small} NOT NULL CHECK (tries >= 0),
    pending_action_id text,
    operation_id text,
    wake_at ${big},
    error_code text,
    error_message text,
    created_at ${big} NOT NULL,
    updated_at ${big} NOT NULL
) ${strict};
CREATE INDEX workflow_page ON workflow (created_at, id);
CREATE INDEX workflow_open ON workflow (id) WHERE state IN ('RUNNING', 'WAITING_APPROVAL', 'BLOCKED_UNKNOWN');
CREATE INDEX workflow_blocked ON workflow (operation_id) WHERE state = 'BLOCKED_UNKNOWN';
--rollback DROP TABLE workflow;

--changeset adtools:006-workflow-step
CREATE TABLE workflow_step (
    workflow_id text NOT NULL REFERENCES workflow (id),
    step ${small} NOT NULL CHECK (step >= 0),
    tool text NOT NULL,
    platform text NOT NULL CHECK (platform IN ('alpha', 'beta', 'alpha_analytics')),
    world text NOT NULL,
    mode text NOT NULL CHECK (mode IN ('READ', 'VALIDATE', 'WRITE')),
    account text,
    arguments ${bytes} NOT NULL,
    state text NOT NULL
        CHECK (state IN ('PENDING', 'WAITING_APPROVAL', 'UNKNOWN', 'DONE', 'FAILED', 'CANCELLED')),
    pending_action_id text,
    operation_id text,
    output ${bytes},
    PRIMARY KEY (workflow_id, step)
) ${strict};
--rollback DROP TABLE workflow_step;
