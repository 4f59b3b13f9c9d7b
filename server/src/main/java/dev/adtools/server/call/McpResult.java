package dev.adtools.server.call;

import dev.adtools.api.Retry;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import java.util.function.UnaryOperator;

/** Writes answers as MCP tool results; REST shows the same bytes as {@code mcp_response}. */
public final class McpResult {

    private static final int LONGEST_JSON = 8 * 1024;

    private final boolean withText;
    private final boolean allJson;

    private McpResult(boolean withText, boolean allJson) {
        this.withText = withText;
        this.allJson = allJson;
    }

    /** Writes results whose text is of a format. */
    public McpResult(TextFormat format) {
        this(true, format == TextFormat.JSON);
    }

    /** Returns what writes the same results without their texts. */
    public McpResult withoutText() {
        return new McpResult(false, allJson);
    }

    /** Returns about how many bytes the result of a call takes. */
    public int capacity(byte[] data) {
        int text = isJson(data) ? data.length : ResultText.LONGEST;
        return data.length + (withText ? 2 * text : 0);
    }

    private boolean isJson(byte[] data) {
        return allJson || data.length <= LONGEST_JSON;
    }

    /** Writes the result of a call that has one. */
    public void write(byte[] data, JsonWriter out) {
        writeMembers(data, out.beginObject()).endObject();
    }

    /** Writes the result of a call that failed. */
    public void write(ToolError error, String requestId, JsonWriter out) {
        writeMembers(error, requestId, out.beginObject()).endObject();
    }

    /** Writes the members of such a result into an open object; its structure is the encoded bytes, as they are. */
    public JsonWriter writeMembers(byte[] data, JsonWriter out) {
        content(out, text -> isJson(data) ? text.rawAsString(data) : text.value(ResultText.of(data)));
        return out.name("structuredContent").raw(data).name("isError").value(false);
    }

    /** Writes the members of the result of a call that failed: its text is the message and what to do next. */
    public JsonWriter writeMembers(ToolError error, String requestId, JsonWriter out) {
        content(out, text -> text.value(error.message() + " " + nextStep(ErrorBody.retry(error))));
        out.name("structuredContent").beginObject().name("error");
        ErrorBody.write(error, requestId, out);
        return out.endObject().name("isError").value(true);
    }

    private void content(JsonWriter out, UnaryOperator<JsonWriter> text) {
        out.name("content").beginArray();
        if (withText) {
            text.apply(out.beginObject().name("type").value("text").name("text"))
                    .endObject();
        }
        out.endArray();
    }

    private static String nextStep(Retry retry) {
        return switch (retry) {
            case SAME_KEY -> "The same call may be sent again later, with the same idempotency key.";
            case NEW_KEY -> "Send the call again only with a new idempotency key.";
            case AFTER_FIX -> "Mend this before calling again.";
            case NEVER -> "Do not send the call again.";
        };
    }

    /** Formats of the text of a long result. */
    public enum TextFormat {
        /** A summary and tables, for a model. */
        TABLE,
        /** The structure again. */
        JSON
    }
}
