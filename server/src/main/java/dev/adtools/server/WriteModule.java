package dev.adtools.server;

import dev.adtools.server.approval.Approvals;
import dev.adtools.server.approval.CurrentCallers;
import dev.adtools.server.approval.PendingActionService;
import dev.adtools.server.audit.WriteEvents;
import dev.adtools.server.call.Interceptor;
import dev.adtools.server.call.OutcomeProbe;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.WriteDependencies;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.idempotency.IdempotencyCheck;
import dev.adtools.server.idempotency.KeyRate;
import dev.adtools.server.idempotency.Leases;
import dev.adtools.server.idempotency.OperationClaim;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.idempotency.Operations;
import dev.adtools.server.idempotency.OutcomeReconciler;
import dev.adtools.server.idempotency.OutcomeResolver;
import dev.adtools.server.quota.DailyWrites;
import dev.adtools.server.rest.HaltsResource;
import dev.adtools.server.rest.OperationsResource;
import dev.adtools.server.rest.PendingActionsResource;
import dev.adtools.server.rest.WorkflowsResource;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.spend.CapsLeftReader;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.spend.SpendGuard;
import dev.adtools.server.workflow.Cancellation;
import dev.adtools.server.workflow.WorkflowHolds;
import dev.adtools.server.workflow.WorkflowReads;
import io.github.bucket4j.TimeMeter;
import java.util.List;

/** Wires what makes a write happen once, within its limits, and as it was approved. */
final class WriteModule {

    private final ServiceContext service;
    private final AdtoolsConfiguration configuration;
    private final Caps caps;
    private final PlatformEnvironments worlds;
    private final Halts halts;
    private final DailyWrites days;
    private final WorkflowHolds workflows;
    private final Claims claims;
    private final OutcomeListeners ends;
    private final TransactionalWriteLedger order;
    private final OutcomeResolver unknown;

    WriteModule(
            ServiceContext service,
            AdtoolsConfiguration configuration,
            Caps caps,
            PlatformEnvironments worlds,
            CurrentCallers holders) {
        this.service = service;
        this.configuration = configuration;
        this.caps = caps;
        this.worlds = worlds;
        halts = new Halts(service.tx(), service.clock());
        days = new DailyWrites(configuration.quotas(), service.clock());
        SpendGuard spend = new SpendGuard(caps, service.clock());
        Approvals approvals = ApprovalModule.start(service, configuration.approvals(), holders);
        workflows = new WorkflowHolds(service.clock());
        WriteEvents events = service.audit().writes();
        claims = new Claims(service.ids(), service.clock(), service.node(), configuration.retention());
        Operations operations = new Operations(service.clock(), configuration.retention(), claims);
        WriteGuards guards = new WriteGuards(halts, days, spend, approvals, workflows, operations, events);
        ends = new OutcomeListeners(guards);
        order = new TransactionalWriteLedger(service.tx(), guards, ends);
        unknown = new OutcomeResolver(service.clock(), configuration.retention(), ends);
    }

    WriteDependencies world() {
        return new WriteDependencies(order, worlds);
    }

    /** Returns the counter of the writes of a day. */
    DailyWrites days() {
        return days;
    }

    Interceptor replay() {
        return new IdempotencyCheck(service.tx(), worlds);
    }

    Interceptor claim() {
        KeyRate rate = new KeyRate(configuration.newKeys(), TimeMeter.SYSTEM_NANOTIME);
        return new OperationClaim(service.tx(), worlds, claims, workflows::refusal, rate);
    }

    /** Starts the jobs that keep operations going while nobody calls. */
    void keepUp(ToolCatalog catalog) {
        RetentionModule.start(service);
        OutcomeProbe probes = new OutcomeProbe(catalog, worlds, service.clock());
        new OperationMaintenance(
                        new Leases(service.tx(), service.node(), ends),
                        order,
                        new OutcomeReconciler(service.tx(), probes, service.clock(), unknown))
                .start(service.environment(), service.store().alone());
    }

    /** Returns the resources over which people decide. */
    List<?> resources() {
        CapsLeftReader left = new CapsLeftReader(caps, service.clock());
        PendingActionService desk = new PendingActionService(
                service.tx(), service.ids(), service.clock(), configuration.approvals(), left::of);
        return List.of(
                new PendingActionsResource(desk),
                new OperationsResource(new OperationService(service.tx(), unknown)),
                new WorkflowsResource(
                        new WorkflowReads(service.tx()),
                        new Cancellation(service.tx(), service.clock(), Approvals::withdraw)),
                new HaltsResource(halts));
    }
}
