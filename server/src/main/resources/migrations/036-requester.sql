--liquibase formatted sql

--changeset adtools:036-requester
--comment: Approvers judge a request by its way in and its token, too.
ALTER TABLE pending_action ADD COLUMN requester_transport text;
ALTER TABLE pending_action ADD COLUMN requester_token text;
--rollback ALTER TABLE pending_action DROP COLUMN requester_token;
--rollback ALTER TABLE pending_action DROP COLUMN requester_transport;
