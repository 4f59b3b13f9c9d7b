--liquibase formatted sql

--changeset adtools:010-audit-chain
CREATE TABLE audit_chain (
    chain text NOT NULL PRIMARY KEY CHECK (length(chain) BETWEEN 1 AND 64),
    began_at ${big} NOT NULL,
    head_seq ${big} NOT NULL CHECK (head_seq >= 0),
    head_hash ${bytes} NOT NULL CHECK (length(head_hash) = 32)
) ${strict};
--rollback DROP TABLE audit_chain;

--changeset adtools:010-audit-event
CREATE TABLE audit_event (
    chain text NOT NULL,
    seq ${big} NOT NULL CHECK (seq >= 0),
    at ${big} NOT NULL,
    kind text NOT NULL,
    actor text,
    platform text,
    tool text,
    account text,
    operation text,
    code text,
    record ${bytes} NOT NULL,
    hash ${bytes} NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (chain, seq)
) ${strict};
CREATE INDEX audit_event_at ON audit_event (at, chain, seq);
CREATE INDEX audit_event_operation ON audit_event (operation) WHERE operation IS NOT NULL;
CREATE INDEX audit_event_sent ON audit_event (account, at) WHERE kind = 'write.sent';
--rollback DROP TABLE audit_event;

--changeset adtools:010-audit-draft
CREATE TABLE audit_draft (
    id text NOT NULL PRIMARY KEY,
    node text NOT NULL,
    noted_at ${big} NOT NULL,
    body ${bytes} NOT NULL
) ${strict};
--rollback DROP TABLE audit_draft;
