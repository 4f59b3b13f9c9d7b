package dev.adtools.server.events;

import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.ServiceEvent;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Occurrence of an event, seen once.
 *
 * @param id the id of the event that it becomes, unless it repeats one
 * @param fingerprint what it has in common with those that it repeats
 * @param at when it was seen
 * @param level how bad it is
 * @param what what happened
 * @param call the call that met it, null when it was none
 */
record EventOccurrence(
        String id,
        String fingerprint,
        Instant at,
        EventLevel level,
        ServiceEvent.What what,
        ServiceEvent.@Nullable Call call) {}
