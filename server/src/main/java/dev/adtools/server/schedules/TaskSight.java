package dev.adtools.server.schedules;

import dev.adtools.api.AccountId;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Limits;
import dev.adtools.tools.operations.schedules.ScheduledTask;

/** Decides who sees a scheduled task, and with it what it answered. */
final class TaskSight {

    private TaskSight() {}

    /**
     * Returns whether a caller may see a task: one of its owner's, within the caller's limits. What names no account answers
     * within the limits that it runs in, so those must lie within the caller's.
     */
    static boolean shows(Caller caller, TaskRow row) {
        ScheduledTask task = row.task();
        Limits limits = caller.limits();
        AccountId account = task.account();
        boolean accounts = account != null
                ? limits.includes(account)
                : limits.accounts().isEmpty()
                        || (!row.limits().accounts().isEmpty()
                                && limits.accounts().containsAll(row.limits().accounts()));
        return caller.owner().equals(row.owner()) && limits.shows(task.plan().tool(), task.platform()) && accounts;
    }
}
