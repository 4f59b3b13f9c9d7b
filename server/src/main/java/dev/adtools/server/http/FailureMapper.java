package dev.adtools.server.http;

import dev.adtools.api.MemoryShortage;
import dev.adtools.api.ToolError;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import java.text.ParseException;
import java.util.Map;
import java.util.Set;

/** Answers everything that is thrown while a request is handled with the bare error object, never a stack trace. */
public final class FailureMapper implements ExceptionMapper<Throwable> {

    private static final int NOT_FOUND = 404;
    private static final int METHOD_NOT_ALLOWED = 405;
    // Lists whose rows a tool makes, so that the call has its checks, its quota and its audit record.
    private static final Map<String, String> CREATING_TOOLS =
            Map.of("api/v1/schedules", "create_scheduled_task", "api/v1/workflows", "start_workflow");

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

    private ToolError error(int status) {
        ToolError error = HttpStatusErrors.of(status);
        String tool = CREATING_TOOLS.get(requests.get().getUriInfo().getPath());
        return tool != null
                        && status == METHOD_NOT_ALLOWED
                        && requests.get().getMethod().equals(HttpMethod.POST)
                ? ToolError.of(
                        error.code(), error.message() + " Call the tool: POST /api/v1/tools/" + tool + "/execute.")
                : error;
    }

    private Response known(Response thrown) {
        if (thrown.getStatus() < 400 || thrown.hasEntity()) {
            return thrown;
        }
        Set<String> served = thrown.getAllowedMethods();
        boolean unserved = thrown.getStatus() == NOT_FOUND || thrown.getStatus() == METHOD_NOT_ALLOWED;
        int status = unserved ? AllowedMethods.status(requests.get().getMethod(), served) : thrown.getStatus();
        Response answer = ErrorAnswer.of(error(status), RequestId.of(requests.get()), status);
        return status == METHOD_NOT_ALLOWED
                ? Response.fromResponse(answer)
                        .header(HttpHeaders.ALLOW, AllowedMethods.allow(served))
                        .build()
                : answer;
    }
}
