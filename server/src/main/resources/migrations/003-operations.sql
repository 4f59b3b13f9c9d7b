--liquibase formatted sql

--changeset adtools:003-service-event
CREATE TABLE service_event (
    id text NOT NULL PRIMARY KEY,
    fingerprint text NOT NULL,
    at ${big} NOT NULL,
    last_at ${big} NOT NULL CHECK (last_at >= at),
    level text NOT NULL CHECK (level IN ('WARNING', 'ERROR')),
    code text NOT NULL CHECK (length(code) BETWEEN 1 AND 64),
    component text NOT NULL,
    message text NOT NULL,
    tool text,
    platform text,
    account text,
    request_id text,
    key_hash text,
    http_status ${small},
    retryable ${small} CHECK (retryable IN (0, 1)),
    actor text,
    count ${big} NOT NULL CHECK (count > 0)
) ${strict};
CREATE UNIQUE INDEX service_event_fingerprint ON service_event (fingerprint);
CREATE INDEX service_event_age ON service_event (last_at, id);
--rollback DROP TABLE service_event;

--changeset adtools:003-scheduled-task
CREATE TABLE scheduled_task (
    id text NOT NULL PRIMARY KEY,
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 255),
    type text NOT NULL
        CHECK (type IN ('PERFORMANCE_REPORT', 'HEALTH_CHECK', 'BUDGET_PACING', 'SEARCH_TERMS', 'CUSTOM')),
    status text NOT NULL CHECK (status IN ('ACTIVE', 'PAUSED', 'COMPLETED', 'FAILED')),
    schedule_kind text NOT NULL CHECK (schedule_kind IN ('CRON', 'INTERVAL', 'ONCE')),
    expression text NOT NULL,
    timezone text NOT NULL,
    tool text NOT NULL,
    platform text NOT NULL CHECK (platform IN ('alpha', 'beta', 'alpha_analytics')),
    account text,
    arguments text NOT NULL,
    principal_id text NOT NULL REFERENCES principal (id),
    next_run_at ${big},
    failure_streak ${small} NOT NULL CHECK (failure_streak >= 0),
    delivery_method text NOT NULL CHECK (delivery_method IN ('NONE', 'WEBHOOK', 'EMAIL')),
    delivery_destination text,
    created_at ${big} NOT NULL
) ${strict};
CREATE INDEX scheduled_task_owner ON scheduled_task (principal_id, created_at, id);
CREATE INDEX scheduled_task_due ON scheduled_task (next_run_at, id);
--rollback DROP TABLE scheduled_task;

--changeset adtools:003-scheduled-run
CREATE TABLE scheduled_run (
    task_id text NOT NULL REFERENCES scheduled_task (id),
    due_at ${big} NOT NULL,
    status text NOT NULL CHECK (status IN ('RUNNING', 'SUCCEEDED', 'FAILED')),
    duration_ms ${big} CHECK (duration_ms >= 0),
    error_code text,
    row_count ${big} CHECK (row_count >= 0),
    PRIMARY KEY (task_id, due_at)
) ${strict};
--rollback DROP TABLE scheduled_run;
