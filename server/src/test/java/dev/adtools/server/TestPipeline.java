package dev.adtools.server;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.approval.ApprovalsSection;
import dev.adtools.server.approval.ToolDigests;
import dev.adtools.server.audit.Trails;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.call.ReviewLinks;
import dev.adtools.server.call.RunTool;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.WriteLedger;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.idempotency.ClaimFilter;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.idempotency.IdempotencyFilter;
import dev.adtools.server.idempotency.KeyRate;
import dev.adtools.server.idempotency.OperationLookup;
import dev.adtools.server.idempotency.OutcomeListener;
import dev.adtools.server.idempotency.OutcomeResolver;
import dev.adtools.server.idempotency.ReleasedWrites;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.quota.DailyWrites;
import dev.adtools.server.quota.QuotaContext;
import dev.adtools.server.quota.QuotaSection;
import dev.adtools.server.quota.QuotaService;
import dev.adtools.server.quota.Quotas;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.spend.SpendGuard;
import dev.adtools.server.spend.SpendSection;
import dev.adtools.server.store.Tx;
import dev.adtools.server.workflow.StepOperations;
import dev.adtools.server.workflow.WorkflowHolds;
import io.github.bucket4j.TimeMeter;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;

/**
 * One node of the service in a test: its foundations, guards and pipeline, without what stands around calls.
 *
 * @param tx the store
 * @param clock tells the time
 * @param ids makes ids
 * @param node the node's name
 * @param retention how long answers are kept
 */
record TestPipeline(Tx tx, Clock clock, CallIds ids, String node, Retention retention) {

    /** The sandbox, for every platform. */
    static final PlatformEnvironments WORLDS = new PlatformEnvironments(Map.of());

    /** The operations of steps, in their own ledger. */
    static final StepOperations STEPS = new StepOperations(OperationLookup::end, OperationLookup::isRunning);

    private static final QuotaSection UNRATED = new QuotaSection("", "", "", "", "1000000000", "", "", "", Map.of());
    private static final int MANY = 1_000_000;
    private static final CallFilter PASS = (call, chain) -> chain.proceed(call);

    /** Returns guards without caps, with whom nobody can approve. */
    WriteGuards guards() {
        return guards(Caps.of(SpendSection.NONE));
    }

    /** Returns guards with caps, with whom nobody can approve. */
    WriteGuards guards(Caps caps) {
        return guards(
                caps,
                new Approvals(
                        ids,
                        clock,
                        ApprovalsSection.STANDARD,
                        new ToolDigests("1"),
                        (handle, principal, token) -> Optional.empty(),
                        ReviewLinks.PATHS));
    }

    /** Returns guards without caps. */
    WriteGuards guards(Approvals approvals) {
        return guards(Caps.of(SpendSection.NONE), approvals);
    }

    private WriteGuards guards(Caps caps, Approvals approvals) {
        return new WriteGuards(
                new Halts(tx, ReleasedWrites::count),
                new DailyWrites(Quotas.of(UNRATED), clock),
                new SpendGuard(caps, clock),
                approvals,
                new WorkflowHolds(clock, TestPipeline.STEPS),
                claims(),
                Trails.of(tx, ids, clock).writes());
    }

    /** Returns a ledger of guards without caps that tells a listener how writes ended. */
    TransactionalWriteLedger ledger(OutcomeListener listener) {
        return ledger(guards(), listener);
    }

    /** Returns a ledger of guards that tells a listener how writes ended. */
    TransactionalWriteLedger ledger(WriteGuards guards, OutcomeListener listener) {
        return new TransactionalWriteLedger(tx, guards, outcomes(listener));
    }

    /** Returns what notes how operations ended, and tells a listener. */
    OutcomeResolver outcomes(OutcomeListener listener) {
        return new OutcomeResolver(clock, retention, listener);
    }

    /** Returns what lets calls of the node take operations. */
    Claims claims() {
        return new Claims(ids, clock, node, retention);
    }

    /** Returns what refuses the call of a kind that is one too many within a minute of a clock. */
    static CallFilter rated(Tx tx, SettableClock clock, int perMinute) {
        String rate = Integer.toString(perMinute);
        Quotas quotas = Quotas.of(new QuotaSection("", "", "", rate, "", "", "", "", Map.of()));
        QuotaContext context = new QuotaContext(quotas, new DailyWrites(quotas, clock), tx, clock, limit -> {});
        return QuotaService.ofOneNode(context, new TimeMeter() {
                    @Override
                    public long currentTimeNanos() {
                        return TimeUnit.MILLISECONDS.toNanos(clock.millis());
                    }

                    @Override
                    public boolean isWallClockBased() {
                        return true;
                    }
                })
                .step();
    }

    /** Returns the pipeline over a ledger. */
    ToolPipeline pipeline(WriteLedger ledger) {
        return pipeline(claim -> claim, ledger);
    }

    /** Returns the pipeline over a ledger, with something around the claim. */
    ToolPipeline pipeline(UnaryOperator<CallFilter> around, WriteLedger ledger) {
        ClaimFilter claim = new ClaimFilter(
                tx,
                WORLDS,
                claims(),
                new WorkflowHolds(clock, TestPipeline.STEPS)::refusal,
                new KeyRate(MANY, MANY, TimeMeter.SYSTEM_NANOTIME));
        StatefulCallFilters steps = new StatefulCallFilters(
                PASS, PASS, PASS, new IdempotencyFilter(tx, WORLDS), PASS, PASS, around.apply(claim));
        return ToolPipelineFactory.of(
                MemoryBudget.unlimited(),
                steps,
                () -> ToolCatalog.of(List.of(), PlatformLabels.NONE),
                new RunTool(clock, ledger, WORLDS));
    }
}
