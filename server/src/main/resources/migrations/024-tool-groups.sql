--liquibase formatted sql

--changeset adtools:024-tool-groups
--comment: The groups whose tools a token, or what it started, is limited to.
ALTER TABLE token ADD COLUMN groups text NOT NULL DEFAULT '';
ALTER TABLE workflow ADD COLUMN groups text NOT NULL DEFAULT '';
ALTER TABLE scheduled_task ADD COLUMN groups text NOT NULL DEFAULT '';
--rollback ALTER TABLE token DROP COLUMN groups;
--rollback ALTER TABLE workflow DROP COLUMN groups;
--rollback ALTER TABLE scheduled_task DROP COLUMN groups;
