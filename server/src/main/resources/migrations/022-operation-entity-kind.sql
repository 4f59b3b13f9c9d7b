--liquibase formatted sql

--changeset adtools:022-operation-entity-kind
--comment: Whoever settles a creation knows the id of what was made; the kind is known when it is let go.
ALTER TABLE operation ADD COLUMN entity_kind TEXT;
--rollback ALTER TABLE operation DROP COLUMN entity_kind;
