package dev.adtools.tools.operations.schedules;

/**
 * The result of {@code delete_scheduled_task}.
 *
 * @param taskId the task that is gone
 * @param runs how many runs went with it
 */
public record RemovedTask(String taskId, int runs) {}
