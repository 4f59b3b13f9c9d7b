package dev.adtools.server.store;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import org.jdbi.v3.core.Handle;

/**
 * Clock of the database, as a node knows it: its last answer, continued by what never goes back. Before the first answer
 * it shows the node's own time.
 */
public final class DatabaseClock extends Clock {

    private volatile Reading last = new Reading(Instant.now(), System.nanoTime());

    /** Returns the database's time in a unit, for what must depend on no node at all. */
    public static Instant now(Handle handle) {
        return Instant.ofEpochMilli(
                handle.createQuery("SELECT <nowMs>").mapTo(Long.class).one());
    }

    /**
     * Asks the database.
     *
     * @throws StoreUnavailable when it does not answer; the clock then goes on from the last answer
     */
    public void synchronize(Tx tx) {
        last = tx.read(DatabaseClock::read);
    }

    private static Reading read(Handle handle) {
        long asked = System.nanoTime();
        Instant now = now(handle);
        // The database looked at its clock somewhere in between.
        return new Reading(now, asked + (System.nanoTime() - asked) / 2);
    }

    @Override
    public Instant instant() {
        Reading reading = last;
        return reading.time().plusNanos(System.nanoTime() - reading.nanos());
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return new InZone(this, zone);
    }

    /** The same time, told in another zone. */
    private static final class InZone extends Clock {

        private final Clock clock;
        private final ZoneId zone;

        InZone(Clock clock, ZoneId zone) {
            this.clock = clock;
            this.zone = zone;
        }

        @Override
        public Instant instant() {
            return clock.instant();
        }

        @Override
        public ZoneId getZone() {
            return zone;
        }

        @Override
        public Clock withZone(ZoneId other) {
            return new InZone(clock, other);
        }
    }

    private record Reading(Instant time, long nanos) {}
}
