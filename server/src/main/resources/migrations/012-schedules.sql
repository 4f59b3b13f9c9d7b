--liquibase formatted sql

--changeset adtools:012-schedules
--comment: Made anew: nothing could fill these tables before.
DROP TABLE scheduled_run;
DROP TABLE scheduled_task;
CREATE TABLE scheduled_task (
    id text NOT NULL PRIMARY KEY,
    version ${big} NOT NULL CHECK (version > 0),
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    type text NOT NULL
        CHECK (type IN ('PERFORMANCE_REPORT', 'HEALTH_CHECK', 'BUDGET_PACING', 'SEARCH_TERMS', 'CUSTOM')),
    schedule_kind text NOT NULL CHECK (schedule_kind IN ('CRON', 'INTERVAL', 'ONCE')),
    expression text NOT NULL,
    timezone text NOT NULL,
    tool text NOT NULL,
    platform text NOT NULL CHECK (platform IN ('alpha', 'beta', 'alpha_analytics')),
    account text,
    arguments text NOT NULL,
    keep_runs ${small} NOT NULL CHECK (keep_runs > 0),
    keep_days ${small} NOT NULL CHECK (keep_days > 0),
    principal_id text NOT NULL,
    owner text NOT NULL,
    platforms text NOT NULL,
    accounts text NOT NULL,
    tools text NOT NULL,
    status text NOT NULL CHECK (status IN ('ACTIVE', 'PAUSED', 'COMPLETED', 'FAILED')),
    anchored_at ${big} NOT NULL,
    next_run_at ${big},
    running text,
    failure_streak ${big} NOT NULL CHECK (failure_streak >= 0),
    stopped_at ${big},
    stop_code text,
    stop_message text,
    created_at ${big} NOT NULL
) ${strict};
CREATE INDEX scheduled_task_owner ON scheduled_task (owner, created_at, id);
CREATE INDEX scheduled_task_due ON scheduled_task (next_run_at, id) WHERE status = 'ACTIVE' AND running IS NULL;
CREATE TABLE scheduled_run (
    id text NOT NULL PRIMARY KEY,
    task_id text NOT NULL REFERENCES scheduled_task (id),
    due_at ${big} NOT NULL,
    status text NOT NULL CHECK (status IN ('RUNNING', 'WAITING', 'SUCCEEDED', 'FAILED')),
    tries ${small} NOT NULL CHECK (tries > 0),
    lost ${small} NOT NULL CHECK (lost >= 0),
    node text NOT NULL,
    take_at ${big},
    started_at ${big} NOT NULL,
    ended_at ${big},
    error_code text,
    error_message text,
    row_count ${big} CHECK (row_count >= 0),
    result_bytes ${big} CHECK (result_bytes >= 0),
    result ${bytes},
    CHECK ((status IN ('RUNNING', 'WAITING')) = (take_at IS NOT NULL)),
    CHECK ((status IN ('RUNNING', 'WAITING')) = (ended_at IS NULL))
) ${strict};
CREATE UNIQUE INDEX scheduled_run_due ON scheduled_run (task_id, due_at);
CREATE INDEX scheduled_run_open ON scheduled_run (take_at, id) WHERE status IN ('RUNNING', 'WAITING');
CREATE TABLE scheduled_count (
    owner text NOT NULL PRIMARY KEY,
    tasks ${big} NOT NULL CHECK (tasks >= 0)
) ${strict};
--rollback DROP TABLE scheduled_run;
--rollback DROP TABLE scheduled_task;
--rollback DROP TABLE scheduled_count;
--rollback CREATE TABLE scheduled_task (id text NOT NULL PRIMARY KEY);
--rollback CREATE TABLE scheduled_run (task_id text NOT NULL REFERENCES scheduled_task (id));
