package dev.adtools.server.schedules;

import dev.adtools.server.call.Limits;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A task as it is kept.
 *
 * @param task what callers see of it
 * @param owner whose it is
 * @param limits the limits of the token that said what it calls, which hold for every run
 * @param anchor from when on its intervals count
 * @param running the run that has not ended, null for none
 */
record TaskRow(
        ScheduledTask task,
        String owner,
        Limits limits,
        Instant anchor,
        @Nullable String running) {

    /** Returns its schedule; empty when that cannot be read any more, for time zones come and go. */
    Optional<Schedule> schedule() {
        try {
            return Optional.of(Schedule.of(task.plan().schedule(), anchor));
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /** Returns the first moment behind another at which it is due; empty when there is none. */
    Optional<Instant> after(Instant moment) {
        return schedule().flatMap(table -> table.after(moment));
    }
}
