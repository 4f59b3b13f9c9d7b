package dev.adtools.server.auth;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import io.dropwizard.auth.AuthFilter;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Tells Jersey who sends a request: what was decided before, or else what the {@link BearerCheck} says now. */
public final class BearerAuthFilter extends AuthFilter<Caller, Caller> {

    private final BearerCheck check;
    private final BiFunction<ToolError, ContainerRequestContext, Response> refusals;

    /**
     * Makes the filter.
     *
     * @param check decides on a request
     * @param refusals writes the error object of a request that is not let in
     */
    public BearerAuthFilter(BearerCheck check, BiFunction<ToolError, ContainerRequestContext, Response> refusals) {
        this.check = check;
        this.refusals = refusals;
        // What Dropwizard is shown as credentials is the caller that the check has found.
        this.authenticator = Optional::of;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        Optional<Response> refusal = admission(request)
                .fold(
                        caller -> {
                            authenticate(request, caller, "BEARER");
                            return Optional.empty();
                        },
                        refused -> Optional.of(refusal(request, refused)));
        refusal.ifPresent(request::abortWith);
    }

    private Admission admission(ContainerRequestContext request) {
        if (request.getProperty(Admission.ATTRIBUTE) instanceof Admission decided) {
            return decided;
        }
        List<String> headers = request.getHeaders().getOrDefault(HttpHeaders.AUTHORIZATION, List.of());
        return check.of(headers, hasTokenInQuery(request));
    }

    private Response refusal(ContainerRequestContext request, Admission.Refused refused) {
        Response response = refusals.apply(refused.error(), request);
        if (refused.challenge() == null) {
            return response;
        }
        return Response.fromResponse(response)
                .header(HttpHeaders.WWW_AUTHENTICATE, null)
                .header(HttpHeaders.WWW_AUTHENTICATE, refused.challenge())
                .build();
    }

    private static boolean hasTokenInQuery(ContainerRequestContext request) {
        return request.getUriInfo().getQueryParameters().containsKey("access_token");
    }
}
