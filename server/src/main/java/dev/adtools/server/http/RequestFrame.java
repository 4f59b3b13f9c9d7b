package dev.adtools.server.http;

import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.slf4j.MDC;

/** Gives every request its id and every answer the headers that all of them have. */
public final class RequestFrame implements Filter {

    private final RequestIds ids;

    /** Takes what names requests. */
    public RequestFrame(RequestIds ids) {
        this.ids = ids;
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        HttpServletRequest http = UnreadableType.replaced((HttpServletRequest) request);
        String id = ids.of(http.getHeader(RequestIds.HEADER));
        http.setAttribute(RequestId.ATTRIBUTE, id);
        http.setAttribute(RequestVia.ATTRIBUTE, http.getRemoteAddr());
        StandingHeaders.forEach(id, ((HttpServletResponse) response)::setHeader);
        MDC.put(RequestIds.MDC_KEY, id);
        Traceparent.note(http);
        try {
            chain.doFilter(http, response);
            LongAnswer.send(http, (HttpServletResponse) response);
        } finally {
            MDC.remove(RequestIds.MDC_KEY);
            MDC.remove(Traceparent.MDC_KEY);
        }
    }
}
