package dev.adtools.server.quota;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.RateLimitDecision.RateLimitStatus;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/**
 * Counts the writes of a UTC day, each in the transaction that lets it go. A write that was let go counts however it ended:
 * one that is refused over and over is what a quota is there to stop.
 */
public final class DailyWrites {

    static final String LIMIT = "writes_per_day";
    static final Duration WINDOW = Duration.ofDays(1);

    private static final int DAYS_KEPT = 35;
    // A clock that is set back opens no earlier day, whose quota would be whole again.
    private static final String DAY = "coalesce((SELECT max(later.day) FROM quota_day AS later"
            + " WHERE later.subject = :subject AND later.day > :day), :day)";
    private static final String COUNT = "INSERT INTO quota_day (subject, day, used) VALUES (:subject, " + DAY + ", 1)"
            + " ON CONFLICT (day, subject) DO UPDATE SET used = quota_day.used + 1 WHERE quota_day.used < :limit";
    private static final String USED = "SELECT " + DAY + " AS today, coalesce((SELECT used FROM quota_day"
            + " WHERE subject = :subject AND day = " + DAY + "), 0) AS used";

    private static final Duration FRESH = Duration.ofSeconds(1);
    private static final int MOST_KNOWN = 10_000;

    private final Quotas quotas;
    private final Clock clock;
    private final Cache<Key, UsedDay> known = Caffeine.newBuilder()
            .executor(Runnable::run)
            .expireAfterWrite(FRESH)
            .maximumSize(MOST_KNOWN)
            .build();

    /** Counts the days of a clock. */
    public DailyWrites(Quotas quotas, Clock clock) {
        this.quotas = quotas;
        this.clock = clock;
    }

    /** Counts a write, or refuses it. What only turns something off is not counted: stopping spend never waits. */
    public Supplier<Optional<ToolError>> count(StatementBatch batch, PlannedWrite write) {
        return write.spends() ? count(batch, write.call().caller()) : Optional::empty;
    }

    Supplier<Optional<ToolError>> count(StatementBatch batch, Caller caller) {
        Key key = key(caller);
        long limit = quotas.writesPerDay(caller);
        Supplier<Integer> counted =
                batch.update(COUNT, Map.of("subject", key.subject(), "day", key.day(), "limit", limit));
        known.invalidate(key);
        return () -> counted.get() == 1
                ? Optional.empty()
                : Optional.of(refusal(limit, used(batch.send(), key).end()));
    }

    private ToolError refusal(long limit, Instant end) {
        long seconds = Duration.between(clock.instant(), end).plusMillis(999).toSeconds();
        return QuotaRefusals.of(
                ErrorCode.QUOTA_EXCEEDED,
                "The " + limit + " writes of the day are used up; nothing was sent. Pausing is always possible.",
                new RateLimitStatus(LIMIT, limit, WINDOW.toSeconds(), 0, Math.max(1, seconds)),
                end);
    }

    /** Returns how many writes of the day a caller has used; those of another node are told a second later. */
    long used(Tx tx, Caller caller) {
        return today(tx, caller).used();
    }

    /** Returns when the next day of a caller begins. */
    Instant end(Tx tx, Caller caller) {
        return today(tx, caller).end();
    }

    private UsedDay today(Tx tx, Caller caller) {
        return known.get(key(caller), key -> tx.read(handle -> used(handle, key)));
    }

    private static UsedDay used(Handle handle, Key key) {
        return handle.createQuery(USED)
                .bind("day", key.day())
                .bind("subject", key.subject())
                .map((rows, context) -> new UsedDay(LocalDate.parse(rows.getString("today")), rows.getLong("used")))
                .one();
    }

    private Key key(Caller caller) {
        return new Key(quotas.daySubject(caller), day(clock.instant()).toString());
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

    private record Key(String subject, String day) {}

    private record UsedDay(LocalDate day, long used) {

        Instant end() {
            return day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
        }
    }
}
