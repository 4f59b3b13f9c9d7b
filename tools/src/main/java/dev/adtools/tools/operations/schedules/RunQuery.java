package dev.adtools.tools.operations.schedules;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Filter of a task's runs.
 *
 * @param taskId the task
 * @param runId this one only, null for all
 * @param status those of this status only, null for all
 * @param before those that were due before, null for all
 * @param limit how many at most, the latest first
 */
public record RunQuery(
        String taskId,
        @Nullable String runId,
        @Nullable RunStatus status,
        @Nullable Instant before,
        int limit) {}
