package dev.adtools.server.lifecycle;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.event.AbstractSchedulerListener;
import com.github.kagkarlsson.scheduler.logging.LogLevel;
import com.github.kagkarlsson.scheduler.serializer.Serializer;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.SchedulerTable;
import dev.adtools.server.store.StoreUnavailable;
import io.dropwizard.db.ManagedDataSource;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Scheduler of the library that polls its table, with the connections that it has.
 *
 * @param scheduler the scheduler, started
 * @param source the connections, which are closed with it
 */
record RunningScheduler(Scheduler scheduler, ManagedDataSource source) {

    /** Pause between two looks for what is due. */
    static final Duration POLL = Duration.ofSeconds(1);

    private static final Logger LOG = LoggerFactory.getLogger(RunningScheduler.class);
    private static final int MISSED_HEARTBEATS = 6;
    private static final Duration HEARTBEAT = Duration.ofSeconds(5);
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /**
     * Starts a scheduler.
     *
     * @param builder knows its jobs
     * @param regular those that are to be in its table from then on
     * @param source connections to the table
     * @param heartbeat notes each round in which the table was reached
     */
    static RunningScheduler start(
            SchedulerBuilder builder,
            List<RecurringTask<Void>> regular,
            ManagedDataSource source,
            Heartbeat heartbeat) {
        Scheduler scheduler = builder.tableName(SchedulerTable.NAME)
                .serializer(new NoData())
                .pollingInterval(POLL)
                .heartbeatInterval(HEARTBEAT)
                .missedHeartbeatsLimit(MISSED_HEARTBEATS)
                .alwaysPersistTimestampInUTC()
                .shutdownMaxWait(PATIENCE)
                .addSchedulerListener(new Rounds(heartbeat))
                .failureLogging(LogLevel.WARN, true)
                .build();
        RunningScheduler started = new RunningScheduler(scheduler, source);
        try {
            scheduler.start();
            regular.forEach(started::checkScheduled);
            return started;
        } catch (RuntimeException | Error e) {
            started.stop();
            throw e;
        }
    }

    // What it could not put into its table when it started would never run, and it does not tell.
    private void checkScheduled(RecurringTask<Void> task) {
        if (scheduler.getScheduledExecution(task.getDefaultTaskInstance()).isEmpty()) {
            throw new StoreUnavailable("Job " + task.getName() + " is not scheduled.");
        }
    }

    void stop() {
        scheduler.stop();
        try {
            source.stop();
        } catch (Exception e) {
            LOG.warn("the job scheduler's connections could not be closed", e);
        }
    }

    /** Takes each round in which the scheduler reached its table for a heartbeat. */
    private static final class Rounds extends AbstractSchedulerListener {

        private final Heartbeat heartbeat;

        Rounds(Heartbeat heartbeat) {
            this.heartbeat = heartbeat;
        }

        @Override
        public void onSchedulerEvent(SchedulerEventType type) {
            // Nodes that share a table poll without an event when nothing is due; all look for dead ones.
            if (type == SchedulerEventType.RAN_EXECUTE_DUE || type == SchedulerEventType.RAN_DETECT_DEAD) {
                heartbeat.beat();
            }
        }
    }

    /** A job carries nothing but its name and an id, so that no object is ever read back from the table. */
    private static final class NoData implements Serializer {

        @Override
        public byte @Nullable [] serialize(@Nullable Object data) {
            if (data != null) {
                throw new IllegalArgumentException("a job carries no data");
            }
            return null;
        }

        @Override
        public <T> @Nullable T deserialize(Class<T> type, byte @Nullable [] bytes) {
            return null;
        }
    }
}
