package dev.adtools.server.idempotency;

import dev.adtools.api.Created;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.Ending;
import dev.adtools.server.call.Fate;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Ends operations whose outcome was unknown, with everything that follows from it. */
public final class UnknownEnds {

    private final Clock clock;
    private final Retention retention;
    private final Consequence consequence;

    /** Notes ends, and tells the other ledgers. */
    public UnknownEnds(Clock clock, Retention retention, Consequence consequence) {
        this.clock = clock;
        this.retention = retention;
        this.consequence = consequence;
    }

    /** Notes that a look at the platform found the write applied; false when it has ended otherwise. */
    boolean found(Handle handle, Claim claim, Ending ending) {
        Settled settled = settled(OperationState.SUCCEEDED, "It was found on the platform.", ending.created());
        return end(handle, claim, settled, StoredAnswer.bytes(ending.answer()));
    }

    /** Notes that a look at the platform proved that nothing was applied; false when it has ended otherwise. */
    boolean absent(Handle handle, Claim claim) {
        String evidence = "What it would have made is not on the platform, which had time enough to show it.";
        return end(handle, claim, settled(OperationState.NOT_APPLIED, evidence, null), null);
    }

    /** Notes how a person settled it, and what was made, where that is known; false when it has ended otherwise. */
    boolean resolved(Handle handle, Claim claim, String principal, ResolveRequest wanted, @Nullable String entity) {
        Instant now = clock.instant();
        Settled settled = new Settled(
                wanted.outcome().state(),
                principal,
                entity,
                wanted.platformRef(),
                wanted.evidence(),
                now,
                now.plus(retention.answers()));
        return end(handle, claim, settled, null);
    }

    private Settled settled(OperationState state, String evidence, @Nullable Created created) {
        Instant now = clock.instant();
        return new Settled(
                state,
                null,
                created == null ? null : created.entity(),
                created == null ? null : created.platformRef(),
                evidence,
                now,
                now.plus(retention.answers()));
    }

    private boolean end(Handle handle, Claim claim, Settled settled, byte @Nullable [] answer) {
        Optional<EndedOperation> ended = UnknownStore.end(handle, claim, settled, answer, fate(settled.state()));
        ended.ifPresent(operation -> consequence.follows(handle, operation));
        return ended.isPresent();
    }

    private static Fate fate(OperationState state) {
        return switch (state) {
            case SUCCEEDED -> Fate.SUCCEEDED;
            case NOT_APPLIED -> Fate.NOT_APPLIED;
            case ABANDONED -> Fate.ABANDONED;
            case CLAIMED, SENDING, STAGED, REJECTED, UNKNOWN ->
                throw new IllegalArgumentException("nobody settles an operation as " + state);
        };
    }
}
