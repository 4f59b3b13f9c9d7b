package dev.adtools.server.http;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import org.jspecify.annotations.Nullable;

/** Decides whether a body is declared as JSON in UTF-8. */
final class MediaTypes {

    private MediaTypes() {}

    /** Returns whether a request's body, if it has one, is declared as what the service reads. */
    static boolean isJson(ContainerRequestContext request) {
        String encoding = request.getHeaderString(HttpHeaders.CONTENT_ENCODING);
        if (encoding != null && !encoding.equalsIgnoreCase("identity")) {
            return false;
        }
        String declared = request.getHeaderString(HttpHeaders.CONTENT_TYPE);
        return declared == null ? !request.hasEntity() : isJson(declared);
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
}
