package dev.adtools.server.schedules;

import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.store.DatabaseClock;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/**
 * Runs what is due, one run at a time; any number of threads and nodes may do so at once. The table gives each run to one
 * of them. Whoever falls silent loses it to another, and what it then still has to say of it is not heard.
 */
public final class ScheduledRuns {

    // So long a node may take beyond the time of a call before it counts as silent.
    private static final Duration GRACE = Duration.ofSeconds(10);
    private static final int MOST_LOST = 1;

    private final Tx tx;
    private final ServiceCaller serviceCaller;
    private final CallMetadataFactory metadata;
    private final String node;
    private final KeptResults results;
    private final TaskFailureNotifier notifier;

    /**
     * Runs the tasks of a database.
     *
     * @param tx the way to the tables
     * @param serviceCaller calls the tools
     * @param metadata gives each call its id and its time
     * @param node this process, and no other before or after it
     * @param results how much is kept of what runs answer
     * @param listener is told of tasks that do not do well
     */
    public ScheduledRuns(
            Tx tx,
            ServiceCaller serviceCaller,
            CallMetadataFactory metadata,
            String node,
            KeptResults results,
            TaskEventListener listener) {
        this.tx = tx;
        this.serviceCaller = serviceCaller;
        this.metadata = metadata;
        this.node = node;
        this.results = results;
        this.notifier = new TaskFailureNotifier(listener);
    }

    /** Returns how many runs could begin now, up to a number. */
    public int due(int most) {
        // A node's own time is enough to wake threads by: what they take is decided by the database's.
        return tx.read(handle -> RunStore.due(handle, metadata.clock().instant(), most));
    }

    /** Lets everything be run again that processes had in hand which have ended: right only while no other runs. */
    public int takeOver() {
        return tx.write(RunStore::release);
    }

    /** Runs what has been due for longest; false when nothing is due. */
    public boolean runNext() {
        Optional<PickedTask> picked = tx.write(this::take);
        picked.ifPresent(this::run);
        return picked.isPresent();
    }

    // What was begun comes first: there is little of it, and somebody has waited.
    private Optional<PickedTask> take(Handle handle) {
        Instant now = DatabaseClock.now(handle);
        Instant until = now.plus(metadata.patience()).plus(GRACE);
        return RunStore.take(handle, node, now, until)
                .map(run ->
                        new PickedTask(run, TaskStore.find(handle, run.taskId()).orElseThrow()))
                .or(() -> begin(handle, now, until));
    }

    private Optional<PickedTask> begin(Handle handle, Instant now, Instant until) {
        String id = "sr_" + metadata.ids().next();
        return TaskStore.take(handle, id, now).map(row -> {
            ScheduledTask task = row.task();
            Instant dueAt = Objects.requireNonNull(task.standing().nextRunAt(), "what is taken is due");
            PickedTask picked = new PickedTask(new PickedRun(id, task.id(), dueAt, 1, 0), row);
            RunStore.insert(handle, picked, node, now, until);
            // However many due times were missed: it runs once.
            TaskStore.next(handle, task.id(), row.after(now).orElse(null));
            return picked;
        });
    }

    private void run(PickedTask picked) {
        RetryDecision decision = decision(picked);
        RunEnd end = decision.end();
        if (end == null) {
            Duration pause = Objects.requireNonNull(decision.pause(), "what does not end is tried again");
            tx.write(handle -> RunStore.again(
                    handle, picked.run(), DatabaseClock.now(handle).plus(pause)));
        } else {
            tx.write(handle -> end(handle, picked, decision, end))
                    .ifPresent(standing -> notifier.about(picked, standing, end));
        }
    }

    private RetryDecision decision(PickedTask picked) {
        if (picked.run().lost() > MOST_LOST) {
            return RetryDecision.interrupted();
        }
        // Left as it is, it would be the first to be taken for ever, and no other would run.
        return picked.task().schedule().isEmpty()
                ? RetryDecision.unreadable()
                : RetryDecision.of(picked, answer(picked));
    }

    private Optional<CallResult> answer(PickedTask picked) {
        ScheduledTask task = picked.task().task();
        CallMetadata call = metadata.of(picked.run().id(), null);
        // Only reads and validations run by the clock, and nobody approves those.
        return serviceCaller.runIfAble(
                task.createdBy(),
                Set.of(),
                picked.task().limits(),
                task.plan().tool(),
                Arguments.of(task.plan().arguments().getBytes(StandardCharsets.UTF_8)),
                call);
    }

    // Empty when the run is in other hands by now, or its task is gone.
    private Optional<ScheduledTask.Standing> end(Handle handle, PickedTask picked, RetryDecision decision, RunEnd end) {
        Instant now = DatabaseClock.now(handle);
        PickedRun run = picked.run();
        return TaskStore.hold(handle, run)
                .filter(row -> RunStore.end(handle, run, row.owner(), end, now))
                .map(row -> {
                    ScheduledTask.Standing standing = NextTaskState.of(row, run.dueAt(), decision, end, now);
                    TaskStore.free(handle, run.taskId());
                    TaskStore.settle(handle, run.taskId(), standing);
                    // What is too old is removed elsewhere, by a clock that can be trusted.
                    long gone = RunStore.removeSurplus(handle, row.task()).keptBytes();
                    results.add(handle, row.owner(), end.keptBytes() - gone);
                    return standing;
                });
    }
}
