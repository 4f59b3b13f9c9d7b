package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.auth.BearerCheck.Admission;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.RateLimitDecision;
import dev.adtools.server.call.Scope;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable;
import org.jspecify.annotations.Nullable;

/**
 * Lets so many requests be in work at once, and refuses the next at once: a call that waits in line is slow for its caller,
 * and holds a thread that the calls before it need. A request takes its place when its token is known and its body is there,
 * and keeps it until its answer is written. Jetty's QoSHandler makes what comes too late wait, and knows no tokens.
 */
public final class ConcurrencyLimitHandler extends Handler.Wrapper {

    private static final ToolError OVERLOADED = new ToolError(
            ErrorCode.OVERLOADED,
            "The service has too many requests in work; nothing of this one was read.",
            JsonObject.builder().put("retry_after_seconds", 1).build());

    private static final String KNOWN = ConcurrencyLimitHandler.class.getName() + ".known";

    private final String root;
    private final RequestGate gate;
    private final MemoryBudget memory;
    private final RequestIds ids;
    private final UnexpectedErrors failures;
    private final ThreadPoolExecutor unauthenticated;

    /** Limits requests below a context's path, as long as there is memory for what they send. */
    public ConcurrencyLimitHandler(String root, RequestGate gate, MemoryBudget memory, RequestIds ids) {
        this.root = root;
        this.gate = gate;
        this.memory = memory;
        this.ids = ids;
        this.failures = new UnexpectedErrors(ids.fresh());
        // What anyone may ask for must leave processors to those who are known; one request of each connection waits
        // here.
        int most = 2 * Runtime.getRuntime().availableProcessors();
        this.unauthenticated = new ThreadPoolExecutor(
                most, most, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> new Thread(work, "strangers"));
        this.unauthenticated.allowCoreThreadTimeOut(true);
    }

    @Override
    public InvocationType getInvocationType() {
        return InvocationType.BLOCKING;
    }

    @Override
    protected void doStop() throws Exception {
        super.doStop();
        unauthenticated.shutdown();
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Exchange exchange = new Exchange(request, response, callback);
        if (isPublic(request)) {
            unauthenticated.execute(() -> exchange.guarded(() -> exchange.pass(request)));
        } else if (isKnown(request)) {
            exchange.guarded(() -> exchange.authenticate(Runnable::run));
        } else {
            Executor known = request.getComponents().getExecutor();
            unauthenticated.execute(() -> exchange.guarded(() -> exchange.authenticate(known)));
        }
        return true;
    }

    private boolean isPublic(Request request) {
        String path = request.getHttpURI().getCanonicalPath();
        return path != null
                && path.startsWith(root + "/")
                && PreMatchingAuthFilter.isPublic(path.substring(root.length() + 1));
    }

    // Whoever showed a valid token on this connection shows it again, so it is hardly ever looked up.
    private static boolean isKnown(Request request) {
        String shown = request.getHeaders().get(HttpHeader.AUTHORIZATION);
        return shown != null && shown.equals(request.getConnectionMetaData().getAttribute(KNOWN));
    }

    /** One request on its way in. */
    private final class Exchange {

        private final Request request;
        private final Response response;
        private final Callback callback;
        private final MemoryBudget.Share share = memory.open();
        private @Nullable Runnable place;

        Exchange(Request request, Response response, Callback callback) {
            this.request = request;
            this.response = new MinimumRateResponse(
                    request, response, gate.connections().rate());
            this.callback = Callback.from(this::end, callback);
            // It is entered where the request is served.
            share.leave();
        }

        /** Does a part of the work, so that whatever goes wrong is answered. */
        void guarded(Part part) {
            try {
                part.run();
            } catch (MemoryShortage shortage) {
                gate.slots().refused();
                refuse(shortage.error(), null);
            } catch (HttpException.RuntimeException unreadable) {
                Response.writeError(request, response, callback, unreadable);
            } catch (Throwable bug) {
                refuse(failures.of(bug), null);
            }
        }

        void authenticate(Executor next) {
            Admission admission =
                    gate.bearer().of(request.getHeaders().getValuesList(HttpHeader.AUTHORIZATION), hasTokenInQuery());
            request.setAttribute(Admission.ATTRIBUTE, admission);
            if (admission instanceof Admission.Granted granted) {
                request.getConnectionMetaData()
                        .setAttribute(KNOWN, request.getHeaders().get(HttpHeader.AUTHORIZATION));
                count(granted.caller(), next);
            } else if (admission instanceof Admission.Refused refused) {
                refuse(refused.error(), refused.challenge());
            }
        }

        private void count(Caller caller, Executor next) {
            RateLimitDecision decision = gate.rate().request(caller);
            request.setAttribute(PreMatchingAuthFilter.TOLL, decision);
            ToolError refusal = decision.refusal();
            if (refusal == null) {
                ArrivingBody body =
                        new ArrivingBody(request, share, gate.connections().rate());
                next.execute(() -> guarded(() -> read(body, caller, Runnable::run)));
                return;
            }
            if (decision.allowance() != null) {
                RateLimitHeaders.forEach(decision.allowance(), response.getHeaders()::put);
            }
            // Who asks too often has no better claim to the processors than a stranger.
            unauthenticated.execute(() -> guarded(() -> refuse(refusal, null)));
        }

        private boolean hasTokenInQuery() {
            String query = request.getHttpURI().getQuery();
            return query != null && Arrays.stream(query.split("&", -1)).anyMatch(Exchange::isToken);
        }

        private static boolean isToken(String parameter) {
            try {
                return URLDecoder.decode(parameter.split("=", 2)[0], StandardCharsets.UTF_8)
                        .equals("access_token");
            } catch (IllegalArgumentException notEscaped) {
                return false;
            }
        }

        private void read(ArrivingBody body, Caller caller, Executor next) {
            Request whole = body.available();
            if (whole != null) {
                next.execute(() -> guarded(() -> serve(whole, caller)));
                return;
            }
            Executor others = request.getComponents().getExecutor();
            request.demand(
                    Invocable.from(InvocationType.NON_BLOCKING, () -> guarded(() -> read(body, caller, others))));
        }

        private void serve(Request whole, Caller caller) throws Exception {
            String path = request.getHttpURI().getCanonicalPath();
            boolean halting =
                    path != null && path.startsWith(root + "/api/v1/halts") && caller.may(Scope.SERVICE_ADMIN);
            place = gate.slots().take(caller, halting);
            if (place == null) {
                gate.slots().refused();
                unauthenticated.execute(() -> guarded(() -> refuse(OVERLOADED, null)));
                return;
            }
            gate.connections().begun(connection());
            pass(whole);
        }

        void pass(Request whole) throws Exception {
            share.enter();
            try {
                if (!ConcurrencyLimitHandler.super.handle(whole, response, callback)) {
                    Response.writeError(request, response, callback, 404);
                }
            } finally {
                share.leave();
            }
        }

        private void refuse(ToolError error, @Nullable String challenge) {
            // What was not read must not be taken for the next request.
            request.consumeAvailable();
            response.setStatus(error.code().status());
            String id = ids.of(request.getHeaders().get(RequestIds.HEADER));
            BareError.send(error, challenge, id, response, callback);
        }

        private void end() {
            share.close();
            if (place != null) {
                place.run();
                gate.connections().served(connection());
            }
        }

        private Connection connection() {
            ConnectionMetaData data = request.getConnectionMetaData();
            return data.getConnection();
        }
    }

    /** A part of the work on a request. */
    @FunctionalInterface
    private interface Part {

        void run() throws Exception;
    }
}
