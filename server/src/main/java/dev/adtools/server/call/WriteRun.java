package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.SpendControl;
import dev.adtools.api.WriteStatus;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.WriteDispatch;
import dev.adtools.server.call.ServiceCall.ApprovedPlan;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs one write: plan, check what was found, hold or let go, send once, note how it ended.
 *
 * @param <A> the argument record
 * @param <P> the plan
 * @param <R> the result
 */
final class WriteRun<A, P, R> {

    private static final Logger LOG = LoggerFactory.getLogger(WriteRun.class);

    private final WriteDispatch<A, P, R> tool;
    private final A arguments;
    private final ToolCall call;
    private final CallContext context;
    private final WriteLedger ledger;
    private final PlatformEnvironment environment;
    private final WriteAnswers<R> answers;

    WriteRun(
            WriteDispatch<A, P, R> tool,
            A arguments,
            ToolCall call,
            CallContext context,
            WriteLedger ledger,
            PlatformEnvironment environment) {
        this.tool = tool;
        this.arguments = arguments;
        this.call = call;
        this.context = context;
        this.ledger = ledger;
        this.environment = environment;
        this.answers = new WriteAnswers<>(tool, call, environment);
    }

    CallResult answer() {
        return tool.plan(arguments, context)
                .fold(this::ready, this::unchanged, error -> CallResult.failed(WriteFailures.beforeSending(error)));
    }

    private CallResult unchanged(Planned.NoChange<P> planned) {
        return onAccount(planned.account(), () -> CallResult.completed(answers.unchanged(planned)));
    }

    private CallResult ready(Planned.Ready<P> planned) {
        String contradiction = DeclaredSpend.contradiction(tool.descriptor().spend(), planned);
        if (contradiction != null) {
            String id = call.metadata().callId();
            LOG.error("error_id={} tool={}: {}", id, tool.descriptor().name(), contradiction);
            return CallResult.failed(WriteFailures.contradicted(id));
        }
        return onAccount(planned.account(), () -> held(planned));
    }

    // The account that was found; what is delegated or local works on none.
    private CallResult onAccount(@Nullable AccountId account, Supplier<CallResult> then) {
        return account == null
                ? then.get()
                : AccountFilter.refusal(call.caller(), account)
                        .map(CallResult::failed)
                        .orElseGet(then)
                        .about(account);
    }

    private CallResult held(Planned.Ready<P> planned) {
        if (tool.validateOnly(arguments)) {
            return CallResult.completed(answers.validated(planned, foreseen(planned)));
        }
        if (tool.descriptor().spend() == SpendControl.LOCAL) {
            return ledger.local(call, environment, () -> atOnce(planned));
        } else if (!tool.descriptor().spend().reachesPlatform()) {
            return atOnce(planned);
        }
        PlannedWrite write = plannedWrite(planned);
        ApprovedPlan approved = write.approved();
        if (approved != null) {
            return approved.isStill(write.plan())
                    ? letGo(write, approvedPlan(approved), planned)
                    : ledger.outdated(write);
        }
        return tool.approvalRequired(arguments)
                ? ledger.stage(write, (action, warnings) -> answers.waiting(action, planned, warnings))
                : letGo(write, planned.plan(), planned);
    }

    // What changes only what the service keeps itself asks no cap and no halt.
    private List<String> foreseen(Planned.Ready<P> planned) {
        return tool.descriptor().spend().reachesPlatform()
                ? ledger.foreseen(plannedWrite(planned), tool.approvalRequired(arguments))
                : List.of();
    }

    private PlannedWrite plannedWrite(Planned.Ready<P> planned) {
        JsonWriter plan = new JsonWriter();
        tool.encodePlan(planned.plan(), plan);
        return new PlannedWrite(call, planned, environment, plan.toBytes(), answers.foundLater(planned));
    }

    // What runs is read from the bytes that were approved, not from what happens to be planned now.
    private P approvedPlan(ApprovedPlan approved) {
        ArgumentReader reader = approved.reader();
        return Objects.requireNonNull(tool.decodePlan(reader), "an approved plan is readable");
    }

    private CallResult letGo(PlannedWrite write, P plan, Planned.Ready<P> planned) {
        return ledger.letGo(write).orElseGet(() -> ledger.settle(write, sent(write, plan, planned)));
    }

    private WriteOutcome sent(PlannedWrite write, P plan, Planned.Ready<P> planned) {
        String operation = write.claim().operationId();
        try {
            return tool.apply(plan, context)
                    .fold(result -> applied(write, result, planned), error -> WriteFailures.ending(error, operation));
        } catch (RuntimeException | Error bug) {
            // It may have been sent: an INTERNAL would invite the caller to send it again.
            String id = call.metadata().callId();
            LOG.error(
                    "error_id={} tool={}: the outcome of the write is unknown",
                    id,
                    write.tool().name(),
                    bug);
            return WriteFailures.brokenOff(id, operation);
        }
    }

    private WriteOutcome applied(PlannedWrite write, R result, Planned.Ready<P> planned) {
        try {
            byte[] data = answers.of(WriteStatus.APPLIED, result, planned);
            return WriteOutcome.done(data, result);
        } catch (RuntimeException | Error bug) {
            // The platform has done it, whatever is wrong with the words for it.
            LOG.error(
                    "tool={}: the result of an applied write could not be written",
                    write.tool().name(),
                    bug);
            return WriteOutcome.done(write.answerIfFound(), result);
        }
    }

    // What it starts runs under holds of its own, and only once; what it changes here takes one transaction. Neither is
    // let go to a platform.
    private CallResult atOnce(Planned.Ready<P> planned) {
        Outcome<R> outcome = tool.apply(planned.plan(), context);
        // The two that are neither success nor failure; every other outcome is told apart by its fold.
        if (outcome instanceof Outcome.Unfinished<R> unfinished) {
            return CallResult.changed(answers.unfinished(unfinished, planned));
        } else if (outcome instanceof Outcome.FailedMidway<R> failed) {
            return CallResult.failedMidway(failed.error());
        }
        return outcome.fold(
                result -> CallResult.changed(answers.of(WriteStatus.APPLIED, result, planned)), CallResult::failed);
    }
}
