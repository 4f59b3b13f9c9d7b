package dev.adtools.server.lifecycle;

import com.codahale.metrics.health.HealthCheck;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.DatabaseClock;
import dev.adtools.server.store.Tx;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Health check of the database's clock: unhealthy for a day after the clock was set back by more than an hour, or until it
 * has caught up.
 */
public final class ClockRollbackCheck extends HealthCheck {

    private static final Logger LOG = LoggerFactory.getLogger(ClockRollbackCheck.class);

    private static final Duration TOLERANCE = Duration.ofHours(1);
    private static final Duration DOUBTED_FOR = Duration.ofDays(1);
    private static final Duration PAUSE = Duration.ofMinutes(1);
    private static final Duration LONGEST = Duration.ofMinutes(5);
    private static final String NAME = "clock-rollback";

    private final Tx tx;
    // A health check must not wait for a database that does not answer.
    private volatile @Nullable State last;

    ClockRollbackCheck(Tx tx) {
        this.tx = tx;
    }

    /** Checks the clock now, and regularly from then on. */
    public static void start(ServiceContext service) {
        ClockRollbackCheck check = new ClockRollbackCheck(service.tx());
        check.round();
        service.environment().healthChecks().register(NAME, check);
        service.repeat(NAME + "-loop", new Heartbeat("the check of the clock", LONGEST), PAUSE, check::round);
    }

    /** Looks at the clock once. */
    void round() {
        last = tx.write(ClockRollbackCheck::step);
    }

    @Override
    protected Result check() {
        State state = last;
        return state == null || state.setBackTo() == null
                ? Result.healthy()
                : Result.unhealthy(
                        "The clock of the database went back from %s to %s. Caps and daily quotas keep counting on their"
                                + " newest day. Set the clock right, or wait a day.",
                        state.newest(), state.setBackTo());
    }

    private static State step(Handle handle) {
        Instant now = DatabaseClock.now(handle);
        State before = read(handle).orElse(new State(now, null));
        State after = before.at(now);
        if (before.setBackTo() == null && after.setBackTo() != null) {
            LOG.warn(
                    "the database's clock went back from {} to {}; caps and daily quotas keep counting on their newest day",
                    after.newest(),
                    now);
        }
        write(handle, after);
        return after;
    }

    private static Optional<State> read(Handle handle) {
        return handle.createQuery("SELECT newest_at, set_back_to FROM clock_check WHERE id = 1")
                .map((rows, context) -> State.of(rows))
                .findOne();
    }

    private static void write(Handle handle, State state) {
        Instant setBackTo = state.setBackTo();
        handle.createUpdate("INSERT INTO clock_check (id, newest_at, set_back_to) VALUES (1, :newest, :setBackTo)"
                        + " ON CONFLICT (id) DO UPDATE SET newest_at = excluded.newest_at,"
                        + " set_back_to = excluded.set_back_to")
                .bind("newest", state.newest().toEpochMilli())
                .bind("setBackTo", setBackTo == null ? null : (Long) setBackTo.toEpochMilli())
                .execute();
    }

    /**
     * State of the clock.
     *
     * @param newest the newest time that is trusted
     * @param setBackTo the time that the clock was set back to; null while it is trusted
     */
    private record State(Instant newest, @Nullable Instant setBackTo) {

        static State of(ResultSet rows) throws SQLException {
            long newest = rows.getLong("newest_at");
            long setBackTo = rows.getLong("set_back_to");
            return new State(Instant.ofEpochMilli(newest), setBackTo == 0 ? null : Instant.ofEpochMilli(setBackTo));
        }

        State at(Instant now) {
            if (!now.isBefore(newest.minus(TOLERANCE))) {
                return new State(now.isAfter(newest) ? now : newest, null);
            } else if (setBackTo == null || now.isBefore(setBackTo)) {
                return new State(newest, now);
            }
            return now.isBefore(setBackTo.plus(DOUBTED_FOR)) ? this : new State(now, null);
        }
    }
}
