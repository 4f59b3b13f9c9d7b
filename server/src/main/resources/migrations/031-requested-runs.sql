--liquibase formatted sql

--changeset adtools:031-requested-runs
--comment: Only runs of the timetable have a due time of their own.
ALTER TABLE scheduled_run ADD COLUMN missed_runs ${small} NOT NULL DEFAULT 0 CHECK (missed_runs >= 0);
ALTER TABLE scheduled_run ADD COLUMN requested ${small} NOT NULL DEFAULT 0 CHECK (requested IN (0, 1));
ALTER TABLE scheduled_run ADD COLUMN begun ${small} NOT NULL DEFAULT 1 CHECK (begun IN (0, 1));
DROP INDEX scheduled_run_due;
CREATE INDEX scheduled_run_due ON scheduled_run (task_id, due_at, id);
CREATE UNIQUE INDEX scheduled_run_once ON scheduled_run (task_id, due_at) WHERE requested = 0;
--rollback DROP INDEX scheduled_run_once;
--rollback DROP INDEX scheduled_run_due;
--rollback CREATE UNIQUE INDEX scheduled_run_due ON scheduled_run (task_id, due_at);
--rollback ALTER TABLE scheduled_run DROP COLUMN begun;
--rollback ALTER TABLE scheduled_run DROP COLUMN requested;
--rollback ALTER TABLE scheduled_run DROP COLUMN missed_runs;
