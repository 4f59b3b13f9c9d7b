--liquibase formatted sql

--changeset adtools:025-console-sessions
--comment: A person who signed in at the console with a token; the session's id is kept hashed.
CREATE TABLE console_session (
    id_hash text NOT NULL PRIMARY KEY,
    principal text NOT NULL,
    token_id text NOT NULL,
    seen_at ${big} NOT NULL,
    ends_at ${big} NOT NULL
) ${strict};
CREATE INDEX console_session_ends ON console_session (ends_at);
--rollback DROP TABLE console_session;
