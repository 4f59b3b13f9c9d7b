package dev.adtools.server.rest;

import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.CatalogFilter;
import dev.adtools.server.call.CatalogPage;
import dev.adtools.server.call.McpResult;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.JsonAnswer;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.http.RequestId;
import dev.adtools.server.store.QueryParameter;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.nio.ByteBuffer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists the tools and executes them. */
@Tag(name = "Tools")
@Path("/api/v1/tools")
public final class ToolsResource {

    private final RestCalls calls;
    private final McpResult results;

    /** Serves the tools of a catalog. */
    ToolsResource(RestCalls calls, McpResult results) {
        this.calls = calls;
        this.results = results;
    }

    /** Lists the tools that the caller may see. */
    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Parameter(
            in = ParameterIn.HEADER,
            name = HttpHeaders.IF_NONE_MATCH,
            description = "The `ETag` of the list that is there; 304 answers when it is still the same.",
            schema = @Schema(examples = "\"5f2c1b7e0d9a4c38b6e1f0a2d3c4b5a6\""))
    @Operation(operationId = "listTools", summary = "List the tools that the token may see")
    @Answers("ToolList")
    @ApiErrors(400)
    public Response list(
            @Auth Caller caller,
            @BeanParam ToolListParameters wanted,
            @Context Request request,
            @Context ContainerRequestContext http) {
        return wanted.filter()
                .fold(
                        filter -> page(calls.catalog().page(caller, filter), request),
                        error -> ErrorAnswer.to(error, http));
    }

    private static Response page(CatalogPage page, Request request) {
        EntityTag tag = new EntityTag(page.tag());
        ResponseBuilder unchanged = request.evaluatePreconditions(tag);
        ResponseBuilder response = unchanged == null ? JsonAnswer.of(200, ByteBuffer.wrap(page.bytes())) : unchanged;
        return response.tag(tag)
                .header(HttpHeaders.CACHE_CONTROL, "private, no-cache")
                .header(HttpHeaders.VARY, HttpHeaders.AUTHORIZATION + ", " + HttpHeaders.ACCEPT_ENCODING)
                .build();
    }

    /** Executes a tool. The document that is published describes this for each tool by itself. */
    // Leaves media types to JsonBody: Jersey would refuse others before anything records that somebody called.
    @POST
    @Path("{tool}/execute")
    @IdempotencyKeyFilter.Keyed
    @Produces(MediaType.WILDCARD)
    @Hidden
    public Response execute(
            @Auth Caller caller, @PathParam("tool") String name, @Context ContainerRequestContext request) {
        return calls.answer(
                name,
                caller,
                request,
                JsonBody.of(request).flatMap(ExecuteRequest::read),
                (tool, answer) -> encoded(tool, answer, request));
    }

    private ResponseBuilder encoded(ToolDescriptor tool, CallResult answer, ContainerRequestContext request) {
        boolean minimal = MinimalReturn.isPreferred(request);
        ByteBuffer body =
                new ExecuteResponse(tool, minimal ? results.withoutText() : results).of(answer, RequestId.of(request));
        ResponseBuilder response = JsonAnswer.ofCall(answer.status(), body, answer.error(), answer.allowance());
        if (minimal) {
            response.header(Preferences.APPLIED_HEADER, MinimalReturn.VALUE);
        }
        return response;
    }

    /** The query parameters of the list. */
    public static final class ToolListParameters {

        @Parameter(
                description = "Only tools of this platform.",
                schema = @Schema(ref = "#/components/schemas/Platform"))
        @QueryParam("platform")
        private @Nullable String platform;

        @Parameter(
                description = "Only tools of this group.",
                schema =
                        @Schema(
                                allowableValues = {
                                    "accounts",
                                    "campaigns",
                                    "reporting",
                                    "changes",
                                    "validation",
                                    "approvals",
                                    "schedules",
                                    "operations"
                                }))
        @QueryParam("group")
        private @Nullable String group;

        @Parameter(
                description = "Only tools of this mode.",
                schema = @Schema(allowableValues = {"read", "validate", "write"}))
        @QueryParam("mode")
        private @Nullable String mode;

        Outcome<CatalogFilter> filter() {
            return QueryParameter.choice("platform", platform, List.of(Platform.values()), Platform::wireName)
                    .flatMap(onPlatform -> QueryParameter.choice(
                                    "group", group, List.of(ToolGroup.values()), ToolGroup::wireName)
                            .flatMap(inGroup -> QueryParameter.choice(
                                            "mode", mode, List.of(Mode.values()), Mode::wireName)
                                    .map(ofMode -> new CatalogFilter(
                                            onPlatform.orElse(null), inGroup.orElse(null), ofMode.orElse(null)))));
        }
    }
}
