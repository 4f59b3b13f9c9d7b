package dev.adtools.server.schedules;

import dev.adtools.server.call.Caller;
import dev.adtools.server.store.Visibility;
import dev.adtools.tools.operations.schedules.ScheduledTask;

/** Decides who sees a scheduled task, and with it what it answered. */
final class TaskVisibility {

    private TaskVisibility() {}

    /** Returns whether a caller may see a task: one of its owner's, within the caller's limits. */
    static boolean shows(Caller caller, TaskRow row) {
        ScheduledTask task = row.task();
        return caller.owner().equals(row.owner())
                && new Visibility(caller.limits())
                        .shows(task.plan().tool(), task.platform(), task.account(), row.limits());
    }
}
