package dev.adtools.server.lifecycle;

import static java.util.Objects.requireNonNull;

import com.github.kagkarlsson.scheduler.Scheduler;
import com.github.kagkarlsson.scheduler.SchedulerBuilder;
import com.github.kagkarlsson.scheduler.SchedulerName;
import com.github.kagkarlsson.scheduler.task.CompletionHandler;
import com.github.kagkarlsson.scheduler.task.Task;
import com.github.kagkarlsson.scheduler.task.helper.CustomTask;
import com.github.kagkarlsson.scheduler.task.helper.RecurringTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import com.github.kagkarlsson.scheduler.task.schedule.FixedDelay;
import dev.adtools.server.health.BackgroundLoop;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.SchedulerTable;
import dev.adtools.server.store.Store;
import dev.adtools.server.store.StoreUnavailable;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.db.ManagedDataSource;
import io.dropwizard.lifecycle.Managed;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Schedules jobs by id, in memory of a table: a job runs on one node at a time, also after a crash, and not more precisely
 * than a second. The tables of a feature decide what is due, the scheduler only triggers: a job that is lost is mended by the
 * next regular one, and one that runs twice finds nothing to do.
 */
public final class JobScheduler implements Managed {

    private static final Logger LOG = LoggerFactory.getLogger(JobScheduler.class);
    // For what is short; each long work has one more, and each kind of single things some.
    private static final int THREADS = 2;
    private static final int TRIGGERED_AT_ONCE = 2;
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(60);

    private final String node;
    private final Clock clock;
    private final Callable<ManagedDataSource> table;
    private final boolean sharedTable;
    private final Heartbeat heartbeat = new Heartbeat("the scheduler", LONGEST_SILENCE);
    private final List<RecurringTask<Void>> regular = new ArrayList<>();
    private final Map<String, CustomTask<Void>> triggered = new LinkedHashMap<>();
    private int threads = THREADS;
    private @Nullable Thread starter;
    private volatile boolean stopped;
    private volatile @Nullable RunningScheduler running;

    /**
     * Makes a scheduler that does not run yet.
     *
     * @param node this process, and no other before or after it
     * @param clock tells what is due
     * @param table opens the table
     * @param sharedTable whether other nodes share the table
     */
    JobScheduler(String node, Clock clock, Callable<ManagedDataSource> table, boolean sharedTable) {
        this.node = node;
        this.clock = clock;
        this.table = table;
        this.sharedTable = sharedTable;
    }

    /** Returns the scheduler of a service, which runs with it. */
    public static JobScheduler of(Store store, Environment environment, String node, Clock clock) {
        JobScheduler jobs = new JobScheduler(
                node,
                clock,
                () -> SchedulerTable.open(store.settings(), store.data(), environment.metrics()),
                !store.alone());
        jobs.runWith(environment);
        return jobs;
    }

    /** Runs jobs from when the service has started, so that nobody waits for them, until it stops. */
    private void runWith(Environment environment) {
        environment.lifecycle().manage(this);
        environment.healthChecks().register("scheduler", heartbeat);
        environment.lifecycle().addServerLifecycleListener(server -> {
            Thread thread = new Thread(this::begin, "job-scheduler-start");
            starter = thread;
            thread.start();
        });
    }

    /** Runs a job at once, and again so long after it was done. */
    public void every(String name, Duration pause, Runnable work) {
        regular.add(Tasks.recurring(name, FixedDelay.of(pause)).execute((instance, context) -> work.run()));
    }

    /** Runs a job in the same way that may take hours, on a thread of its own: no other waits for it. */
    public void everyLong(String name, Duration pause, Runnable work) {
        threads++;
        every(name, pause, work);
    }

    /**
     * Runs a job for single ids when triggered, a few at a time; the job says when to run next for its id, if at all.
     */
    public void on(String name, Function<String, Optional<Instant>> work) {
        threads += TRIGGERED_AT_ONCE;
        Semaphore permits = new Semaphore(TRIGGERED_AT_ONCE);
        triggered.put(
                name,
                Tasks.custom(name, Void.class)
                        // What was due is still due by its own tables, where a regular job finds it.
                        .onFailure((failed, operations) -> operations.stop())
                        .onDeadExecution((execution, operations) -> operations.stop())
                        .execute((instance, context) -> again(inPlace(permits, () -> work.apply(instance.getId())))));
    }

    // What finds no place comes again, so that the threads of all else stay free.
    private Optional<Instant> inPlace(Semaphore permits, Supplier<Optional<Instant>> work) {
        if (!permits.tryAcquire()) {
            return Optional.of(clock.instant().plus(RunningScheduler.POLL));
        }
        try {
            return work.get();
        } finally {
            permits.release();
        }
    }

    private static CompletionHandler<Void> again(Optional<Instant> at) {
        return at.<CompletionHandler<Void>>map(when -> (done, operations) -> operations.reschedule(done, when))
                .orElseGet(CompletionHandler.OnCompleteRemove::new);
    }

    /** Schedules a job for one id; promises nothing, because the regular jobs find what is due. */
    public void trigger(String name, String id, Instant at) {
        RunningScheduler now = running;
        if (now == null) {
            return;
        }
        try {
            now.scheduler()
                    .scheduleIfNotExists(requireNonNull(triggered.get(name)).instance(id), at);
        } catch (RuntimeException e) {
            LOG.warn("job {} of {} could not be scheduled", name, id, e);
        }
    }

    /** Begins to run jobs; while that fails, it is tried again. */
    void begin() {
        new BackgroundLoop(heartbeat, this::attempt).runWhile(() -> running == null && !stopped);
    }

    private void attempt() {
        ManagedDataSource source = open();
        SchedulerBuilder builder = Scheduler.create(source, List.<Task<?>>copyOf(triggered.values()))
                .startTasks(regular)
                .clock(clock::instant)
                .schedulerName(new SchedulerName.Fixed(node))
                .threads(threads);
        running = RunningScheduler.start(
                sharedTable ? builder.pollUsingLockAndFetch(0.5, 1.0) : builder, regular, source, heartbeat);
    }

    private ManagedDataSource open() {
        try {
            ManagedDataSource source = table.call();
            source.start();
            return source;
        } catch (Exception e) {
            throw new StoreUnavailable("The job scheduler's table cannot be opened.", e);
        }
    }

    @Override
    public void stop() throws Exception {
        stopped = true;
        if (starter != null) {
            LockSupport.unpark(starter);
            starter.join();
        }
        RunningScheduler now = running;
        running = null;
        if (now != null) {
            now.stop();
        }
    }
}
