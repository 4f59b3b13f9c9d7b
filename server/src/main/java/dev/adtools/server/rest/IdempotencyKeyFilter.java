package dev.adtools.server.rest;

import dev.adtools.server.call.KeySyntaxFilter;
import dev.adtools.server.call.OperationRef;
import jakarta.ws.rs.NameBinding;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.MultivaluedMap;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Idempotency headers of a resource: parses {@code Idempotency-Key} of the request, and adds the key and the operation to the
 * answer. The call filters decide the effect of a key, for MCP too.
 */
@IdempotencyKeyFilter.Keyed
final class IdempotencyKeyFilter implements ContainerRequestFilter, ContainerResponseFilter {

    private static final String HEADER = "Idempotency-Key";
    private static final String KEY = IdempotencyKeyFilter.class.getName() + ".key";
    private static final String OPERATION = IdempotencyKeyFilter.class.getName() + ".operation";

    @Override
    public void filter(ContainerRequestContext request) {
        String sent = request.getHeaderString(HEADER);
        if (sent != null) {
            request.setProperty(KEY, KeySyntaxFilter.parse(sent));
        }
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (request.getProperty(OPERATION) instanceof OperationRef operation) {
            MultivaluedMap<String, Object> headers = response.getHeaders();
            String sent = request.getHeaderString(HEADER);
            if (sent != null) {
                headers.putSingle(HEADER, sent);
            }
            Instant answeredAt = operation.firstAnsweredAt();
            if (answeredAt != null) {
                headers.putSingle("Idempotent-Replayed", "true");
                headers.putSingle("Idempotent-First-Answered-At", answeredAt.toString());
            }
            headers.putSingle("Operation-Id", operation.operationId());
        }
    }

    /** Returns the parsed key of a request; null without one. */
    static @Nullable String key(ContainerRequestContext request) {
        return (String) request.getProperty(KEY);
    }

    /** Sets the operation that the answer to a request names; null for none. */
    static void setOperation(ContainerRequestContext request, @Nullable OperationRef operation) {
        request.setProperty(OPERATION, operation);
    }

    /** Binding of the filter to a resource method that executes once for a key. */
    @NameBinding
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE, ElementType.METHOD})
    @interface Keyed {}
}
