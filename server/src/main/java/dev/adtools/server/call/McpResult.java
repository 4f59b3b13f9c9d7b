package dev.adtools.server.call;

import dev.adtools.api.Retry;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;

/** Writes an answer as an MCP tool result; REST shows the same bytes as {@code mcp_response}. */
public final class McpResult {

    private McpResult() {}

    /** Writes the result of a call that has one. */
    public static void write(byte[] data, JsonWriter out) {
        writeMembers(data, out.beginObject()).endObject();
    }

    /** Writes the result of a call that failed. */
    public static void write(ToolError error, String requestId, JsonWriter out) {
        writeMembers(error, requestId, out.beginObject()).endObject();
    }

    /** Writes the members of such a result into an open object; the encoded bytes stand in it as text and as structure. */
    public static JsonWriter writeMembers(byte[] data, JsonWriter out) {
        out.name("content").beginArray().beginObject();
        out.name("type").value("text");
        out.name("text").rawAsString(data);
        out.endObject().endArray();
        out.name("structuredContent").raw(data);
        return out.name("isError").value(false);
    }

    /** Writes the members of the result of a call that failed: its text is the message and what to do next. */
    public static JsonWriter writeMembers(ToolError error, String requestId, JsonWriter out) {
        out.name("content").beginArray().beginObject();
        out.name("type").value("text");
        out.name("text").value(error.message() + " " + nextStep(ErrorBody.retry(error)));
        out.endObject().endArray();
        out.name("structuredContent").beginObject().name("error");
        ErrorBody.write(error, requestId, out);
        out.endObject();
        return out.name("isError").value(true);
    }

    private static String nextStep(Retry retry) {
        return switch (retry) {
            case SAME_KEY -> "The same call may be sent again later, with the same idempotency key.";
            case NEW_KEY -> "Send the call again only with a new idempotency key.";
            case AFTER_FIX -> "Mend this before calling again.";
            case NEVER -> "Do not send the call again.";
        };
    }
}
