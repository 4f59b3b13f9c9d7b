package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.CatchBugs;
import dev.adtools.server.store.StoreUnavailable;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;
import java.text.ParseException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers everything that is thrown while a request is handled with the bare error object, never a stack trace. */
public final class FailureMapper implements ExceptionMapper<Throwable> {

    private static final Logger LOG = LoggerFactory.getLogger(FailureMapper.class);

    private static final ToolError OUTAGE =
            ToolError.of(ErrorCode.STORE_UNAVAILABLE, "The service's database does not take the request now.");

    private final CallIds ids;

    @Context
    private HttpServletRequest request;

    /** Takes error ids for bugs. */
    @SuppressWarnings("NullAway.Init") // Jersey sets the field before the first request.
    public FailureMapper(CallIds ids) {
        this.ids = ids;
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
                    FrameworkError.of(Response.Status.BAD_REQUEST.getStatusCode()), RequestId.of(request));
        }
        if (failure instanceof StoreUnavailable) {
            LOG.warn("the database did not take the request", failure);
            return ErrorAnswer.of(OUTAGE, RequestId.of(request));
        }
        String id = ids.next();
        LOG.error("error_id={}", id, failure);
        return ErrorAnswer.of(CatchBugs.internal(id), RequestId.of(request));
    }

    private Response known(Response thrown) {
        if (thrown.getStatus() < 400 || thrown.hasEntity()) {
            return thrown;
        }
        Response answer =
                ErrorAnswer.of(FrameworkError.of(thrown.getStatus()), RequestId.of(request), thrown.getStatus());
        String allowed = thrown.getHeaderString(HttpHeaders.ALLOW);
        return allowed == null
                ? answer
                : Response.fromResponse(answer)
                        .header(HttpHeaders.ALLOW, allowed)
                        .build();
    }
}
