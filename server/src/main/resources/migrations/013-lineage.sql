--liquibase formatted sql

--changeset adtools:013-lineage
--comment: The owners of the tokens that led to the one that decided, or that started a workflow: nobody counts twice.
ALTER TABLE pending_action_decision ADD COLUMN lineage text NOT NULL DEFAULT '';
ALTER TABLE workflow ADD COLUMN token_id text NOT NULL DEFAULT '';
ALTER TABLE workflow ADD COLUMN lineage text NOT NULL DEFAULT '';
--rollback ALTER TABLE pending_action_decision DROP COLUMN lineage;
--rollback ALTER TABLE workflow DROP COLUMN token_id;
--rollback ALTER TABLE workflow DROP COLUMN lineage;
