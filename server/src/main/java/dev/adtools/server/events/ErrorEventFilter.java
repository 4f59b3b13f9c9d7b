package dev.adtools.server.events;

import dev.adtools.api.AccountId;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.call.ToolCall;
import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.ServiceEvent;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Records calls that failed for another reason than what the caller sent. */
public final class ErrorEventFilter implements CallFilter {

    // Refusals that the operator may want to know of; mistakes of callers are theirs to mend.
    private static final Set<ErrorCode> WARNINGS = EnumSet.of(
            ErrorCode.ACCOUNT_FORBIDDEN,
            ErrorCode.SPEND_CAP_EXCEEDED,
            ErrorCode.HALTED,
            ErrorCode.POLICY_DENIED,
            ErrorCode.DUPLICATE_SUSPECTED,
            ErrorCode.PAYLOAD_HASH_MISMATCH,
            ErrorCode.PRECONDITION_CHANGED,
            ErrorCode.PLATFORM_REJECTED,
            ErrorCode.QUOTA_EXCEEDED,
            ErrorCode.PLATFORM_RATE_LIMITED);

    private static final int SERVER_FAILURES = 500;
    private static final int HASH_SHOWN = 16;

    private final EventLog log;
    private final Function<ToolError, Optional<AccountId>> byWorkflow;

    /**
     * Records them in a log.
     *
     * @param byWorkflow returns the account of the workflow that a failure names
     */
    public ErrorEventFilter(EventLog log, Function<ToolError, Optional<AccountId>> byWorkflow) {
        this.log = log;
        this.byWorkflow = byWorkflow;
    }

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        CallResult answer = chain.proceed(call);
        answer.error().ifPresent(error -> record(call, answer, error));
        return answer;
    }

    private void record(ToolCall call, CallResult answer, ToolError error) {
        EventLevel level = level(error.code(), answer.isMidway());
        if (level != null) {
            log.add(level, what(error), of(call, account(call, answer, error), error.code()));
        }
    }

    // A tool that is called by the id of a campaign finds the account; a workflow has those of its steps.
    private @Nullable AccountId account(ToolCall call, CallResult answer, ToolError error) {
        AccountId found = answer.account();
        AccountId named = found == null ? call.ready().account() : found;
        return named == null ? byWorkflow.apply(error).orElse(null) : named;
    }

    private static @Nullable EventLevel level(ErrorCode code, boolean midway) {
        if (code == ErrorCode.OUTCOME_UNKNOWN || code.status() >= SERVER_FAILURES) {
            return EventLevel.ERROR;
        }
        // Whatever it failed with, some of it was done.
        return midway || WARNINGS.contains(code) ? EventLevel.WARNING : null;
    }

    private static ServiceEvent.What what(ToolError error) {
        return new ServiceEvent.What(error.code().name(), "call", EventText.of(error.message()));
    }

    private static ServiceEvent.Call of(ToolCall call, @Nullable AccountId account, ErrorCode code) {
        CallMetadata metadata = call.metadata();
        String key = metadata.idempotencyKey();
        return new ServiceEvent.Call(
                call.descriptor().name(),
                call.descriptor().platform().wireName(),
                account,
                metadata.requestId(),
                key == null ? null : "sha256:" + Sha256.hex(key).substring(0, HASH_SHOWN),
                code.status(),
                code.retry().retryable(),
                call.caller().principal());
    }
}
