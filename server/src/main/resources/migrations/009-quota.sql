--liquibase formatted sql

--changeset adtools:009-quota-day
CREATE TABLE quota_day (
    day text NOT NULL CHECK (length(day) = 10),
    subject text NOT NULL,
    used ${big} NOT NULL CHECK (used > 0),
    PRIMARY KEY (day, subject)
) ${strict};
--rollback DROP TABLE quota_day;

--changeset adtools:009-quota-bucket
--preconditions onFail:MARK_RAN
--precondition-sql-check expectedResult:1 SELECT ${shared}
--comment: On SQLite there is one node, which counts in memory. A crash may forget a minute's counts, so no log is kept.
CREATE UNLOGGED TABLE quota_bucket (
    id text NOT NULL PRIMARY KEY,
    state bytea,
    expires_at bigint
);
CREATE INDEX quota_bucket_expiry ON quota_bucket (expires_at);
--rollback DROP TABLE IF EXISTS quota_bucket;
