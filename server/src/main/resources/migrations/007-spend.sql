--liquibase formatted sql

--changeset adtools:007-halt
CREATE TABLE halt (
    scope text NOT NULL PRIMARY KEY CHECK (length(scope) BETWEEN 1 AND 64),
    reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 300),
    set_by text NOT NULL,
    set_at ${big} NOT NULL
) ${strict};
--rollback DROP TABLE halt;

--changeset adtools:007-spend-day
CREATE TABLE spend_day (
    world text NOT NULL,
    account text NOT NULL,
    day text NOT NULL CHECK (length(day) = 10),
    currency text NOT NULL CHECK (length(currency) = 3),
    reserved ${big} NOT NULL CHECK (reserved >= 0),
    committed ${big} NOT NULL CHECK (committed >= 0),
    creates ${big} NOT NULL CHECK (creates >= 0),
    PRIMARY KEY (world, account, day, currency)
) ${strict};
--rollback DROP TABLE spend_day;

--changeset adtools:007-spend-entry
CREATE TABLE spend_entry (
    operation_id text NOT NULL PRIMARY KEY,
    world text NOT NULL,
    account text NOT NULL,
    day text NOT NULL,
    currency text NOT NULL,
    delta ${big} NOT NULL CHECK (delta >= 0),
    creates ${small} NOT NULL CHECK (creates IN (0, 1)),
    state text NOT NULL CHECK (state IN ('RESERVED', 'COMMITTED', 'RELEASED')),
    FOREIGN KEY (world, account, day, currency) REFERENCES spend_day (world, account, day, currency)
) ${strict};
CREATE INDEX spend_entry_day ON spend_entry (world, account, day, currency);
--rollback DROP TABLE spend_entry;
