package dev.adtools.server;

import dev.adtools.server.audit.Audit;
import dev.adtools.server.audit.AuditSettings;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.health.BackgroundLoop;
import dev.adtools.server.health.Heartbeat;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.lifecycle.AutoCloseableManager;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Wires the audit trail, which starts before everything that writes to it and stops after it. */
final class AuditModule {

    private static final Duration BETWEEN_VERIFICATIONS = Duration.ofDays(1);
    private static final Duration BETWEEN_COLLECTIONS = Duration.ofDays(1);
    private static final Duration LONGEST_REPORT = Duration.ofMinutes(2);
    private static final int SECONDS_BETWEEN_REPORTS = 10;

    private AuditModule() {}

    static Audit start(
            Environment environment, Store store, CallIds ids, Clock clock, String node, AuditSettings settings) {
        Audit.Storage storage = new Audit.Storage(store.tx(), node, store.alone());
        Audit audit = Audit.of(storage, store.data(), ids, clock, settings);
        environment.lifecycle().manage(audit.trail());
        environment.lifecycle().manage(new AutoCloseableManager(audit::endVerification));
        environment.healthChecks().register("audit-writer", audit.writer());
        Heartbeat reporting = new Heartbeat("the count of refused requests", LONGEST_REPORT);
        environment.healthChecks().register("audit-reports", reporting);
        // Ended in the opposite order: what was only counted is recorded before the trail ends.
        environment.lifecycle().manage(new AutoCloseableManager(audit::report));
        ScheduledFuture<?> reports = environment
                .lifecycle()
                .scheduledExecutorService("audit-reports")
                .threads(1)
                .build()
                .scheduleWithFixedDelay(
                        new BackgroundLoop(reporting, audit::report),
                        SECONDS_BETWEEN_REPORTS,
                        SECONDS_BETWEEN_REPORTS,
                        TimeUnit.SECONDS);
        environment.lifecycle().manage(new AutoCloseableManager(() -> reports.cancel(false)));
        return audit;
    }

    /** Has the trail verified and tidied up regularly, on one node at a time. */
    static void keepUp(ServiceContext service) {
        Audit audit = service.audit();
        service.jobs().everyLong("audit-verify", BETWEEN_VERIFICATIONS, audit::verify);
        service.collectEvery("audit-collect", BETWEEN_COLLECTIONS, audit::collect);
    }
}
