package dev.adtools.server.rest;

import static java.util.stream.Collectors.groupingBy;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Caller;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.TokenSlots;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.store.RowRevision;
import dev.adtools.server.store.RowRevision.RevisionLookup;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.eclipse.jetty.util.component.LifeCycle;

/**
 * Requests that wait until a row changes (long polling). One thread serves all of them: after commits, and every second, it
 * reads the revisions of the rows, in one query for each kind. A few others answer the requests whose wait is over.
 */
public final class Waits {

    private static final int MAX_PER_TOKEN = 8;
    private static final int MAX_PER_NODE = 256;
    private static final int MAX_ANSWERS_AT_ONCE = 4;
    // Also finds the changes that no commit of this database signals: an expiry, and a commit whose signal is lost.
    private static final Duration POLL = Duration.ofSeconds(1);
    // Many commits in a row cost one round.
    private static final Duration PAUSE = Duration.ofMillis(20);
    private static final Duration MAX_ROUND = Duration.ofSeconds(60);
    private static final ToolError TOO_MANY = new ToolError(
            ErrorCode.RATE_LIMITED,
            "Too many requests wait: at most " + MAX_PER_TOKEN + " for one token and " + MAX_PER_NODE
                    + " in all. Repeat the request later, or without Prefer: wait.",
            JsonObject.builder().put("retry_after_seconds", 1).build());

    private final TokenSlots places = new TokenSlots(MAX_PER_NODE, MAX_PER_TOKEN);
    private final Set<WaitingRequest> waiting = ConcurrentHashMap.newKeySet();
    private final Semaphore changed = new Semaphore(0);
    private final Executor answers;
    private volatile boolean stopping;

    private Waits(Executor answers) {
        this.answers = answers;
    }

    /** Starts to serve waits, until the service begins to stop: then each is answered. */
    public static Waits start(ServiceContext service) {
        Waits waits = new Waits(service.environment()
                .lifecycle()
                .executorService("wait-answer-%d")
                .minThreads(MAX_ANSWERS_AT_ONCE)
                .maxThreads(MAX_ANSWERS_AT_ONCE)
                .allowCoreThreadTimeOut(true)
                .build());
        service.store().commits().listen(waits::changed);
        service.repeat("waits", new Heartbeat("waits", MAX_ROUND), PAUSE, waits::round);
        service.environment().lifecycle().addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStopping(LifeCycle server) {
                waits.stop();
            }
        });
        return waits;
    }

    /**
     * Answers a request for a row: at once, or when the row has changed since the request came or the wait is over.
     *
     * @param caller the caller
     * @param id the row's id
     * @param revisions the revisions of such rows
     * @param wanted says how long to wait
     * @param request the request
     * @param view makes the answer of a caller
     */
    CompletionStage<Response> answer(
            Caller caller,
            String id,
            RevisionLookup revisions,
            WaitParameters wanted,
            ContainerRequestContext request,
            Function<Caller, Response> view) {
        return wanted.seconds()
                .map(seconds -> {
                    WaitingRequest waiter = new WaitingRequest(id, revisions, seconds, request, view);
                    Response now = waiter.view(caller);
                    return now.getStatus() == Response.Status.OK.getStatusCode() && waiter.isOpen() && seconds > 0
                            ? held(caller, waiter)
                            : CompletableFuture.completedFuture(now);
                })
                .orElseGet(() -> CompletableFuture.completedFuture(view.apply(caller)));
    }

    private CompletableFuture<Response> held(Caller caller, WaitingRequest waiter) {
        Runnable place = places.take(caller.tokenId());
        if (place == null) {
            return CompletableFuture.completedFuture(ErrorAnswer.to(TOO_MANY, waiter.request()));
        }
        waiter.hold(place, () -> end(waiter));
        waiting.add(waiter);
        // A change since the request came may have come before the wait.
        changed();
        if (stopping || waiter.hasLeft()) {
            end(waiter);
        }
        return waiter.answer();
    }

    /** Returns how many requests wait. */
    public int count() {
        return places.taken();
    }

    private void changed() {
        if (!waiting.isEmpty() && changed.availablePermits() == 0) {
            changed.release();
        }
    }

    private void round() {
        await();
        waiting.stream().filter(waiter -> waiter.nanosLeft() <= 0).forEach(this::end);
        waiting.stream().collect(groupingBy(WaitingRequest::revisions)).forEach((revisions, waiters) -> {
            Map<String, RowRevision> now = revisions.of(
                    waiters.stream().map(WaitingRequest::id).distinct().toList());
            waiters.stream()
                    .filter(waiter -> waiter.isChanged(now.get(waiter.id())))
                    .forEach(this::end);
        });
    }

    private void await() {
        long poll = POLL.toNanos();
        long pause = waiting.stream().mapToLong(WaitingRequest::nanosLeft).reduce(poll, Math::min);
        try {
            changed.tryAcquire(pause, TimeUnit.NANOSECONDS);
            changed.drainPermits();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void stop() {
        stopping = true;
        waiting.forEach(this::end);
    }

    private void end(WaitingRequest waiter) {
        if (waiting.remove(waiter)) {
            answers.execute(waiter::end);
        }
    }
}
