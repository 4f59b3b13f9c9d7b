package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.Planned;
import dev.adtools.api.Probe;
import dev.adtools.api.Sending;
import dev.adtools.api.SpendControl;
import dev.adtools.api.WriteTarget;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.api.spi.PlatformWriteDispatch;
import dev.adtools.api.spi.ServiceWriteDispatch;
import dev.adtools.api.spi.WriteDispatch;
import dev.adtools.server.call.ServiceCall.ApprovedPlan;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs one write: plan, check what was found, hold or release, send once, read back, note how it ended.
 *
 * @param <A> the argument record
 * @param <P> the plan
 * @param <R> the result
 */
final class WriteRun<A, P, R> {

    private static final Logger LOG = LoggerFactory.getLogger(WriteRun.class);
    private static final Duration READ_BACK = Duration.ofSeconds(5);

    private final WriteDispatch<A, P, R> tool;
    private final A arguments;
    private final ToolCall call;
    private final HandlerContext details;
    private final CallContext context;
    private final WriteLedger ledger;
    private final PlatformEnvironment environment;
    private final WriteAnswers<R> answers;

    WriteRun(
            WriteDispatch<A, P, R> tool,
            A arguments,
            HandlerContext details,
            WriteLedger ledger,
            PlatformEnvironment environment) {
        this.tool = tool;
        this.arguments = arguments;
        this.call = details.call();
        this.details = details;
        this.context = HandlerContext.context(details);
        this.ledger = ledger;
        this.environment = environment;
        this.answers = new WriteAnswers<>(tool, call, environment);
    }

    CallResult answer() {
        return tool.plan(arguments, context)
                .fold(this::ready, this::unchanged, error -> CallResult.failed(WriteFailures.beforeSending(error)));
    }

    private CallResult unchanged(Planned.NoChange<P> planned) {
        return onAccount(
                planned.account(),
                () -> CallResult.completed(answers.unchanged(planned, openRequests(planned.target(), false))));
    }

    // A request that waits can undo the state that is already as asked.
    private List<String> openRequests(@Nullable WriteTarget target, boolean changes) {
        return target != null && tool instanceof PlatformWriteDispatch<A, P, R> platform
                ? ledger.openRequests(call, environment, target, withdrawn(platform), changes)
                : List.of();
    }

    // Before the write is released: a request that is approved meanwhile could follow it. Approvers see them, too.
    private Planned.Ready<P> withOpenRequests(Planned.Ready<P> planned) {
        return tool instanceof PlatformWriteDispatch<A, P, R> platform
                        && (!platform.withdraws().isEmpty() || isAskedForFirst())
                ? planned.warning(openRequests(planned.target(), true))
                : planned;
    }

    private boolean isAskedForFirst() {
        ServiceCall serviceCall = call.metadata().serviceCall();
        return tool.approvalRequired(arguments) && (serviceCall == null || serviceCall.approved() == null);
    }

    private Set<String> withdrawn(PlatformWriteDispatch<A, P, R> platform) {
        return tool.validateOnly(arguments) ? Set.of() : platform.withdraws();
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

    private CallResult held(Planned.Ready<P> settled) {
        Planned.Ready<P> planned = withOpenRequests(settled);
        if (tool.validateOnly(arguments)) {
            return CallResult.completed(answers.validated(planned, foreseen(planned)));
        }
        if (tool instanceof PlatformWriteDispatch<A, P, R> platform) {
            return onPlatform(platform, planned);
        }
        ServiceWriteDispatch<A, P, R> service = (ServiceWriteDispatch<A, P, R>) tool;
        return tool.descriptor().spend() == SpendControl.LOCAL
                ? ledger.local(call, environment, () -> atOnce(service, planned))
                : atOnce(service, planned);
    }

    private CallResult onPlatform(PlatformWriteDispatch<A, P, R> platform, Planned.Ready<P> planned) {
        PlannedWrite write = plannedWrite(planned);
        ApprovedPlan approved = write.approved();
        if (approved != null) {
            return approved.isStill(write.plan(), platform.descriptive())
                    ? release(platform, plannedWrite(planned, approved.bytes()), approvedPlan(approved), planned)
                    : ledger.outdated(write);
        }
        return tool.approvalRequired(arguments)
                ? ledger.stage(write, (action, warnings) -> answers.waiting(action, planned, warnings))
                : release(platform, write, planned.plan(), planned);
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
        return plannedWrite(planned, plan.toBytes());
    }

    private PlannedWrite plannedWrite(Planned.Ready<P> planned, byte[] plan) {
        return new PlannedWrite(call, planned, environment, plan, answers.foundLater(planned));
    }

    // What runs is read from the bytes that were approved, not from what happens to be planned now.
    private P approvedPlan(ApprovedPlan approved) {
        ArgumentReader reader = approved.reader();
        return Objects.requireNonNull(tool.decodePlan(reader), "an approved plan is readable");
    }

    private CallResult release(
            PlatformWriteDispatch<A, P, R> platform, PlannedWrite write, P plan, Planned.Ready<P> planned) {
        // Made before the release is asked for, so that its age is never below the one that a halt counts.
        Sending sending = details.release(tool.descriptor().spend().affectsSpend());
        return ledger.letGo(write)
                .orElseGet(() -> ledger.settle(write, sent(platform, write, plan, planned, details.applying(sending))));
    }

    private WriteOutcome sent(
            PlatformWriteDispatch<A, P, R> platform,
            PlannedWrite write,
            P plan,
            Planned.Ready<P> planned,
            ApplyContext released) {
        String operation = write.claim().operationId();
        try {
            return platform.apply(plan, released)
                    .fold(
                            result -> applied(write, result, planned, readBack(platform, plan)),
                            error -> WriteFailures.ending(error, operation, tool.descriptor()));
        } catch (RuntimeException | Error bug) {
            // It may have been sent: an INTERNAL would invite the caller to send it again.
            String id = call.metadata().callId();
            LOG.error(
                    "error_id={} tool={}: the outcome of the write is unknown",
                    id,
                    write.tool().name(),
                    bug);
            return WriteFailures.brokenOff(id, operation, tool.descriptor());
        }
    }

    // The platform has confirmed the write already: a failure to read it back changes nothing of that.
    private Probe<R> readBack(PlatformWriteDispatch<A, P, R> platform, P plan) {
        try {
            return platform.readBack(
                    plan, HandlerContext.context(details.until(details.now().plus(READ_BACK))));
        } catch (RuntimeException bug) {
            LOG.error(
                    "tool={}: an applied write could not be read back",
                    tool.descriptor().name(),
                    bug);
            return Probe.inconclusive("Reading it back broke off.");
        }
    }

    private WriteOutcome applied(PlannedWrite write, R result, Planned.Ready<P> planned, Probe<R> shown) {
        try {
            byte[] data = answers.applied(result, planned, shown);
            return WriteOutcome.done(data, result, WriteAnswers.verified(shown));
        } catch (RuntimeException | Error bug) {
            // The platform has done it, whatever is wrong with the words for it.
            LOG.error(
                    "tool={}: the result of an applied write could not be written",
                    write.tool().name(),
                    bug);
            return WriteOutcome.done(write.answerIfFound(), result, WriteAnswers.verified(shown));
        }
    }

    // It runs other tools, each released by itself, or changes the service's own tables: it sends nothing.
    private CallResult atOnce(ServiceWriteDispatch<A, P, R> service, Planned.Ready<P> planned) {
        Outcome<R> outcome = service.apply(planned.plan(), context);
        // The two that are neither success nor failure; every other outcome is told apart by its fold.
        if (outcome instanceof Outcome.Unfinished<R> unfinished) {
            return CallResult.changed(answers.unfinished(unfinished, planned));
        } else if (outcome instanceof Outcome.FailedMidway<R> failed) {
            return CallResult.failedMidway(failed.error());
        }
        return outcome.fold(result -> CallResult.changed(answers.changed(result, planned)), CallResult::failed);
    }
}
