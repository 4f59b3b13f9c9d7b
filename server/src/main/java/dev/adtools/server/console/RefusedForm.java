package dev.adtools.server.console;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.http.RequestId;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.Form;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.glassfish.jersey.server.ContainerRequest;
import org.jspecify.annotations.Nullable;

/**
 * Form that was sent and refused: why, and what was typed, so that nobody types it again.
 *
 * @param error why
 * @param requestId the request, as the log and the trail name it
 * @param fields what was sent
 */
record RefusedForm(ToolError error, String requestId, MultivaluedMap<String, String> fields) {

    private static final String PROPERTY = RefusedForm.class.getName();

    /** Returns the refused form that a request sent; null when it sent none, or none was refused. */
    static @Nullable RefusedForm of(ContainerRequestContext request) {
        return (RefusedForm) request.getProperty(PROPERTY);
    }

    /** Answers with the page of the form once more; with the page of the error where the form is not the sender's. */
    static Response again(ContainerRequestContext request, ToolError error, Supplier<Response> form) {
        Response refused = ErrorAnswer.to(error, request);
        if (error.code() == ErrorCode.INSUFFICIENT_SCOPE) {
            // No other words help.
            return refused;
        }
        MultivaluedMap<String, String> fields =
                ((ContainerRequest) request).readEntity(Form.class).asMap();
        request.setProperty(PROPERTY, new RefusedForm(error, RequestId.of(request), fields));
        Response page = form.get();
        return page.getStatus() != Response.Status.OK.getStatusCode()
                ? refused
                : Response.fromResponse(refused)
                        .header(HttpHeaders.CONTENT_LENGTH, null)
                        .type(Pages.HTML)
                        .entity(page.getEntity())
                        .build();
    }

    /** Returns the title of what went wrong. */
    String title() {
        return ErrorPage.title(error.code().status());
    }

    /** Returns what is wrong with each field, where the refusal says so: its pointer, and why. */
    List<String> violations() {
        return error.details().get("violations") instanceof JsonArray list
                ? list.items().stream()
                        .map(JsonObject.class::cast)
                        .map(violation -> text(violation, "pointer") + " " + text(violation, "message"))
                        .toList()
                : List.of();
    }

    private static String text(JsonObject violation, String member) {
        return violation.get(member) instanceof JsonString text ? text.value() : "";
    }

    /** Returns what was typed in a field; nothing when the form has no such field. */
    String sent(String field) {
        return Objects.requireNonNullElse(fields.getFirst(field), "");
    }
}
