package dev.adtools.server.idempotency;

import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.OutcomeProbe;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.store.RetentionJob;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import dev.adtools.server.store.Visibility;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;

/** Wires what makes a call happen once, and the jobs that keep operations going while nobody calls. */
public final class OperationModule {

    // As long as a lease: then other nodes take what this one has in hand.
    private static final Duration LONGEST_RENEWAL = Duration.ofSeconds(30);
    private static final Duration LONGEST_UNIT = Duration.ofMinutes(2);
    // Twenty looks of twenty seconds, and then some.
    private static final Duration LONGEST_LOOKS = Duration.ofMinutes(15);
    private static final Duration BETWEEN_COLLECTIONS = Duration.ofMinutes(10);

    private static final Visibility ALL = new Visibility(Limits.NONE);

    private final ServiceContext service;
    private final IdempotencySection settings;
    private final PlatformEnvironments environments;
    private final String workflowOver;
    private final Claims claims;

    /**
     * Keeps operations of platforms in environments.
     *
     * @param workflowOver the condition in SQL that the workflow {@code workflow_id} may not come back to an operation
     */
    public OperationModule(
            ServiceContext service,
            IdempotencySection settings,
            PlatformEnvironments environments,
            String workflowOver) {
        this.service = service;
        this.settings = settings;
        this.environments = environments;
        this.workflowOver = workflowOver;
        claims = new Claims(service.ids(), service.clock(), service.node(), settings.retention());
    }

    /** Returns the claims by which calls take their operations. */
    public Claims claims() {
        return claims;
    }

    /** Returns the resolver that notes how operations ended, and tells a listener. */
    public OutcomeResolver outcomes(OutcomeListener listener) {
        return new OutcomeResolver(service.clock(), settings.retention(), listener);
    }

    /** Returns the call filter that answers a key that was used before. */
    public CallFilter replay() {
        return new IdempotencyFilter(service.tx(), environments);
    }

    /** Returns the call filter that makes a call the only one that runs its operation, where a gate lets it. */
    public CallFilter claim(ClaimFilter.Gate gate) {
        KeyRate rate = new KeyRate(settings.newKeysPerSecond(), settings.newKeysBurst(), TimeMeter.SYSTEM_NANOTIME);
        return new ClaimFilter(service.tx(), environments, claims, gate, rate);
    }

    /** Returns how many operations have an unknown outcome; empty when the database does not answer. */
    public OptionalLong unknown() {
        try {
            return OptionalLong.of(service.tx().read(handle -> OperationLookup.unknown(handle, ALL)));
        } catch (StoreUnavailable e) {
            return OptionalLong.empty();
        }
    }

    /**
     * Begins the jobs, before the port opens, which end with the service: leases are renewed, lost writes looked for, late
     * outcomes noted, old operations removed.
     *
     * @param catalog the tools, which look on the platforms for lost writes
     * @param outcomes notes how operations ended
     * @param listener is told of those whose nodes fell silent
     * @param lateOutcomes notes outcomes that the database did not take when they came
     * @return what people see and settle operations with
     */
    public OperationService start(
            ToolCatalog catalog, OutcomeResolver outcomes, OutcomeListener listener, Runnable lateOutcomes) {
        Tx tx = service.tx();
        OutcomeProbe probe = new OutcomeProbe(catalog, environments, service.clock());
        OutcomeReconciler reconciler = new OutcomeReconciler(tx, probe, service.clock(), outcomes);
        Leases leases = new Leases(tx, service.node(), listener);
        if (service.store().alone()) {
            // What is held was held by a process that has ended.
            leases.takeOver();
        }
        // Ended in the opposite order: the jobs first, then what they left.
        service.closeAtEnd(lateOutcomes::run);
        // Each has a thread of its own: a slow platform must not keep the leases from being renewed.
        repeat("lease-renewal", LONGEST_RENEWAL, 10, leases::renew);
        repeat("lease-takeover", LONGEST_UNIT, 10, leases::reap);
        repeat("late-endings", LONGEST_UNIT, 1, lateOutcomes);
        repeat("lost-writes", LONGEST_LOOKS, 1, reconciler::probe);
        service.collectEvery("operations-collect", BETWEEN_COLLECTIONS, now -> collect(tx, workflowOver, now));
        return new OperationService(tx, outcomes, catalog.crossPlatform());
    }

    private void repeat(String name, Duration longest, int seconds, Runnable round) {
        service.repeat(name, new Heartbeat(name, longest), Duration.ofSeconds(seconds), round);
    }

    /**
     * Removes what is no longer kept: answers first, whole operations later. What is open is never removed.
     *
     * @param over the condition in SQL that the workflow {@code workflow_id} may not come back to an operation
     */
    public static void collect(Tx tx, String over, Instant now) {
        new RetentionJob(tx, "answers", OperationStore::removeAnswers).collect(now);
        new RetentionJob(tx, "operations", (handle, at) -> OperationStore.removeEnded(handle, over, at)).collect(now);
    }
}
