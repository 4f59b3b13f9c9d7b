--liquibase formatted sql

--changeset adtools:016-retention-clock
--comment: What the database's clock showed when records were last removed, so that a jump is noticed.
CREATE TABLE retention_clock (
    id ${small} NOT NULL PRIMARY KEY CHECK (id = 1),
    trusted_at ${big} NOT NULL,
    seen_at ${big} NOT NULL,
    doubted_at ${big}
) ${strict};
--rollback DROP TABLE retention_clock;
