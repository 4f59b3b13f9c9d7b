package dev.adtools.server.rest;

import dev.adtools.server.call.Caller;
import dev.adtools.server.http.HeldRequest;
import dev.adtools.server.store.RowRevision;
import dev.adtools.server.store.RowRevision.RevisionLookup;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Request that may wait for a change of a row, and the row's revision when it came. */
final class WaitingRequest {

    private final String id;
    private final RevisionLookup revisions;
    private final int seconds;
    private final long deadline;
    private final ContainerRequestContext request;
    private final Function<Caller, Response> view;
    private final @Nullable RowRevision seen;
    private final CompletableFuture<Response> answer = new CompletableFuture<>();
    private volatile Runnable place = () -> {};
    private volatile boolean left;

    WaitingRequest(
            String id,
            RevisionLookup revisions,
            int seconds,
            ContainerRequestContext request,
            Function<Caller, Response> view) {
        this.id = id;
        this.revisions = revisions;
        this.seconds = seconds;
        this.deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        this.request = request;
        this.view = view;
        // Before the row is shown: a change in between ends the wait at once.
        this.seen = revisions.of(List.of(id)).get(id);
    }

    String id() {
        return id;
    }

    RevisionLookup revisions() {
        return revisions;
    }

    ContainerRequestContext request() {
        return request;
    }

    /** Returns the answer, which comes when the wait is over. */
    CompletableFuture<Response> answer() {
        return answer;
    }

    /** Returns whether there was a row that could change. */
    boolean isOpen() {
        return seen != null && seen.open();
    }

    /** Returns whether the row is another one than when the request came. */
    boolean isChanged(@Nullable RowRevision now) {
        return seen == null || !seen.equals(now);
    }

    /** Returns for how many nanoseconds it waits from now on. */
    long nanosLeft() {
        return deadline - System.nanoTime();
    }

    /** Returns whether the client is not waiting any more. */
    boolean hasLeft() {
        return left;
    }

    /** Begins to wait. */
    void hold(Runnable taken, Runnable end) {
        place = taken;
        HeldRequest.of(request).hold(() -> {
            left = true;
            end.run();
        });
    }

    /** Ends the wait with the row as it is now. */
    void end() {
        place.run();
        HeldRequest.of(request).answer(request, this::view, answer);
    }

    /** Returns the answer for a caller now. */
    Response view(Caller caller) {
        Response response = view.apply(caller);
        if (response.getStatus() == Response.Status.OK.getStatusCode()) {
            response.getHeaders().putSingle(Preferences.APPLIED_HEADER, "wait=" + seconds);
        }
        return response;
    }
}
