package dev.adtools.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Holds answers against an OpenAPI document, by an independent validator. */
public final class Contract {

    private static final String BASE = "https://adtools.invalid/openapi.json";
    private static final String SCHEMAS = "/components/schemas/";
    private static final String ERROR = SCHEMAS + "ErrorBody";
    private static final String JSON_TYPE = "application/json";
    // What HTTP itself refuses, whatever the path.
    private static final Set<Integer> OF_HTTP = Set.of(400, 404, 405, 408, 414, 417, 431, 501, 505);

    private final ObjectNode document;
    private final Operations operations;
    private final SchemaRegistry registry;
    private final ObjectMapper json = new ObjectMapper();
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();

    /** Returns the contract that the service publishes. */
    public static Contract published() {
        return new Contract(PublishedDocument.read());
    }

    Contract(ObjectNode document) {
        this.document = document;
        this.operations = new Operations(document);
        this.registry = SchemaRegistry.withDefaultDialect(
                SpecificationVersion.DRAFT_2020_12, with -> with.schemas(Map.of(BASE, document.toString())));
    }

    /** Returns what is wrong with an answer; empty when it is as the document says. */
    public String flaw(Answered answer) {
        Operations.Operation operation = operations.of(answer.method(), answer.path());
        String response = operation == null ? null : operation.responses().get(answer.status());
        if (response == null) {
            boolean plain = operation == null || OF_HTTP.contains(answer.status());
            return plain ? against(ERROR, answer.body()) : "the status is not documented";
        }
        JsonNode content = document.at(response).path("content");
        // Of rows one to a line there may be none.
        boolean lines = content.has(answer.mediaType()) && !answer.mediaType().equals(JSON_TYPE);
        if (content.isEmpty() || (answer.body().isEmpty() && !lines)) {
            return content.isEmpty() == answer.body().isEmpty() ? "" : "only one of answer and document has a body";
        }
        if (!content.has(answer.mediaType())) {
            return "the content type is not documented";
        }
        String schema = response + "/content/" + Operations.escaped(answer.mediaType()) + "/schema";
        // What is no JSON is a text to the document.
        return answer.mediaType().equals(JSON_TYPE) ? against(schema, answer.body()) : "";
    }

    /** Returns what is wrong with a body that an operation is to take; empty when it is as the document says. */
    public String flawOfBody(String operationId, String body) {
        String content = operations.named(operationId).place() + "/requestBody/content";
        boolean taken = document.at(content).has(JSON_TYPE);
        return taken ? against(content + "/application~1json/schema", body) : operationId + " takes no body";
    }

    /** Returns what is wrong with a record; empty when it is as the document says. */
    public String flawOfRecord(String schema, String body) {
        return against(SCHEMAS + schema, body);
    }

    /** Names the operation, the status and the response of an answer; null when the document has no such. */
    public @Nullable String name(Answered answer) {
        Operations.Operation operation = operations.of(answer.method(), answer.path());
        String response = operation == null ? null : operation.responses().get(answer.status());
        return operation == null || response == null ? null : operation.id() + " " + answer.status() + " " + response;
    }

    /** Returns the names of the responses that operations share. */
    public List<String> responses() {
        return PublishedDocument.names(document.at("/components/responses"));
    }

    /** Returns the codes that calls are answered with, by the shared response. */
    public Map<String, List<String>> codesOfCalls() {
        Map<String, List<String>> codes = new TreeMap<>();
        for (String response : responses()) {
            List<String> found = new ArrayList<>();
            examples(response).forEach(example -> {
                if (example.at("/value").has("ok")) {
                    found.add(example.at("/value/error/code").asText());
                }
            });
            codes.put(response, found);
        }
        return codes;
    }

    /** Returns the example of a code in a shared response, alone or in a call; missing when there is none. */
    public JsonNode example(String response, String code, boolean ofCall) {
        for (JsonNode example : examples(response)) {
            JsonNode value = example.get("value");
            JsonNode error = ofCall ? value.path("error") : value;
            if (value.has("ok") == ofCall && error.path("code").asText().equals(code)) {
                return value;
            }
        }
        return MissingNode.getInstance();
    }

    private JsonNode examples(String response) {
        return document.at("/components/responses/" + response + "/content/application~1json/examples");
    }

    /** Returns what is wrong with JSON that should be as a schema of the document says. */
    String against(String pointer, String body) {
        // By reference: asked for by its place, each schema would keep a copy of the whole document.
        Schema schema = schemas.computeIfAbsent(
                pointer, known -> registry.getSchema("{\"$ref\":\"" + BASE + "#" + known + "\"}"));
        try {
            json.readTree(body);
        } catch (IOException e) {
            return "the body is not JSON";
        }
        List<Error> errors = schema.validate(body, InputFormat.JSON);
        return errors.isEmpty() ? "" : pointer + ": " + errors;
    }
}
