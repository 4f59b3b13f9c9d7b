package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.auth.PrincipalRow;
import dev.adtools.server.auth.PrincipalRowCodec;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import io.dropwizard.auth.Auth;
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
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Shows principals, makes them, and disables and enables them in two steps. */
@Path("/console/principals")
@Produces(Pages.HTML)
public final class PrincipalPages {

    private final Pages pages;
    private final Access access;
    private final RecordedDecisions decisions;

    PrincipalPages(Pages pages, Access access, RecordedDecisions decisions) {
        this.pages = pages;
        this.access = access;
        this.decisions = decisions;
    }

    /** Lists principals. */
    @GET
    public Response list(
            @Auth Caller caller,
            @QueryParam("cursor") @Nullable String cursor,
            @Context ContainerRequestContext request) {
        Outcome<Page<PrincipalRow>> found = administration(caller)
                .flatMap(administration -> PageRequest.of(cursor, null, null).map(administration::principals));
        return Pages.of(request, found, principals -> {
            PageContext page = pages.context(Section.PRINCIPALS, "Principals", caller, request);
            return Pages.ok((out, interceptor) -> JteprincipalsGenerated.render(out, interceptor, page, principals));
        });
    }

    private Outcome<Administration> administration(Caller caller) {
        return ScopeFilter.needing(caller, Administration.scope(caller)).map(access::administeredBy);
    }

    /** Asks for what a new principal is. */
    @GET
    @Path("new")
    public Response form(@Auth Caller caller, @Context ContainerRequestContext request) {
        return Pages.of(request, administration(caller), administration -> {
            PageContext page = pages.context(Section.PRINCIPALS, "Make a principal", caller, request);
            return Pages.ok((out, interceptor) -> JtecreatePrincipalGenerated.render(out, interceptor, page));
        });
    }

    /** Makes a principal. */
    @POST
    public Response create(
            @Auth Caller caller,
            @FormParam("id") @DefaultValue("") String id,
            @FormParam("owner") @DefaultValue("") String owner,
            @FormParam("kind") @DefaultValue("") String kind,
            @Context ContainerRequestContext request) {
        byte[] body = new JsonWriter()
                .beginObject()
                .name("id")
                .value(id.strip())
                .name("owner")
                .value(owner.strip())
                .name("kind")
                .value(kind)
                .endObject()
                .toBytes();
        return decided(
                "principal.create",
                null,
                caller,
                request,
                administration -> administration.createPrincipal(body),
                () -> form(caller, request));
    }

    /** Asks once more before the tokens of a principal are refused. */
    @GET
    @Path("{id}/disable")
    public Response confirmDisabling(
            @Auth Caller caller, @PathParam("id") String id, @Context ContainerRequestContext request) {
        return confirm("Disable a principal", id, caller, request);
    }

    /** Asks once more before the tokens of a principal are accepted again. */
    @GET
    @Path("{id}/enable")
    public Response confirmEnabling(
            @Auth Caller caller, @PathParam("id") String id, @Context ContainerRequestContext request) {
        return confirm("Enable a principal", id, caller, request);
    }

    private Response confirm(String title, String id, Caller caller, ContainerRequestContext request) {
        Outcome<PrincipalRow> found = administration(caller).flatMap(administration -> administration.principal(id));
        return Pages.of(request, found, principal -> {
            PageContext page = pages.context(Section.PRINCIPALS, title, caller, request);
            return Pages.ok(
                    (out, interceptor) -> JteswitchPrincipalGenerated.render(out, interceptor, page, principal));
        });
    }

    /** Has all tokens of a principal refused. */
    @POST
    @Path("{id}/disable")
    public Response disable(@Auth Caller caller, @PathParam("id") String id, @Context ContainerRequestContext request) {
        return decided(
                "principal.disable",
                id,
                caller,
                request,
                administration -> administration.disablePrincipal(id),
                () -> confirmDisabling(caller, id, request));
    }

    /** Has the tokens of a principal accepted again. */
    @POST
    @Path("{id}/enable")
    public Response enable(@Auth Caller caller, @PathParam("id") String id, @Context ContainerRequestContext request) {
        return decided(
                "principal.enable",
                id,
                caller,
                request,
                administration -> administration.enablePrincipal(id),
                () -> confirmEnabling(caller, id, request));
    }

    private Response decided(
            String kind,
            @Nullable String id,
            Caller caller,
            ContainerRequestContext request,
            Function<Administration, Outcome<PrincipalRow>> work,
            Supplier<Response> form) {
        Outcome<PrincipalRow> done = decisions.taken(
                kind,
                id,
                caller,
                request,
                () -> administration(caller).flatMap(work),
                principal -> RecordedDecisions.read(PrincipalRowCodec.toJson(principal)));
        return Pages.of(request, done, principal -> Pages.redirect(Pages.base(request) + "/principals"), form);
    }
}
