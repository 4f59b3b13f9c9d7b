package dev.adtools.server.audit;

import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.lifecycle.ServiceContext;
import java.time.Duration;

/** Wires the audit trail, which starts before everything that writes to it and stops after it. */
public final class AuditModule {

    private static final Duration BETWEEN_VERIFICATIONS = Duration.ofDays(1);
    private static final Duration BETWEEN_COLLECTIONS = Duration.ofDays(1);
    private static final Duration BETWEEN_REPORTS = Duration.ofSeconds(10);
    private static final Duration LONGEST_REPORT = Duration.ofMinutes(2);

    private AuditModule() {}

    /** Starts the trail, its reports, and the jobs that verify it and tidy it up on one node at a time. */
    public static Audit start(ServiceContext service, AuditSection settings) {
        Audit.Storage storage =
                new Audit.Storage(service.tx(), service.node(), service.store().alone());
        Audit audit = Audit.of(storage, service.store().data(), service.ids(), service.clock(), settings);
        service.environment().lifecycle().manage(audit.trail());
        service.closeAtEnd(audit::endVerification);
        service.environment().healthChecks().register("audit-writer", audit.writer());
        // Ended in the opposite order: what was only counted is recorded before the trail ends.
        service.closeAtEnd(audit::report);
        Heartbeat reporting = new Heartbeat("the count of refused requests", LONGEST_REPORT);
        service.repeat("audit-reports", reporting, BETWEEN_REPORTS, audit::report);
        service.jobs().everyLong("audit-verify", BETWEEN_VERIFICATIONS, audit::verify);
        service.collectEvery("audit-collect", BETWEEN_COLLECTIONS, audit::collect);
        return audit;
    }
}
