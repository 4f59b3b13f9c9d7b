package dev.adtools.server.call;

import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import java.time.Instant;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Writes answers as MCP tool results; REST shows the same bytes as {@code mcp_response}. */
public final class McpResult {

    private static final int LONGEST_JSON = 8 * 1024;
    private static final String REPLAYED =
            "This is the stored answer of %s. The call was not made again. Read the object for its present state.";

    private final boolean withText;
    private final boolean allJson;
    private final ErrorText errors;

    private McpResult(boolean withText, boolean allJson, ErrorText errors) {
        this.withText = withText;
        this.allJson = allJson;
        this.errors = errors;
    }

    /** Writes results whose text is of a format, and errors that name tools of a catalog. */
    public McpResult(TextFormat format, ToolCatalog catalog) {
        this(true, format == TextFormat.JSON, new ErrorText(catalog));
    }

    /** Returns a writer of the same results without their texts. */
    public McpResult withoutText() {
        return new McpResult(false, allJson, errors);
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
    public void write(ToolError error, ToolDescriptor tool, String requestId, JsonWriter out) {
        writeMembers(error, tool, requestId, out.beginObject()).endObject();
    }

    /** Writes the members of such a result into an open object; its structure is the encoded bytes, as they are. */
    public JsonWriter writeMembers(byte[] data, JsonWriter out) {
        return writeMembers(data, null, out);
    }

    /** Writes the same members for a call with a stored operation; the result of a replay also gives the time of the first answer. */
    public JsonWriter writeMembers(byte[] data, @Nullable OperationRef receipt, JsonWriter out) {
        content(out, receipt == null ? null : receipt.firstAnsweredAt(), text -> writeText(data, text));
        return out.name("structuredContent").raw(data).name("isError").value(false);
    }

    /** Writes the members of the result of a call that failed; null for a tool that is in no catalog. */
    public JsonWriter writeMembers(ToolError error, @Nullable ToolDescriptor tool, String requestId, JsonWriter out) {
        content(out, null, text -> writeText(error, tool, text));
        out.name("structuredContent").beginObject().name("error");
        ErrorBody.write(error, requestId, out);
        return out.endObject().name("isError").value(true);
    }

    /** Writes the text of such a result. */
    public JsonWriter writeText(byte[] data, JsonWriter out) {
        return isJson(data) ? out.rawAsString(data) : out.value(ResultText.of(data));
    }

    /** Writes the text of a failure. */
    public JsonWriter writeText(ToolError error, @Nullable ToolDescriptor tool, JsonWriter out) {
        return out.value(errors.of(error, tool));
    }

    private void content(JsonWriter out, @Nullable Instant firstAnsweredAt, UnaryOperator<JsonWriter> text) {
        out.name("content").beginArray();
        if (withText) {
            text.apply(out.beginObject().name("type").value("text").name("text"))
                    .endObject();
        }
        if (firstAnsweredAt != null) {
            // In a text of its own, because the other members are those of the first answer, byte for byte.
            out.beginObject()
                    .name("type")
                    .value("text")
                    .name("text")
                    .value(REPLAYED.formatted(firstAnsweredAt))
                    .endObject();
        }
        out.endArray();
    }

    /** Formats of the text of a long result. */
    public enum TextFormat {
        /** A summary and tables, for a model. */
        TABLE,
        /** The structure again. */
        JSON
    }
}
