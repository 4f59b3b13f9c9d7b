--liquibase formatted sql

--changeset adtools:004-operation
CREATE TABLE operation (
    id text NOT NULL PRIMARY KEY,
    call_id text NOT NULL,
    request_id text NOT NULL,
    principal_id text NOT NULL,
    owner text NOT NULL,
    token_id text NOT NULL,
    key_hash text CHECK (length(key_hash) = 64),
    key_hint text,
    fingerprint text NOT NULL CHECK (length(fingerprint) = 64),
    tool text NOT NULL,
    platform text NOT NULL CHECK (platform IN ('alpha', 'beta', 'alpha_analytics')),
    world text NOT NULL,
    account text,
    entity text,
    effect text NOT NULL CHECK (effect IN ('NONE', 'WRITE', 'SPEND')),
    state text NOT NULL
        CHECK (state IN ('CLAIMED', 'SENDING', 'STAGED', 'SUCCEEDED', 'REJECTED', 'NOT_APPLIED', 'UNKNOWN', 'ABANDONED')),
    resolution text CHECK (resolution IN ('AUTO', 'OPERATOR', 'LATE')),
    resolved_by text,
    platform_ref text,
    evidence text,
    fence ${big} NOT NULL CHECK (fence > 0),
    lease_owner text,
    lease_until ${big},
    deadline_at ${big} NOT NULL,
    plan ${bytes},
    pending_action_id text,
    workflow_id text,
    answer_code text,
    answer ${bytes},
    probes ${small} NOT NULL CHECK (probes >= 0),
    probe_at ${big},
    created_at ${big} NOT NULL,
    sent_at ${big},
    finished_at ${big},
    answer_expires_at ${big},
    row_expires_at ${big} NOT NULL
) ${strict};
CREATE UNIQUE INDEX operation_key ON operation (principal_id, key_hash) WHERE key_hash IS NOT NULL;
CREATE UNIQUE INDEX operation_keyless ON operation (principal_id, fingerprint)
    WHERE key_hash IS NULL AND effect = 'SPEND' AND state IN ('CLAIMED', 'SENDING', 'UNKNOWN');
CREATE INDEX operation_in_flight ON operation (state, lease_until) WHERE state IN ('CLAIMED', 'SENDING', 'UNKNOWN');
CREATE INDEX operation_page ON operation (created_at, id);
CREATE INDEX operation_answer_age ON operation (answer_expires_at) WHERE answer_expires_at IS NOT NULL;
CREATE INDEX operation_row_age ON operation (row_expires_at);
--rollback DROP TABLE operation;
