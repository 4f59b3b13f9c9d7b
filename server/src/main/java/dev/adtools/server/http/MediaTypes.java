package dev.adtools.server.http;

import jakarta.ws.rs.core.MediaType;
import org.jspecify.annotations.Nullable;

/** Decides whether a body is declared as JSON in UTF-8. */
final class MediaTypes {

    private MediaTypes() {}

    /** Returns whether a body with these headers, null where there is none, is what the service reads. */
    static boolean isReadable(@Nullable String encoding, @Nullable String type) {
        return (encoding == null || encoding.equalsIgnoreCase("identity")) && (type == null || isJson(type));
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
