package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes a tool as MCP describes it (MCP 2026-07-28, "Tool"), from its compiled descriptor. */
final class ToolEntry {

    private static final String SCHEMA = "$schema";
    private static final Set<String> HINTS =
            Set.of("title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint");
    private static final List<String> PLAIN = List.of("name", "title", "description", "inputSchema");

    private static final byte[] ERROR = """
            {"type":"object","properties":{"error":{"type":"object","properties":{"message":{"type":"string"},\
            "code":{"type":"string"},"details":{"type":"object"}},"required":["message","code","details"],\
            "additionalProperties":false}},"required":["error"],"additionalProperties":false}""".getBytes(StandardCharsets.US_ASCII);

    private ToolEntry() {}

    static void write(ToolDescriptor tool, JsonWriter out) {
        JsonObject document = tool.document();
        out.beginObject();
        PLAIN.forEach(member -> copy(member, document.get(member), out));
        outputSchema(document.get("outputSchema"), out);
        annotations(tool, document.get("annotations"), out);
        out.endObject();
    }

    private static void copy(String name, @Nullable JsonValue value, JsonWriter out) {
        if (value != null) {
            out.name(name).value(value);
        }
    }

    /** A result is what the tool answers, or the error: clients check both against the one schema. */
    private static void outputSchema(@Nullable JsonValue schema, JsonWriter out) {
        if (schema instanceof JsonObject result) {
            out.name("outputSchema").beginObject();
            copy(SCHEMA, result.get(SCHEMA), out);
            out.name("type").value("object").name("anyOf").beginArray().beginObject();
            result.members().forEach((name, value) -> {
                if (!name.equals(SCHEMA)) {
                    out.name(name).value(value);
                }
            });
            out.endObject();
            out.raw(ERROR).endArray().endObject();
        }
    }

    /** The hints that MCP knows stand where it wants them; what only adtools knows stands in {@code _meta}. */
    private static void annotations(ToolDescriptor tool, @Nullable JsonValue annotations, JsonWriter out) {
        if (annotations instanceof JsonObject all) {
            out.name("annotations").beginObject();
            all.members().forEach((name, value) -> {
                if (HINTS.contains(name)) {
                    out.name(name).value(value);
                }
            });
            out.endObject().name("_meta").beginObject();
            out.name(ResultEnvelope.OURS + "platform").value(tool.platform().wireName());
            all.members().forEach((name, value) -> {
                if (!HINTS.contains(name)) {
                    out.name(ResultEnvelope.OURS + name).value(value);
                }
            });
            out.endObject();
        }
    }
}
