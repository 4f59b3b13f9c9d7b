package dev.adtools.server.console;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.auth.BearerAuthFilter;
import dev.adtools.server.auth.BearerAuthFilter.Admission;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.http.ConsolePath;
import dev.adtools.server.http.RequestChannel;
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
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Signs people in, with a token or a link that becomes a session, and out. */
@Path("/console")
@Produces(Pages.HTML)
public final class SignInPages {

    // A cookie of the host alone, which a page of another site never sends (RFC 6265bis).
    private static final String ATTRIBUTES = "; Path=/; Secure; HttpOnly; SameSite=Strict";
    // Browsers keep this one over plain HTTP too: it is there without the session where they refused that one.
    private static final String MARK = "adtools_signed_in";
    private static final String ATTRIBUTES_OF_MARK = "; Path=/; HttpOnly; SameSite=Strict; Max-Age=";

    // Whoever guesses learns nothing of why.
    private static final ToolError NO_LINK = ToolError.of(
            ErrorCode.UNAUTHENTICATED,
            "The link does not work: it was used, is older than a minute, or its token is not valid. Make another.");

    private final Sessions sessions;
    private final SignInLinks links;
    private final BearerAuthFilter bearer;
    private final SignInRate rate;
    private final RecordedDecisions decisions;

    SignInPages(
            Sessions sessions,
            SignInLinks links,
            BearerAuthFilter bearer,
            SignInRate rate,
            RecordedDecisions decisions) {
        this.sessions = sessions;
        this.links = links;
        this.bearer = bearer;
        this.rate = rate;
        this.decisions = decisions;
    }

    /** Shows the form. */
    @GET
    @Path("sign-in")
    public Response form(
            @QueryParam("to") @DefaultValue(ConsolePath.ROOT) String to, @Context ContainerRequestContext request) {
        String page = Pages.base(request) + below(to);
        boolean refusedByBrowser =
                request.getCookies().containsKey(MARK) && SessionId.of(request).isEmpty();
        return Pages.ok((out, interceptor) ->
                JtesignInGenerated.render(out, interceptor, Pages.base(request), page, safe(to), refusedByBrowser));
    }

    /** Opens a session for the token in a form. */
    @POST
    @Path("session")
    public Response signIn(
            @FormParam("token") @DefaultValue("") String token,
            @FormParam("to") @DefaultValue(ConsolePath.ROOT) String to,
            @Context ContainerRequestContext request) {
        Outcome<SessionId> session = limited(
                request,
                () -> caller(token)
                        .flatMap(caller -> opened(caller, request, () -> Outcome.completed(sessions.open(caller)))));
        return entering(session, Pages.base(request) + below(to), request);
    }

    /** Shows whose session a link would open, which opens none: scanners and previews follow links. */
    @GET
    @Path("link/{secret}")
    public Response link(@PathParam("secret") String secret, @Context ContainerRequestContext request) {
        return Pages.of(
                request,
                limited(request, () -> holder(secret)),
                caller -> Pages.ok((out, interceptor) ->
                        JtesignInByLinkGenerated.render(out, interceptor, Pages.base(request), caller, secret)));
    }

    /** Opens the session of a link. */
    @POST
    @Path("link")
    public Response redeem(
            @FormParam("secret") @DefaultValue("") String secret, @Context ContainerRequestContext request) {
        Outcome<SessionId> session = limited(
                request,
                () -> holder(secret).flatMap(caller -> opened(caller, request, () -> known(links.redeem(secret)))));
        return entering(session, Pages.base(request), request);
    }

    private <T> Outcome<T> limited(ContainerRequestContext request, Supplier<Outcome<T>> attempt) {
        return rate.limited(RequestChannel.of(request, Channel.Transport.CONSOLE), attempt);
    }

    private Outcome<Caller> holder(String secret) {
        return known(links.caller(secret));
    }

    private static <T> Outcome<T> known(Optional<T> found) {
        return found.map(Outcome::completed).orElseGet(() -> Outcome.failed(NO_LINK));
    }

    // One answer for all that is wrong with a token, and one that is counted like any request without a valid one.
    private Outcome<Caller> caller(String token) {
        // As a header would carry it, whose bytes are read one by one.
        String shown = new String(token.strip().getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
        Admission admission = bearer.admission(List.of("Bearer " + shown), null);
        return admission instanceof Admission.Granted granted
                ? Outcome.completed(granted.caller())
                : Outcome.failed(((Admission.Refused) admission).error());
    }

    private Outcome<SessionId> opened(
            Caller caller, ContainerRequestContext request, Supplier<Outcome<SessionId>> session) {
        return decisions.taken("session.open", null, caller, request, session, opened -> JsonObject.EMPTY);
    }

    // A browser has one cookie: the session that it had would go on, and nobody could end it.
    private Response entering(Outcome<SessionId> session, String page, ContainerRequestContext request) {
        return Pages.of(request, session, id -> {
            sessions.caller(request.getHeaders().getOrDefault(HttpHeaders.COOKIE, List.of()), false)
                    .ifPresent(before -> closed(before, request));
            return leaving(page, id.text() + ATTRIBUTES, 10);
        });
    }

    private static Response leaving(String page, String cookie, int secondsOfMark) {
        return Response.fromResponse(Pages.redirect(page))
                .header(HttpHeaders.SET_COOKIE, SessionId.COOKIE + "=" + cookie)
                .header(HttpHeaders.SET_COOKIE, MARK + "=1" + ATTRIBUTES_OF_MARK + secondsOfMark)
                .build();
    }

    /** Ends the session. */
    @POST
    @Path("sign-out")
    public Response signOut(@Auth Caller caller, @Context ContainerRequestContext request) {
        return Pages.of(
                request,
                closed(caller, request),
                done -> leaving(Pages.base(request) + "/sign-in", "; Max-Age=0" + ATTRIBUTES, 0));
    }

    private Outcome<Boolean> closed(Caller caller, ContainerRequestContext request) {
        return decisions.taken(
                "session.close",
                null,
                caller,
                request,
                () -> {
                    SessionId.of(request).ifPresent(sessions::close);
                    return Outcome.completed(true);
                },
                done -> JsonObject.EMPTY);
    }

    // Whoever made the link must not send people elsewhere.
    private static String safe(String to) {
        return ConsolePath.isPage(to) ? to : ConsolePath.ROOT;
    }

    private static String below(String to) {
        return safe(to).substring(ConsolePath.ROOT.length());
    }
}
