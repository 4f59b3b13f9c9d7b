package dev.adtools.server.schedules;

import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.ServiceEvent;

/** Listener that is told what goes wrong with tasks, beside what their calls say of themselves. */
@FunctionalInterface
public interface TaskEventListener {

    /** Takes what happened, and the call that met it. */
    void add(EventLevel level, ServiceEvent.What what, ServiceEvent.Call call);
}
