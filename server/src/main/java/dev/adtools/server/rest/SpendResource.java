package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.spend.CapChanges;
import dev.adtools.server.spend.SpendReports;
import dev.adtools.server.spend.SpendReports_AccountSpendCodec;
import dev.adtools.server.spend.SpendReports_SpendOfDayCodec;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;

/** Shows what writes did to the daily budgets of accounts, beside their caps. */
@Tag(name = "Spend")
@Path("/api/v1/spend")
@Produces(MediaType.APPLICATION_JSON)
public final class SpendResource {

    private final SpendReports spend;

    /** Serves the ledger of a database. */
    public SpendResource(SpendReports spend) {
        this.spend = spend;
    }

    /** Lists the accounts that have caps, with what is left of today. */
    @GET
    @Operation(
            operationId = "listSpend",
            summary = "Tell what accounts may still spend today",
            description = "Every account that has caps, by name. All of them: there is no next page.")
    @Answers("AccountSpendList")
    @ApiErrors(403)
    public Response list(@Auth Caller caller, @Context ContainerRequestContext request) {
        return ScopedResponse.page(
                caller,
                CapChanges.reading(caller),
                request,
                () -> Outcome.completed(spend.accounts(caller)),
                SpendReports_AccountSpendCodec::encode);
    }

    /** Lists the days on which writes changed the daily spend of an account. */
    @GET
    @Path("{account}")
    @Operation(
            operationId = "listSpendOfAccount",
            summary = "List what an account spent by day",
            description = "The days on which writes changed its daily spend, under caps.")
    @Answers("SpendOfDayList")
    @ApiErrors({400, 403, 404})
    public Response days(
            @Auth Caller caller,
            @Parameter(
                            description = "The account, such as `alpha:1234567890` or `beta:act_1234567890`.",
                            schema = @Schema(examples = "alpha:1002003001"))
                    @PathParam("account")
                    String account,
            @BeanParam PageParameters page,
            @Context ContainerRequestContext request) {
        return ScopedResponse.page(
                caller,
                CapChanges.reading(caller),
                request,
                () -> page.page().flatMap(wanted -> spend.days(caller, account, wanted)),
                SpendReports_SpendOfDayCodec::encode);
    }
}
