package dev.adtools.server.approval;

import dev.adtools.api.Body;
import dev.adtools.api.JsonName;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * State of a Pending Action. This is the one table of state transitions. An action enters no state twice, except that an attempt
 * that changed nothing returns it to its approval.
 */
@Body(
        name = "PendingActionStatus",
        description =
                "Where a pending action is. `PENDING` waits for a decision, `APPROVED` may be executed once (an attempt"
                        + " that proved to change nothing does not count), `EXECUTING` may have been sent,"
                        + " `OUTCOME_UNKNOWN` was sent and nobody knows how it ended. The others are ends: `EXECUTED` by"
                        + " the platform, `FAILED` there, `REJECTED` by an approver, `CANCELLED` by its requester or a"
                        + " pause, `EXPIRED` because nobody decided or executed it in time, `REVOKED` after it was"
                        + " approved, `STALE` because the object was changed, or the request was made with a tool version"
                        + " that is no longer served.",
        examples = "PENDING")
public enum ActionState {
    /** Waits for a decision. */
    @JsonName("PENDING")
    PENDING,
    /** May be executed, once. */
    @JsonName("APPROVED")
    APPROVED,
    /** May have been sent. */
    @JsonName("EXECUTING")
    EXECUTING,
    /** The platform has done it. */
    @JsonName("EXECUTED")
    EXECUTED,
    /** The platform refused it, its last attempt sent nothing, or a person gave up finding out. */
    @JsonName("FAILED")
    FAILED,
    /** Sent, and nobody knows how it ended. */
    @JsonName("OUTCOME_UNKNOWN")
    OUTCOME_UNKNOWN,
    /** An approver said no. */
    @JsonName("REJECTED")
    REJECTED,
    /** Taken back by its requester, or withdrawn by a pause of the same object. */
    @JsonName("CANCELLED")
    CANCELLED,
    /** Neither decided nor executed in time. */
    @JsonName("EXPIRED")
    EXPIRED,
    /** An approval was taken back. */
    @JsonName("REVOKED")
    REVOKED,
    /** The object was changed, or the request was made with a version of the tool that is no longer served. */
    @JsonName("STALE")
    STALE;

    private Set<ActionState> next() {
        return switch (this) {
            case PENDING -> Set.of(APPROVED, REJECTED, CANCELLED, EXPIRED, STALE);
            case APPROVED -> Set.of(EXECUTING, CANCELLED, EXPIRED, REVOKED, STALE);
            case EXECUTING -> Set.of(EXECUTED, FAILED, OUTCOME_UNKNOWN, APPROVED);
            case OUTCOME_UNKNOWN -> Set.of(EXECUTED, FAILED);
            case EXECUTED, FAILED, REJECTED, CANCELLED, EXPIRED, REVOKED, STALE -> Set.of();
        };
    }

    /** Returns whether an action that is in this state may be in another one next. */
    boolean mayBecome(ActionState other) {
        return next().contains(other);
    }

    /** Returns the names of the states that this one may follow. */
    List<String> before() {
        return Arrays.stream(values())
                .filter(state -> state.mayBecome(this))
                .map(Enum::name)
                .toList();
    }

    /** Returns the names of the states that nothing follows. */
    static List<String> terminal() {
        return Arrays.stream(values())
                .filter(ActionState::isTerminal)
                .map(Enum::name)
                .toList();
    }

    /** Returns whether nothing follows. */
    boolean isTerminal() {
        return next().isEmpty();
    }

    /** Returns whether the action was let go, so that its operation tells how it went. */
    boolean wasExecuted() {
        return this == EXECUTING || this == EXECUTED || this == FAILED || this == OUTCOME_UNKNOWN;
    }

    /** Returns the state of a name. */
    static Optional<ActionState> named(String name) {
        return Arrays.stream(values())
                .filter(state -> state.name().equals(name))
                .findFirst();
    }
}
