package dev.adtools.server.schedules;

/**
 * A run that this node has in hand, and what it runs.
 *
 * @param run the run
 * @param task its task, as it was when the run was taken
 */
record Taken(OpenRun run, TaskRow task) {}
