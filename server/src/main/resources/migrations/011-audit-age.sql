--liquibase formatted sql

--changeset adtools:011-audit-age
--comment: Records of one millisecond are few, and are put in order once they are found; every call writes an entry.
DROP INDEX audit_event_at;
CREATE INDEX audit_event_at ON audit_event (at);
--rollback DROP INDEX audit_event_at;
--rollback CREATE INDEX audit_event_at ON audit_event (at, chain, seq);
