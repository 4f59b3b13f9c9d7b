package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.store.Page;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lists the rules that tools apply beyond their schemas, and where each is known from. */
@Tag(name = "Tools")
@Path("/api/v1/rules")
@Produces(MediaType.APPLICATION_JSON)
public final class RulesResource {

    private final ToolCatalog catalog;

    /** Serves the rules of a catalog's tools. */
    public RulesResource(ToolCatalog catalog) {
        this.catalog = catalog;
    }

    /** Lists the rules of the tools that the caller may see. */
    @GET
    @Operation(
            operationId = "listRules",
            summary = "List the rules of tools",
            description = "By tool. All of them: there is no next page.")
    @Answers("RuleList")
    @ApiErrors({400, 404})
    public Response list(
            @Auth Caller caller,
            @Parameter(description = "Only rules of this tool.", schema = @Schema(examples = "validate_campaign_draft"))
                    @QueryParam("tool")
                    @Nullable
                    String tool,
            @Context ContainerRequestContext request) {
        return NoStoreResponse.page(rules(caller, tool), RuleViewCodec::encode, request);
    }

    private Outcome<Page<RuleView>> rules(Caller caller, @Nullable String tool) {
        if (tool != null && catalog.visible(tool, caller).isEmpty()) {
            return Outcome.failed(catalog.unknown(tool, caller));
        }
        List<RuleView> rows = catalog.rules(caller.limits()).entrySet().stream()
                .filter(rule -> tool == null || rule.getValue().contains(tool))
                .map(rule -> RuleView.of(rule.getKey(), rule.getValue()))
                .toList();
        return Outcome.completed(new Page<>(rows, Optional.empty()));
    }
}
