package dev.adtools.server;

import dev.adtools.server.approval.ApprovalTerms;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.approval.CurrentCallers;
import dev.adtools.server.approval.ToolDigests;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import java.time.Duration;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Wires the approvals, and the job that notes what has expired. */
final class ApprovalModule {

    private static final Logger LOG = LoggerFactory.getLogger(ApprovalModule.class);

    private static final Duration BETWEEN_SWEEPS = Duration.ofMinutes(1);

    private ApprovalModule() {}

    static Approvals start(ServiceContext service, ApprovalTerms terms, CurrentCallers holders) {
        Approvals approvals = new Approvals(service.ids(), service.clock(), terms, new ToolDigests(version()), holders);
        service.jobs().every("pending-actions", BETWEEN_SWEEPS, () -> expire(service.tx(), approvals));
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
