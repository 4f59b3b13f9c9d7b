package dev.adtools.server.console;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ReasonFilter;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.spend.HaltView;
import dev.adtools.server.spend.HaltViewCodec;
import dev.adtools.server.spend.Halts;
import dev.adtools.tools.rules.IsoTime;
import gg.jte.html.HtmlInterceptor;
import gg.jte.html.HtmlTemplateOutput;
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
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Pages of the kill switch: stop and resume are separate pages, each with a confirmation. */
@Path("/console/halts")
@Produces(Pages.HTML)
public final class HaltPages {

    private static final ToolError NOT_SEEN = ToolError.of(
            ErrorCode.INVALID_REQUEST, "The form does not say which stop was seen. Open the page of the stop again.");

    private final Pages pages;
    private final Halts halts;
    private final RecordedDecisions decisions;

    HaltPages(Pages pages, Halts halts, RecordedDecisions decisions) {
        this.pages = pages;
        this.halts = halts;
        this.decisions = decisions;
    }

    /** Lists what is halted, and what can be. */
    @GET
    public Response list(@Auth Caller caller, @Context ContainerRequestContext request) {
        return allowed(caller, Halts.scope(caller), request, () -> {
            PageContext page = pages.context(Section.HALTS, "Halts", caller, request);
            List<HaltView> halted = halts.list(caller).rows();
            return Pages.ok((out, interceptor) -> JtehaltsGenerated.render(out, interceptor, page, halted, scopes()));
        });
    }

    // An account is named by whoever stops it.
    private static List<String> scopes() {
        return Stream.concat(Stream.of("all"), Arrays.stream(Platform.values()).map(Platform::wireName))
                .toList();
    }

    /** Asks for confirmation and a reason before a scope is stopped; shows the halt of a stopped scope. */
    @GET
    @Path("confirm")
    public Response confirm(
            @Auth Caller caller,
            @QueryParam("scope") @DefaultValue("all") String scope,
            @QueryParam("account") @DefaultValue("") String account,
            @Context ContainerRequestContext request) {
        String named = account.isBlank() ? scope : account.strip();
        return one(
                caller,
                Halts.scope(caller),
                named,
                request,
                halt -> halt.halted() ? "Already stopped" : "Stop",
                JteconfirmHaltGenerated::render);
    }

    /** Asks for confirmation and a reason before a scope is resumed. */
    @GET
    @Path("{scope}/clear")
    public Response resume(
            @Auth Caller caller, @PathParam("scope") String scope, @Context ContainerRequestContext request) {
        return one(
                caller,
                Scope.SERVICE_ADMIN,
                scope,
                request,
                halt -> halt.halted() ? "Resume" : "Not stopped",
                JteresumeHaltGenerated::render);
    }

    private Response one(
            Caller caller,
            Scope needed,
            String scope,
            ContainerRequestContext request,
            Function<HaltView, String> title,
            HaltTemplate template) {
        return allowed(
                caller,
                needed,
                request,
                () -> Pages.of(request, halts.find(caller, scope), halt -> {
                    PageContext page = pages.context(Section.HALTS, title.apply(halt), caller, request);
                    return Pages.ok((out, interceptor) -> template.render(out, interceptor, page, halt));
                }));
    }

    /** Halts a scope. */
    @POST
    public Response set(
            @Auth Caller caller,
            @FormParam("scope") @DefaultValue("") String scope,
            @FormParam("reason") @DefaultValue("") String reason,
            @Context ContainerRequestContext request) {
        byte[] body = new JsonWriter()
                .beginObject()
                .name("reason")
                .value(reason.strip())
                .endObject()
                .toBytes();
        return decided(
                "halt.set",
                scope,
                caller,
                request,
                Halts.scope(caller),
                () -> halts.set(caller, scope, body),
                () -> confirm(caller, scope, "", request));
    }

    /** Resumes a scope. */
    @POST
    @Path("{scope}/clear")
    public Response clear(
            @Auth Caller caller,
            @PathParam("scope") String scope,
            @FormParam("reason") @DefaultValue("") String reason,
            @FormParam("seen") @DefaultValue("") String seen,
            @Context ContainerRequestContext request) {
        return decided(
                "halt.clear",
                scope,
                caller,
                request,
                Scope.SERVICE_ADMIN,
                () -> IsoTime.parse(seen)
                        .map(stop -> halts.clear(caller, scope, ReasonFilter.encoded(reason.strip()), stop))
                        .orElseGet(() -> Outcome.failed(NOT_SEEN)),
                () -> resume(caller, scope, request));
    }

    /** The template of a page about one scope. */
    @FunctionalInterface
    private interface HaltTemplate {

        void render(HtmlTemplateOutput out, HtmlInterceptor interceptor, PageContext page, HaltView halt);
    }

    private Response decided(
            String kind,
            String scope,
            Caller caller,
            ContainerRequestContext request,
            Scope needed,
            Supplier<Outcome<HaltView>> work,
            Supplier<Response> form) {
        return Pages.of(
                request,
                decisions.taken(
                        kind,
                        scope,
                        caller,
                        request,
                        () -> ScopeFilter.needing(caller, needed).flatMap(allowed -> work.get()),
                        halt -> RecordedDecisions.read(HaltViewCodec.toJson(halt))),
                halt -> Pages.redirect(Pages.base(request) + "/halts"),
                form);
    }

    private static Response allowed(
            Caller caller, Scope needed, ContainerRequestContext request, Supplier<Response> page) {
        return Pages.of(request, ScopeFilter.needing(caller, needed), allowed -> page.get());
    }
}
