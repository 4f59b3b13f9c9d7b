--liquibase formatted sql

--changeset adtools:038-verified
--comment: Whether the platform showed an applied write when it was read back; null when it was not asked or not clear.
ALTER TABLE operation ADD COLUMN verified ${small} CHECK (verified IN (0, 1));
--rollback ALTER TABLE operation DROP COLUMN verified;
