package dev.adtools.server.schedules;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.DeferredCall;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.WriteLedger.LocalChange;
import dev.adtools.server.store.Tx;
import dev.adtools.server.store.Visibility;
import dev.adtools.tools.operations.schedules.RunQuery;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.ScheduledTasks;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskPreview;
import dev.adtools.tools.operations.schedules.TaskStatus;
import dev.adtools.tools.operations.schedules.TaskUpdate;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The scheduled tasks behind the tools, in the service's database. */
public final class StoredSchedules implements ScheduledTasks {

    static final int MOST_PER_OWNER = 1000;

    private final Tx tx;
    private final TaskCheck check;
    private final Supplier<ToolCatalog> catalog;
    private final TaskPreviews previews;
    private final RunRequests requests;
    private final BiConsumer<Handle, LocalChange> noted;

    /**
     * Keeps tasks in a database.
     *
     * @param tx the way to the tables
     * @param catalog the tools; asked for at the first call, because some of them schedule others
     * @param noted told of every change in its transaction
     */
    public StoredSchedules(Tx tx, Supplier<ToolCatalog> catalog, BiConsumer<Handle, LocalChange> noted) {
        this.tx = tx;
        this.catalog = catalog;
        this.noted = noted;
        this.check = new TaskCheck(catalog);
        this.previews = new TaskPreviews(tx, check);
        this.requests = new RunRequests(tx, noted);
    }

    /** Returns the lists of tasks and runs. */
    public ScheduleService service() {
        return new ScheduleService(tx, this);
    }

    @Override
    public List<ScheduledTask> visible(CallContext context) {
        Caller caller = caller(context);
        tx.take(tx.read(handle -> TaskStore.argumentBytes(handle, caller.owner())));
        return tx.read(handle -> TaskStore.ofOwner(handle, caller.owner())).stream()
                .filter(row -> shows(caller, row))
                .map(TaskRow::task)
                .toList();
    }

    /**
     * Counts the tasks that fail or were stopped by failures: those of a caller's owner, all for a holder of
     * {@code operations:read}. A limited token counts none whose accounts or platforms
     * are unknown.
     */
    public long failing(Caller caller) {
        String owner = ScheduleService.owner(caller);
        return tx.read(handle -> TaskStore.failing(handle, visibility(caller), owner));
    }

    @Override
    public Outcome<ScheduledTask> find(String id, CallContext context) {
        return tx.read(handle -> seen(handle, id, context)).map(TaskRow::task);
    }

    private Outcome<TaskRow> seen(Handle handle, String id, CallContext context) {
        return TaskStore.find(handle, id)
                .filter(row -> shows(caller(context), row))
                .map(Outcome::completed)
                .orElseGet(() -> Outcome.failed(notFound(id)));
    }

    static ToolError notFound(String id) {
        return ToolError.of(ErrorCode.NOT_FOUND, "There is no scheduled task " + id + " that this token may see.");
    }

    // One of its owner's, within the caller's limits; whoever sees it sees what it answered.
    private boolean shows(Caller caller, TaskRow row) {
        return caller.owner().equals(row.owner()) && row.isWithin(visibility(caller));
    }

    Visibility visibility(Caller caller) {
        return new Visibility(caller.limits(), catalog.get().crossPlatform());
    }

    @Override
    public Optional<ToolError> refusal(TaskPlan plan, @Nullable TaskPlan before, CallContext context) {
        return check.call(plan, before, context).fold(call -> Optional.empty(), Optional::of);
    }

    @Override
    public Outcome<TaskPreview> preview(TaskPlan plan, @Nullable TaskPlan before, CallContext context) {
        return previews.of(plan, before, context);
    }

    @Override
    public List<Instant> nextRuns(ScheduledTask task) {
        return TaskPreviews.next(task);
    }

    @Override
    public Outcome<ScheduledTask> create(TaskPlan plan, CallContext context) {
        return check.call(plan, null, context).flatMap(call -> create(plan, call, context));
    }

    private Outcome<ScheduledTask> create(TaskPlan plan, DeferredCall call, CallContext context) {
        // Named after the call: a key that is used again is the same call, and finds the task that it made.
        TaskRow row = TaskRow.of("st_" + context.callId(), plan, call, caller(context), now(context));
        return tx.write(handle -> {
            if (TaskStore.find(handle, row.task().id()).isEmpty()) {
                if (!TaskStore.countIn(handle, row.owner(), MOST_PER_OWNER)) {
                    return Outcome.failed(tooMany());
                }
                TaskStore.insert(handle, row);
                note(handle, row.task().id(), context);
            }
            return seen(handle, row.task().id(), context).map(TaskRow::task);
        });
    }

    private static ToolError tooMany() {
        return ToolError.of(
                ErrorCode.POLICY_DENIED,
                "An owner may have " + MOST_PER_OWNER + " scheduled tasks; delete one that is not needed.");
    }

    @Override
    public Outcome<ScheduledTask> update(TaskUpdate update, CallContext context) {
        return find(update.task().taskId(), context)
                .flatMap(task -> check.call(update.plan(), task.plan(), context))
                .flatMap(call -> changed(
                        update.task(),
                        context,
                        (handle, row) -> TaskStore.update(
                                handle, row.with(update.plan(), call, caller(context), now(context)))));
    }

    @Override
    public Outcome<ScheduledTask> pause(TaskVersion task, CallContext context) {
        return changed(task, context, (handle, row) -> TaskStore.turn(handle, task.taskId(), TaskStatus.PAUSED, null));
    }

    @Override
    public Outcome<ScheduledTask> resume(TaskVersion task, CallContext context) {
        return changed(task, context, (handle, row) -> {
            Instant next = row.after(now(context)).orElseGet(() -> now(context));
            TaskStore.turn(handle, task.taskId(), TaskStatus.ACTIVE, next);
        });
    }

    private Outcome<ScheduledTask> changed(TaskVersion task, CallContext context, BiConsumer<Handle, TaskRow> step) {
        return tx.write(handle -> claimed(handle, task, context).flatMap(row -> {
            step.accept(handle, row);
            note(handle, task.taskId(), context);
            return seen(handle, task.taskId(), context).map(TaskRow::task);
        }));
    }

    @Override
    public Outcome<ScheduledRun> run(TaskVersion task, CallContext context) {
        return requests.add(task, context, handle -> seen(handle, task.taskId(), context));
    }

    private Outcome<TaskRow> claimed(Handle handle, TaskVersion task, CallContext context) {
        return seen(handle, task.taskId(), context)
                .flatMap(row -> TaskStore.claim(handle, task)
                        .map(Outcome::completed)
                        .orElseGet(() -> Outcome.failed(RunRequests.conflict(task))));
    }

    @Override
    public Outcome<Integer> delete(TaskVersion task, CallContext context) {
        return tx.write(handle -> claimed(handle, task, context).map(row -> {
            RunRetention.Removed removed = RunRetention.removeAll(handle, task.taskId());
            TaskStore.remove(handle, task.taskId());
            TaskStore.countOut(handle, row.owner());
            RunRetention.ANSWERS.count(handle, row.owner(), -removed.keptBytes());
            note(handle, task.taskId(), context);
            return removed.runs();
        }));
    }

    private void note(Handle handle, String id, CallContext context) {
        noted.accept(handle, new LocalChange(HandlerContext.of(context), id));
    }

    @Override
    public Map<String, List<ScheduledRun>> lastRuns(List<String> taskIds, int each) {
        return tx.read(handle -> {
            Map<String, List<ScheduledRun>> runs = new HashMap<>();
            taskIds.forEach(id -> runs.put(id, RunStore.list(handle, new RunQuery(id, null, null, null, each))));
            return runs;
        });
    }

    @Override
    public List<ScheduledRun> runs(RunQuery query) {
        return tx.read(handle -> RunStore.list(handle, query));
    }

    @Override
    public Map<String, JsonObject> results(List<String> runIds) {
        Map<String, JsonObject> results = new HashMap<>();
        if (!runIds.isEmpty()) {
            tx.take(tx.read(handle -> RunStore.resultBytes(handle, runIds)));
            tx.read(handle -> RunStore.results(handle, runIds)).forEach((run, bytes) -> {
                if (Arguments.of(bytes).value() instanceof JsonObject object) {
                    results.put(run, object);
                }
            });
        }
        return results;
    }

    private static Caller caller(CallContext context) {
        return HandlerContext.of(context).caller();
    }

    static Instant now(CallContext context) {
        return context.now().truncatedTo(ChronoUnit.MILLIS);
    }
}
