package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.server.call.Answer;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.CatalogPage;
import dev.adtools.server.call.Origins;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.ToolRequest;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.Consumes;
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

/** Lists the tools and executes them. */
@Path("/api/v1/tools")
@Produces(MediaType.APPLICATION_JSON)
public final class ToolsResource {

    private static final String KEY_HEADER = "Idempotency-Key";

    private final ToolCatalog catalog;
    private final ToolPipeline pipeline;
    private final Origins origins;

    /** Serves a catalog through a pipeline. */
    public ToolsResource(ToolCatalog catalog, ToolPipeline pipeline, Origins origins) {
        this.catalog = catalog;
        this.pipeline = pipeline;
        this.origins = origins;
    }

    /** Lists the tools that the caller may see. */
    @GET
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

    /** Executes one tool. */
    @POST
    @Path("{tool}/execute")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response execute(
            @Auth Caller caller, @PathParam("tool") String name, @Context ContainerRequestContext request) {
        String requestId = RequestId.of(request);
        return body(request)
                .then(ExecuteRequest::read)
                .then(read -> catalog.visible(name, caller)
                        .map(tool -> Outcome.completed(run(caller, tool, read, request)))
                        .orElseGet(ToolsResource::unknownTool))
                .fold(response -> response, error -> ErrorAnswer.of(error, requestId));
    }

    private static Outcome<byte[]> body(ContainerRequestContext request) {
        return MediaTypes.isJson(request)
                ? RequestBody.read(request)
                : Outcome.failed(FrameworkError.of(ErrorCode.UNSUPPORTED_MEDIA_TYPE.status()));
    }

    private static Outcome<Response> unknownTool() {
        return Outcome.failed(
                ToolError.of(ErrorCode.TOOL_NOT_FOUND, "There is no tool of this name that the token may see."));
    }

    private Response run(Caller caller, ToolDispatch<?> tool, ToolRequest read, ContainerRequestContext request) {
        String requestId = RequestId.of(request);
        ToolCall call = new ToolCall(caller, tool, read, origins.of(requestId, request.getHeaderString(KEY_HEADER)));
        Answer answer = pipeline.execute(call);
        byte[] body = ExecuteResponse.of(tool.descriptor(), answer, requestId);
        ResponseBuilder response = Response.status(answer.status())
                .type(MediaType.APPLICATION_JSON_TYPE)
                .header(HttpHeaders.CONTENT_LENGTH, body.length)
                .entity(body);
        answer.error().ifPresent(error -> ErrorAnswer.addHeaders(error, response));
        return response.build();
    }
}
