--liquibase formatted sql

--changeset adtools:019-operation-diff
--comment: Whoever may read an account sees in its history what was changed, in words that the audit trail keeps as hashes.
ALTER TABLE operation ADD COLUMN diff ${bytes};
--rollback ALTER TABLE operation DROP COLUMN diff;
