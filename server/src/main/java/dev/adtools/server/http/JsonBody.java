package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.jspecify.annotations.Nullable;

/** Reads the body of a request that sends JSON and takes JSON. */
public final class JsonBody {

    private static final ToolError ENCODED = new ToolError(
            ErrorCode.UNSUPPORTED_MEDIA_TYPE,
            "The body must not be encoded or packed; send it as it is, without Content-Encoding.",
            JsonObject.builder().put(ErrorHeaders.ENCODINGS, "identity").build());

    private JsonBody() {}

    /** Returns the bytes of a body that is declared as JSON; none when the request has no body. */
    public static Outcome<byte[]> of(ContainerRequestContext request) {
        String type = request.getHeaderString(HttpHeaders.CONTENT_TYPE);
        long length = length(request);
        if (!isPlain(request.getHeaderString(HttpHeaders.CONTENT_ENCODING))) {
            return Outcome.failed(ENCODED);
        }
        boolean undeclared = type == null && length > 0;
        if (undeclared || !isReadable(type)) {
            return refused(ErrorCode.UNSUPPORTED_MEDIA_TYPE);
        }
        if (Accept.of(request.getHeaderString(HttpHeaders.ACCEPT)) == Accept.OTHERS) {
            return refused(ErrorCode.NOT_ACCEPTABLE);
        }
        Outcome<byte[]> body = RequestBody.read(request.getEntityStream(), length);
        return type == null
                ? body.flatMap(bytes ->
                        bytes.length == 0 ? Outcome.completed(bytes) : refused(ErrorCode.UNSUPPORTED_MEDIA_TYPE))
                : body;
    }

    private static boolean isPlain(@Nullable String encoding) {
        return encoding == null || encoding.equalsIgnoreCase("identity");
    }

    private static boolean isReadable(@Nullable String type) {
        return type == null || isJson(type);
    }

    private static boolean isJson(String declared) {
        if (declared.equals(MediaType.APPLICATION_JSON)) {
            return true;
        }
        try {
            MediaType type = MediaType.valueOf(declared);
            return type.getType().equalsIgnoreCase("application")
                    && type.getSubtype().equalsIgnoreCase("json")
                    && isUtf8(type.getParameters().get(MediaType.CHARSET_PARAMETER));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static boolean isUtf8(@Nullable String charset) {
        return charset == null || charset.equalsIgnoreCase("utf-8");
    }

    private static Outcome<byte[]> refused(ErrorCode code) {
        return Outcome.failed(HttpStatusErrors.of(code.status()));
    }

    // Jetty has refused what is not a number; the one of the request context cannot hold more than an int.
    private static long length(ContainerRequestContext request) {
        String declared = request.getHeaderString(HttpHeaders.CONTENT_LENGTH);
        return declared == null ? 0 : Long.parseLong(declared);
    }
}
