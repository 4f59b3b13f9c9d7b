package dev.adtools.server.approval;

import dev.adtools.api.AccountId;
import dev.adtools.api.Change;
import dev.adtools.api.Platform;
import dev.adtools.api.SpendEffect;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.PlannedWrite;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.StepRef;
import dev.adtools.server.decision.Party;
import dev.adtools.server.store.ColumnMapping;
import dev.adtools.server.store.Visibility;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A Pending Action as it is kept.
 *
 * @param id its id, {@code pa_…}
 * @param call the call that asked
 * @param target what it would change
 * @param requester who asked
 * @param payload the document that says what is to be done
 * @param required how many owners must approve
 * @param state where it is, as stored
 * @param times when what happened, or is due
 * @param execution the operation that did it
 * @param end how it ended; null while it has not
 */
record ActionRow(
        String id,
        Asked call,
        Target target,
        Requester requester,
        Payload payload,
        int required,
        ActionState state,
        Times times,
        Execution execution,
        @Nullable ActionEnd end) {

    /** Returns its state at a moment: what is overdue has expired, whether or not that has been noted. */
    ActionState stateAt(Instant now) {
        return switch (state) {
            case PENDING -> times.expiresAt().isAfter(now) ? state : ActionState.EXPIRED;
            case APPROVED -> dueAt().isAfter(now) ? state : ActionState.EXPIRED;
            default -> state;
        };
    }

    /** Returns the time from which it can no longer be decided, or once approved no longer be executed. */
    Instant dueAt() {
        return times.executeBefore() == null ? times.expiresAt() : times.executeBefore();
    }

    /** Returns whether a person gave up finding out how it went. */
    boolean isGivenUp() {
        return state == ActionState.FAILED && OutcomeState.UNKNOWN.name().equals(execution.ending());
    }

    /** Returns the changes, field by field; none when the document is no longer the stored one. */
    List<Change> diff() {
        return payload.isIntact() ? payload.diff() : List.of();
    }

    /** Returns the reason in the requester's own words; null for none, or if the document has changed. */
    @Nullable
    String reason() {
        if (!payload.isIntact()) {
            return null;
        }
        String argument = payload.reason();
        return argument == null ? call.reason() : argument;
    }

    /** Returns the money that moves; null when none, or when the document is no longer the stored one. */
    @Nullable
    SpendEffect spend() {
        return payload.isIntact() ? payload.spend() : null;
    }

    static ActionRow of(ResultSet row) throws SQLException {
        Platform platform = Platform.of(row.getString("platform"));
        Instant endedAt = ColumnMapping.time(row, "ended_at");
        return new ActionRow(
                row.getString("id"),
                new Asked(
                        row.getString("operation_id"),
                        row.getString("call_id"),
                        new StepRef(row.getString("workflow_id"), row.getInt("step_no")),
                        row.getString("reason")),
                new Target(
                        row.getString("tool"),
                        row.getString("tool_digest"),
                        platform,
                        row.getString("world"),
                        AccountId.of(platform, row.getString("account")),
                        row.getString("entity")),
                Requester.of(row),
                Payload.stored(row.getBytes("payload"), row.getString("payload_hash")),
                row.getInt("approvals_required"),
                ActionState.valueOf(row.getString("state")),
                new Times(
                        Instant.ofEpochMilli(row.getLong("created_at")),
                        Instant.ofEpochMilli(row.getLong("expires_at")),
                        ColumnMapping.time(row, "approved_at"),
                        ColumnMapping.time(row, "execute_before")),
                new Execution(
                        row.getString("executed_operation_id"),
                        row.getString("ending"),
                        row.getString("executed_by"),
                        ColumnMapping.time(row, "executed_at"),
                        row.getString("execution_comment"),
                        row.getInt("unapplied_attempts")),
                endedAt == null ? null : new ActionEnd(endedAt, row.getString("ended_by"), row.getString("ended_why")));
    }

    /** Returns whether it is within the limits of a caller's token; to others it does not exist. */
    boolean isWithin(Caller caller) {
        return new Visibility(caller.limits()).shows(target.tool(), target.account());
    }

    /** Returns whether a caller may decide on it. */
    boolean mayBeDecidedBy(Caller caller) {
        return caller.may(Scope.APPROVALS_DECIDE) && isWithin(caller);
    }

    /**
     * The call that asked.
     *
     * @param operationId its operation, which was staged
     * @param callId its id
     * @param step the step of the workflow that waits
     * @param reason the reason outside its arguments; null for none
     */
    record Asked(
            String operationId,
            String callId,
            StepRef step,
            @Nullable String reason) {}

    /**
     * Target of an action: what it would change.
     *
     * @param tool the tool that it calls
     * @param digest which edition of the tool
     * @param platform the platform
     * @param world the id of the environment
     * @param account the account
     * @param entity what is changed; null when it is made
     */
    record Target(
            String tool,
            String digest,
            Platform platform,
            String world,
            AccountId account,
            @Nullable String entity) {

        /** Returns whether a write changes the same object, or by the same tool makes another one in the same account. */
        boolean isOf(PlannedWrite write) {
            return world.equals(write.world().id())
                    && account.equals(write.account())
                    && Objects.equals(entity, write.entity())
                    && (entity != null || tool.equals(write.tool().name()));
        }
    }

    /**
     * Requester of an action.
     *
     * @param principal the principal
     * @param owner its owner
     * @param lineage the owners of the tokens that led to the one it used
     * @param transport the way its request came in; null where an earlier version kept it
     * @param tokenId the token it used; null where an earlier version kept it
     */
    record Requester(
            String principal,
            String owner,
            Set<String> lineage,
            Channel.@Nullable Transport transport,
            @Nullable String tokenId) {

        /** The columns that it is read from. */
        static final String COLUMNS =
                "requester, requester_owner, requester_lineage, requester_transport, requester_token";

        Requester {
            lineage = Set.copyOf(lineage);
        }

        static Requester of(ResultSet row) throws SQLException {
            return new Requester(
                    row.getString("requester"),
                    row.getString("requester_owner"),
                    ColumnMapping.words(row, "requester_lineage"),
                    Channel.Transport.named(row.getString("requester_transport")),
                    row.getString("requester_token"));
        }

        /** Returns it as a party to decisions. */
        Party party() {
            return new Party(principal, owner, lineage, tokenId);
        }
    }

    /**
     * Times at which something happened to an action, or is due.
     *
     * @param createdAt when it was asked for
     * @param expiresAt when it can no longer be decided
     * @param approvedAt when the last approval that it needed came
     * @param executeBefore when it can no longer be executed
     */
    record Times(
            Instant createdAt,
            Instant expiresAt,
            @Nullable Instant approvedAt,
            @Nullable Instant executeBefore) {}

    /**
     * Execution of an action, with its ending.
     *
     * @param operationId the operation; null before it was let go
     * @param ending what became of that, as {@link OutcomeState}; UNKNOWN also when it was given up; null while it is under way
     * @param by the principal that had it executed; null before, and where an earlier version executed it
     * @param at when it had it executed; null in the same cases
     * @param comment its comment; null for none
     * @param unappliedAttempts the number of attempts before, which changed nothing
     */
    record Execution(
            @Nullable String operationId,
            @Nullable String ending,
            @Nullable String by,
            @Nullable Instant at,
            @Nullable String comment,
            int unappliedAttempts) {}

    /**
     * End of an action.
     *
     * @param at when
     * @param by the principal that ended it; null when the service did
     * @param why the reason that was given
     */
    record ActionEnd(
            Instant at, @Nullable String by, @Nullable String why) {}
}
