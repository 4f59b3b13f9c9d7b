package dev.adtools.server.schedules;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.server.call.AccountFilter;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.DecodingFilter;
import dev.adtools.server.call.ExceptionFilter;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.call.RunTool;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.WriteLedger.LocalChange;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Calls;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.ClosedLedger;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.schedules.RunQuery;
import dev.adtools.tools.operations.schedules.ScheduleKind;
import dev.adtools.tools.operations.schedules.ScheduledRun;
import dev.adtools.tools.operations.schedules.ScheduledTask;
import dev.adtools.tools.operations.schedules.TaskPlan;
import dev.adtools.tools.operations.schedules.TaskType;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Scheduled tasks of scripted tools on a real database, run by nodes that share a clock which the test moves. */
final class ScheduleStand {

    static final long MOST_KEPT = 10_000;
    static final Duration PATIENCE = Duration.ofSeconds(30);
    static final Duration CALL_TIMEOUT = Duration.ofMinutes(10);

    final Things things = new Things();
    final SettableClock clock = new SettableClock();
    final List<Caller> active = new ArrayList<>(List.of(Callers.ALL));
    final List<String> listener = new ArrayList<>();
    Consumer<LocalChange> noted = change -> {};
    final StoredSchedules schedules;

    private final Tx tx;
    private final CallIds ids = new CallIds(clock, new SecureRandom());
    private final CallMetadataFactory metadata = new CallMetadataFactory(ids, clock, PATIENCE);
    private final ServiceCaller serviceCaller;

    ScheduleStand(Tx tx) {
        this.tx = tx;
        ToolPipeline pipeline = new ToolPipeline(
                List.of(
                        new ExceptionFilter(),
                        new ScopeFilter(),
                        new DecodingFilter(this::catalog),
                        new AccountFilter()),
                new RunTool(clock, new ClosedLedger(), new PlatformEnvironments(Map.of())));
        serviceCaller = new ServiceCaller(this::catalog, pipeline, principal -> List.copyOf(active));
        schedules = new StoredSchedules(tx, this::catalog, (handle, change) -> noted.accept(change));
    }

    private ToolCatalog catalog() {
        return ToolCatalog.of(List.of(things), PlatformLabels.NONE);
    }

    ScheduledRuns node(String name) {
        return node(name, tx);
    }

    ScheduledRuns node(String name, Tx way) {
        return node(name, way, clock);
    }

    /** Returns a node whose own clock shows another time than the database's. */
    ScheduledRuns node(String name, Clock own) {
        return node(name, tx, own);
    }

    private ScheduledRuns node(String name, Tx way, Clock own) {
        return new ScheduledRuns(
                new ClockedTx(way, clock),
                serviceCaller,
                new CallMetadataFactory(ids, own, PATIENCE),
                CALL_TIMEOUT,
                name,
                MOST_KEPT,
                (level, what, call) -> listener.add(what.code() + " " + call.requestId()));
    }

    /** Runs everything that is due, on one node. */
    void runAll() {
        ScheduledRuns node = node("node-1");
        while (node.runNext()) {
            Objects.requireNonNull(node);
        }
    }

    /** Runs what is due on a node, and returns when the call stands before its gate. */
    CompletableFuture<Boolean> upToGate(String node) {
        return upToGate(node(node));
    }

    CompletableFuture<Boolean> upToGate(ScheduledRuns node) {
        CompletableFuture<Boolean> run = CompletableFuture.supplyAsync(node::runNext, task -> new Thread(task).start());
        things.gate().awaitCall();
        return run;
    }

    CallContext as(Caller caller) {
        ToolCall call = Calls.call(caller, "get_things", "{}");
        return HandlerContext.context(
                Calls.decoded(new ToolCall(
                        caller,
                        Objects.requireNonNull(things.find("get_things")),
                        call.request(),
                        metadata.of("request", null))),
                clock);
    }

    static TaskPlan every(String interval, String behaviour) {
        return plan(ScheduleKind.INTERVAL, interval, "UTC", behaviour);
    }

    static TaskPlan plan(ScheduleKind kind, String expression, String timezone, String behaviour) {
        String arguments = behaviour.isEmpty() ? "{}" : "{\"behaviour\":\"" + behaviour + "\"}";
        TaskPlan.Schedule schedule = new TaskPlan.Schedule(kind, expression, timezone);
        return new TaskPlan("mine", TaskType.CUSTOM, schedule, "get_things", arguments, 100, 90);
    }

    ScheduledTask create(TaskPlan plan) {
        return get(schedules.create(plan, as(Callers.ALL)));
    }

    ScheduledTask find(ScheduledTask task) {
        return get(schedules.find(task.id(), as(Callers.ALL)));
    }

    /** Returns all runs of a task, the latest first. */
    List<ScheduledRun> runs(ScheduledTask task) {
        return schedules.runs(new RunQuery(task.id(), null, null, null, 10_000));
    }

    ScheduledRun onlyRun(ScheduledTask task) {
        List<ScheduledRun> runs = runs(task);
        if (runs.size() != 1) {
            throw new AssertionError("there is not one run: " + runs);
        }
        return runs.get(0);
    }

    static <T> T get(Outcome<T> outcome) {
        return outcome.fold(found -> found, error -> {
            throw new AssertionError(error.code() + " " + error.message() + " " + error.details());
        });
    }

    /** Moves the clock on. */
    Instant after(Duration duration) {
        clock.advance(duration);
        return clock.instant();
    }
}
