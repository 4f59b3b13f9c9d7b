package dev.adtools.server.schedules;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.QueryParameter;
import dev.adtools.server.store.RowRevision;
import dev.adtools.server.store.Tx;
import dev.adtools.server.store.Visibility;
import dev.adtools.tools.operations.schedules.RunQuery;
import dev.adtools.tools.operations.schedules.RunRows;
import dev.adtools.tools.operations.schedules.RunStatus;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledRunList;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.ScheduledTaskList;
import dev.adtools.tools.operations.schedules.TaskRows;
import dev.adtools.tools.operations.schedules.TaskStatus;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Shows scheduled tasks and their runs: those of the caller's owner, or all to whoever may read operations, both
 * within the token's limits.
 */
public final class ScheduleService {

    private final Tx tx;
    private final StoredSchedules schedules;

    ScheduleService(Tx tx, StoredSchedules schedules) {
        this.tx = tx;
        this.schedules = schedules;
    }

    /** Lists tasks, each with its latest run, of a status and on an account where those are not null. */
    public Outcome<Page<ScheduledTaskList.Row>> list(
            Caller caller, @Nullable String status, @Nullable String account, PageRequest wanted) {
        return QueryParameter.choice("status", status, List.of(TaskStatus.values()), ScheduleService::name)
                .map(known ->
                        page(caller, new TaskStore.TaskFilter(owner(caller), known.orElse(null), account), wanted));
    }

    /** Returns the owner whose tasks a caller sees; null when it sees those of all. */
    static @Nullable String owner(Caller caller) {
        return caller.may(Scope.OPERATIONS_READ) ? null : caller.owner();
    }

    private Page<ScheduledTaskList.Row> page(Caller caller, TaskStore.TaskFilter filter, PageRequest wanted) {
        Visibility visibility = schedules.visibility(caller);
        Page<TaskRow> page = tx.read(handle -> Page.of(
                (after, limit) -> TaskStore.page(handle, filter, after, limit),
                row -> row.isWithin(visibility),
                wanted,
                row -> wanted.after().next(row.task().createdAt(), row.task().id())));
        Map<String, List<ScheduledRun>> runs = schedules.lastRuns(
                page.rows().stream().map(row -> row.task().id()).toList(), 1);
        return page.map(row -> shown(row.task(), runs));
    }

    private static ScheduledTaskList.Row shown(ScheduledTask task, Map<String, List<ScheduledRun>> runs) {
        return TaskRows.of(task, runs.getOrDefault(task.id(), List.of()), 1, TaskPreviews.next(task));
    }

    /** Returns one task with its latest run, or {@code NOT_FOUND}. */
    public Outcome<ScheduledTaskList.Row> find(Caller caller, String id) {
        return visible(caller, id).map(task -> shown(task, schedules.lastRuns(List.of(id), 1)));
    }

    private Outcome<ScheduledTask> visible(Caller caller, String id) {
        String owner = owner(caller);
        return tx.read(handle -> TaskStore.find(handle, id))
                .filter(row ->
                        (owner == null || owner.equals(row.owner())) && row.isWithin(schedules.visibility(caller)))
                .map(row -> Outcome.completed(row.task()))
                .orElseGet(() -> Outcome.failed(StoredSchedules.notFound(id)));
    }

    /** Lists the runs of a task with what they answered, as many as fit a megabyte and at least one. */
    public Outcome<Page<ScheduledRunList.Row>> runs(
            Caller caller, String id, @Nullable String status, PageRequest wanted) {
        return visible(caller, id)
                .flatMap(task ->
                        QueryParameter.choice("status", status, List.of(RunStatus.values()), ScheduleService::name))
                .map(known -> runs(id, known, wanted));
    }

    /** Lists the runs of a task without what they answered. */
    public Outcome<Page<ScheduledRunList.Row>> shortRuns(Caller caller, String id, PageRequest wanted) {
        return visible(caller, id)
                .map(task -> Page.of(
                                tx.read(handle -> RunStore.page(handle, id, null, wanted.after(), wanted.limit() + 1)),
                                wanted.limit(),
                                run -> wanted.after().next(run.dueAt(), run.id()))
                        .map(run -> RunRows.of(run, null)));
    }

    /** Returns one run of a task with what it answered, or {@code NOT_FOUND}. */
    public Outcome<ScheduledRunList.Row> run(Caller caller, String id, String runId) {
        return visible(caller, id)
                .flatMap(task ->
                        tx.read(handle -> RunStore.list(handle, new RunQuery(id, runId, null, null, 1))).stream()
                                .findFirst()
                                .map(run -> Outcome.completed(RunRows.of(
                                        run, schedules.results(List.of(runId)).get(runId))))
                                .orElseGet(() -> Outcome.failed(ToolError.of(
                                        ErrorCode.NOT_FOUND,
                                        "The scheduled task " + id + " has no run " + runId + "."))));
    }

    /** Returns the revisions of runs, regardless of who may see them. */
    public Map<String, RowRevision> runRevisions(Collection<String> ids) {
        return tx.read(handle -> RunStore.revisions(handle, ids));
    }

    private Page<ScheduledRunList.Row> runs(String id, Optional<RunStatus> status, PageRequest wanted) {
        List<ScheduledRun> found =
                tx.read(handle -> RunStore.page(handle, id, status.orElse(null), wanted.after(), wanted.limit() + 1));
        Page<ScheduledRun> page = Page.of(
                found,
                Math.min(wanted.limit(), RunRows.fitting(found)),
                run -> wanted.after().next(run.dueAt(), run.id()));
        Map<String, JsonObject> results =
                schedules.results(page.rows().stream().map(ScheduledRun::id).toList());
        return page.map(run -> RunRows.of(run, results.get(run.id())));
    }

    private static String name(Enum<?> status) {
        return status.name().toLowerCase(Locale.ROOT);
    }
}
