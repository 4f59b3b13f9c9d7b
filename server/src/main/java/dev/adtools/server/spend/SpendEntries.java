package dev.adtools.server.spend;

import dev.adtools.server.store.StatementBatch;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Statements on the entries of a day, one for each operation, and on the sums that follow from them.
 *
 * <p>For each object and principal the entries have a net: raises from their release, cuts once they are applied. A day counts
 * every net above zero. So a write that goes back to an earlier amount returns the amount that the same principal used.
 */
final class SpendEntries {

    private static final String DAY = SpendLedger.DAY;
    private static final String SAME_KEY = same("entry", DAY + ", entity")
            + " AND entry.principal = own.principal AND entry.operation_id <> own.operation_id";

    // The plan may be older than the other write, which may also be applied later: amounts before are not exact.
    private static final String OVERLAPS =
            " FROM spend_entry AS other WHERE " + same("other", SpendLedger.ACCOUNT + ", entity")
                    + " AND other.operation_id <> own.operation_id AND (other.state = 'RESERVED'"
                    + " OR (other.state = 'COMMITTED' AND other.settled_at > own.asked_at))";

    // A raise may then start from nothing, and end at the highest amount; a cut may raise a lower amount.
    private static final String COUNTED = "CASE WHEN own.delta >= 0 THEN coalesce((SELECT max(CASE WHEN"
            + " other.daily_after > own.daily_after THEN other.daily_after ELSE own.daily_after END)" + OVERLAPS
            + "), own.delta) ELSE coalesce((SELECT CASE WHEN min(other.daily_after) < own.daily_after"
            + " THEN own.daily_after - min(other.daily_after) WHEN min(other.daily_after) IS NULL THEN NULL ELSE 0 END"
            + OVERLAPS + "), own.delta) END";

    // Of two cuts under way, the first that is applied lowers the amount, if the other one leaves no more.
    private static final String LOWER_CUT =
            "other.state = 'RESERVED' AND other.delta < 0 AND other.daily_after <= own.daily_after";

    // The net of the other entries: settled ones, and raises whose outcome is not final.
    private static final String SETTLED = "coalesce((SELECT sum(entry.delta) FROM spend_entry AS entry WHERE "
            + SAME_KEY + " AND entry.state = 'COMMITTED'), 0) AS settled";
    private static final String OPEN = "coalesce((SELECT sum(entry.delta) FROM spend_entry AS entry WHERE " + SAME_KEY
            + " AND entry.state = 'RESERVED' AND entry.delta > 0), 0) AS open";

    private static final String MORE = above("net.settled + net.open + " + above("net.delta")) + " - "
            + above("net.settled + net.open") + " AS more";

    private static final String ASKED_AT =
            "CASE WHEN <nowMs> - :elapsed < :received THEN <nowMs> - :elapsed ELSE :received END";

    private SpendEntries() {}

    /**
     * Adds a write to the sums of its day; false when a limit would be exceeded, and then the unit is to be taken back. A write
     * that overlaps another one on the object counts the most that it can add.
     */
    static BooleanSupplier reserve(StatementBatch batch, SpendEntry entry, SpendUsed limits) {
        Supplier<Integer> noted = note(batch, entry);
        Map<String, Object> id = Map.of("id", entry.operationId());
        lockDay(batch, id);
        // After the lock: every earlier raise of the day has its entry.
        batch.update("UPDATE spend_entry AS own SET delta = " + COUNTED + " WHERE own.operation_id = :id", id);
        Supplier<Integer> raised = batch.update(
                "UPDATE spend_day SET reserved = spend_day.reserved + own.more, creates = spend_day.creates + own.creates"
                        + " FROM (SELECT net.*, " + MORE + " FROM (SELECT own.*, " + SETTLED + ", " + OPEN
                        + " FROM spend_entry AS own WHERE own.operation_id = :id) AS net) AS own WHERE "
                        + same("spend_day", DAY)
                        + " AND (own.more = 0 OR spend_day.reserved + spend_day.committed + own.more <= :most)"
                        + " AND (own.creates = 0 OR spend_day.creates + own.creates <= :mostCreates)",
                Map.of("id", entry.operationId(), "most", limits.micros(), "mostCreates", limits.creates()));
        return () -> {
            requireNew(noted, entry);
            return raised.get() == 1;
        };
    }

    /** Notes a pause, which counts once it is applied. It waits for no other write. */
    static Runnable cut(StatementBatch batch, SpendEntry entry) {
        Supplier<Integer> noted = note(batch, entry);
        return () -> requireNew(noted, entry);
    }

    private static void requireNew(Supplier<Integer> noted, SpendEntry entry) {
        if (noted.get() == 0) {
            throw new IllegalStateException(entry.operationId() + " holds a reservation already");
        }
    }

    // An operation that was proved not applied may run again, on another day and under other caps.
    private static Supplier<Integer> note(StatementBatch batch, SpendEntry entry) {
        return batch.update(
                "INSERT INTO spend_entry (operation_id, " + DAY + ", entity, principal, delta, daily_after, creates,"
                        + " state, asked_at) VALUES (:id, :world, :account, " + SpendLedger.TODAY
                        + ", :currency, :entity, :principal, :delta, :dailyAfter, :creates, 'RESERVED', " + ASKED_AT
                        + ") ON CONFLICT (operation_id) DO UPDATE SET world = excluded.world,"
                        + " account = excluded.account, day = excluded.day, currency = excluded.currency,"
                        + " entity = excluded.entity, principal = excluded.principal, delta = excluded.delta,"
                        + " daily_after = excluded.daily_after, creates = excluded.creates, state = 'RESERVED',"
                        + " asked_at = excluded.asked_at, settled_at = NULL WHERE spend_entry.state = 'RELEASED'",
                entry.values());
    }

    // The statements after it see all entries of units that have had the row before.
    private static void lockDay(StatementBatch batch, Map<String, Object> id) {
        batch.update(
                "INSERT INTO spend_day (" + DAY + ", reserved, committed, creates) SELECT " + DAY
                        + ", 0, 0, 0 FROM spend_entry WHERE operation_id = :id AND state = 'RESERVED'"
                        + " ON CONFLICT (" + DAY + ") DO UPDATE SET creates = spend_day.creates",
                id);
    }

    /** Counts a write as applied; a cut then returns what it lowers. Nothing happens when the operation holds nothing. */
    static void commit(StatementBatch batch, String operationId) {
        Map<String, Object> id = Map.of("id", operationId);
        lockDay(batch, id);
        batch.update(
                "UPDATE spend_entry AS own SET delta = 0 WHERE own.operation_id = :id AND own.state = 'RESERVED'"
                        + " AND own.delta < 0 AND EXISTS (SELECT 1" + OVERLAPS + " AND NOT (" + LOWER_CUT + "))",
                id);
        settle(batch, operationId, "COMMITTED");
    }

    /** Counts a write whose outcome will never be known: a raise as applied, a cut as not applied. */
    static void abandon(StatementBatch batch, String operationId) {
        Map<String, Object> id = Map.of("id", operationId);
        lockDay(batch, id);
        batch.update(
                "UPDATE spend_entry SET delta = 0 WHERE operation_id = :id AND state = 'RESERVED' AND delta < 0", id);
        settle(batch, operationId, "COMMITTED");
    }

    /** Gives back what an operation holds; nothing when it holds nothing any more. */
    static void release(StatementBatch batch, String operationId) {
        lockDay(batch, Map.of("id", operationId));
        settle(batch, operationId, "RELEASED");
    }

    // An open cut counts for nothing yet.
    private static void settle(StatementBatch batch, String operationId, String state) {
        int kept = state.equals("COMMITTED") ? 1 : 0;
        String counted = above("net.settled + net.open + net.held");
        String countedAfter = above("net.settled + net.open + :kept * net.delta");
        String settledBefore = above("net.settled");
        String settledAfter = above("net.settled + :kept * net.delta");
        batch.update(
                "UPDATE spend_day SET committed = spend_day.committed + own.settled_more,"
                        + " reserved = spend_day.reserved + own.counted_more - own.settled_more,"
                        + " creates = spend_day.creates - (1 - :kept) * own.creates FROM (SELECT net.*, " + countedAfter
                        + " - " + counted + " AS counted_more, " + settledAfter + " - " + settledBefore
                        + " AS settled_more FROM (SELECT own.*, " + above("own.delta") + " AS held, " + SETTLED + ", "
                        + OPEN
                        + " FROM spend_entry AS own WHERE own.operation_id = :id AND own.state = 'RESERVED') AS net)"
                        + " AS own WHERE " + same("spend_day", DAY),
                Map.of("id", operationId, "kept", kept));
        batch.update(
                "UPDATE spend_entry SET state = :state, settled_at = <nowMs> WHERE operation_id = :id"
                        + " AND state = 'RESERVED'",
                Map.of("state", state, "id", operationId));
    }

    private static String same(String table, String columns) {
        return SpendLedger.same(table, "own", columns);
    }

    private static String given(String columns) {
        return Stream.of(columns.split(", "))
                .map(column -> "CAST(:" + column + " AS text) AS " + column)
                .collect(Collectors.joining(", "));
    }

    // Both engines have it, unlike a maximum of two numbers.
    private static String above(String amount) {
        return "(abs(" + amount + ") + (" + amount + ")) / 2";
    }

    /** Returns the part of a day that is used up, and the part that a write would add to it. */
    static Supplier<Foreseen> foreseen(StatementBatch batch, SpendEntry entry) {
        Map<String, Object> values = entry.values();
        Supplier<SpendUsed> used = SpendLedger.used(batch, entry.day());
        Supplier<Optional<Long>> more = batch.find(
                "SELECT " + MORE + " FROM (SELECT " + SETTLED + ", " + OPEN + ", " + COUNTED + " AS delta FROM (SELECT"
                        + " CAST(:id AS text) AS operation_id, " + given(DAY + ", entity, principal")
                        + ", :delta AS delta, :dailyAfter AS daily_after, "
                        + ASKED_AT + " AS asked_at) AS own) AS net",
                values,
                (row, context) -> row.getLong("more"));
        return () -> new Foreseen(
                used.get(),
                new SpendUsed(more.get().orElseThrow(), entry.asked().creations()));
    }

    /**
     * Outlook on a write.
     *
     * @param used the part of the day that is used up
     * @param more the part that the write would add
     */
    record Foreseen(SpendUsed used, SpendUsed more) {

        boolean isWithin(SpendUsed limits) {
            return (more.micros() <= 0 || used.micros() + more.micros() <= limits.micros())
                    && (more.creates() == 0 || used.creates() + more.creates() <= limits.creates());
        }
    }
}
