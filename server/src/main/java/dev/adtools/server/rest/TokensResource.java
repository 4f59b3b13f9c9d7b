package dev.adtools.server.rest;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.TokenViewCodec;
import dev.adtools.server.auth.TokenView_WithRevokedCodec;
import dev.adtools.server.auth.TokenView_WithTextCodec;
import dev.adtools.server.call.Caller;
import io.dropwizard.auth.Auth;
import io.swagger.v3.oas.annotations.Operation;
import io.swagger.v3.oas.annotations.Parameter;
import io.swagger.v3.oas.annotations.media.Schema;
import io.swagger.v3.oas.annotations.tags.Tag;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DELETE;
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
import org.jspecify.annotations.Nullable;

/** Mints, lists and revokes tokens. */
@Tag(name = "Access")
@Path("/api/v1/tokens")
@Produces(MediaType.APPLICATION_JSON)
public final class TokensResource {

    private final Access access;

    /** Serves the tokens of a database. */
    public TokensResource(Access access) {
        this.access = access;
    }

    /** Mints a token; its text is in this answer and nowhere else. */
    @POST
    @Audited("token.create")
    @Operation(
            operationId = "createToken",
            summary = "Mint a token",
            description = "The token's text is in this answer and nowhere else.")
    @Answers(value = "MintedToken", status = 201, takes = "TokenRequest")
    @ApiErrors({403, 404, 409})
    public Response create(@Auth Caller caller, @Context ContainerRequestContext request) {
        return ScopedResponse.created(
                caller,
                request,
                body -> access.administeredBy(caller).createToken(body),
                TokenView_WithTextCodec::toJson);
    }

    /** Lists tokens without their secrets. */
    @GET
    @Operation(operationId = "listTokens", summary = "List tokens", description = "Without their secrets.")
    @Answers("TokenList")
    @ApiErrors({400, 403})
    public Response list(
            @Auth Caller caller, @BeanParam PageParameters page, @Context ContainerRequestContext request) {
        return ScopedResponse.page(
                caller, request, () -> page.page().map(access.administeredBy(caller)::tokens), TokenViewCodec::encode);
    }

    /** Returns one token without its secret. */
    @GET
    @Path("{id}")
    @Operation(operationId = "getToken", summary = "Get a token")
    @Answers("Token")
    @ApiErrors({403, 404})
    public Response get(
            @Auth Caller caller, @TokenIdParam @PathParam("id") String id, @Context ContainerRequestContext request) {
        return ScopedResponse.of(
                caller, request, () -> access.administeredBy(caller).token(id), TokenViewCodec::toJson);
    }

    /** Revokes a token, and those that it led to if {@code with_minted} is {@code true}. */
    @DELETE
    @Path("{id}")
    @Audited("token.revoke")
    @Operation(operationId = "revokeToken", summary = "Revoke a token")
    @Answers("RevokedToken")
    @ApiErrors({400, 403, 404})
    public Response revoke(
            @Auth Caller caller,
            @TokenIdParam @PathParam("id") String id,
            @Parameter(
                            description =
                                    "`true` revokes all that the token led to as well: those that it minted, those "
                                            + "that they minted, and so on.",
                            schema =
                                    @Schema(
                                            allowableValues = {"true", "false"},
                                            defaultValue = "false"))
                    @QueryParam("with_minted")
                    @Nullable
                    String withMinted,
            @Context ContainerRequestContext request) {
        return ScopedResponse.of(
                caller,
                request,
                () -> flag("with_minted", withMinted)
                        .flatMap(minted -> access.administeredBy(caller).revokeToken(id, minted)),
                TokenView_WithRevokedCodec::toJson);
    }

    private static Outcome<Boolean> flag(String name, @Nullable String value) {
        return value == null || value.equals("true") || value.equals("false")
                ? Outcome.completed("true".equals(value))
                : Outcome.failed(ToolError.of(ErrorCode.INVALID_REQUEST, name + " must be true or false."));
    }

    /** Names the token. */
    @Parameter(description = "The token's public id.", schema = @Schema(examples = "4fK2mQ9xZb"))
    @Retention(RetentionPolicy.RUNTIME)
    private @interface TokenIdParam {}
}
