package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.quota.UsageReporter;
import dev.adtools.tools.operations.usage.UsageStatusCodec;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Tells a token what it has used of its quotas: what {@code get_usage_status} tells. */
@Tag(name = "Usage")
@Path("/api/v1/usage")
@Produces(MediaType.APPLICATION_JSON)
public final class UsageResource {

    private final UsageReporter usage;

    /** Serves what is counted. */
    public UsageResource(UsageReporter usage) {
        this.usage = usage;
    }

    /** Returns every limit of the token, and what is left of it. */
    @GET
    @Operation(operationId = "getUsage", summary = "Tell what the token has used of its limits")
    @Answers("Usage")
    @ApiErrors(403)
    public Response get(@Auth Caller caller, @Context ContainerRequestContext request) {
        return ScopedResponse.of(
                caller, Scope.TOOLS_READ, request, () -> Outcome.completed(usage.of(caller)), UsageStatusCodec::toJson);
    }
}
