package dev.adtools.server.workflow;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ArgumentReader;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.HeldActions.HeldAction;
import dev.adtools.tools.operations.workflows.WorkflowState;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Decides what an answer, or the state of a Pending Action, does to the workflow whose step it belongs to. */
final class TransitionPolicy {

    private static final int MOST_TRIES = 5;
    private static final long RATED_BY_SECONDS = 60;
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(10);

    // What a read or a check may meet once and not again. A write that failed is never tried again by the service.
    private static final Set<ErrorCode> PASSING = EnumSet.of(
            ErrorCode.RATE_LIMITED,
            ErrorCode.OVERLOADED,
            ErrorCode.STORE_UNAVAILABLE,
            ErrorCode.PLATFORM_ERROR,
            ErrorCode.PLATFORM_RATE_LIMITED,
            ErrorCode.PLATFORM_TIMEOUT,
            ErrorCode.PLATFORM_UNAVAILABLE);

    /** Error of a workflow that fails because nobody will ever know the outcome of its step. */
    static final WorkflowRow.Failure GIVEN_UP = new WorkflowRow.Failure(
            ErrorCode.OUTCOME_UNKNOWN.name(),
            "A person gave up finding out whether the write was applied; see its operation.");

    private TransitionPolicy() {}

    /** Returns the move that an answer makes; empty when the step is in the hands of another call, to be asked again. */
    static Optional<Transition> of(WorkflowRow seen, StepRow step, CallResult answer, Instant now) {
        // It is done, and only its answer is kept no longer.
        if (answer.error().filter(TransitionPolicy::saysItWasDone).isPresent()) {
            return Optional.of(Transition.done(seen, answer));
        }
        return answer.fold(
                data -> Optional.of(answered(seen, data, answer)),
                error -> failed(seen, step, error, Transition.operation(answer), now));
    }

    private static boolean saysItWasDone(ToolError error) {
        return error.code() == ErrorCode.IDEMPOTENCY_RESULT_EXPIRED && isIn("SUCCEEDED", error);
    }

    private static Transition answered(WorkflowRow seen, byte[] data, CallResult answer) {
        String action = pendingAction(data);
        return action == null
                ? Transition.done(seen, answer)
                : Transition.waiting(action, Transition.operation(answer));
    }

    private static @Nullable String pendingAction(byte[] data) {
        JsonValue value = new ArgumentReader(data, 0).any();
        return value instanceof JsonObject object
                        && member(object, "status")
                                .filter("pending_approval"::equals)
                                .isPresent()
                ? member(object.get("pending_action"), "id").orElse(null)
                : null;
    }

    private static Optional<String> member(@Nullable JsonValue value, String name) {
        return value instanceof JsonObject object && object.get(name) instanceof JsonString text
                ? Optional.of(text.value())
                : Optional.empty();
    }

    private static Optional<Transition> failed(
            WorkflowRow seen, StepRow step, ToolError error, @Nullable String operationId, Instant now) {
        WorkflowRow.Failure failure = new WorkflowRow.Failure(error.code().name(), error.message(), error.details());
        if (error.code() == ErrorCode.IDEMPOTENCY_IN_PROGRESS) {
            return Optional.empty();
        }
        if (error.code() == ErrorCode.OUTCOME_UNKNOWN) {
            return Optional.of(
                    // A person said that nobody will ever know; there is nothing left to wait for.
                    isIn("ABANDONED", error)
                            ? Transition.failed(GIVEN_UP, operationId)
                            : Transition.blocked(
                                    seen,
                                    member(error.details(), "operation_id").orElse(null)));
        }
        Optional<Duration> rated = rated(error);
        if (rated.isPresent()) {
            return Optional.of(Transition.again(seen.tries(), now.plus(rated.get()), failure));
        }
        int tries = seen.tries() + 1;
        return Optional.of(
                step.mode() != Mode.WRITE && PASSING.contains(error.code()) && tries < MOST_TRIES
                        ? Transition.again(tries, now.plus(pause(Duration.ofSeconds(1), 4, tries)), failure)
                        : Transition.failed(failure, operationId));
    }

    // One too many within a minute was not even claimed, so a write waits for its turn as well. A day's quota ends it.
    private static Optional<Duration> rated(ToolError error) {
        return error.code() == ErrorCode.QUOTA_EXCEEDED && number(error, "window_seconds") == RATED_BY_SECONDS
                ? Optional.of(Duration.ofSeconds(number(error, "retry_after_seconds")))
                : Optional.empty();
    }

    private static long number(ToolError error, String name) {
        return error.details().get(name) instanceof JsonNumber number
                ? number.value().longValueExact()
                : 0;
    }

    private static boolean isIn(String state, ToolError error) {
        return member(error.details(), "status").filter(state::equals).isPresent();
    }

    private static Duration pause(Duration first, int factor, int tries) {
        Duration pause = first;
        for (int i = 1; i < tries && pause.compareTo(LONGEST_WAIT) < 0; i++) {
            pause = pause.multipliedBy(factor);
        }
        return pause.compareTo(LONGEST_WAIT) < 0 ? pause : LONGEST_WAIT;
    }

    /** Returns the move that a Pending Action makes that was not executed; empty while it may still be. */
    static Optional<Transition> of(WorkflowRow seen, HeldAction action) {
        WorkflowRow.Failure failure = action.givenUp()
                ? GIVEN_UP
                : new WorkflowRow.Failure(
                        ErrorCode.STATE_CONFLICT.name(),
                        "The Pending Action " + action.id() + " ended as " + action.state() + ".");
        return switch (action.state()) {
            case "PENDING", "APPROVED", "EXECUTING", "EXECUTED" -> Optional.empty();
            case "OUTCOME_UNKNOWN" ->
                seen.state() == WorkflowState.BLOCKED_UNKNOWN
                        ? Optional.empty()
                        : Optional.of(Transition.blocked(seen, action.operationId()));
            // A person decided so; everything else went wrong.
            case "REJECTED", "CANCELLED", "REVOKED" -> Optional.of(Transition.cancelled(failure));
            default -> Optional.of(Transition.failed(failure));
        };
    }
}
