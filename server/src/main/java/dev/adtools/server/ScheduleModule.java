package dev.adtools.server;

import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.events.EventLog;
import dev.adtools.server.schedules.KeptResults;
import dev.adtools.server.schedules.RunRetentionJob;
import dev.adtools.server.schedules.RunWorkers;
import dev.adtools.server.schedules.ScheduledRuns;
import dev.adtools.server.schedules.StoredSchedules;
import io.dropwizard.lifecycle.AutoCloseableManager;
import io.dropwizard.util.Duration;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;

/** Wires the scheduled tasks and the job that runs what is due. */
final class ScheduleModule {

    private static final java.time.Duration OFTEN = java.time.Duration.ofSeconds(1);
    private static final java.time.Duration SELDOM = java.time.Duration.ofHours(6);

    private ScheduleModule() {}

    static StoredSchedules start(
            ServiceContext service,
            ServiceCaller serviceCaller,
            CallMetadataFactory metadata,
            Supplier<ToolCatalog> catalog,
            KeptResults results,
            EventLog events) {
        ScheduledRuns runs =
                new ScheduledRuns(service.tx(), serviceCaller, metadata, service.node(), results, events::add);
        if (service.store().alone()) {
            // What is in hand was in the hands of a process that has ended.
            runs.takeOver();
        }
        RunWorkers workers = new RunWorkers(runs, threads(service, metadata));
        // Ended in the opposite order: nothing more is begun, then what is in hand ends.
        service.environment().lifecycle().manage(new AutoCloseableManager(workers::end));
        service.jobs().every("schedules", OFTEN, workers::wake);
        service.collectEvery("schedules-collect", SELDOM, new RunRetentionJob(service.tx())::collect);
        return new StoredSchedules(service.tx(), catalog, service::noteLocal);
    }

    private static ExecutorService threads(ServiceContext service, CallMetadataFactory metadata) {
        return service.environment()
                .lifecycle()
                .executorService("schedules")
                .minThreads(RunWorkers.MOST)
                .maxThreads(RunWorkers.MOST)
                .shutdownTime(Duration.milliseconds(metadata.patience().toMillis()))
                .build();
    }
}
