--liquibase formatted sql

--changeset adtools:027-cap-change
--comment: A change of an account's cap. The one of the highest revision is in force and goes before config.yml.
CREATE TABLE cap_change (
    id text NOT NULL PRIMARY KEY,
    source text NOT NULL CHECK (source IN ('LIVE', 'SANDBOX')),
    account text NOT NULL,
    state text NOT NULL CHECK (state IN ('PENDING', 'APPLIED', 'REJECTED', 'CANCELLED', 'EXPIRED')),
    revision ${big} CHECK (revision >= 1),
    replaces text NOT NULL,
    currency text NOT NULL CHECK (length(currency) = 3),
    time_zone text NOT NULL,
    per_call ${big} NOT NULL CHECK (per_call >= 0),
    per_day ${big} NOT NULL CHECK (per_day >= 0),
    max_change_percent ${big} CHECK (max_change_percent >= 0),
    creates_per_day ${big} CHECK (creates_per_day >= 0),
    payload_hash text NOT NULL,
    reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 300),
    principal text NOT NULL,
    owner text NOT NULL,
    lineage text NOT NULL,
    token_id text NOT NULL,
    created_at ${big} NOT NULL,
    expires_at ${big} NOT NULL,
    ended_at ${big},
    ended_by text,
    CHECK ((state = 'APPLIED') = (revision IS NOT NULL)),
    CHECK ((state = 'PENDING') = (ended_at IS NULL))
) ${strict};
CREATE UNIQUE INDEX cap_change_revision ON cap_change (source, account, revision);
CREATE UNIQUE INDEX cap_change_pending ON cap_change (source, account) WHERE state = 'PENDING';
--rollback DROP TABLE cap_change;

--changeset adtools:027-cap-approval
CREATE TABLE cap_approval (
    cap_change_id text NOT NULL REFERENCES cap_change (id),
    principal text NOT NULL,
    owner text NOT NULL,
    lineage text NOT NULL,
    token_id text NOT NULL,
    payload_hash text NOT NULL,
    created_at ${big} NOT NULL,
    PRIMARY KEY (cap_change_id, owner)
) ${strict};
--rollback DROP TABLE cap_approval;
