package dev.adtools.server.rest;

import dev.adtools.server.call.Caller;
import dev.adtools.server.summary.WaitingDecisionCodec;
import dev.adtools.server.summary.WaitingDecisions;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Lists the requests that the caller may decide. */
@Tag(name = "Approvals")
@Path("/api/v1/waiting")
@Produces(MediaType.APPLICATION_JSON)
public final class WaitingDecisionsResource {

    private final WaitingDecisions decisions;

    /** Serves the requests that the guards keep. */
    public WaitingDecisionsResource(WaitingDecisions decisions) {
        this.decisions = decisions;
    }

    /** Lists them. */
    @GET
    @Operation(
            operationId = "listWaitingDecisions",
            summary = "List the requests that wait for you",
            description =
                    "Pending actions and changes of caps that the token may approve, and unknown outcomes that it may"
                            + " settle: the newest 1,000 of each. Empty for a token that decides nothing.")
    @Answers("WaitingDecisionList")
    @ApiErrors(400)
    public Response list(
            @Auth Caller caller, @BeanParam PageParameters page, @Context ContainerRequestContext request) {
        return NoStoreResponse.page(
                page.page().map(wanted -> decisions.list(caller, wanted)), WaitingDecisionCodec::encode, request);
    }
}
