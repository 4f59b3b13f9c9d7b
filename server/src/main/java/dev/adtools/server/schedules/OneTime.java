package dev.adtools.server.schedules;

import java.time.Instant;
import java.util.Optional;

/** Schedule of a task that is due once. */
record OneTime(Instant at) implements Schedule {

    @Override
    public Optional<Instant> after(Instant moment) {
        return Optional.of(at).filter(moment::isBefore);
    }
}
