package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.Mode;
import dev.adtools.api.spi.ToolDescriptor;
import java.util.List;
import java.util.Set;

/** Writes the path of each tool, with the types of its arguments and of its result, from the compiled catalog. */
final class ToolPaths {

    // The contract of this tool, older than the document, has an optional body.
    private static final Set<String> BODY_OPTIONAL = Set.of("create_alpha_app_campaign");

    private final ObjectNode paths;
    private final ObjectNode schemas;
    private final Shapes shapes;
    private final Refusals refusals;
    private final JsonNode calls;

    ToolPaths(ObjectNode document, Refusals refusals, JsonNode calls) {
        this.paths = (ObjectNode) document.get("paths");
        this.schemas = (ObjectNode) document.at("/components/schemas");
        this.shapes = new Shapes(schemas);
        this.refusals = refusals;
        this.calls = calls;
    }

    /** Adds tools, which are all that calls are known of. */
    void add(List<ToolDescriptor> tools) {
        tools.forEach(this::add);
        List<String> unknown = Trees.names(calls);
        unknown.removeAll(tools.stream().map(ToolDescriptor::name).toList());
        if (!unknown.isEmpty()) {
            throw new IncompleteDocument("calls.yaml has what is no tool: " + unknown);
        }
    }

    private void add(ToolDescriptor tool) {
        shapes.begin();
        ObjectNode written = Trees.of(tool.document());
        String word = Words.pascal(tool.name());
        ObjectNode operation =
                paths.putObject("/api/v1/tools/" + tool.name() + "/execute").putObject("post");
        operation.put("operationId", Words.camel(tool.name()));
        operation.putArray("tags").add(Words.pascal(tool.platform().wireName()));
        operation.put("summary", written.get("title").asText());
        operation.put("description", written.get("description").asText());
        ArrayNode parameters = operation.putArray("parameters");
        parameters.addObject().put("$ref", "#/components/parameters/IdempotencyKey");
        if (tool.mode() == Mode.WRITE) {
            parameters.addObject().put("$ref", "#/components/parameters/Reason");
        }
        request(operation, tool, word, (ObjectNode) written.get("inputSchema"));
        answer(operation, tool, word, (ObjectNode) written.get("outputSchema"));
        refusals.to(operation, Refusals.ofCall(tool.mode()));
    }

    private void request(ObjectNode operation, ToolDescriptor tool, String word, ObjectNode inputSchema) {
        boolean required = !inputSchema.path("required").isEmpty() && !BODY_OPTIONAL.contains(tool.name());
        ObjectNode call = schemas.putObject(word + "Call").put("type", "object");
        ObjectNode members = call.putObject("properties");
        members.set("platform", platform(tool.platform().wireName()));
        members.set("arguments", shapes.named(word + "Arguments", word + "Arguments", inputSchema));
        if (required) {
            call.putArray("required").add("arguments");
        }
        call.put("additionalProperties", false);

        ObjectNode body = operation.putObject("requestBody").put("required", required);
        ObjectNode json = body.putObject("content").putObject("application/json");
        json.set("schema", Shapes.to(word + "Call"));
        ObjectNode example = json.putObject("examples").putObject("call");
        example.put("summary", "On the sandbox that a fresh installation has");
        example.putObject("value").set("arguments", Trees.member(calls, tool.name(), "calls.yaml"));
    }

    /** Returns the one platform of a tool, under a name that its tools share. */
    private ObjectNode platform(String platform) {
        String name = Words.pascal(platform) + "Platform";
        ObjectNode schema = Trees.object()
                .put("type", "string")
                .put("description", "The tool's platform. Default: " + platform + ".");
        schema.putArray("enum").add(platform);
        schemas.set(name, schema);
        return Shapes.to(name);
    }

    private void answer(ObjectNode operation, ToolDescriptor tool, String word, ObjectNode outputSchema) {
        ObjectNode envelope = schemas.get("ToolAnswer").deepCopy();
        envelope.put("description", "Answer of " + tool.name() + ".");
        ((ObjectNode) envelope.get("properties")).set("data", Shapes.orNull(data(word, outputSchema)));
        schemas.set(word + "Answer", envelope);

        ObjectNode answer = operation.putObject("responses").putObject("200");
        answer.put("description", "The tool's answer.");
        headers(answer, tool.mode());
        answer.putObject("content").putObject("application/json").set("schema", Shapes.to(word + "Answer"));
    }

    /** Adds the headers of a call that was answered. */
    static void headers(ObjectNode answer, Mode mode) {
        ObjectNode headers = answer.putObject("headers");
        Refusals.header(headers, "X-Request-Id", "RequestId");
        Refusals.limits(headers);
        Refusals.header(headers, "Idempotency-Key", "IdempotencyKey");
        Refusals.header(headers, "Idempotent-Replayed", "IdempotentReplayed");
        Refusals.header(headers, "Idempotent-First-Answered-At", "IdempotentFirstAnsweredAt");
        Refusals.header(headers, "Preference-Applied", "PreferenceApplied");
        if (mode == Mode.WRITE) {
            Refusals.header(headers, "Operation-Id", "OperationId");
        }
    }

    /** Names what a tool answers; one that can answer as a table, too, has a name for either. */
    private ObjectNode data(String word, ObjectNode outputSchema) {
        if (!(outputSchema.get("anyOf") instanceof ArrayNode variants)) {
            return shapes.named(word + "Output", word, outputSchema);
        }
        ObjectNode union = schemas.putObject(word + "Output");
        // The variants are closed and none fits what fits another; for anyOf some generators make one class of all.
        ArrayNode choices = union.putArray("oneOf");
        for (JsonNode variant : variants) {
            String name = word + kind((ObjectNode) variant.get("properties"), variants.size());
            choices.add(shapes.named(name, word, (ObjectNode) variant));
        }
        return Shapes.to(word + "Output");
    }

    private static String kind(ObjectNode members, int variants) {
        List<String> names = Trees.names(members);
        if (names.contains("columns")) {
            // It has all members of the report and one more, and some generators take the first by name whose members
            // are there.
            return "Columns";
        }
        return variants == 2 || names.contains("rows") ? "Report" : Words.pascal(names.get(1));
    }
}
