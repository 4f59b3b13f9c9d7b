package dev.adtools.server.schedules;

/**
 * Run that this node has picked, with the task that it runs.
 *
 * @param run the run
 * @param task its task, as it was when the run was taken
 */
record PickedTask(PickedRun run, TaskRow task) {}
