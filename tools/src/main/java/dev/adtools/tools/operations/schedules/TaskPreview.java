package dev.adtools.tools.operations.schedules;

import java.time.Instant;
import java.util.List;

/**
 * Preview of a task that can be kept.
 *
 * @param plan the plan in the form that is kept
 * @param nextRuns the first run times, at most five
 * @param warnings notices for the caller, one sentence each
 */
public record TaskPreview(TaskPlan plan, List<Instant> nextRuns, List<String> warnings) {

    /** Copies the lists. */
    public TaskPreview {
        nextRuns = List.copyOf(nextRuns);
        warnings = List.copyOf(warnings);
    }
}
