package dev.adtools.server;

import dev.adtools.server.call.Errands;
import dev.adtools.server.call.Origins;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.events.EventLog;
import dev.adtools.server.schedules.KeptResults;
import dev.adtools.server.schedules.RunCollector;
import dev.adtools.server.schedules.RunWorkers;
import dev.adtools.server.schedules.ScheduledRuns;
import dev.adtools.server.schedules.StoredSchedules;
import io.dropwizard.lifecycle.AutoCloseableManager;
import io.dropwizard.util.Duration;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;

/** Wires the scheduled tasks: what runs them, and when it is rung for. */
final class Schedules {

    private static final java.time.Duration OFTEN = java.time.Duration.ofSeconds(1);
    private static final java.time.Duration SELDOM = java.time.Duration.ofHours(6);

    private Schedules() {}

    static StoredSchedules start(
            Ground ground,
            Errands errands,
            Origins origins,
            Supplier<ToolCatalog> catalog,
            KeptResults results,
            EventLog events) {
        ScheduledRuns runs = new ScheduledRuns(ground.tx(), errands, origins, ground.node(), results, events::add);
        if (ground.store().alone()) {
            // What is in hand was in the hands of a process that has ended.
            runs.takeOver();
        }
        RunWorkers workers = new RunWorkers(runs, threads(ground, origins));
        // Ended in the opposite order: nothing more is begun, then what is in hand ends.
        ground.environment().lifecycle().manage(new AutoCloseableManager(workers::end));
        ground.alarms().every("schedules", OFTEN, workers::ring);
        ground.collectEvery("schedules-collect", SELDOM, new RunCollector(ground.tx())::collect);
        return new StoredSchedules(ground.tx(), catalog, ground::noteLocal);
    }

    private static ExecutorService threads(Ground ground, Origins origins) {
        return ground.environment()
                .lifecycle()
                .executorService("schedules")
                .minThreads(RunWorkers.MOST)
                .maxThreads(RunWorkers.MOST)
                .shutdownTime(Duration.milliseconds(origins.patience().toMillis()))
                .build();
    }
}
