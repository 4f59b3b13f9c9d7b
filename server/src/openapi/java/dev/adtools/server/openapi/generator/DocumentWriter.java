package dev.adtools.server.openapi.generator;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.api.Mode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** Writes the OpenAPI document of the service, from its resources, its catalog and what is said by hand. */
public final class DocumentWriter {

    private DocumentWriter() {}

    /** Writes it to the file that the argument names; exits with 1, and one line that says why, where something is missing. */
    @SuppressWarnings("SystemOut")
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        try {
            String document = text(compose());
            Files.createDirectories(Objects.requireNonNull(file.getParent()));
            Files.writeString(file, document);
        } catch (IncompleteDocument e) {
            System.err.println(file.getFileName() + ": " + e.getMessage());
            System.exit(1);
        }
    }

    private static ObjectNode compose() {
        ObjectNode document = Trees.yaml("frame.yaml");
        ObjectNode info = (ObjectNode) document.get("info");
        info.put("description", info.get("description").asText() + codes());
        Refusals refusals = new Refusals();
        refusals.into((ObjectNode) document.get("components"));
        add(FixedEndpoints.document(), document, refusals);
        new ToolPaths(document, refusals, Trees.yaml("calls.yaml")).add(Catalog.tools());
        // Whatever a tool may answer.
        ObjectNode any = operation(document, "/api/v1/tools/{tool}/execute");
        ToolPaths.headers((ObjectNode) any.at("/responses/200"), Mode.WRITE);
        refusals.to(any, Refusals.ofAnyCall());
        refusals.to(operation(document, "/mcp"), Refusals.OF_MCP);
        refusals.to(
                (ObjectNode) document.get("paths").get("/api/v1/openapi.json").get("get"), Refusals.OF_ANYONE);
        FreeObjects.name(document);
        Defaults.describe(document.at("/components/schemas"));
        Integers.size(document);
        new AnswerExamples(document).add();
        return document;
    }

    private static void add(ObjectNode fixed, ObjectNode document, Refusals refusals) {
        fixed.get("paths").forEach(path -> path.forEach(operation -> complete((ObjectNode) operation, refusals)));
        unite(document.get("paths"), fixed.get("paths"));
        unite(document.at("/components/schemas"), fixed.at("/components/schemas"));
        List<JsonNode> tags = new ArrayList<>();
        document.get("tags").forEach(tags::add);
        fixed.get("tags").forEach(tags::add);
        tags.sort(Comparator.comparing(tag -> tag.get("name").asText()));
        document.putArray("tags").addAll(tags);
    }

    private static void complete(ObjectNode operation, Refusals refusals) {
        JsonNode answer = operation.get("responses").iterator().next();
        operation.putIfAbsent("description", answer.get("description"));
        refusals.toFixed(operation);
    }

    private static void unite(JsonNode all, JsonNode more) {
        more.properties().forEach(member -> {
            JsonNode other = ((ObjectNode) all).putIfAbsent(member.getKey(), member.getValue());
            if (other != null) {
                throw new IncompleteDocument(member.getKey() + " is described twice");
            }
        });
    }

    private static ObjectNode operation(ObjectNode document, String path) {
        return (ObjectNode) document.get("paths").get(path).get("post");
    }

    private static String codes() {
        StringBuilder table = new StringBuilder("\n| status | code | retry |\n|---|---|---|\n");
        for (ErrorCode code : ErrorCode.values()) {
            table.append("| %d | `%s` | `%s` |\n"
                    .formatted(code.status(), code.name(), code.retry().wireName()));
        }
        return table.toString();
    }

    private static String text(ObjectNode document) throws JsonProcessingException {
        return new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(document) + "\n";
    }
}
