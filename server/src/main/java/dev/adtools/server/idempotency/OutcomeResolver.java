package dev.adtools.server.idempotency;

import dev.adtools.api.Created;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.WriteOutcome;
import dev.adtools.server.idempotency.UnknownStore.Settlement;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Ends operations whose outcome was unknown, with everything that follows from it. */
public final class OutcomeResolver {

    private final Clock clock;
    private final Retention retention;
    private final OutcomeListener listener;

    /** Notes ends, and tells the other ledgers. */
    public OutcomeResolver(Clock clock, Retention retention, OutcomeListener listener) {
        this.clock = clock;
        this.retention = retention;
        this.listener = listener;
    }

    /** Notes that a look at the platform found the write applied; false when it has ended otherwise. */
    boolean found(Handle handle, Claim claim, WriteOutcome outcome) {
        Settlement settled = settled(OperationState.SUCCEEDED, "It was found on the platform.", outcome.created());
        return end(handle, claim, settled, StoredAnswer.bytes(outcome.answer()));
    }

    /** Notes that a look at the platform proved that nothing was applied; false when it has ended otherwise. */
    boolean absent(Handle handle, Claim claim) {
        String evidence = "What it would have made is not on the platform, which had time enough to show it.";
        return end(handle, claim, settled(OperationState.NOT_APPLIED, evidence, null), null);
    }

    /** Notes how a person settled it, and what was made, where that is known; false when it has ended otherwise. */
    boolean resolved(Handle handle, Claim claim, String principal, ResolveRequest wanted, @Nullable String entity) {
        Instant now = clock.instant();
        Settlement settled = new Settlement(
                wanted.outcome().state(),
                principal,
                entity,
                wanted.platformRef(),
                wanted.evidence(),
                now,
                now.plus(retention.answers()));
        return end(handle, claim, settled, null);
    }

    private Settlement settled(OperationState state, String evidence, @Nullable Created created) {
        Instant now = clock.instant();
        return new Settlement(
                state,
                null,
                created == null ? null : created.entity(),
                created == null ? null : created.platformRef(),
                evidence,
                now,
                now.plus(retention.answers()));
    }

    private boolean end(Handle handle, Claim claim, Settlement settled, byte @Nullable [] answer) {
        Optional<EndedOperation> ended = UnknownStore.end(handle, claim, settled, answer, outcome(settled.state()));
        ended.ifPresent(operation -> listener.ended(handle, operation));
        return ended.isPresent();
    }

    private static OutcomeState outcome(OperationState state) {
        return switch (state) {
            case SUCCEEDED -> OutcomeState.SUCCEEDED;
            case NOT_APPLIED -> OutcomeState.NOT_APPLIED;
            case ABANDONED -> OutcomeState.ABANDONED;
            case CLAIMED, SENDING, STAGED, REJECTED, UNKNOWN ->
                throw new IllegalArgumentException("nobody settles an operation as " + state);
        };
    }
}
