package dev.adtools.server.schedules;

import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.WriteLedger.LocalChange;
import dev.adtools.server.lifecycle.ServiceContext;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;

/**
 * Wires the scheduled tasks and the job that runs those that are due.
 *
 * @param serviceCaller calls the tools of tasks
 * @param metadata gives each call its id and its time
 * @param callTimeout how long a call of a task may take
 * @param catalog the tools
 * @param mostKept how many bytes of the answers an owner may keep
 */
public record ScheduleModule(
        ServiceCaller serviceCaller,
        CallMetadataFactory metadata,
        Duration callTimeout,
        Supplier<ToolCatalog> catalog,
        long mostKept) {

    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(1);
    private static final Duration BETWEEN_COLLECTIONS = Duration.ofHours(6);

    /**
     * Starts to run what is due.
     *
     * @param events told of tasks that fail
     * @param changes told of every change of a task, in its transaction
     */
    public StoredSchedules start(
            ServiceContext service, ScheduledRuns.EventListener events, BiConsumer<Handle, LocalChange> changes) {
        ScheduledRuns runs =
                new ScheduledRuns(service.tx(), serviceCaller, metadata, callTimeout, service.node(), mostKept, events);
        if (service.store().alone()) {
            // What is in hand was in the hands of a process that has ended.
            runs.takeOver();
        }
        RunWorkers workers = new RunWorkers(runs, threads(service));
        // Ended in the opposite order: nothing more is begun, then what is in hand ends.
        service.closeAtEnd(workers::end);
        service.jobs().every("schedules", BETWEEN_LOOKS, workers::wake);
        service.collectEvery("schedules-collect", BETWEEN_COLLECTIONS, new RunRetention(service.tx())::collect);
        return new StoredSchedules(service.tx(), catalog, changes);
    }

    private ExecutorService threads(ServiceContext service) {
        return service.environment()
                .lifecycle()
                .executorService("schedules")
                .minThreads(RunWorkers.MOST)
                .maxThreads(RunWorkers.MOST)
                .shutdownTime(io.dropwizard.util.Duration.milliseconds(
                        metadata.patience().toMillis()))
                .build();
    }
}
