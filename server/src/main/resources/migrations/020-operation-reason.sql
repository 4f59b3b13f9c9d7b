--liquibase formatted sql

--changeset adtools:020-operation-reason
--comment: Whoever may read an account sees in its history why something was changed, in words that the audit trail keeps as a hash.
ALTER TABLE operation ADD COLUMN reason TEXT;
--rollback ALTER TABLE operation DROP COLUMN reason;
