package dev.adtools.server.events;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Platform;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.HandlerContext;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.events.EventStore.EventOccurrence;
import dev.adtools.server.store.RetentionClock;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import dev.adtools.server.store.Visibility;
import dev.adtools.tools.operations.events.EventLevel;
import dev.adtools.tools.operations.events.ServiceEvent;
import dev.adtools.tools.operations.events.ServiceEvents;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Takes events without making anyone wait, and keeps them: for seven days, 10,000 at most. What the database does not
 * take is tried again; while it stays away the oldest wait in memory and new ones are let go.
 */
public final class EventLog implements ServiceEvents {

    private static final Logger LOG = LoggerFactory.getLogger(EventLog.class);

    private static final Duration KEPT = Duration.ofDays(7);
    private static final int MOST = 10_000;
    private static final int WAITING = 1_000;
    private static final int BATCH = 200;
    private static final Duration BETWEEN_PRUNINGS = Duration.ofMinutes(1);

    private final Tx tx;
    private final CallIds ids;
    private final Clock clock;
    private final RetentionClock age;
    private final ToLongBiFunction<Handle, Visibility> unknown;
    private final Supplier<Set<String>> crossPlatform;
    private final EventDeduplicator deduplicator = new EventDeduplicator();
    private final BlockingQueue<EventOccurrence> waiting = new ArrayBlockingQueue<>(WAITING);
    private final AtomicLong lost = new AtomicLong();
    private Instant pruned = Instant.EPOCH;

    /**
     * Keeps them in the table of {@code tx}.
     *
     * @param unknown counts the operations whose outcome is unknown
     * @param crossPlatform returns the names of the tools that work across platforms
     */
    public EventLog(
            Tx tx,
            CallIds ids,
            Clock clock,
            ToLongBiFunction<Handle, Visibility> unknown,
            Supplier<Set<String>> crossPlatform) {
        this.tx = tx;
        this.ids = ids;
        this.clock = clock;
        this.unknown = unknown;
        this.crossPlatform = crossPlatform;
        age = new RetentionClock(tx);
    }

    /**
     * Takes an event; it is in the table a little later.
     *
     * @param level how bad it is
     * @param what what happened
     * @param call the call that met it, null when it was none
     */
    public void add(EventLevel level, ServiceEvent.What what, ServiceEvent.@Nullable Call call) {
        String id = "ev_" + ids.next();
        Instant now = clock.instant();
        EventOccurrence event =
                new EventOccurrence(id, deduplicator.fingerprint(id, now, what, call), now, level, what, call);
        if (!waiting.offer(event)) {
            lost.incrementAndGet();
        }
    }

    /** Records a warning of a process that is no node, in the unit that it is about. */
    public static void record(Handle handle, String id, Instant now, String component, String message) {
        EventStore.add(
                handle,
                new EventOccurrence(
                        "ev_" + id,
                        Sha256.hex(id),
                        now,
                        EventLevel.WARNING,
                        new ServiceEvent.What("SERVICE_WARNING", component, EventText.of(message)),
                        null));
    }

    /** Returns the lists of what it keeps. */
    public EventQueryService queries() {
        return new EventQueryService(tx, clock, this);
    }

    /** Writes what is waiting, and removes what is too old. */
    public synchronized void flush() {
        try {
            boolean taken = true;
            // Not on and on: what cannot be recorded is logged, and so becomes an event itself.
            while (taken && !waiting.isEmpty()) {
                taken = write();
            }
            prune();
        } catch (StoreUnavailable e) {
            // It waits for the next time; a line in the log would become an event itself.
        }
    }

    private boolean write() {
        List<EventOccurrence> batch = new ArrayList<>();
        for (EventOccurrence event : waiting) {
            if (batch.size() == BATCH) {
                break;
            }
            batch.add(event);
        }
        boolean taken = attempt(
                "events could not be recorded",
                () -> tx.execute(handle -> batch.forEach(event -> EventStore.add(handle, event))));
        batch.forEach(waiting::remove);
        long gone = lost.getAndSet(0);
        if (gone > 0) {
            String message = gone + " events were not recorded, because the database did not take them in time";
            add(EventLevel.WARNING, new ServiceEvent.What("EVENTS_LOST", "EventLog", message), null);
        }
        return taken;
    }

    private boolean attempt(String failure, Runnable work) {
        try {
            work.run();
            return true;
        } catch (StoreUnavailable e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.error("{}", failure, e);
            return false;
        }
    }

    private void prune() {
        Instant now = clock.instant();
        if (!now.isBefore(pruned) && pruned.plus(BETWEEN_PRUNINGS).isAfter(now)) {
            return;
        }
        attempt("old events could not be removed", () -> {
            Instant before = age.now().map(time -> time.minus(KEPT)).orElse(Instant.EPOCH);
            tx.execute(handle -> EventStore.prune(handle, before, MOST));
        });
        pruned = now;
    }

    @Override
    public List<ServiceEvent> since(Instant since, CallContext context) {
        Predicate<ServiceEvent> visible = visibleTo(HandlerContext.of(context).caller());
        return since(since).stream().filter(visible).toList();
    }

    /**
     * Returns whether a caller sees an event. An event without an account may name any account: of the tokens that are limited
     * to accounts, only those of its own principal see it. An event of a tool that works across platforms is hidden from tokens
     * that are limited to platforms.
     */
    Predicate<ServiceEvent> visibleTo(Caller caller) {
        Visibility visibility = visibility(caller);
        return event -> event.call() == null
                || visibility.shows(
                        event.call().tool(),
                        Platform.of(event.call().platform()),
                        event.call().account(),
                        asked(caller, event.call()));
    }

    // The limits of the event's call are not stored: it may have reached all platforms.
    private static Limits asked(Caller caller, ServiceEvent.Call call) {
        boolean own = caller.principal().equals(call.actor());
        return new Limits(Set.of(), own ? caller.limits().accounts() : Set.of(), Set.of(), Set.of());
    }

    private Visibility visibility(Caller caller) {
        return new Visibility(caller.limits(), crossPlatform.get());
    }

    List<ServiceEvent> since(Instant since) {
        flush();
        return tx.read(handle -> EventStore.since(handle, since));
    }

    @Override
    public long unknownOutcomes(CallContext context) {
        Visibility seen = visibility(HandlerContext.of(context).caller());
        return tx.read(handle -> unknown.applyAsLong(handle, seen));
    }

    @Override
    public Instant keptSince() {
        Instant kept = clock.instant().minus(KEPT);
        return tx.read(handle -> EventStore.oldestOf(handle, MOST))
                .filter(oldest -> oldest.isAfter(kept))
                .orElse(kept);
    }

    /**
     * Counts repeats. The first calls of a minute that fail alike are events of their own, so that each can be found by its
     * request id; the rest of the minute is one event with a count, so that a loop cannot flood the list.
     */
    private static final class EventDeduplicator {

        private static final int APART = 20;

        private final Map<String, Integer> seen = new HashMap<>();
        private Instant minute = Instant.MIN;

        /** Returns the fingerprint that an event has in common with those that it repeats. */
        synchronized String fingerprint(
                String id, Instant at, ServiceEvent.What what, ServiceEvent.@Nullable Call call) {
            Instant now = at.truncatedTo(ChronoUnit.MINUTES);
            if (!now.equals(minute)) {
                minute = now;
                seen.clear();
            }
            String like = Sha256.hex(now + "\n" + what + "\n" + kind(call));
            return call != null && seen.merge(like, 1, Integer::sum) <= APART ? Sha256.hex(id) : like;
        }

        private static String kind(ServiceEvent.@Nullable Call call) {
            if (call == null) {
                return "";
            }
            AccountId account = call.account();
            return call.tool() + "\n" + (account == null ? "" : account.value());
        }
    }
}
