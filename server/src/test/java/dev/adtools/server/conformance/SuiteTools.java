package dev.adtools.server.conformance;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.SpendControl;
import dev.adtools.api.ToolError;
import dev.adtools.api.ToolGroup;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonValue;
import dev.adtools.api.spi.ToolDescriptor;
import dev.adtools.api.spi.ToolDispatch;
import dev.adtools.api.spi.ToolTable;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The tools that the conformance suite calls by fixed names, as far as a service can have them whose answers are structured
 * data. One that is named after streaming or logging answers at once: the suite looks that nothing but its answer comes.
 */
public final class SuiteTools implements ToolTable {

    private static final String ANY_OBJECT = "{\"type\": \"object\"}";

    // What the suite demands to find again in the list of tools, member by member.
    private static final String SCHEMA_OF_2020_12 = """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "type": "object",
              "$defs": {
                "address": {
                  "$anchor": "addressDef",
                  "type": "object",
                  "properties": {"street": {"type": "string"}, "city": {"type": "string"}}
                }
              },
              "properties": {
                "name": {"type": "string"},
                "address": {"$ref": "#/$defs/address"},
                "contactMethod": {"type": "string", "enum": ["phone", "email"]},
                "phone": {"type": "string"},
                "email": {"type": "string"}
              },
              "allOf": [{"anyOf": [{"required": ["phone"]}, {"required": ["email"]}]}],
              "if": {"properties": {"contactMethod": {"const": "phone"}}, "required": ["contactMethod"]},
              "then": {"required": ["phone"]},
              "else": {"required": ["email"]},
              "additionalProperties": false
            }
            """;

    private static final String OUTPUT = """
            {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"], "additionalProperties": false}
            """;

    private final List<ToolDispatch<?>> all = List.of(
            answering("json_schema_2020_12_tool", SCHEMA_OF_2020_12),
            new SuiteTool(
                    descriptor("test_error_handling", ANY_OBJECT),
                    Outcome.failed(ToolError.of(ErrorCode.STATE_CONFLICT, "This tool always fails."))),
            answering("test_logging_tool", ANY_OBJECT),
            answering("test_simple_text", ANY_OBJECT),
            answering("test_streaming_elicitation", ANY_OBJECT));

    @Override
    public @Nullable ToolDispatch<?> find(String name) {
        return all.stream()
                .filter(tool -> tool.descriptor().name().equals(name))
                .findFirst()
                .orElse(null);
    }

    @Override
    public List<ToolDispatch<?>> all() {
        return all;
    }

    private static SuiteTool answering(String name, String inputSchema) {
        return new SuiteTool(descriptor(name, inputSchema), Outcome.completed("Answered."));
    }

    private static ToolDescriptor descriptor(String name, String inputSchema) {
        JsonObject document = JsonObject.builder()
                .put("platform", Platform.ALPHA.wireName())
                .put("name", name)
                .put("title", name)
                .put("description", "Answers the conformance suite.")
                .put("mode", Mode.READ.wireName())
                .put("inputSchema", json(inputSchema))
                .put("outputSchema", json(OUTPUT))
                .put("annotations", JsonObject.EMPTY)
                .build();
        return new ToolDescriptor(
                name, Platform.ALPHA, Mode.READ, ToolGroup.REPORTING, SpendControl.UNDECLARED, document);
    }

    private static JsonValue json(String text) {
        return JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
