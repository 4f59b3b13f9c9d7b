--liquibase formatted sql

--changeset adtools:039-spend-entry
--comment: Entries name the object and the principal, so that a cut is returned to the writes that it reverses. Cuts are negative.
-- No foreign key: a pause must not wait for the row of its day, which another write may hold.
-- The defaults serve nodes of the version before during an upgrade; their entries are all raises.
ALTER TABLE spend_entry RENAME TO spend_entry_before;
CREATE TABLE spend_entry (
    operation_id text NOT NULL PRIMARY KEY,
    world text NOT NULL,
    account text NOT NULL,
    day text NOT NULL,
    currency text NOT NULL,
    entity text NOT NULL DEFAULT '',
    principal text NOT NULL DEFAULT '',
    delta ${big} NOT NULL,
    daily_after ${big} NOT NULL DEFAULT 0 CHECK (daily_after >= 0),
    creates ${small} NOT NULL CHECK (creates IN (0, 1)),
    state text NOT NULL CHECK (state IN ('RESERVED', 'COMMITTED', 'RELEASED')),
    asked_at ${big} NOT NULL DEFAULT 0,
    settled_at ${big}
) ${strict};
INSERT INTO spend_entry (operation_id, world, account, day, currency, delta, daily_after, creates, state)
    SELECT operation_id, world, account, day, currency, delta, delta, creates, state FROM spend_entry_before;
DROP TABLE spend_entry_before;
CREATE INDEX spend_entry_day ON spend_entry (world, account, day, currency);
CREATE INDEX spend_entry_entity ON spend_entry (world, account, entity);
-- The version before takes each entry's amount out of the sums, and knows no cuts. It leaves the new columns alone.
--rollback DELETE FROM spend_entry WHERE delta <= 0 AND creates = 0;
--rollback UPDATE spend_day SET (reserved, committed) = (SELECT
--rollback     coalesce(sum(CASE WHEN state = 'RESERVED' THEN delta ELSE 0 END), 0),
--rollback     coalesce(sum(CASE WHEN state = 'COMMITTED' THEN delta ELSE 0 END), 0)
--rollback     FROM spend_entry AS entry WHERE entry.world = spend_day.world AND entry.account = spend_day.account
--rollback     AND entry.day = spend_day.day AND entry.currency = spend_day.currency);
