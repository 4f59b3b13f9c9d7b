package dev.adtools.tools.operations.schedules;

/**
 * A task as it was seen: what is decided of it holds only while nobody has changed it.
 *
 * @param taskId the task
 * @param version which of its versions, from 1; running it makes no new one
 */
public record TaskVersion(String taskId, long version) {}
