package dev.adtools.server.edge;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Toll;
import java.util.List;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.slf4j.MDC;

/** Answers the requests to its routes, and hands all others on to what it stands in front of: the servlets. */
public final class EdgeHandler extends Handler.Wrapper {

    private static final String ALLOWED = "POST, OPTIONS";

    private final String root;
    private final Door door;
    private final RequestIds ids;
    private final Failures failures;
    private final List<Route> routes;

    /** Takes the routes below a context's path, which is empty for the root. */
    public EdgeHandler(String root, Door door, RequestIds ids, Failures failures, List<? extends Route> routes) {
        this.root = root;
        this.door = door;
        this.ids = ids;
        this.failures = failures;
        this.routes = List.copyOf(routes);
    }

    @Override
    public InvocationType getInvocationType() {
        return InvocationType.BLOCKING;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Endpoint endpoint = endpoint(request.getHttpURI());
        if (endpoint == null) {
            return super.handle(request, new ClosingResponse(request, response), callback);
        }
        String id = ids.of(request.getHeaders().get(RequestIds.HEADER));
        MDC.put(RequestIds.MDC_KEY, id);
        try {
            Reply reply = reply(endpoint, request, id);
            // What was not read must not be taken for the next request.
            request.consumeAvailable();
            reply.send(id, response, callback);
        } finally {
            MDC.remove(RequestIds.MDC_KEY);
        }
        return true;
    }

    private @Nullable Endpoint endpoint(HttpURI uri) {
        String path = uri.getPath();
        if (path == null || !path.startsWith(root)) {
            return null;
        }
        String plain = withoutParameters(path.substring(root.length()));
        for (Route route : routes) {
            Endpoint endpoint = route.at(plain);
            if (endpoint != null) {
                return endpoint;
            }
        }
        return null;
    }

    private Reply reply(Endpoint endpoint, Request request, String id) {
        try {
            Exchange exchange = new Exchange(request, id);
            return door.bearer()
                    .of(exchange.authorization(), exchange.hasTokenInUrl())
                    .fold(caller -> counted(endpoint, request.getMethod(), caller, exchange), refused -> {
                        Reply refusal = Reply.error(refused.error(), id);
                        return refused.challenge() == null
                                ? refusal
                                : refusal.with("WWW-Authenticate", refused.challenge());
                    });
        } catch (RuntimeException | Error thrown) {
            return Reply.error(failures.of(thrown), id);
        }
    }

    private Reply counted(Endpoint endpoint, String method, Caller caller, Exchange exchange) {
        Toll toll = door.rate().request(caller);
        ToolError refusal = toll.refusal();
        Reply reply = refusal == null
                ? answer(endpoint, method, caller, exchange)
                : Reply.error(refusal, exchange.requestId());
        return reply.telling(toll.allowance());
    }

    private static Reply answer(Endpoint endpoint, String method, Caller caller, Exchange exchange) {
        if (HttpMethod.POST.is(method)) {
            return endpoint.answer(caller, exchange);
        }
        return HttpMethod.OPTIONS.is(method)
                ? Reply.empty(204).with("Allow", ALLOWED)
                : Reply.error(FrameworkError.of(405), exchange.requestId()).with("Allow", ALLOWED);
    }

    /** Takes out of a path what stands behind a semicolon in each of its segments. */
    private static String withoutParameters(String path) {
        int semicolon = path.indexOf(';');
        if (semicolon < 0) {
            return path;
        }
        StringBuilder plain = new StringBuilder(path.length());
        int from = 0;
        while (semicolon >= 0) {
            plain.append(path, from, semicolon);
            int slash = path.indexOf('/', semicolon);
            from = slash < 0 ? path.length() : slash;
            semicolon = path.indexOf(';', from);
        }
        return plain.append(path, from, path.length()).toString();
    }
}
