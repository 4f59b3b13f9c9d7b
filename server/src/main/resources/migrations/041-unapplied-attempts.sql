--liquibase formatted sql

--changeset adtools:041-unapplied-attempts
--comment: How often an approved action ran without a change and returned to its approval.
ALTER TABLE pending_action ADD COLUMN unapplied_attempts ${small} DEFAULT 0 NOT NULL
    CHECK (unapplied_attempts BETWEEN 0 AND 5);
--rollback ALTER TABLE pending_action DROP COLUMN unapplied_attempts;
