package dev.adtools.server.schedules;

import java.time.Instant;
import java.util.Optional;

/** A task that is due once. */
record OneMoment(Instant at) implements Timetable {

    @Override
    public Optional<Instant> after(Instant moment) {
        return Optional.of(at).filter(moment::isBefore);
    }
}
