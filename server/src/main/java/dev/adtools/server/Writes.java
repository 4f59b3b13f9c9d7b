package dev.adtools.server;

import dev.adtools.server.approval.ActionDesk;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.approval.Holders;
import dev.adtools.server.audit.WriteEvents;
import dev.adtools.server.call.Interceptor;
import dev.adtools.server.call.PlanProbes;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.Worlds;
import dev.adtools.server.call.WriteWorld;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.idempotency.IdempotencyCheck;
import dev.adtools.server.idempotency.KeyRate;
import dev.adtools.server.idempotency.Leases;
import dev.adtools.server.idempotency.OperationBook;
import dev.adtools.server.idempotency.OperationClaim;
import dev.adtools.server.idempotency.Operations;
import dev.adtools.server.idempotency.Prober;
import dev.adtools.server.idempotency.UnknownEnds;
import dev.adtools.server.quota.DailyWrites;
import dev.adtools.server.rest.HaltsResource;
import dev.adtools.server.rest.OperationsResource;
import dev.adtools.server.rest.PendingActionsResource;
import dev.adtools.server.rest.WorkflowsResource;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.spend.RemainingCaps;
import dev.adtools.server.spend.SpendGuard;
import dev.adtools.server.workflow.Cancellation;
import dev.adtools.server.workflow.WorkflowHolds;
import dev.adtools.server.workflow.WorkflowReads;
import io.github.bucket4j.TimeMeter;
import java.util.List;

/** Wires what makes a write happen once, within its limits, and as it was approved. */
final class Writes {

    private final Ground ground;
    private final AdtoolsConfiguration configuration;
    private final Caps caps;
    private final Worlds worlds;
    private final Halts halts;
    private final DailyWrites days;
    private final WorkflowHolds workflows;
    private final Claims claims;
    private final EndOrder ends;
    private final WriteOrder order;
    private final UnknownEnds unknown;

    Writes(Ground ground, AdtoolsConfiguration configuration, Caps caps, Worlds worlds, Holders holders) {
        this.ground = ground;
        this.configuration = configuration;
        this.caps = caps;
        this.worlds = worlds;
        halts = new Halts(ground.tx(), ground.clock());
        days = new DailyWrites(configuration.quotas(), ground.clock());
        SpendGuard spend = new SpendGuard(caps, ground.clock());
        Approvals approvals = Approving.start(ground, configuration.approvals(), holders);
        workflows = new WorkflowHolds(ground.clock());
        WriteEvents events = ground.audit().writes();
        claims = new Claims(ground.ids(), ground.clock(), ground.node(), configuration.retention());
        Operations operations = new Operations(ground.clock(), configuration.retention(), claims);
        WriteGuards guards = new WriteGuards(halts, days, spend, approvals, workflows, operations, events);
        ends = new EndOrder(guards);
        order = new WriteOrder(ground.tx(), guards, ends);
        unknown = new UnknownEnds(ground.clock(), configuration.retention(), ends);
    }

    WriteWorld world() {
        return new WriteWorld(order, worlds);
    }

    /** Returns what counts the writes of a day. */
    DailyWrites days() {
        return days;
    }

    Interceptor replay() {
        return new IdempotencyCheck(ground.tx(), worlds);
    }

    Interceptor claim() {
        KeyRate rate = new KeyRate(configuration.newKeys(), TimeMeter.SYSTEM_NANOTIME);
        return new OperationClaim(ground.tx(), worlds, claims, workflows::refusal, rate);
    }

    /** Begins what keeps operations going while nobody calls. */
    void keepUp(ToolCatalog catalog) {
        Collecting.start(ground);
        PlanProbes probes = new PlanProbes(catalog, worlds, ground.clock());
        new Upkeep(
                        new Leases(ground.tx(), ground.node(), ends),
                        order,
                        new Prober(ground.tx(), probes, ground.clock(), unknown))
                .start(ground.environment(), ground.store().alone());
    }

    /** Returns what people decide over. */
    List<?> resources() {
        RemainingCaps left = new RemainingCaps(caps, ground.clock());
        ActionDesk desk =
                new ActionDesk(ground.tx(), ground.ids(), ground.clock(), configuration.approvals(), left::of);
        return List.of(
                new PendingActionsResource(desk),
                new OperationsResource(new OperationBook(ground.tx(), unknown)),
                new WorkflowsResource(
                        new WorkflowReads(ground.tx()),
                        new Cancellation(ground.tx(), ground.clock(), Approvals::withdraw)),
                new HaltsResource(halts));
    }
}
