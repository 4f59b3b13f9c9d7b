--liquibase formatted sql

--changeset adtools:026-console-links
--comment: A link that opens one session of the console for the holder of a token; its secret is kept hashed.
CREATE TABLE console_link (
    secret_hash text NOT NULL PRIMARY KEY,
    principal text NOT NULL,
    token_id text NOT NULL,
    ends_at ${big} NOT NULL
) ${strict};
CREATE INDEX console_link_ends ON console_link (ends_at);
--rollback DROP TABLE console_link;
