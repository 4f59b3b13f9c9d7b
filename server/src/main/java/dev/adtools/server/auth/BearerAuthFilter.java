package dev.adtools.server.auth;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.auth.BearerCheck.Admission;
import dev.adtools.server.call.Caller;
import io.dropwizard.auth.AuthFilter;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.function.BiFunction;

/** Tells Jersey who sends a request, which the {@link BearerCheck} has decided before Jersey sees it. */
public final class BearerAuthFilter extends AuthFilter<Caller, Caller> {

    private static final ToolError UNDECIDED =
            ToolError.of(ErrorCode.UNAUTHENTICATED, "The request needs a bearer token.");

    private final BiFunction<ToolError, ContainerRequestContext, Response> refusals;

    /** Makes the filter; a request that nobody has decided on is refused as such a function writes it. */
    public BearerAuthFilter(BiFunction<ToolError, ContainerRequestContext, Response> refusals) {
        this.refusals = refusals;
        // What Dropwizard is shown as credentials is the caller that the check has found.
        this.authenticator = Optional::of;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        if (request.getProperty(Admission.ATTRIBUTE) instanceof Admission.Granted granted) {
            authenticate(request, granted.caller(), "BEARER");
        } else {
            request.abortWith(refusals.apply(UNDECIDED, request));
        }
    }
}
