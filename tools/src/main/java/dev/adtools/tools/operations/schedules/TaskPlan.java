package dev.adtools.tools.operations.schedules;

/**
 * Plan of a scheduled task: all that its owner can say of it.
 *
 * @param name what its owner calls it
 * @param type what it is for
 * @param schedule when it runs
 * @param tool the tool that it calls
 * @param arguments the tool's arguments, canonical JSON as text
 * @param keepRuns how many of its runs are kept
 * @param keepDays for how many days a run is kept
 */
public record TaskPlan(
        String name, TaskType type, Schedule schedule, String tool, String arguments, int keepRuns, int keepDays) {

    /** Returns the plan with another schedule. */
    public TaskPlan with(Schedule other) {
        return new TaskPlan(name, type, other, tool, arguments, keepRuns, keepDays);
    }

    /**
     * Schedule of a task: when it runs.
     *
     * @param kind how that is said
     * @param expression a cron expression, an ISO 8601 duration or a moment
     * @param timezone the time zone (IANA) that a cron expression is read in, and that times are shown in
     */
    public record Schedule(ScheduleKind kind, String expression, String timezone) {}
}
