package dev.adtools.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The time by which records are old enough to be removed: the database's, unless it jumped ahead by more than a day. A jump
 * is believed when the clock has gone on from there for a day, so that nobody loses a year to a clock that was set wrong.
 */
public final class RetentionClock {

    static final Duration DAY = Duration.ofDays(1);

    private static final Logger LOG = LoggerFactory.getLogger(RetentionClock.class);

    private final Tx tx;

    /** Remembers in a database what its clock showed. */
    public RetentionClock(Tx tx) {
        this.tx = tx;
    }

    /** Returns the time; empty while nothing may be removed. Whoever removes asks once and keeps to the answer. */
    public Optional<Instant> now() {
        Step step = tx.write(RetentionClock::step);
        if (step.jumps()) {
            LOG.warn(
                    "the database's clock went from {} to {} since records were last removed: the service did not run, or"
                            + " the clock was set; nothing is removed until it has gone on for a day from there",
                    step.before().trustedAt(),
                    step.after().seenAt());
        }
        return step.after().isTrusted() ? Optional.of(step.after().seenAt()) : Optional.empty();
    }

    /** Returns work that removes what is too old, and does nothing while nothing may be removed. */
    public Runnable guard(Consumer<Instant> removal) {
        return () -> now().ifPresent(removal);
    }

    private static Step step(Handle handle) {
        handle.execute("INSERT INTO retention_clock (id, trusted_at, seen_at) VALUES (1, <nowMs>, <nowMs>)"
                + " ON CONFLICT (id) DO NOTHING");
        State before = handle.createQuery("SELECT trusted_at, seen_at, doubted_at FROM retention_clock WHERE id = 1")
                .map((rows, context) -> State.of(rows))
                .one();
        Instant now = DatabaseClock.now(handle);
        State after = before.at(now);
        // Where another node is faster, it has seen the same and says so.
        boolean first = handle.createUpdate("UPDATE retention_clock SET trusted_at = :trusted, seen_at = :seen,"
                                + " doubted_at = :doubted WHERE id = 1 AND trusted_at = :trustedBefore"
                                + " AND seen_at = :seenBefore")
                        .bind("trusted", after.trustedAt().toEpochMilli())
                        .bind("seen", after.seenAt().toEpochMilli())
                        .bind(
                                "doubted",
                                after.doubtedAt() == null
                                        ? null
                                        : (Long) after.doubtedAt().toEpochMilli())
                        .bind("trustedBefore", before.trustedAt().toEpochMilli())
                        .bind("seenBefore", before.seenAt().toEpochMilli())
                        .execute()
                == 1;
        return new Step(before, after, first && now.equals(after.doubtedAt()));
    }

    /**
     * State of the clock, as far as it has been seen.
     *
     * @param trustedAt the last time by which something could be removed
     * @param seenAt the last time that was seen
     * @param doubtedAt where the clock jumped to; null while it is trusted
     */
    private record State(
            Instant trustedAt, Instant seenAt, @Nullable Instant doubtedAt) {

        static State of(ResultSet rows) throws SQLException {
            long doubted = rows.getLong("doubted_at");
            return new State(
                    Instant.ofEpochMilli(rows.getLong("trusted_at")),
                    Instant.ofEpochMilli(rows.getLong("seen_at")),
                    doubted == 0 ? null : Instant.ofEpochMilli(doubted));
        }

        boolean isTrusted() {
            return doubtedAt == null;
        }

        State at(Instant now) {
            // A clock that went back makes nothing older.
            if (!now.isAfter(trustedAt.plus(DAY))) {
                return new State(now, now, null);
            }
            if (doubtedAt == null || now.isBefore(doubtedAt) || now.isAfter(seenAt.plus(DAY))) {
                return new State(trustedAt, now, now);
            }
            return now.isBefore(doubtedAt.plus(DAY)) ? new State(trustedAt, now, doubtedAt) : new State(now, now, null);
        }
    }

    private record Step(State before, State after, boolean jumps) {}
}
