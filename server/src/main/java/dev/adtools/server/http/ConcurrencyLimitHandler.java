package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.MemoryBudget;
import dev.adtools.api.MemoryShortage;
import dev.adtools.api.ToolError;
import dev.adtools.server.auth.BearerAuthFilter.Admission;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.RateLimitDecision;
import dev.adtools.server.call.Scope;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpException;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Invocable;
import org.jspecify.annotations.Nullable;

/**
 * Lets so many requests be in work at once, and refuses the next at once: a call that waits in line is slow for its caller,
 * and holds a thread that the calls before it need. A request takes its slot when its token is known and its body is there,
 * and keeps it until its answer is written. Jetty's QoSHandler makes what comes too late wait, and knows no tokens.
 */
public final class ConcurrencyLimitHandler extends Handler.Wrapper {

    private static final ToolError TOO_LARGE_WITHOUT_SESSION =
            ToolError.of(ErrorCode.PAYLOAD_TOO_LARGE, "Sign in first: a form of this size is taken of nobody else.");
    private static final Admission NO_SESSION =
            new Admission.Refused(ToolError.of(ErrorCode.UNAUTHENTICATED, "Sign in first."), null);
    // What the console's script sends when nobody has asked.
    private static final String REFRESH = "X-Refresh";
    // A token and a path to go on to.
    private static final int MOST_WITHOUT_SESSION = 4 << 10;
    private static final String KNOWN = ConcurrencyLimitHandler.class.getName() + ".known";

    private final String root;
    private final RequestGate gate;
    private final MemoryBudget memory;
    private final RequestIds ids;
    private final UnexpectedErrors failures;
    private final BareError answer;
    private final ThreadPoolExecutor unauthenticated;

    /** Limits requests below a context's path, as long as there is memory for what they send. */
    public ConcurrencyLimitHandler(String root, RequestGate gate, MemoryBudget memory, RequestIds ids) {
        this.root = root;
        this.gate = gate;
        this.memory = memory;
        this.ids = ids;
        this.failures = new UnexpectedErrors(ids.fresh());
        this.answer = new BareError(root, gate.pages());
        // What anyone may ask for leaves processors to those who are known; one request of each connection waits.
        int most = 2 * Runtime.getRuntime().availableProcessors();
        this.unauthenticated = new ThreadPoolExecutor(
                most,
                most,
                10,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                work -> new Thread(work, "unauthenticated"));
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
        RequestPath path = RequestPath.of(request, root);
        Executor known = request.getComponents().getExecutor();
        if (path.console()) {
            unauthenticated.execute(() -> exchange.guarded(() -> exchange.continueSession(known)));
        } else if (path.isPublic()) {
            unauthenticated.execute(() -> exchange.guarded(() -> exchange.pass(request)));
        } else if (isKnown(request)) {
            exchange.guarded(() -> exchange.authenticate(Runnable::run));
        } else {
            unauthenticated.execute(() -> exchange.guarded(() -> exchange.authenticate(known)));
        }
        return true;
    }

    // Whoever showed a valid token on this connection shows it again, so it is hardly ever looked up.
    private static boolean isKnown(Request request) {
        String shown = request.getHeaders().get(HttpHeader.AUTHORIZATION);
        return shown != null && shown.equals(request.getConnectionMetaData().getAttribute(KNOWN));
    }

    /** Request on its way in. */
    private final class Exchange {

        private final Request request;
        private final Response response;
        private final Callback callback;
        private final MemoryBudget.Share share = memory.open();
        private @Nullable Runnable slot;

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
            HttpFields sent = request.getHeaders();
            Admission admission = gate.bearer()
                    .admission(
                            sent.getValuesList(HttpHeader.AUTHORIZATION),
                            request.getHttpURI().getQuery());
            request.setAttribute(Admission.ATTRIBUTE, admission);
            if (admission instanceof Admission.Granted granted) {
                request.getConnectionMetaData().setAttribute(KNOWN, sent.get(HttpHeader.AUTHORIZATION));
                count(granted.caller(), next);
            } else if (admission instanceof Admission.Refused refused) {
                refuse(refused.error(), refused.challenge());
            }
        }

        /** Lets a browser in by its session; without one it meets the pages that anyone may see. */
        void continueSession(Executor next) throws Exception {
            HttpFields sent = request.getHeaders();
            Optional<Caller> caller =
                    gate.sessions().caller(sent.getValuesList(HttpHeader.COOKIE), !sent.contains(REFRESH));
            if (caller.isPresent()) {
                request.setAttribute(Admission.ATTRIBUTE, new Admission.Granted(caller.get()));
                count(caller.get(), next);
                return;
            }
            // A bearer token does not open the console, so nothing after this may look for one.
            request.setAttribute(Admission.ATTRIBUTE, NO_SESSION);
            if (request.getLength() > MOST_WITHOUT_SESSION || sent.contains(HttpHeader.TRANSFER_ENCODING)) {
                refuse(TOO_LARGE_WITHOUT_SESSION, null);
            } else {
                collect(arriving(), this::pass, Runnable::run, unauthenticated);
            }
        }

        private ArrivingBody arriving() {
            return new ArrivingBody(request, share, gate.connections().rate());
        }

        private void count(Caller caller, Executor next) {
            RateLimitDecision decision = gate.rate().count(caller);
            request.setAttribute(RequestRateFilter.DECISION, decision);
            ToolError refusal = decision.refusal();
            if (refusal == null) {
                ArrivingBody body = arriving();
                Executor later = request.getComponents().getExecutor();
                next.execute(() -> guarded(() -> collect(body, whole -> serve(whole, caller), Runnable::run, later)));
                return;
            }
            if (decision.allowance() != null) {
                RateLimitHeaders.forEach(decision.allowance(), response.getHeaders()::put);
            }
            // Who asks too often has no better claim to the processors than one without a token.
            unauthenticated.execute(() -> guarded(() -> refuse(refusal, null)));
        }

        private void collect(ArrivingBody body, Use use, Executor now, Executor later) {
            Request whole = body.available();
            if (whole != null) {
                now.execute(() -> guarded(() -> use.of(whole)));
                return;
            }
            request.demand(
                    Invocable.from(InvocationType.NON_BLOCKING, () -> guarded(() -> collect(body, use, later, later))));
        }

        private void serve(Request whole, Caller caller) throws Exception {
            boolean halting = RequestPath.of(request, root).isHalting()
                    && (caller.may(Scope.SERVICE_ADMIN) || caller.may(Scope.HALTS_SET));
            slot = gate.slots().take(caller, halting);
            if (slot == null) {
                gate.slots().refused();
                unauthenticated.execute(() -> guarded(() -> refuse(ConcurrencySlots.OVERLOADED, null)));
                return;
            }
            gate.connections().begun(connection());
            whole.setAttribute(HeldRequest.ATTRIBUTE, new HeldRequest(whole, share, slot, gate));
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
            answer.send(
                    error, challenge, ids.of(request.getHeaders().get(RequestIds.HEADER)), request, response, callback);
        }

        private void end() {
            share.close();
            if (slot != null) {
                slot.run();
                gate.connections().served(connection());
            }
        }

        private Connection connection() {
            return request.getConnectionMetaData().getConnection();
        }
    }

    /** A part of the work on a request. */
    @FunctionalInterface
    private interface Part {

        void run() throws Exception;
    }

    /** Use that is made of a request whose body is there. */
    @FunctionalInterface
    private interface Use {

        void of(Request whole) throws Exception;
    }
}
