--liquibase formatted sql

--changeset adtools:035-executed-by
--comment: The principal that has an approved action executed may be neither its requester nor an approver.
ALTER TABLE pending_action ADD COLUMN executed_by text;
ALTER TABLE pending_action ADD COLUMN executed_at ${big};
ALTER TABLE pending_action ADD COLUMN execution_comment text;
ALTER TABLE operation ADD COLUMN executed_by text;
--rollback ALTER TABLE operation DROP COLUMN executed_by;
--rollback ALTER TABLE pending_action DROP COLUMN execution_comment;
--rollback ALTER TABLE pending_action DROP COLUMN executed_at;
--rollback ALTER TABLE pending_action DROP COLUMN executed_by;
