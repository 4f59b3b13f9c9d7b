package dev.adtools.server.idempotency;

import dev.adtools.api.Created;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.OutcomeState;
import dev.adtools.server.call.WriteOutcome;
import dev.adtools.server.idempotency.OutcomeListener.EndedOperation;
import dev.adtools.server.idempotency.OutcomeStore.Settlement;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * Notes how sent operations ended, with everything that follows from it: by the platform's answer, a look at the platform, or a
 * person.
 */
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

    /**
     * Notes the platform's answer, or that none came, also when the wait for it was given up before; false when someone has
     * settled it since.
     */
    public boolean answered(Handle handle, Claim claim, WriteOutcome outcome) {
        return told(
                handle,
                outcome.state() == OutcomeState.UNKNOWN
                        ? OutcomeStore.lose(handle, claim, outcome)
                        : OutcomeStore.end(handle, claim, outcome, answerExpires(clock.instant())));
    }

    /** Notes that a look at the platform found the write applied; false when it has ended otherwise. */
    boolean found(Handle handle, Claim claim, WriteOutcome outcome) {
        Created created = outcome.created();
        Settlement settled = new Settlement(
                OutcomeState.SUCCEEDED,
                null,
                created == null ? null : created.entity(),
                created == null ? null : created.platformRef(),
                "It was found on the platform.");
        return end(handle, claim, settled, StoredAnswer.bytes(outcome.answer()));
    }

    /** Notes that a look at the platform proved that nothing was applied; false when it has ended otherwise. */
    boolean absent(Handle handle, Claim claim) {
        String evidence = "What it would have made is not on the platform, which had time enough to show it.";
        return end(handle, claim, new Settlement(OutcomeState.NOT_APPLIED, null, null, null, evidence), null);
    }

    /** Notes how a person settled it, and what was made, where that is known; false when it has ended otherwise. */
    boolean resolved(Handle handle, Claim claim, String principal, ResolveRequest wanted, @Nullable String entity) {
        Settlement settled =
                new Settlement(wanted.outcome().state(), principal, entity, wanted.platformRef(), wanted.evidence());
        return end(handle, claim, settled, null);
    }

    private boolean end(Handle handle, Claim claim, Settlement settled, byte @Nullable [] answer) {
        Instant now = clock.instant();
        return told(handle, OutcomeStore.end(handle, claim, settled, answer, now, answerExpires(now)));
    }

    private Instant answerExpires(Instant now) {
        return now.plus(retention.answers());
    }

    private boolean told(Handle handle, Optional<EndedOperation> ended) {
        ended.ifPresent(operation -> listener.ended(handle, operation));
        return ended.isPresent();
    }
}
