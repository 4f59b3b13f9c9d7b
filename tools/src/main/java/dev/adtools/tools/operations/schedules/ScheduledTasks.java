package dev.adtools.tools.operations.schedules;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The scheduled tasks that the service keeps. Every method works with the rights of the call that it serves: a task is
 * there for its owner's principals, within the limits of their tokens.
 */
public interface ScheduledTasks {

    /** Lists the tasks that the caller may see, in any order. */
    List<ScheduledTask> visible(CallContext context);

    /** Returns a task, or {@code NOT_FOUND} when there is none that the caller may see. */
    Outcome<ScheduledTask> find(String id, CallContext context);

    /**
     * Returns why a task must not be kept so; empty when the caller could make its call by itself, and it will be due.
     *
     * @param plan the change
     * @param before what it did before, null for nothing: the same times stand, even when they are over
     */
    Optional<ToolError> refusal(TaskPlan plan, @Nullable TaskPlan before, CallContext context);

    /**
     * Returns a task as it would be kept, with its next runs and warnings; or the reason why it must not be kept so.
     *
     * @param plan the change
     * @param before what it did before, null for nothing
     */
    Outcome<TaskPreview> preview(TaskPlan plan, @Nullable TaskPlan before, CallContext context);

    /** Returns the next run times of a task, the earliest first: at most five, none when it does not run. */
    List<Instant> nextRuns(ScheduledTask task);

    /** Makes a task, once per call id. */
    Outcome<ScheduledTask> create(TaskPlan plan, CallContext context);

    /** Changes what a task is to do, or fails with {@code STATE_CONFLICT} when somebody else has changed it. */
    Outcome<ScheduledTask> update(TaskUpdate update, CallContext context);

    /** Lets a task run no more; what runs goes on. */
    Outcome<ScheduledTask> pause(TaskVersion task, CallContext context);

    /** Lets a task run again, from its next due time on. */
    Outcome<ScheduledTask> resume(TaskVersion task, CallContext context);

    /** Starts one run of a task now, once per call id; fails with {@code STATE_CONFLICT} while another is in progress. */
    Outcome<ScheduledRun> run(TaskVersion task, CallContext context);

    /** Removes a task with its runs and their results, and returns how many those were. */
    Outcome<Integer> delete(TaskVersion task, CallContext context);

    /** Returns the last runs of some tasks, by the ids of the tasks, the latest first. */
    Map<String, List<ScheduledRun>> lastRuns(List<String> taskIds, int each);

    /** Lists runs of a task that the caller may see, the latest first. */
    List<ScheduledRun> runs(RunQuery query);

    /** Returns what some runs answered, by their ids; those without an answer that is kept are left out. */
    Map<String, JsonObject> results(List<String> runIds);
}
