package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.summary.SummaryCodec;
import dev.adtools.server.summary.SummaryService;
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

/** Tells at a glance what waits for people, and what went wrong. */
@Tag(name = "Operations")
@Path("/api/v1/summary")
@Produces(MediaType.APPLICATION_JSON)
public final class SummaryResource {

    private final SummaryService summaries;

    /** Serves what the guards know. */
    public SummaryResource(SummaryService summaries) {
        this.summaries = summaries;
    }

    /** Returns the summary for the caller. */
    @GET
    @Operation(operationId = "getSummary", summary = "Tell what waits for people, and what went wrong")
    @Answers("Summary")
    @ApiErrors({})
    public Response get(@Auth Caller caller, @Context ContainerRequestContext request) {
        return NoStoreResponse.of(Outcome.completed(summaries.of(caller)), SummaryCodec::toJson, request);
    }
}
