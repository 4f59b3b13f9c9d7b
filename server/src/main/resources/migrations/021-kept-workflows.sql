--liquibase formatted sql

--changeset adtools:021-kept-workflows
--comment: What is kept of workflows' arguments and outputs is limited by its bytes, owner by owner.
ALTER TABLE workflow ADD COLUMN kept_bytes ${big} NOT NULL DEFAULT 0 CHECK (kept_bytes >= 0);
UPDATE workflow SET kept_bytes = COALESCE((SELECT sum(length(arguments) + COALESCE(length(output), 0))
    FROM workflow_step WHERE workflow_step.workflow_id = workflow.id), 0);
CREATE INDEX workflow_kept ON workflow (owner, updated_at, id)
    WHERE kept_bytes > 0 AND state IN ('SUCCEEDED', 'FAILED', 'CANCELLED');
CREATE TABLE workflow_count (
    owner text NOT NULL PRIMARY KEY,
    kept_bytes ${big} NOT NULL CHECK (kept_bytes >= 0)
) ${strict};
INSERT INTO workflow_count (owner, kept_bytes) SELECT owner, sum(kept_bytes) FROM workflow GROUP BY owner;
--rollback DROP TABLE workflow_count;
--rollback DROP INDEX workflow_kept;
--rollback ALTER TABLE workflow DROP COLUMN kept_bytes;
