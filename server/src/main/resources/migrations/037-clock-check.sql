--liquibase formatted sql

--changeset adtools:037-clock-check
--comment: The newest time that the database has shown, so that a clock that was set back is noticed after a restart, too.
CREATE TABLE clock_check (
    id ${small} NOT NULL PRIMARY KEY CHECK (id = 1),
    newest_at ${big} NOT NULL,
    set_back_to ${big}
) ${strict};
--rollback DROP TABLE clock_check;
