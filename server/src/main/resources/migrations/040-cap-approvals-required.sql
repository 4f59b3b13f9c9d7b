--liquibase formatted sql

--changeset adtools:040-cap-approvals-required
--comment: A change keeps the number of owners that must approve it when the configured number becomes smaller.
ALTER TABLE cap_change ADD COLUMN approvals_required ${big} NOT NULL DEFAULT 1 CHECK (approvals_required >= 1);
--rollback ALTER TABLE cap_change DROP COLUMN approvals_required;
