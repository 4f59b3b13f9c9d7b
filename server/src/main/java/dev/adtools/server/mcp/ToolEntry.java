package dev.adtools.server.mcp;

import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.mcp.CompactSchema.Sentences;
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
            "code":{"type":"string"},"details":{"type":"object","properties":{}}},"required":["message","code","details"],\
            "additionalProperties":false}},"required":["error"],"additionalProperties":false}""".getBytes(StandardCharsets.US_ASCII);

    // What a client takes for granted where an entry does not say it (MCP 2026-07-28, "ToolAnnotations").
    private static final JsonObject STANDARD = JsonObject.builder()
            .put("readOnlyHint", JsonBoolean.FALSE)
            .put("destructiveHint", JsonBoolean.TRUE)
            .put("idempotentHint", JsonBoolean.FALSE)
            .put("openWorldHint", JsonBoolean.TRUE)
            .build();
    // Hints that say nothing of what only reads.
    private static final Set<String> OF_WRITES = Set.of("destructiveHint", "idempotentHint");

    private ToolEntry() {}

    /** Writes a tool with the exact schemas of its arguments and its result, and all that the catalog says of it. */
    static void writeWhole(ToolDescriptor tool, JsonWriter out) {
        write(tool, tool.document().get("outputSchema"), out);
    }

    /** Writes a tool with the exact schema of its arguments and all that the catalog says of it. */
    static void writeExact(ToolDescriptor tool, JsonWriter out) {
        write(tool, null, out);
    }

    private static void write(ToolDescriptor tool, @Nullable JsonValue outputSchema, JsonWriter out) {
        JsonObject document = tool.document();
        out.beginObject();
        PLAIN.forEach(member -> copy(member, document.get(member), out));
        outputSchema(outputSchema, out);
        annotations(tool, document.get("annotations"), out);
        out.endObject();
    }

    /** Writes a tool in as few words as a model needs to choose it and to call it. */
    static void writeCompact(ToolDescriptor tool, JsonWriter out) {
        JsonObject document = tool.document();
        out.beginObject();
        out.name("name").value(tool.name());
        out.name("description").value(summary(tool));
        if (document.get("inputSchema") instanceof JsonObject schema) {
            out.name("inputSchema").value(CompactSchema.of(schema));
        }
        hints(document.get("annotations"), out);
        label(tool, out);
        out.endObject();
    }

    private static void label(ToolDescriptor tool, JsonWriter out) {
        String label = PlatformLabels.of(tool);
        if (!label.isEmpty()) {
            out.name("_meta").beginObject();
            out.name(ResultEnvelope.OURS + "platform_label").value(label).endObject();
        }
    }

    /** Returns the sentences that say what a tool does, and when to use it. */
    static String summary(ToolDescriptor tool) {
        return tool.document().get("description") instanceof JsonString text ? Sentences.first(text.value(), 2) : "";
    }

    private static void hints(@Nullable JsonValue annotations, JsonWriter out) {
        if (annotations instanceof JsonObject all) {
            boolean readOnly = JsonBoolean.TRUE.equals(all.get("readOnlyHint"));
            out.name("annotations").beginObject();
            STANDARD.members().forEach((name, standard) -> {
                JsonValue value = all.get(name);
                if (value != null && !value.equals(standard) && !(readOnly && OF_WRITES.contains(name))) {
                    out.name(name).value(value);
                }
            });
            out.endObject();
        }
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
