--liquibase formatted sql

--changeset adtools:034-commit-counter
--comment: The one row counts the group commits of the embedded database; a PostgreSQL has none.
CREATE TABLE commit_counter (
    id ${small} NOT NULL PRIMARY KEY CHECK (id = 1),
    database_id text NOT NULL CHECK (length(database_id) = 32),
    number ${big} NOT NULL CHECK (number >= 0)
) ${strict};
--rollback DROP TABLE commit_counter;
