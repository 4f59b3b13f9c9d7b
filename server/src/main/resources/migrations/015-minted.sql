--liquibase formatted sql

--changeset adtools:015-minted
--comment: What a stolen token led to is revoked with it, and who led to a write does not settle it alone.
ALTER TABLE token ADD COLUMN created_by_token text NOT NULL DEFAULT '';
CREATE INDEX token_minted ON token (created_by_token);
ALTER TABLE operation ADD COLUMN lineage text NOT NULL DEFAULT '';
--rollback DROP INDEX token_minted;
--rollback ALTER TABLE token DROP COLUMN created_by_token;
--rollback ALTER TABLE operation DROP COLUMN lineage;
