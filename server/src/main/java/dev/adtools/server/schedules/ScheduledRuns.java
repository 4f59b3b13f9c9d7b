package dev.adtools.server.schedules;

import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.schedules.RunStore.PickedRun;
import dev.adtools.server.store.DatabaseClock;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.ServiceEvent;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;

/**
 * Runs what is due, one run at a time; any number of threads and nodes may do so at once. The table gives each run to one
 * of them. Whoever falls silent loses it to another, and what it then still has to say of it is not heard.
 */
public final class ScheduledRuns {

    // A node that does not renew its runs for the time of a call and this one counts as silent.
    private static final Duration GRACE = Duration.ofSeconds(10);
    private static final int RENEWALS = 3;
    private static final int MOST_LOST = 1;
    private static final int MOST_TRIES = 5;
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(10);
    private static final int LONGER = 4;

    private final Tx tx;
    private final ServiceCaller serviceCaller;
    private final CallMetadataFactory metadata;
    private final Duration callTimeout;
    private final String node;
    private final long mostKept;
    private final TaskFailureNotifier notifier;
    private final Map<String, PickedRun> inHand = new ConcurrentHashMap<>();
    private volatile Instant renewedAt = Instant.EPOCH;

    /**
     * Runs the tasks of a database.
     *
     * @param tx the way to the tables
     * @param serviceCaller calls the tools
     * @param metadata gives each call its id and its time
     * @param callTimeout how long a call of a task may take
     * @param node this process, and no other before or after it
     * @param mostKept how many bytes of what runs answer an owner may keep
     * @param listener is told of tasks that do not do well
     */
    public ScheduledRuns(
            Tx tx,
            ServiceCaller serviceCaller,
            CallMetadataFactory metadata,
            Duration callTimeout,
            String node,
            long mostKept,
            EventListener listener) {
        this.tx = tx;
        this.serviceCaller = serviceCaller;
        this.metadata = metadata;
        this.callTimeout = callTimeout;
        this.node = node;
        this.mostKept = mostKept;
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
        Optional<Picked> picked = tx.write(this::take);
        picked.ifPresent(this::runInHand);
        return picked.isPresent();
    }

    private void runInHand(Picked picked) {
        inHand.put(picked.run().id(), picked.run());
        try {
            run(picked);
        } finally {
            inHand.remove(picked.run().id());
        }
    }

    /** Keeps the runs that this node has in hand, which may take longer than a silent node keeps one. */
    public void renew() {
        Instant now = metadata.clock().instant();
        if (!inHand.isEmpty()
                && !now.isBefore(renewedAt.plus(metadata.patience().dividedBy(RENEWALS)))) {
            renewedAt = now;
            tx.write(handle -> {
                Instant until = silentAt(DatabaseClock.now(handle));
                inHand.values().forEach(run -> RunStore.renew(handle, run, until));
                return inHand.size();
            });
        }
    }

    private Instant silentAt(Instant now) {
        return now.plus(metadata.patience()).plus(GRACE);
    }

    // What was begun comes first: there is little of it, and somebody has waited.
    private Optional<Picked> take(Handle handle) {
        Instant now = DatabaseClock.now(handle);
        Instant until = silentAt(now);
        return RunStore.take(handle, node, now, until)
                .map(run -> new Picked(run, TaskStore.find(handle, run.taskId()).orElseThrow()))
                .or(() -> begin(handle, now, until));
    }

    private Optional<Picked> begin(Handle handle, Instant now, Instant until) {
        String id = "sr_" + metadata.ids().next();
        return TaskStore.take(handle, id, now).map(row -> {
            ScheduledTask task = row.task();
            Instant dueAt = Objects.requireNonNull(task.standing().nextRunAt(), "what is taken is due");
            PickedRun run = new PickedRun(id, task.id(), dueAt, 1, 0, false);
            int missed = row.schedule().map(table -> table.count(dueAt, now)).orElse(0);
            RunStore.insert(handle, run, missed, node, now, until);
            // However many due times were missed: it runs once.
            TaskStore.next(handle, task.id(), row.after(now).orElse(null));
            return new Picked(run, row);
        });
    }

    private void run(Picked picked) {
        PickedRun run = picked.run();
        if (run.lost() > MOST_LOST) {
            end(picked, RunEnd.interrupted());
        } else if (picked.task().schedule().isEmpty()) {
            // Left as it is, it would be the first to be taken for ever, and no other would run.
            end(picked, RunEnd.unreadable());
        } else {
            Optional<CallResult> answer = answer(picked);
            answer.flatMap(CallResult::error)
                    .filter(error -> error.code().retry().retryable() && run.tries() < MOST_TRIES)
                    .ifPresentOrElse(error -> again(run), () -> end(picked, RunEnd.of(picked.task(), answer)));
        }
    }

    private Optional<CallResult> answer(Picked picked) {
        ScheduledTask task = picked.task().task();
        CallMetadata call = metadata.within(callTimeout).of(picked.run().id(), null, Channel.SCHEDULE);
        // Only reads and validations run by the clock, and nobody approves those.
        return serviceCaller.runIfAble(
                task.createdBy(),
                Set.of(),
                picked.task().limits(),
                task.plan().tool(),
                Arguments.of(task.plan().arguments().getBytes(StandardCharsets.UTF_8)),
                call);
    }

    private void again(PickedRun run) {
        Duration pause = FIRST_PAUSE.multipliedBy((long) Math.pow(LONGER, run.tries() - 1));
        tx.write(handle -> RunStore.again(handle, run, DatabaseClock.now(handle).plus(pause)));
    }

    private void end(Picked picked, RunEnd end) {
        PickedRun run = picked.run();
        tx.write(handle -> end(handle, run, end))
                // The caller who asked for a run looks at it.
                .filter(standing -> !run.requested())
                .ifPresent(standing -> notifier.about(run.id(), picked.task().task(), standing, end));
    }

    // Empty when the run is in other hands by now, or its task is gone.
    private Optional<ScheduledTask.Standing> end(Handle handle, PickedRun run, RunEnd end) {
        Instant now = DatabaseClock.now(handle);
        return TaskStore.hold(handle, run)
                .filter(row -> RunStore.end(handle, run, row.owner(), end, now))
                .map(row -> {
                    ScheduledTask.Standing standing =
                            run.requested() ? row.task().standing() : NextTaskState.of(row, run.dueAt(), end, now);
                    TaskStore.free(handle, run.taskId());
                    TaskStore.settle(handle, run.taskId(), standing);
                    // What is too old is removed elsewhere, by a clock that can be trusted.
                    long gone = RunRetention.removeSurplus(handle, row.task()).keptBytes();
                    RunRetention.ANSWERS.countWithin(handle, row.owner(), end.keptBytes() - gone, mostKept);
                    return standing;
                });
    }

    // A run with its task, as that was when the run was taken.
    private record Picked(PickedRun run, TaskRow task) {}

    /** Listener that is told what goes wrong with tasks, beside what their calls say of themselves. */
    @FunctionalInterface
    public interface EventListener {

        /** Takes what happened, and the call that met it. */
        void add(EventLevel level, ServiceEvent.What what, ServiceEvent.Call call);
    }
}
