package dev.adtools.server.schedules;

import java.time.Instant;

/**
 * Run that a node has picked.
 *
 * @param id its id
 * @param taskId its task
 * @param dueAt when it was due
 * @param tries how often it was begun, this time included; whoever ends it names it
 * @param lost how many nodes fell silent while they ran it
 */
public record PickedRun(String id, String taskId, Instant dueAt, int tries, int lost) {}
