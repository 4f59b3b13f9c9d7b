package dev.adtools.server.quota;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Allowance;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Departure;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Counts the writes of a UTC day, each in the transaction that lets it go. A write that was let go counts however it ended:
 * one that is refused over and over is what a quota is there to stop.
 */
public final class DailyWrites {

    static final String LIMIT = "writes_per_day";
    static final Duration WINDOW = Duration.ofDays(1);

    private static final int DAYS_KEPT = 35;
    private static final String COUNT = "INSERT INTO quota_day (subject, day, used) VALUES (:subject, :day, 1)"
            + " ON CONFLICT (day, subject) DO UPDATE SET used = quota_day.used + 1 WHERE quota_day.used < :limit"
            + " RETURNING used";

    private final Quotas quotas;
    private final Clock clock;

    /** Counts the days of a clock. */
    public DailyWrites(Quotas quotas, Clock clock) {
        this.quotas = quotas;
        this.clock = clock;
    }

    /** Counts a write, or refuses it. What only turns something off is not counted: stopping spend never waits. */
    public Optional<ToolError> count(Handle handle, Departure write) {
        return write.spends() ? count(handle, write.call().caller()) : Optional.empty();
    }

    Optional<ToolError> count(Handle handle, Caller caller) {
        Instant now = clock.instant();
        long limit = quotas.writesPerDay(caller);
        boolean counted = handle.createQuery(COUNT)
                .bind("subject", quotas.daySubject(caller))
                .bind("day", day(now).toString())
                .bind("limit", limit)
                .mapTo(Long.class)
                .findOne()
                .isPresent();
        return counted ? Optional.empty() : Optional.of(refusal(limit, now));
    }

    private static ToolError refusal(long limit, Instant now) {
        Instant end = end(now);
        long seconds = Duration.between(now, end).plusMillis(999).toSeconds();
        return Refusals.of(
                ErrorCode.QUOTA_EXCEEDED,
                "The " + limit + " writes of the day are used up; nothing was sent. Pausing is always possible.",
                new Allowance(LIMIT, limit, WINDOW.toSeconds(), 0, Math.max(1, seconds)),
                end);
    }

    /** Returns how many writes of the day a caller has used. */
    long used(Tx tx, Caller caller) {
        return tx.read(
                handle -> handle.createQuery("SELECT used FROM quota_day WHERE day = :day AND subject = :subject")
                        .bind("day", day(clock.instant()).toString())
                        .bind("subject", quotas.daySubject(caller))
                        .mapTo(Long.class)
                        .findOne()
                        .orElse(0L));
    }

    /** Returns when the next day begins. */
    Instant end() {
        return end(clock.instant());
    }

    /** Removes the counts of days long past. */
    public void collect(Handle handle, Instant now) {
        handle.createUpdate("DELETE FROM quota_day WHERE day < :oldest")
                .bind("oldest", day(now).minusDays(DAYS_KEPT).toString())
                .execute();
    }

    private static LocalDate day(Instant now) {
        return LocalDate.ofInstant(now, ZoneOffset.UTC);
    }

    private static Instant end(Instant now) {
        return day(now).plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
    }
}
