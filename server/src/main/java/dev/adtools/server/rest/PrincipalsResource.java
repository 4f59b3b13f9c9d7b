package dev.adtools.server.rest;

import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.PrincipalRowCodec;
import dev.adtools.server.call.Caller;
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
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Makes, lists, disables and enables principals. */
@Tag(name = "Access")
@Path("/api/v1/principals")
@Produces(MediaType.APPLICATION_JSON)
public final class PrincipalsResource {

    private final Access access;

    /** Serves the principals of a database. */
    public PrincipalsResource(Access access) {
        this.access = access;
    }

    /** Makes a principal. */
    @POST
    @Audited("principal.create")
    @Operation(operationId = "createPrincipal", summary = "Make a principal")
    @Answers(value = "Principal", status = 201, takes = "PrincipalRequest")
    @ApiErrors({403, 409})
    public Response create(@Auth Caller caller, @Context ContainerRequestContext request) {
        return ScopedResponse.created(
                caller,
                request,
                body -> access.administeredBy(caller).createPrincipal(body),
                PrincipalRowCodec::toJson);
    }

    /** Has all tokens of a principal refused. */
    @POST
    @Path("{id}/disable")
    @Audited("principal.disable")
    @Operation(
            operationId = "disablePrincipal",
            summary = "Have all tokens of a principal refused",
            description =
                    "On other nodes within two seconds. What the principal approved and has not run no longer counts.")
    @Answers("Principal")
    @ApiErrors({403, 404, 409})
    public Response disable(
            @Auth Caller caller,
            @PrincipalIdParam @PathParam("id") String id,
            @Context ContainerRequestContext request) {
        return ScopedResponse.of(
                caller, request, () -> access.administeredBy(caller).disablePrincipal(id), PrincipalRowCodec::toJson);
    }

    /** Has the tokens of a principal accepted again. */
    @POST
    @Path("{id}/enable")
    @Audited("principal.enable")
    @Operation(
            operationId = "enablePrincipal",
            summary = "Have the tokens of a principal accepted again",
            description = "For whoever could have granted each of them that is not revoked.")
    @Answers("Principal")
    @ApiErrors({403, 404, 409})
    public Response enable(
            @Auth Caller caller,
            @PrincipalIdParam @PathParam("id") String id,
            @Context ContainerRequestContext request) {
        return ScopedResponse.of(
                caller, request, () -> access.administeredBy(caller).enablePrincipal(id), PrincipalRowCodec::toJson);
    }

    /** Lists principals. */
    @GET
    @Operation(operationId = "listPrincipals", summary = "List principals")
    @Answers("PrincipalList")
    @ApiErrors({400, 403})
    public Response list(
            @Auth Caller caller, @BeanParam PageParameters page, @Context ContainerRequestContext request) {
        return ScopedResponse.page(
                caller,
                request,
                () -> page.page().map(access.administeredBy(caller)::principals),
                PrincipalRowCodec::encode);
    }

    /** Names the principal. */
    @Parameter(description = "The principal's id.", schema = @Schema(examples = "campaign-robot"))
    @Retention(RetentionPolicy.RUNTIME)
    private @interface PrincipalIdParam {}
}
