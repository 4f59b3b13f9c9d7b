--liquibase formatted sql

--changeset adtools:002-sandbox-entity
CREATE TABLE sandbox_entity (
    platform text NOT NULL,
    account text NOT NULL,
    kind text NOT NULL,
    id text NOT NULL,
    unique_name text,
    json text NOT NULL,
    PRIMARY KEY (platform, account, kind, id)
) ${strict};
CREATE UNIQUE INDEX sandbox_entity_name ON sandbox_entity (platform, account, kind, unique_name);
--rollback DROP TABLE sandbox_entity;

--changeset adtools:002-sandbox-counter
CREATE TABLE sandbox_counter (
    name text NOT NULL PRIMARY KEY,
    next ${big} NOT NULL CHECK (next > 0)
) ${strict};
--rollback DROP TABLE sandbox_counter;
