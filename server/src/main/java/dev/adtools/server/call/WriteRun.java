package dev.adtools.server.call;

import dev.adtools.api.CallContext;
import dev.adtools.api.Change;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Planned;
import dev.adtools.api.Spend;
import dev.adtools.api.SpendEffect;
import dev.adtools.api.ToolError;
import dev.adtools.api.WriteAnswer;
import dev.adtools.api.WriteStatus;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.WriteDispatch;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Runs one write: plan, check what was found, hold or apply.
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

    WriteRun(WriteDispatch<A, P, R> tool, A arguments, ToolCall call, CallContext context) {
        this.tool = tool;
        this.arguments = arguments;
        this.call = call;
        this.context = context;
    }

    Answer answer() {
        return tool.plan(arguments, context)
                .fold(this::ready, this::unchanged, error -> Answer.failed(WriteFailures.beforeSending(error)));
    }

    private Answer ready(Planned.Ready<P> planned) {
        return AccountCheck.refusal(call.caller(), planned.account())
                .map(Answer::failed)
                .orElseGet(() -> held(planned));
    }

    private Answer held(Planned.Ready<P> planned) {
        if (tool.validateOnly(arguments)) {
            return encoded(WriteStatus.VALIDATED, null, planned);
        }
        if (tool.approvalRequired(arguments)) {
            return Answer.failed(ToolError.of(ErrorCode.POLICY_DENIED, approvalMessage()));
        }
        return apply(planned);
    }

    private String approvalMessage() {
        return tool.descriptor().spend() == Spend.PAUSED_OR_APPROVAL
                ? "Approvals are not available in this version; use execution_mode=paused or validate_only."
                : "Every call of this tool waits for approval, and approvals are not available in this version.";
    }

    private Answer apply(Planned.Ready<P> planned) {
        try {
            return tool.apply(planned.plan(), context)
                    .fold(
                            result -> encoded(WriteStatus.APPLIED, result, planned),
                            error -> Answer.failed(WriteFailures.afterSending(error)));
        } catch (RuntimeException | Error bug) {
            // It may have been sent: an INTERNAL would invite the caller to send it again.
            String id = call.origin().callId();
            LOG.error(
                    "error_id={} tool={}: the outcome of the write is unknown",
                    id,
                    call.descriptor().name(),
                    bug);
            return Answer.failed(WriteFailures.unknown(id));
        }
    }

    private Answer unchanged(Planned.NoChange<P> planned) {
        return AccountCheck.refusal(call.caller(), planned.account())
                .map(Answer::failed)
                .orElseGet(() -> encoded(new WriteAnswer<>(
                        WriteStatus.NO_CHANGE, null, List.of(), null, null, warnings(planned.warnings()))));
    }

    private Answer encoded(WriteStatus status, @Nullable R result, Planned.Ready<P> planned) {
        List<Change> diff = planned.diff();
        SpendEffect spend = tool.descriptor().spend().affectsSpend() ? planned.spend() : null;
        return encoded(new WriteAnswer<>(status, result, diff, spend, null, warnings(planned.warnings())));
    }

    private Answer encoded(WriteAnswer<R> answer) {
        JsonWriter out = new JsonWriter();
        tool.encode(answer, out);
        return Answer.completed(out.toBytes());
    }

    private List<String> warnings(List<String> planned) {
        List<String> warnings = new ArrayList<>(planned);
        warnings.add(
                call.origin().idempotencyKey() == null
                        ? "The call has no Idempotency-Key: sent again, it runs again."
                        : "The Idempotency-Key is not yet honoured by this version: sent again, the call runs again.");
        return warnings;
    }
}
