--liquibase formatted sql

--changeset adtools:033-halt-note
--comment: The reasons of a scope's stops and resumptions after the first reason of a halt, which is in its row.
CREATE TABLE halt_note (
    scope text NOT NULL CHECK (length(scope) BETWEEN 1 AND 64),
    number ${big} NOT NULL CHECK (number >= 1),
    kind text NOT NULL CHECK (kind IN ('STOPPED', 'STOPPED_AGAIN', 'RESUMED')),
    reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 1000),
    set_by text NOT NULL,
    set_at ${big} NOT NULL,
    PRIMARY KEY (scope, number)
) ${strict};
--rollback DROP TABLE halt_note;
