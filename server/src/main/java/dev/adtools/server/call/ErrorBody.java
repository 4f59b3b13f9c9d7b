package dev.adtools.server.call;

import dev.adtools.api.Retry;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonWriter;

/** Writes a failure as the error object: message, code, details. */
public final class ErrorBody {

    /** The member of {@code details} that says what the caller may do; a failure that has one of its own keeps it. */
    public static final String RETRY = "retry";

    private ErrorBody() {}

    /** Returns the bare error object, as it answers a request that met no tool. */
    public static byte[] of(ToolError error, String requestId) {
        JsonWriter out = new JsonWriter();
        write(error, requestId, out);
        return out.toBytes();
    }

    /** Writes the error object as the next value. */
    public static void write(ToolError error, String requestId, JsonWriter out) {
        out.beginObject();
        out.name("message").value(error.message());
        out.name("code").value(error.code().name());
        out.name("details").value(details(error, requestId));
        out.endObject();
    }

    /** Returns the advice to the caller: that of the failure itself, and if it gives none, that of its code. */
    static Retry retry(ToolError error) {
        return error.details().get(RETRY) instanceof JsonString own
                ? Retry.of(own.value())
                : error.code().retry();
    }

    private static JsonObject details(ToolError error, String requestId) {
        Retry retry = retry(error);
        return error.details().toBuilder()
                .put("retryable", retry.retryable())
                .put(RETRY, retry.wireName())
                .put("request_id", requestId)
                .build();
    }
}
