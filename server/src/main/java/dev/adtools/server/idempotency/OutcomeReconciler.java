package dev.adtools.server.idempotency;

import dev.adtools.api.Probe;
import dev.adtools.server.call.Claim;
import dev.adtools.server.call.OutcomeProbe;
import dev.adtools.server.call.WriteOutcome;
import dev.adtools.server.idempotency.OutcomeStore.UnknownWrite;
import dev.adtools.server.store.Tx;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks on the platforms for writes whose outcome is unknown. Only certainty ends one; the rest is evidence. */
public final class OutcomeReconciler {

    private static final Logger LOG = LoggerFactory.getLogger(OutcomeReconciler.class);
    private static final int AT_ONCE = 20;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final Tx tx;
    private final OutcomeProbe probes;
    private final Clock clock;
    private final OutcomeResolver resolver;

    /** Looks with what tools can find out. */
    public OutcomeReconciler(Tx tx, OutcomeProbe probes, Clock clock, OutcomeResolver resolver) {
        this.tx = tx;
        this.probes = probes;
        this.clock = clock;
        this.resolver = resolver;
    }

    /** Looks for what is due, each by one node only. */
    public void probe() {
        List<UnknownWrite> due = tx.read(handle -> OutcomeStore.due(handle, AT_ONCE));
        for (UnknownWrite write : due) {
            if (tx.write(handle -> OutcomeStore.take(handle, write))) {
                note(write, look(write));
            }
        }
    }

    private Probe<WriteOutcome> look(UnknownWrite write) {
        try {
            // Each has the whole time: in an incident the first one would leave the others none.
            return probes.look(write.plan(), clock.instant().plus(PATIENCE));
        } catch (RuntimeException bug) {
            LOG.error(
                    "operation={}: looking for it on the platform failed",
                    write.claim().operationId(),
                    bug);
            return Probe.inconclusive("The look for it broke off.");
        }
    }

    private void note(UnknownWrite write, Probe<WriteOutcome> probe) {
        Claim claim = write.claim();
        boolean ended = tx.write(handle -> probe.fold(
                ending -> resolver.found(handle, claim, ending),
                () -> write.shown() ? resolver.absent(handle, claim) : saw(handle, write, "It is not there yet."),
                evidence -> saw(handle, write, evidence),
                evidence -> saw(handle, write, evidence)));
        if (ended) {
            LOG.info("operation={}: settled by a look at the platform", claim.operationId());
        }
    }

    private static boolean saw(Handle handle, UnknownWrite write, String evidence) {
        OutcomeStore.evidence(handle, write, evidence);
        return false;
    }
}
