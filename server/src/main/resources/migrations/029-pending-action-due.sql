--liquibase formatted sql

--changeset adtools:029-pending-action-due
--comment: SQLite uses a partial index only for statements that repeat its condition, and none does.
DROP INDEX pending_action_due;
CREATE INDEX pending_action_due ON pending_action (state, expires_at);
--rollback DROP INDEX pending_action_due;
--rollback CREATE INDEX pending_action_due ON pending_action (state, expires_at) WHERE state IN ('PENDING', 'APPROVED');
