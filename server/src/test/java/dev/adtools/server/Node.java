package dev.adtools.server;

import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.OutcomeProbe;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.call.WriteLedger;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.idempotency.Leases;
import dev.adtools.server.idempotency.OperationModule;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.idempotency.OutcomeListener;
import dev.adtools.server.idempotency.OutcomeReconciler;
import dev.adtools.server.idempotency.OutcomeResolver;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.WorkflowRetention;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** One node of the service over a database, with scripted tools and without its wires. */
final class Node {

    static final Duration KEPT = Duration.ofHours(24);

    private final Tx tx;
    private final Things things;
    private final CallMetadataFactory metadata;
    private final ToolPipeline pipeline;
    private final List<String> told = new CopyOnWriteArrayList<>();

    final TransactionalWriteLedger ledger;
    final Leases leases;
    final OutcomeReconciler reconciler;
    final OperationService operations;

    Node(String name, Tx tx, Clock clock) {
        this(name, tx, clock, new Things());
    }

    /** Makes a node that shares its scripted tools with another. */
    Node(String name, Tx tx, Clock clock, Things things) {
        this(name, tx, clock, things, null);
    }

    /** Makes a node that keeps its writes in another ledger than the service's. */
    Node(String name, Tx tx, Clock clock, WriteLedger ledger) {
        this(name, tx, clock, new Things(), ledger);
    }

    private Node(String name, Tx tx, Clock clock, Things things, @Nullable WriteLedger other) {
        this.tx = tx;
        this.things = things;
        CallIds ids = new CallIds(clock, new SecureRandom());
        Retention retention = new Retention(KEPT);
        TestPipeline service = new TestPipeline(tx, clock, ids, name, retention);
        OutcomeListener listener = (handle, ended) -> told.add(ended.id() + " " + ended.outcome());
        this.ledger = service.ledger(listener);
        OutcomeResolver resolver = service.outcomes(listener);
        leases = new Leases(tx, name, listener);
        operations = new OperationService(tx, resolver, Set.of());
        reconciler = new OutcomeReconciler(
                tx,
                new OutcomeProbe(ToolCatalog.of(List.of(things), PlatformLabels.NONE), TestPipeline.WORLDS, clock),
                clock,
                resolver);
        metadata = new CallMetadataFactory(ids, clock, Duration.ofSeconds(30));
        pipeline = service.pipeline(other == null ? this.ledger : other);
    }

    Things things() {
        return things;
    }

    /** Removes operations that are no longer kept. */
    void collect(Instant now) {
        OperationModule.collect(tx, WorkflowRetention.OVER, now);
    }

    /** Returns who was told how which operation ended. */
    List<String> told() {
        return told;
    }

    /** Calls a tool as the one who may do everything. */
    CallResult call(String tool, String behaviour, @Nullable String key) {
        return call(Callers.ALL, tool, behaviour.isEmpty() ? "{}" : "{\"behaviour\":\"" + behaviour + "\"}", key);
    }

    CallResult call(Caller caller, String tool, String arguments, @Nullable String key) {
        byte[] bytes = arguments.getBytes(StandardCharsets.UTF_8);
        return pipeline.execute(new ToolCall(
                caller,
                Objects.requireNonNull(things.find(tool)),
                new ToolRequest(null, new Arguments(bytes, 0, bytes.length)),
                metadata.of("request", key)));
    }

    /** Calls a tool on a thread of its own, and returns when it stands before its gate. */
    CompletableFuture<CallResult> callUpToGate(String tool, String gate, @Nullable String key) {
        // Not on the common pool: with few processors it has one thread, and that would stand before the first gate.
        CompletableFuture<CallResult> answer =
                CompletableFuture.supplyAsync(() -> call(tool, gate, key), task -> new Thread(task).start());
        things.gate(gate).awaitCall();
        return answer;
    }

    /** Sets a column of all operations. */
    void set(String column, @Nullable Long value) {
        tx.execute(handle -> handle.createUpdate("UPDATE operation SET " + column + " = :value")
                .bind("value", value)
                .execute());
    }

    /** Returns a column of the only operation. */
    @Nullable
    String column(String column) {
        return tx.read(handle -> handle.createQuery("SELECT " + column + " FROM operation")
                .mapTo(String.class)
                .list()
                .get(0));
    }

    /** Returns how many operations there are. */
    int count() {
        return tx.read(handle -> handle.createQuery("SELECT count(*) FROM operation")
                .mapTo(Integer.class)
                .one());
    }

    static String ended(@Nullable String id, OutcomeState state) {
        return id + " " + state;
    }
}
