package dev.adtools.tools.operations.schedules;

/**
 * Update of a task.
 *
 * @param task the task as it was seen
 * @param plan what it is to do from now on
 */
public record TaskUpdate(TaskVersion task, TaskPlan plan) {}
