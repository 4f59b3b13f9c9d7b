--liquibase formatted sql

--changeset adtools:008-operation-page
--comment: Ids sort by time, so the key of the table pages through it.
DROP INDEX operation_page;
--rollback CREATE INDEX operation_page ON operation (created_at, id);

--changeset adtools:008-operation-age
--comment: One entry for each operation that is over: first for its answer, then for the row. None while it is under way.
DROP INDEX operation_answer_age;
DROP INDEX operation_row_age;
CREATE INDEX operation_age ON operation (COALESCE(answer_expires_at, row_expires_at))
    WHERE state NOT IN ('CLAIMED', 'SENDING', 'UNKNOWN');
--rollback DROP INDEX operation_age;
--rollback CREATE INDEX operation_answer_age ON operation (answer_expires_at) WHERE answer_expires_at IS NOT NULL;
--rollback CREATE INDEX operation_row_age ON operation (row_expires_at);
