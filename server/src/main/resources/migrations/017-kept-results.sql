--liquibase formatted sql

--changeset adtools:017-kept-results
--comment: What is kept of scheduled runs' answers is limited by its bytes, owner by owner.
ALTER TABLE scheduled_run ADD COLUMN kept_for text;
UPDATE scheduled_run SET kept_for = (SELECT owner FROM scheduled_task WHERE scheduled_task.id = scheduled_run.task_id)
    WHERE result IS NOT NULL;
CREATE INDEX scheduled_run_kept ON scheduled_run (kept_for, ended_at, id) WHERE kept_for IS NOT NULL;
ALTER TABLE scheduled_count ADD COLUMN kept_bytes ${big} NOT NULL DEFAULT 0 CHECK (kept_bytes >= 0);
UPDATE scheduled_count SET kept_bytes = COALESCE((SELECT sum(result_bytes) FROM scheduled_run
    WHERE kept_for = scheduled_count.owner), 0);
--rollback DROP INDEX scheduled_run_kept;
--rollback ALTER TABLE scheduled_run DROP COLUMN kept_for;
--rollback ALTER TABLE scheduled_count DROP COLUMN kept_bytes;
