--liquibase formatted sql

--changeset adtools:001-schema-stamp
CREATE TABLE schema_stamp (
    id ${small} NOT NULL PRIMARY KEY CHECK (id = 1),
    stamp text NOT NULL
) ${strict};
--rollback DROP TABLE schema_stamp;

--changeset adtools:001-principal
CREATE TABLE principal (
    id text NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
    owner text NOT NULL CHECK (length(owner) BETWEEN 1 AND 64),
    kind text NOT NULL CHECK (kind IN ('service', 'human')),
    disabled ${small} NOT NULL CHECK (disabled IN (0, 1)),
    created_at ${big} NOT NULL
) ${strict};
CREATE INDEX principal_page ON principal (created_at, id);
--rollback DROP TABLE principal;

--changeset adtools:001-token
CREATE TABLE token (
    id text NOT NULL PRIMARY KEY CHECK (length(id) = 10),
    hash ${bytes} NOT NULL CHECK (length(hash) = 32),
    principal_id text NOT NULL REFERENCES principal (id),
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
    scopes text NOT NULL CHECK (length(scopes) > 0),
    platforms text NOT NULL,
    accounts text NOT NULL,
    tools text NOT NULL,
    first ${small} NOT NULL CHECK (first IN (0, 1)),
    created_by text NOT NULL,
    created_by_owner text NOT NULL,
    lineage text NOT NULL,
    created_at ${big} NOT NULL,
    expires_at ${big} NOT NULL CHECK (expires_at > created_at),
    revoked_at ${big}
) ${strict};
CREATE UNIQUE INDEX token_hash ON token (hash);
CREATE UNIQUE INDEX token_first ON token (principal_id) WHERE first = 1;
CREATE INDEX token_page ON token (created_at, id);
--rollback DROP TABLE token;

--changeset adtools:001-access-version
CREATE TABLE access_version (
    id ${small} NOT NULL PRIMARY KEY CHECK (id = 1),
    version ${big} NOT NULL
) ${strict};
INSERT INTO access_version (id, version) VALUES (1, 0);
--rollback DROP TABLE access_version;
