package dev.adtools.server.http;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.RateLimitDecision;
import dev.adtools.server.call.RateLimitDecision.RateLimitStatus;
import dev.adtools.server.call.RequestRate;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.container.PreMatching;
import jakarta.ws.rs.core.HttpHeaders;

/**
 * Request rate of each token, counted once for each request after authentication. The handler before Jersey asks the same
 * object before it reads a body, and leaves its decision with the request; without that handler, the filter decides itself.
 */
@PreMatching
@Priority(RequestRateFilter.AFTER_AUTHENTICATION)
public final class RequestRateFilter implements ContainerRequestFilter, ContainerResponseFilter {

    /** Name of the request attribute that carries the decision to Jersey. */
    static final String DECISION = RateLimitDecision.class.getName();

    static final int AFTER_AUTHENTICATION = Priorities.AUTHENTICATION + 1;

    private final RequestRate rate;

    /** Counts by a rate. */
    public RequestRateFilter(RequestRate rate) {
        this.rate = rate;
    }

    /** Counts one request of a caller. */
    RateLimitDecision count(Caller caller) {
        return rate.request(caller);
    }

    @Override
    public void filter(ContainerRequestContext request) {
        if (request.getProperty(DECISION) == null
                && request.getSecurityContext().getUserPrincipal() instanceof Caller caller) {
            RateLimitDecision decision = count(caller);
            request.setProperty(DECISION, decision);
            ToolError refusal = decision.refusal();
            if (refusal != null) {
                request.abortWith(ErrorAnswer.to(refusal, request));
            }
        }
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        RateLimitStatus left =
                request.getProperty(DECISION) instanceof RateLimitDecision decision ? decision.allowance() : null;
        // An answer with Retry-After names no window that ends later (section 6 of the draft).
        if (left != null && (left.remaining() == 0 || !response.getHeaders().containsKey(HttpHeaders.RETRY_AFTER))) {
            RateLimitHeaders.forEach(left, response.getHeaders()::add);
        }
    }
}
