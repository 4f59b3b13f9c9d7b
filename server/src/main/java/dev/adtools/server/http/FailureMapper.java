package dev.adtools.server.http;

import dev.adtools.api.MemoryShortage;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import java.text.ParseException;
import java.util.Set;

/** Answers everything that is thrown while a request is handled with the bare error object, never a stack trace. */
public final class FailureMapper implements ExceptionMapper<Throwable> {

    private static final int NOT_FOUND = 404;
    private static final int METHOD_NOT_ALLOWED = 405;

    private final UnexpectedErrors failures;

    @Inject
    private Provider<ContainerRequestContext> requests;

    /** Takes the answers for bugs and outages. */
    @SuppressWarnings("NullAway.Init") // Jersey sets the field before the first request.
    public FailureMapper(UnexpectedErrors failures) {
        this.failures = failures;
    }

    @Override
    public Response toResponse(Throwable failure) {
        if (failure instanceof WebApplicationException known
                && known.getResponse().getStatus() < 500) {
            return known(known.getResponse());
        }
        // A header field that Jersey reads only when it is asked for it, such as an entity tag.
        if (failure instanceof ProcessingException && failure.getCause() instanceof ParseException) {
            return ErrorAnswer.of(
                    HttpStatusErrors.of(Response.Status.BAD_REQUEST.getStatusCode()), RequestId.of(requests.get()));
        }
        return ErrorAnswer.of(
                failure instanceof MemoryShortage shortage ? shortage.error() : failures.of(failure),
                RequestId.of(requests.get()));
    }

    private Response known(Response thrown) {
        if (thrown.getStatus() < 400 || thrown.hasEntity()) {
            return thrown;
        }
        Set<String> served = thrown.getAllowedMethods();
        boolean unserved = thrown.getStatus() == NOT_FOUND || thrown.getStatus() == METHOD_NOT_ALLOWED;
        int status = unserved ? AllowedMethods.status(requests.get().getMethod(), served) : thrown.getStatus();
        Response answer = ErrorAnswer.of(HttpStatusErrors.of(status), RequestId.of(requests.get()), status);
        return status == METHOD_NOT_ALLOWED
                ? Response.fromResponse(answer)
                        .header(HttpHeaders.ALLOW, AllowedMethods.allow(served))
                        .build()
                : answer;
    }
}
