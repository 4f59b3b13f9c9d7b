--liquibase formatted sql

--changeset adtools:030-pending-action-reason
--comment: A reason may accompany a call outside its arguments; approvers read it, and the approved payload does not hold it.
ALTER TABLE pending_action ADD COLUMN reason text;
--rollback ALTER TABLE pending_action DROP COLUMN reason;

--changeset adtools:030-workflow-reason
--comment: The writes of a workflow have its starter's reason, also those whose tools have no such argument.
ALTER TABLE workflow ADD COLUMN reason text;
--rollback ALTER TABLE workflow DROP COLUMN reason;
