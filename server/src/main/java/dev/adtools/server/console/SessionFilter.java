package dev.adtools.server.console;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.http.ConsolePath;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.PageHeaders;
import dev.adtools.server.http.TrustedHosts;
import jakarta.ws.rs.HttpMethod;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.container.ContainerResponseFilter;
import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.glassfish.jersey.server.ContainerRequest;
import org.jspecify.annotations.Nullable;

/**
 * Guards every page: a form counts when a page of this session has sent it (OWASP Cross-Site Request Forgery Prevention Cheat Sheet),
 * the browser is told to load and run nothing else, and failures are pages too.
 */
final class SessionFilter implements ContainerRequestFilter, ContainerResponseFilter {

    /** The field in which a form sends the token of its session. */
    static final String FORM_TOKEN = "form_token";

    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
            + " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
    private static final MediaType FORM = MediaType.APPLICATION_FORM_URLENCODED_TYPE;
    private static final ToolError FOREIGN =
            ToolError.of(ErrorCode.POLICY_DENIED, "The form was not sent by a page of this service; nothing was done.");
    private static final ToolError OLD = ToolError.of(
            ErrorCode.POLICY_DENIED, "The form is not of this session; nothing was done. Open the page again.");
    private static final ToolError NO_FORM =
            ToolError.of(ErrorCode.UNSUPPORTED_MEDIA_TYPE, "A page of the console sends a form.");

    private static final ToolError UNREADABLE = ToolError.of(ErrorCode.INVALID_REQUEST, "The form cannot be read.");

    private final TrustedHosts own;

    /** Takes the names of the service, and the origin of its public URL. */
    SessionFilter(TrustedHosts own) {
        this.own = own;
    }

    @Override
    public void filter(ContainerRequestContext request) {
        if (ConsolePath.isOne(request.getUriInfo().getPath())) {
            refusal(request).ifPresent(error -> request.abortWith(ErrorAnswer.to(error, request)));
        }
    }

    private Optional<ToolError> refusal(ContainerRequestContext request) {
        String host = request.getHeaderString(HttpHeaders.HOST);
        String origin = request.getHeaderString("Origin");
        if (isSafe(request)) {
            return Optional.ofNullable(own.refusal(host, null));
        }
        ToolError strange = own.refusal(host, origin);
        if (strange != null || !isSameOrigin(request.getHeaderString("Sec-Fetch-Site"), origin)) {
            return Optional.of(strange == null ? FOREIGN : strange);
        } else if (request.getMediaType() == null || !FORM.isCompatible(request.getMediaType())) {
            return Optional.of(NO_FORM);
        }
        Form form = form(request);
        if (form == null) {
            return Optional.of(UNREADABLE);
        }
        // What opens a session is sent by who has none, or one whose cookie a link from elsewhere did not bring along.
        return ConsolePath.opensSession(request.getUriInfo().getPath())
                ? Optional.empty()
                : SessionId.of(request).filter(session -> !isOf(session, form)).map(session -> OLD);
    }

    private static boolean isSafe(ContainerRequestContext request) {
        return request.getMethod().equals(HttpMethod.GET) || request.getMethod().equals(HttpMethod.HEAD);
    }

    // Every browser of the last years sends the first, and of a POST the second; whoever sends neither is none.
    private static boolean isSameOrigin(@Nullable String site, @Nullable String origin) {
        return site == null ? origin != null : site.equals("same-origin");
    }

    private static @Nullable Form form(ContainerRequestContext request) {
        ContainerRequest read = (ContainerRequest) request;
        read.bufferEntity();
        try {
            return read.readEntity(Form.class);
        } catch (IllegalArgumentException | ProcessingException | WebApplicationException e) {
            // A wrong escape, or a charset that there is not.
            return null;
        }
    }

    private static boolean isOf(SessionId session, Form form) {
        String shown = form.asMap().getFirst(FORM_TOKEN);
        return shown != null && Sha256.same(shown, session.formToken());
    }

    @Override
    public void filter(ContainerRequestContext request, ContainerResponseContext response) {
        if (!ConsolePath.isOne(request.getUriInfo().getPath())) {
            return;
        }
        headers(response.getHeaders()::putSingle);
        if (ConsolePath.isLink(request.getUriInfo().getPath())) {
            // Its path is nobody's business.
            response.getHeaders().putSingle("Referrer-Policy", "strict-origin");
        }
        if (response.getEntity() instanceof ByteBuffer body
                && MediaType.APPLICATION_JSON_TYPE.equals(response.getMediaType())) {
            byte[] page = ErrorPage.of(json(body), response.getStatus(), request);
            response.setEntity(ByteBuffer.wrap(page), null, MediaType.valueOf(Pages.HTML));
            response.getHeaders().putSingle(HttpHeaders.CONTENT_LENGTH, page.length);
        }
    }

    /** Names each header of a page, and its value. */
    static void headers(BiConsumer<String, String> header) {
        PageHeaders.forEach(POLICY, header);
        // With no-referrer a browser would send its forms with "Origin: null" (Fetch, section 3.2).
        header.accept("Referrer-Policy", "same-origin");
    }

    private static JsonObject json(ByteBuffer body) {
        byte[] bytes = new byte[body.remaining()];
        body.duplicate().get(bytes);
        return (JsonObject) JsonCursor.read(bytes);
    }
}
