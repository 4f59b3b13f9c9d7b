package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.auth.TokenView;
import dev.adtools.server.auth.TokenViewCodec;
import dev.adtools.server.auth.TokenView_WithRevokedCodec;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/** Shows tokens, mints them, and revokes them in two steps. */
@Path("/console/tokens")
@Produces(Pages.HTML)
public final class TokenPages {

    private final Pages pages;
    private final Access access;
    private final RecordedDecisions decisions;

    TokenPages(Pages pages, Access access, RecordedDecisions decisions) {
        this.pages = pages;
        this.access = access;
        this.decisions = decisions;
    }

    /** Lists tokens without their secrets. */
    @GET
    public Response list(
            @Auth Caller caller,
            @QueryParam("cursor") @Nullable String cursor,
            @Context ContainerRequestContext request) {
        Outcome<Page<TokenView>> found = administration(caller)
                .flatMap(administration -> PageRequest.of(cursor, null, null).map(administration::tokens));
        return Pages.of(request, found, tokens -> {
            PageContext page = pages.context(Section.TOKENS, "Tokens", caller, request);
            return Pages.ok((out, interceptor) -> JtetokensGenerated.render(out, interceptor, page, tokens));
        });
    }

    private Outcome<Administration> administration(Caller caller) {
        return ScopeFilter.needing(caller, Administration.scope(caller)).map(access::administeredBy);
    }

    /** Asks for what a new token may do. */
    @GET
    @Path("new")
    public Response form(
            @Auth Caller caller,
            @QueryParam("principal") @DefaultValue("") String principal,
            @Context ContainerRequestContext request) {
        return Pages.of(request, administration(caller), administration -> {
            PageContext page = pages.context(Section.TOKENS, "Mint a token", caller, request);
            return Pages.ok((out, interceptor) ->
                    JtemintTokenGenerated.render(out, interceptor, page, administration.grantable(), principal));
        });
    }

    /** Mints a token; its text is on this page and nowhere else, so there is no other that it leads to. */
    @POST
    public Response mint(@Auth Caller caller, @BeanParam TokenForm form, @Context ContainerRequestContext request) {
        Outcome<TokenView.WithText> minted = decisions.taken(
                "token.create",
                null,
                caller,
                request,
                () -> administration(caller).flatMap(administration -> administration.createToken(form.body())),
                token -> RecordedDecisions.read(TokenViewCodec.toJson(token.row())));
        return Pages.of(
                request,
                minted,
                token -> {
                    PageContext page = pages.context(Section.TOKENS, "A new token", caller, request);
                    return Pages.ok(
                            (out, interceptor) -> JtemintedTokenGenerated.render(out, interceptor, page, token));
                },
                () -> form(caller, "", request));
    }

    /** Asks once more before a token is revoked, and whether those that it led to go with it. */
    @GET
    @Path("{id}/revoke")
    public Response confirm(@Auth Caller caller, @PathParam("id") String id, @Context ContainerRequestContext request) {
        Outcome<TokenView> found = administration(caller).flatMap(administration -> administration.token(id));
        return Pages.of(request, found, token -> {
            PageContext page = pages.context(Section.TOKENS, "Revoke a token", caller, request);
            return Pages.ok((out, interceptor) -> JterevokeTokenGenerated.render(out, interceptor, page, token));
        });
    }

    /** Revokes a token; the page needs no session, which may have ended with it. */
    @POST
    @Path("{id}/revoke")
    public Response revoke(
            @Auth Caller caller,
            @PathParam("id") String id,
            @FormParam("with_minted") @Nullable String withMinted,
            @Context ContainerRequestContext request) {
        Outcome<TokenView.WithRevoked> revoked = decisions.taken(
                "token.revoke",
                id,
                caller,
                request,
                () -> administration(caller)
                        .flatMap(administration -> administration.revokeToken(id, "true".equals(withMinted))),
                token -> RecordedDecisions.read(TokenView_WithRevokedCodec.toJson(token)));
        return Pages.of(request, revoked, token -> {
            PageContext page = pages.context(Section.TOKENS, "Revoked", caller, request);
            return Pages.ok((out, interceptor) -> JterevokedTokenGenerated.render(out, interceptor, page, token));
        });
    }
}
