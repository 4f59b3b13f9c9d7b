package dev.adtools.server.call;

import dev.adtools.api.Retry;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;

/** Writes a failure as the error object (SPEC): message, code, details. */
public final class ErrorBody {

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

    private static JsonObject details(ToolError error, String requestId) {
        Retry retry = error.code().retry();
        return error.details().toBuilder()
                .put("retryable", retry.retryable())
                .put("retry", retry.wireName())
                .put("request_id", requestId)
                .build();
    }
}
