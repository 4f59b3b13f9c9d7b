package dev.adtools.tools.operations.schedules;

import java.util.List;

/** The scheduled tasks that the service keeps. */
public interface ScheduledTasks {

    /**
     * Lists the tasks of the owner that a principal belongs to.
     *
     * @param principal who asks
     * @param runs how many of its last runs each task comes with
     * @return the tasks, in any order
     */
    List<ScheduledTask> ofOwner(String principal, int runs);
}
