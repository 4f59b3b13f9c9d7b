package dev.adtools.server.http;

import jakarta.ws.rs.core.MediaType;
import org.jspecify.annotations.Nullable;

/** Decides whether a body is declared as JSON in UTF-8. */
final class MediaTypes {

    private MediaTypes() {}

    /** Returns whether a body with this {@code Content-Encoding}, null where there is none, is sent as it is. */
    static boolean isPlain(@Nullable String encoding) {
        return encoding == null || encoding.equalsIgnoreCase("identity");
    }

    /** Returns whether a body of this type, null where none is told, is what the service reads. */
    static boolean isReadable(@Nullable String type) {
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
}
