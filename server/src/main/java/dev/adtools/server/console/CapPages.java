package dev.adtools.server.console;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.approval.ActionState;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.call.ScopeFilter;
import dev.adtools.server.spend.CapChanges;
import dev.adtools.server.spend.CapView;
import dev.adtools.server.spend.CapViewCodec;
import io.dropwizard.auth.Auth;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Shows the cap of an account, changes it, and decides on the change that waits, in two steps. */
@Path("/console/caps/{account}")
@Produces(Pages.HTML)
public final class CapPages {

    private static final List<String> TEXTS = List.of("currency", "time_zone", "per_call", "per_day", "reason");
    private static final List<String> COUNTS = List.of("max_change_percent", "creates_per_day");
    private static final Pattern WHOLE = Pattern.compile("[0-9]{1,15}");

    private final Pages pages;
    private final CapChanges caps;
    private final RecordedDecisions decisions;

    CapPages(Pages pages, CapChanges caps, RecordedDecisions decisions) {
        this.pages = pages;
        this.caps = caps;
        this.decisions = decisions;
    }

    /** Shows the cap, and the change that waits. */
    @GET
    public Response get(
            @Auth Caller caller, @PathParam("account") String account, @Context ContainerRequestContext request) {
        return Pages.of(request, read(caller, account), cap -> {
            PageContext page = context("Cap of " + cap.id(), caller, request);
            return Pages.ok((out, interceptor) -> JtecapGenerated.render(out, interceptor, page, cap));
        });
    }

    private Outcome<CapView> read(Caller caller, String account) {
        return ScopeFilter.needing(caller, CapChanges.reading(caller)).flatMap(allowed -> caps.find(allowed, account));
    }

    private PageContext context(String title, Caller caller, ContainerRequestContext request) {
        Section section = caller.may(Scope.OPERATIONS_READ) ? Section.SPEND : Section.APPROVALS;
        return pages.context(section, title, caller, request);
    }

    /** Asks for another cap. */
    @GET
    @Path("change")
    public Response form(
            @Auth Caller caller, @PathParam("account") String account, @Context ContainerRequestContext request) {
        Outcome<CapView> found =
                ScopeFilter.needing(caller, Scope.SERVICE_ADMIN).flatMap(allowed -> caps.find(allowed, account));
        return Pages.of(request, found, cap -> {
            PageContext page = context("Change the cap of " + cap.id(), caller, request);
            return Pages.ok((out, interceptor) -> JtechangeCapGenerated.render(out, interceptor, page, cap));
        });
    }

    /** Changes the cap, or has the change wait. */
    @POST
    public Response set(
            @Auth Caller caller,
            @PathParam("account") String account,
            MultivaluedMap<String, String> form,
            @Context ContainerRequestContext request) {
        byte[] body = body(form);
        return decided(
                "cap.set",
                account,
                caller,
                request,
                () -> ScopeFilter.needing(caller, Scope.SERVICE_ADMIN)
                        .flatMap(allowed -> caps.set(caller, account, body)),
                () -> form(caller, account, request));
    }

    private static byte[] body(MultivaluedMap<String, String> form) {
        JsonObject.Builder body = JsonObject.builder();
        TEXTS.forEach(name -> given(body, name, form, JsonString::new));
        COUNTS.forEach(name -> given(body, name, form, CapPages::count));
        return bytes(body);
    }

    private static byte[] bytes(JsonObject.Builder body) {
        return new JsonWriter().value(body.build()).toBytes();
    }

    private static void given(
            JsonObject.Builder body,
            String name,
            MultivaluedMap<String, String> form,
            Function<String, JsonValue> value) {
        String given = Pages.given(form.getFirst(name));
        if (given != null) {
            body.put(name, value.apply(given));
        }
    }

    // What is no number is refused where the body is read.
    private static JsonValue count(String given) {
        return WHOLE.matcher(given).matches() ? JsonNumber.of(Long.parseLong(given)) : new JsonString(given);
    }

    /** Asks once more before a decision on the change that waits is taken. */
    @GET
    @Path("{decision}")
    public Response confirm(
            @Auth Caller caller,
            @PathParam("account") String account,
            @PathParam("decision") String decision,
            @Context ContainerRequestContext request) {
        ActionDecision kind = kind(decision);
        return Pages.of(request, read(caller, account), cap -> {
            PageContext page = context(kind.title(), caller, request);
            return Pages.ok((out, interceptor) -> JteconfirmCapGenerated.render(out, interceptor, page, cap, kind));
        });
    }

    /** Takes a decision on the change of a hash. */
    @POST
    @Path("{decision}")
    public Response decide(
            @Auth Caller caller,
            @PathParam("account") String account,
            @PathParam("decision") String decision,
            @FormParam("payload_hash") @DefaultValue("") String hash,
            @Context ContainerRequestContext request) {
        ActionDecision kind = kind(decision);
        byte[] body = bytes(JsonObject.builder().put("payload_hash", hash));
        return decided(
                "cap." + kind.segment(),
                account,
                caller,
                request,
                () -> switch (kind) {
                    case APPROVE -> caps.approve(caller, account, body);
                    case REJECT -> caps.reject(caller, account, body);
                    default -> caps.cancel(caller, account, body);
                },
                () -> confirm(caller, account, decision, request));
    }

    private static ActionDecision kind(String name) {
        return ActionDecision.named(name)
                .filter(kind -> kind.from() == ActionState.PENDING)
                .orElseThrow(NotFoundException::new);
    }

    private Response decided(
            String kind,
            String account,
            Caller caller,
            ContainerRequestContext request,
            Supplier<Outcome<CapView>> work,
            Supplier<Response> form) {
        return Pages.of(
                request,
                decisions.taken(
                        kind, account, caller, request, work, cap -> RecordedDecisions.read(CapViewCodec.toJson(cap))),
                cap -> Pages.redirect(Pages.base(request) + "/caps/" + cap.id()),
                form);
    }
}
