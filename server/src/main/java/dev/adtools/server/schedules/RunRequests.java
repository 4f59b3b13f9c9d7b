package dev.adtools.server.schedules;

import dev.adtools.api.CallContext;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.WriteLedger.LocalChange;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.schedules.RunQuery;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.TaskVersion;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** Requests for runs of tasks outside of their timetables; the next free worker takes them. */
final class RunRequests {

    private final Tx tx;
    private final BiConsumer<Handle, LocalChange> noted;

    RunRequests(Tx tx, BiConsumer<Handle, LocalChange> noted) {
        this.tx = tx;
        this.noted = noted;
    }

    /**
     * Adds a run of a task, once for each call id; fails while another run is in progress.
     *
     * @param visible finds the task if the caller may see it
     */
    Outcome<ScheduledRun> add(TaskVersion task, CallContext context, Function<Handle, Outcome<TaskRow>> visible) {
        // Named after the call: a key that is used again finds the run that it made.
        String id = "sr_" + context.callId();
        RunQuery own = new RunQuery(task.taskId(), id, null, null, 1);
        return tx.write(handle -> visible.apply(handle).flatMap(row -> {
            if (RunStore.list(handle, own).isEmpty()) {
                if (!TaskStore.occupy(handle, task, id)) {
                    return Outcome.failed(conflict(task));
                }
                RunStore.request(handle, id, task.taskId(), StoredSchedules.now(context));
                noted.accept(handle, new LocalChange(HandlerContext.of(context), task.taskId()));
            }
            return Outcome.completed(RunStore.list(handle, own).get(0));
        }));
    }

    /** Returns the error for a task that was changed after it was read. */
    static ToolError conflict(TaskVersion task) {
        return ToolError.of(
                ErrorCode.STATE_CONFLICT,
                "The scheduled task " + task.taskId()
                        + " was changed or began to run at the same time. Look at it, and ask again.");
    }
}
