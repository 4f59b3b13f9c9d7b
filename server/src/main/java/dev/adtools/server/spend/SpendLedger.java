package dev.adtools.server.spend;

import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.StatementBatch;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;

/** Statements that read the sums of an account's days, and remove old days. */
final class SpendLedger {

    static final String ACCOUNT = "world, account";
    static final String DAY = ACCOUNT + ", day, currency";

    private static final String KEY =
            " WHERE world = :world AND account = :account AND day = :day AND currency = :currency";

    // A clock that is set back opens no earlier day, whose cap would be whole again.
    static final String TODAY = "coalesce((SELECT max(later.day) FROM spend_day AS later"
            + " WHERE later.world = :world AND later.account = :account AND later.day > :day), :day)";

    private static final String LAST_DAY = "9999-12-31";

    private SpendLedger() {}

    /** Returns the day on which an account's writes count now: the clock's, or the newest one that was counted on. */
    static SpendDay current(Handle handle, SpendDay today) {
        return bind(handle.createQuery("SELECT " + TODAY), today)
                .mapTo(String.class)
                .map(day -> new SpendDay(today.world(), today.account(), LocalDate.parse(day), today.currency()))
                .one();
    }

    /** Returns the part of a day that is used up. */
    static SpendUsed used(Handle handle, SpendDay day) {
        return StatementBatch.answer(handle, batch -> used(batch, day));
    }

    /** Returns the part of a day that is used up, once the batch is sent. */
    static Supplier<SpendUsed> used(StatementBatch batch, SpendDay day) {
        Supplier<Optional<SpendUsed>> used = batch.find(
                "SELECT reserved + committed AS micros, creates FROM spend_day" + KEY,
                day.values(),
                (row, context) -> new SpendUsed(row.getLong("micros"), row.getLong("creates")));
        return () -> used.get().orElse(SpendUsed.NOTHING);
    }

    /** Returns the sums of a day. */
    static DaySums sums(Handle handle, SpendDay day) {
        return bind(handle.createQuery("SELECT * FROM spend_day" + KEY), day)
                .map((rows, context) -> sums(rows))
                .findOne()
                .orElse(DaySums.NOTHING);
    }

    /** Returns some days of an account behind a position. */
    static List<Day> days(Handle handle, String world, String account, Keyset after, int most) {
        return handle.createQuery("SELECT * FROM spend_day WHERE world = :world AND account = :account"
                        + " AND " + after.order().behind("(day, currency)", "(:day, :currency)")
                        + after.order().by("day", "currency") + " LIMIT :most")
                .bind("world", world)
                .bind("account", account)
                .bind("day", day(after))
                .bind("currency", after.id())
                .bind("most", most)
                .map((rows, context) -> new Day(day(rows), sums(rows)))
                .list();
    }

    private static String day(Keyset after) {
        if (after.id().isEmpty()) {
            return after.order() == ListOrder.NEWEST ? LAST_DAY : "";
        }
        return LocalDate.ofInstant(Instant.ofEpochMilli(after.at()), ZoneOffset.UTC)
                .toString();
    }

    /** Removes one day before another of which nothing is held any more, with its entries; returns how many there were. */
    static int removeOneBefore(Handle handle, LocalDate before) {
        Optional<SpendDay> over = handle.createQuery(
                        "SELECT " + DAY + " FROM spend_day WHERE day < :before AND NOT EXISTS"
                                + " (SELECT 1 FROM spend_entry WHERE " + same("spend_entry", "spend_day", DAY)
                                + " AND spend_entry.state = 'RESERVED') LIMIT 1")
                .bind("before", before.toString())
                .map((rows, context) -> day(rows))
                .findOne();
        over.ifPresent(day -> remove(handle, day));
        return over.isPresent() ? 1 : 0;
    }

    private static void remove(Handle handle, SpendDay day) {
        // Of an operation that runs again, the entry is another day's by now.
        bind(handle.createUpdate("DELETE FROM spend_entry" + KEY + " AND state <> 'RESERVED'"), day)
                .execute();
        bind(handle.createUpdate("DELETE FROM spend_day" + KEY), day).execute();
    }

    /** Returns the condition that two tables have the same values in some columns. */
    static String same(String table, String other, String columns) {
        return Stream.of(columns.split(", "))
                .map(column -> table + "." + column + " = " + other + "." + column)
                .collect(Collectors.joining(" AND "));
    }

    private static <S extends SqlStatement<S>> S bind(S statement, SpendDay day) {
        return statement
                .bind("world", day.world())
                .bind("account", day.account())
                .bind("day", day.day().toString())
                .bind("currency", day.currency());
    }

    private static SpendDay day(ResultSet rows) throws SQLException {
        return new SpendDay(
                rows.getString("world"),
                rows.getString("account"),
                LocalDate.parse(rows.getString("day")),
                rows.getString("currency"));
    }

    private static DaySums sums(ResultSet rows) throws SQLException {
        return new DaySums(rows.getLong("reserved"), rows.getLong("committed"), rows.getLong("creates"));
    }

    /** Sums of one day of an account. */
    record Day(SpendDay key, DaySums sums) {}

    /**
     * Key of a day's sums.
     *
     * @param world where the writes go; amounts of the sandbox never count for live accounts
     * @param account the account, for example {@code alpha:1234567890}
     * @param day the account's calendar day
     * @param currency what is counted
     */
    record SpendDay(String world, String account, LocalDate day, String currency) {

        static SpendDay of(PlatformEnvironment world, Cap cap, LocalDate day) {
            return new SpendDay(
                    world.id(), AccountKey.of(cap.account()), day, cap.unit().currency());
        }

        /** Returns the values of the statements on it. */
        Map<String, Object> values() {
            return Map.of("world", world, "account", account, "day", day.toString(), "currency", currency);
        }
    }

    /**
     * Sums of an account's day.
     *
     * @param reserved the net raise by writes whose outcome is not final, in micros
     * @param committed the net raise by other writes, in micros
     * @param creates how many things were made or may have been
     */
    record DaySums(long reserved, long committed, long creates) {

        static final DaySums NOTHING = new DaySums(0, 0, 0);

        /** Returns how much counts against a cap. */
        long used() {
            return reserved + committed;
        }
    }
}
