package dev.adtools.server.rest;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.audit.AuditQueryService;
import dev.adtools.server.audit.AuditReader.AuditQuery;
import dev.adtools.server.audit.AuditVerificationCodec;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.JsonLines;
import dev.adtools.server.http.RequestChannel;
import dev.adtools.server.http.RequestId;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Shows the audit trail to holders of {@code audit:read}, and has it verified. */
@Tag(name = "Audit")
@Path("/api/v1/audit")
public final class AuditResource {

    private final AuditQueryService queries;

    /** Serves the trail of a database. */
    public AuditResource(AuditQueryService queries) {
        this.queries = queries;
    }

    /** Lists events; with {@code format=jsonl} all of them, one to a line, the oldest first. */
    @GET
    @Path("events")
    @Operation(operationId = "listAuditEvents", summary = "List audit events")
    @Answers("AuditEventList")
    @ApiErrors({400, 403})
    public Response events(
            @Auth Caller caller, @BeanParam AuditEventParameters wanted, @Context ContainerRequestContext request) {
        if (!caller.may(Scope.AUDIT_READ)) {
            return ErrorAnswer.of(ScopeFilter.refusal(Scope.AUDIT_READ), RequestId.of(request));
        }
        return switch (wanted.format) {
            case "json" ->
                NoStoreResponse.page(
                        wanted.page
                                .page()
                                .flatMap(page -> queries.list(
                                        caller,
                                        RequestChannel.of(request, Channel.Transport.REST),
                                        wanted.query(),
                                        page)),
                        (event, out) -> out.raw(event),
                        request);
            case "jsonl" ->
                answer(
                        wanted.whole()
                                .flatMap(query -> queries.readBy(
                                                caller, RequestChannel.of(request, Channel.Transport.REST))
                                        .export(query))
                                .map(export -> Response.ok(new JsonLines(export::to), JsonLines.MEDIA_TYPE)),
                        request);
            default ->
                ErrorAnswer.of(
                        ToolError.of(ErrorCode.INVALID_REQUEST, "format must be json or jsonl."),
                        RequestId.of(request));
        };
    }

    private static Response answer(Outcome<Response.ResponseBuilder> outcome, ContainerRequestContext request) {
        return outcome.fold(Response.ResponseBuilder::build, error -> ErrorAnswer.of(error, RequestId.of(request)));
    }

    /** Verifies the whole trail: what takes longer than a request may is begun, and asked for again by its id. */
    @GET
    @Path("verify")
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "verifyAuditTrail",
            summary = "Verify the audit trail",
            description =
                    "Reads all of it, once at a time: whoever asks meanwhile waits for the same. When that takes longer"
                            + " than 15 seconds, the answer says how far it is; ask again with its id.")
    @Answers("AuditVerification")
    @ApiErrors({400, 403, 404})
    public Response verify(
            @Auth Caller caller,
            @Parameter(
                            description = "A verification that was begun on this node; a new one, or the one that is "
                                    + "under way, when left out.",
                            schema = @Schema(examples = "01m84b1a3wq8v5hq6m2d7k9x0c"))
                    @QueryParam("id")
                    @Nullable
                    String id,
            @Context ContainerRequestContext request) {
        return ScopedResponse.of(
                caller,
                Scope.AUDIT_READ,
                request,
                () -> queries.verify(
                        caller, RequestChannel.of(request, Channel.Transport.REST), id, AuditQueryService.PATIENCE),
                AuditVerificationCodec::toJson);
    }

    /** The query parameters of the list. */
    public static final class AuditEventParameters {

        @Parameter(
                description = "The first moment; from the beginning when left out.",
                schema = @Schema(format = "date-time", examples = "2026-03-01T00:00:00Z"))
        @QueryParam("from")
        private @Nullable String from;

        @Parameter(
                description = "The moment behind the last; to the end when left out.",
                schema = @Schema(format = "date-time", examples = "2026-04-01T00:00:00Z"))
        @QueryParam("to")
        private @Nullable String to;

        @Parameter(description = "Only events of this kind.", schema = @Schema(examples = "call"))
        @QueryParam("kind")
        private @Nullable String kind;

        @Parameter(description = "Only what this principal did.", schema = @Schema(examples = "campaign-robot"))
        @QueryParam("principal")
        private @Nullable String principal;

        @Parameter(description = "Only events about this tool.", schema = @Schema(examples = "get_campaigns"))
        @QueryParam("tool")
        private @Nullable String tool;

        @Parameter(description = "Only events about this account.", schema = @Schema(examples = "100-200-3001"))
        @QueryParam("account_id")
        private @Nullable String accountId;

        @Parameter(
                description = "Only events of this operation.",
                schema = @Schema(examples = "op_01m7znghxjcp6te53ex4hrrb87"))
        @QueryParam("operation")
        private @Nullable String operation;

        @Parameter(description = "Only what ended with this code.", schema = @Schema(examples = "OK"))
        @QueryParam("code")
        private @Nullable String code;

        @Parameter(
                description =
                        "Only events of requests with this `X-Request-Id`. Each event is read for it, so add `from`"
                                + " to a long trail.",
                schema = @Schema(examples = "01m7znghxjcp6te53ex4hrrb85"))
        @QueryParam("request_id")
        private @Nullable String requestId;

        @BeanParam
        private PageParameters page = new PageParameters();

        @Parameter(
                description = "`json` for a page of events, `jsonl` for all of them, one to a line, the oldest first; "
                        + "then `cursor` and `limit` do not count, and `order` may only be `oldest`.",
                schema =
                        @Schema(
                                allowableValues = {"json", "jsonl"},
                                defaultValue = "json"))
        @QueryParam("format")
        @DefaultValue("json")
        private String format = "json";

        AuditQuery query() {
            return new AuditQuery(from, to, kind, principal, tool, accountId, operation, code, requestId);
        }

        // Whoever verifies a chain reads it forward.
        Outcome<AuditQuery> whole() {
            return page.order() == null || page.order().equals("oldest")
                    ? Outcome.completed(query())
                    : Outcome.failed(ToolError.of(
                            ErrorCode.INVALID_REQUEST,
                            "order must be oldest with format=jsonl, which begins with the oldest event."));
        }
    }
}
