package dev.adtools.server.http;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.auth.BearerAuthFilter.Admission;
import dev.adtools.server.call.Caller;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.AbstractEndPoint;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable.InvocationType;
import org.slf4j.MDC;

/**
 * Request that may be answered later. While it is held, it has no thread, no slot, no memory of the calls' budget, and its
 * connection may be closed in favor of others.
 */
public final class HeldRequest {

    static final String ATTRIBUTE = HeldRequest.class.getName();

    private final Request request;
    private final MemoryBudget.Share share;
    private final Runnable slot;
    private final RequestGate gate;
    private volatile Map<String, String> log = Map.of();
    private volatile boolean watched;

    HeldRequest(Request request, MemoryBudget.Share share, Runnable slot, RequestGate gate) {
        this.request = request;
        this.share = share;
        this.slot = slot;
        this.gate = gate;
    }

    /** Returns the request that Jersey handles. */
    public static HeldRequest of(ContainerRequestContext request) {
        return (HeldRequest) Objects.requireNonNull(request.getProperty(ATTRIBUTE));
    }

    /**
     * Holds the request: gives back its slot and its memory.
     *
     * @param left runs when the client disconnects, or sends more before it has the answer; also when the answer is sent
     */
    public void hold(Runnable left) {
        Map<String, String> context = MDC.getCopyOfContextMap();
        log = context == null ? Map.of() : context;
        share.close();
        slot.run();
        gate.connections().served(request.getConnectionMetaData().getConnection());
        // Jetty would end a request that has been silent for as long as a wait may take.
        request.addIdleTimeoutListener(silent -> false);
        request.addFailureListener(failure -> left.run());
        // Jetty does not read the connection of a request in work, so a disconnect would go unseen.
        watched = endPoint().tryFillInterested(Callback.from(InvocationType.NON_BLOCKING, left, failure -> left.run()));
    }

    /**
     * Answers the request on this thread, as the caller of its token now; a token that has ended is refused.
     *
     * @param asked the request
     * @param work makes the answer of a caller
     * @param answer takes the answer
     */
    public void answer(
            ContainerRequestContext asked, Function<Caller, Response> work, CompletableFuture<Response> answer) {
        if (watched && endPoint() instanceof AbstractEndPoint open) {
            // Jetty reads the next request of the connection itself.
            open.getFillInterest().onFail(new CancellationException("the request is answered"));
        }
        MDC.setContextMap(log);
        share.enter();
        try {
            answer.complete(answer(asked, work));
        } catch (RuntimeException | Error e) {
            answer.completeExceptionally(e);
        } finally {
            share.leave();
            MDC.clear();
        }
    }

    private Response answer(ContainerRequestContext asked, Function<Caller, Response> work) {
        Admission now = gate.bearer()
                .admission(
                        request.getHeaders().getValuesList(HttpHeader.AUTHORIZATION),
                        request.getHttpURI().getQuery());
        return now instanceof Admission.Granted granted
                ? work.apply(granted.caller())
                : gate.bearer().refusal((Admission.Refused) now, asked);
    }

    private EndPoint endPoint() {
        return request.getConnectionMetaData().getConnection().getEndPoint();
    }
}
