--liquibase formatted sql

--changeset adtools:023-operation-same
--comment: Finds whether a call without a key repeats one that moves money.
CREATE INDEX operation_same ON operation (principal_id, fingerprint) WHERE effect = 'SPEND';
--rollback DROP INDEX operation_same;
