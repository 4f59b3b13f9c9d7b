package dev.adtools.server.http;

import dev.adtools.server.call.Caller;
import dev.adtools.server.call.CatalogPage;
import dev.adtools.server.call.ToolCatalog;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;

/** Lists the tools. */
@Tag(name = "Tools")
@Path("/api/v1/tools")
@Produces(MediaType.APPLICATION_JSON)
public final class ToolsResource {

    private final ToolCatalog catalog;

    /** Serves a catalog. */
    public ToolsResource(ToolCatalog catalog) {
        this.catalog = catalog;
    }

    /** Lists the tools that the caller may see. */
    @GET
    @Parameter(in = ParameterIn.HEADER, name = HttpHeaders.IF_NONE_MATCH)
    @Operation(operationId = "listTools", summary = "List the tools that the token may see")
    @Answers("ToolList")
    @Refuses(400)
    public Response list(@Auth Caller caller, @Context Request request) {
        CatalogPage page = catalog.page(caller);
        EntityTag tag = new EntityTag(page.tag());
        ResponseBuilder unchanged = request.evaluatePreconditions(tag);
        ResponseBuilder response = unchanged == null
                ? Response.ok(page.bytes()).header(HttpHeaders.CONTENT_LENGTH, page.bytes().length)
                : unchanged;
        return response.tag(tag)
                .header(HttpHeaders.CACHE_CONTROL, "private, no-cache")
                .header(HttpHeaders.VARY, HttpHeaders.AUTHORIZATION + ", " + HttpHeaders.ACCEPT_ENCODING)
                .build();
    }
}
