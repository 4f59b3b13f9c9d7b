package dev.adtools.server.schedules;

/**
 * Runs that were removed.
 *
 * @param runs how many
 * @param keptBytes how large what was kept of their answers was
 */
record RemovedRuns(int runs, long keptBytes) {}
