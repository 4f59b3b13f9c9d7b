--liquibase formatted sql

--changeset adtools:028-pending-action-states
--comment: The newest actions of a status, however many others there are, and however many of its own.
CREATE INDEX pending_action_state ON pending_action (state, created_at, id);
--rollback DROP INDEX pending_action_state;
