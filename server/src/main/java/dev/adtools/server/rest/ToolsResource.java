package dev.adtools.server.rest;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.server.audit.AuditFilter;
import dev.adtools.server.call.CallMetadata;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.CatalogPage;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.McpResult;
import dev.adtools.server.call.OperationRef;
import dev.adtools.server.call.ReasonFilter;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.JsonAnswer;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.http.RequestChannel;
import dev.adtools.server.http.RequestId;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Hidden;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.enums.ParameterIn;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** Lists the tools and executes them. */
@Tag(name = "Tools")
@Path("/api/v1/tools")
public final class ToolsResource {

    private static final String KEY_HEADER = "Idempotency-Key";

    private final ToolCatalog catalog;
    private final ToolPipeline pipeline;
    private final CallMetadataFactory metadata;
    private final McpResult results;
    private final AuditFilter events;

    /** Serves a catalog through a pipeline; requests that meet no tool are recorded as events. */
    public ToolsResource(
            ToolCatalog catalog,
            ToolPipeline pipeline,
            CallMetadataFactory metadata,
            McpResult results,
            AuditFilter events) {
        this.catalog = catalog;
        this.pipeline = pipeline;
        this.metadata = metadata;
        this.results = results;
        this.events = events;
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
    public Response list(@Auth Caller caller, @Context Request request) {
        CatalogPage page = catalog.page(caller);
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
    @Produces(MediaType.WILDCARD)
    @Hidden
    public Response execute(
            @Auth Caller caller, @PathParam("tool") String name, @Context ContainerRequestContext request) {
        return JsonBody.of(request)
                .flatMap(ExecuteRequest::read)
                .flatMap(read -> catalog.visible(name, caller)
                        .map(tool -> Outcome.completed(run(caller, tool, read, request)))
                        .orElseGet(() -> Outcome.failed(ToolCatalog.NO_TOOL)))
                .fold(answer -> answer, error -> unmet(name, caller, request, error));
    }

    private Response unmet(String name, Caller caller, ContainerRequestContext request, ToolError error) {
        events.unmet(caller, RequestChannel.of(request, Channel.Transport.REST), name, RequestId.of(request), error);
        return ErrorAnswer.to(error, request);
    }

    private Response run(Caller caller, ToolDispatch<?> tool, ToolRequest read, ContainerRequestContext request) {
        String requestId = RequestId.of(request);
        String key = request.getHeaderString(KEY_HEADER);
        CallMetadata origin = metadata.of(requestId, key, RequestChannel.of(request, Channel.Transport.REST))
                .withReason(ReasonFilter.sent(request.getHeaders().get(ReasonFilter.HEADER), null));
        CallResult answer = pipeline.execute(new ToolCall(caller, tool, read, origin));
        boolean minimal = MinimalReturn.isPreferred(request);
        ByteBuffer body =
                new ExecuteResponse(tool.descriptor(), minimal ? results.withoutText() : results).of(answer, requestId);
        ResponseBuilder response = JsonAnswer.ofCall(answer.status(), body, answer.error(), answer.allowance());
        if (minimal) {
            response.header(Preferences.APPLIED_HEADER, MinimalReturn.VALUE);
        }
        OperationRef receipt = answer.receipt();
        return (receipt == null ? response : kept(response, receipt, key)).build();
    }

    private static ResponseBuilder kept(ResponseBuilder response, OperationRef receipt, @Nullable String key) {
        if (key != null) {
            response.header(KEY_HEADER, key);
        }
        if (receipt.replayed()) {
            response.header("Idempotent-Replayed", "true");
        }
        return response.header("Operation-Id", receipt.operationId());
    }
}
