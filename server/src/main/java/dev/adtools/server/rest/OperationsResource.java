package dev.adtools.server.rest;

import dev.adtools.server.call.Caller;
import dev.adtools.server.http.JsonBody;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.idempotency.OperationSummaryCodec;
import dev.adtools.server.idempotency.OperationSummary_OperationViewCodec;
import dev.adtools.server.store.RowRevision.RevisionLookup;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
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
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Shows operations, and settles those whose outcome is unknown. */
@Tag(name = "Operations")
@Path("/api/v1/operations")
@Produces(MediaType.APPLICATION_JSON)
public final class OperationsResource {

    private final OperationService operations;
    private final RevisionLookup revisions;
    private final Waits waits;

    /** Serves the operations of a database. */
    public OperationsResource(OperationService operations, Waits waits) {
        this.operations = operations;
        this.revisions = operations::revisions;
        this.waits = waits;
    }

    /** Lists operations. */
    @GET
    @Operation(operationId = "listOperations", summary = "List operations", description = "Without what they sent.")
    @Answers("OperationList")
    @ApiErrors({400, 403})
    public Response list(
            @Auth Caller caller,
            @Parameter(
                            description = "Only operations of this status.",
                            schema = @Schema(ref = "#/components/schemas/OperationStatus"))
                    @QueryParam("status")
                    @Nullable
                    String status,
            @Parameter(description = "Only operations on this account.", schema = @Schema(examples = "100-200-3001"))
                    @QueryParam("account_id")
                    @Nullable
                    String accountId,
            @BeanParam PageParameters page,
            @Context ContainerRequestContext request) {
        return ScopedResponse.page(
                caller,
                OperationService.reading(caller),
                request,
                () -> page.page().flatMap(wanted -> operations.list(caller, status, accountId, wanted)),
                OperationSummaryCodec::encode);
    }

    /** Returns one operation, with what it sent. */
    @GET
    @Path("{id}")
    @Operation(operationId = "getOperation", summary = "Get an operation")
    @Answers("Operation")
    @ApiErrors({403, 404, 422})
    public CompletionStage<Response> get(
            @Auth Caller caller,
            @OperationIdParam @PathParam("id") String id,
            @BeanParam WaitParameters wait,
            @Context ContainerRequestContext request) {
        return waits.answer(caller, id, revisions, wait, request, reader -> shown(reader, id, request));
    }

    private Response shown(Caller caller, String id, ContainerRequestContext request) {
        return ScopedResponse.of(
                caller,
                OperationService.reading(caller),
                request,
                () -> operations.find(caller, id),
                OperationSummary_OperationViewCodec::toJson);
    }

    /** Settles an operation whose outcome is unknown. */
    @POST
    @Path("{id}/resolve")
    @Audited("operation.resolve")
    @Operation(
            operationId = "resolveOperation",
            summary = "Settle an operation whose outcome is unknown",
            description =
                    "With `operations:resolve` or `approvals:decide`. Nobody settles a write of their own that moves"
                            + " money; that it was not applied is settled by another owner, as an approval is given.")
    @Answers(value = "Operation", takes = "ResolveRequest")
    @ApiErrors({403, 404, 409})
    public Response resolve(
            @Auth Caller caller,
            @OperationIdParam @PathParam("id") String id,
            @Context ContainerRequestContext request) {
        return ScopedResponse.of(
                caller,
                OperationService.settling(caller),
                request,
                () -> JsonBody.of(request).flatMap(body -> operations.resolve(caller, id, body)),
                OperationSummary_OperationViewCodec::toJson);
    }

    /** Names the operation. */
    @Parameter(description = "The operation's id.", schema = @Schema(examples = "op_01m7znghxjcp6te53ex4hrrb87"))
    @Retention(RetentionPolicy.RUNTIME)
    private @interface OperationIdParam {}
}
