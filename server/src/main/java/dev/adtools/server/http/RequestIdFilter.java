package dev.adtools.server.http;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.slf4j.MDC;

/** Gives every request its id and the address of its client, and every answer the headers that all of them have. */
public final class RequestIdFilter extends Handler.Wrapper {

    private final RequestIds ids;
    private final TrustedProxies proxies;

    /** Takes the source of request ids, and the proxies that name the addresses of their clients. */
    public RequestIdFilter(RequestIds ids, TrustedProxies proxies) {
        this.ids = ids;
        this.proxies = proxies;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String id = ids.of(request.getHeaders().get(RequestIds.HEADER));
        request.setAttribute(RequestId.ATTRIBUTE, id);
        request.setAttribute(RequestChannel.ATTRIBUTE, proxies.clientAddress(request));
        CommonHeaders.forEach(id, response.getHeaders()::put);
        MDC.put(RequestIds.MDC_KEY, id);
        Traceparent.note(request);
        try {
            return super.handle(request, response, callback);
        } finally {
            MDC.remove(RequestIds.MDC_KEY);
            MDC.remove(Traceparent.MDC_KEY);
        }
    }
}
