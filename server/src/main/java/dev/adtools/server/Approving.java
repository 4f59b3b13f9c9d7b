package dev.adtools.server;

import dev.adtools.server.approval.ApprovalTerms;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.approval.Holders;
import dev.adtools.server.approval.ToolDigests;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Begins the keeping of approvals, and the noting of what has expired. */
final class Approving {

    private static final Logger LOG = LoggerFactory.getLogger(Approving.class);

    private static final Duration BETWEEN_SWEEPS = Duration.ofMinutes(1);

    private Approving() {}

    static Approvals start(Ground ground, ApprovalTerms terms, Holders holders) {
        Approvals approvals = new Approvals(ground.ids(), ground.clock(), terms, new ToolDigests(version()), holders);
        ground.alarms().every("pending-actions", BETWEEN_SWEEPS, () -> expire(ground.tx(), approvals));
        return approvals;
    }

    // What is overdue counts as expired anyway; this writes it down.
    private static void expire(Tx tx, Approvals approvals) {
        try {
            tx.execute(approvals::expire);
        } catch (StoreUnavailable e) {
            LOG.warn("expired Pending Actions are noted a minute later", e);
        }
    }

    private static String version() {
        return Objects.requireNonNullElse(
                AdtoolsApplication.class.getPackage().getImplementationVersion(), "unpackaged");
    }
}
