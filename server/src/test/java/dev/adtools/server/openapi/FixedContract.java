package dev.adtools.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Holds what fixed endpoints really take and answer against what is said of them. */
public final class FixedContract {

    private static final ObjectNode DOCUMENT = FixedEndpoints.document();
    private static final String JSON = "application/json";

    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();
    private final Set<String> unseen = new TreeSet<>();

    /** Makes a contract of which nothing was seen yet. */
    public FixedContract() {
        DOCUMENT.get("paths")
                .forEach(path -> path.forEach(operation -> operation
                        .get("responses")
                        .fieldNames()
                        .forEachRemaining(status -> unseen.add(id(operation) + " " + status))));
    }

    /** Returns what is not as it is said of a body that an operation took. */
    public List<String> problemsOfRequest(String operationId, JsonNode body) {
        JsonNode content = operation(operationId).at("/requestBody/content");
        return content.has(JSON) ? problems(content.get(JSON), body) : List.of(operationId + " takes no body");
    }

    /** Returns what is not as it is said of an answer of an operation; its body is that of a refusal when there is no schema. */
    public List<String> problemsOfAnswer(String operationId, int status, JsonNode body) {
        JsonNode response = operation(operationId).get("responses").path(Integer.toString(status));
        unseen.remove(operationId + " " + status);
        if (response.isMissingNode()) {
            return List.of(operationId + " is not said to answer " + status + ": " + body);
        }
        JsonNode content = response.path("content").path(JSON);
        if (content.isMissingNode()) {
            return status == 304 || body.has("code") ? List.of() : List.of("no refusal: " + body);
        }
        return problems(content, body);
    }

    /** Returns what is not as it is said of a record. */
    public List<String> problemsOfRecord(String schema, JsonNode record) {
        return problems(new ObjectMapper().createObjectNode().set("schema", Records.to(schema)), record);
    }

    /** Returns the operations and statuses that are described, and were not seen. */
    public Set<String> unseen() {
        return Set.copyOf(unseen);
    }

    private List<String> problems(JsonNode content, JsonNode instance) {
        Schema schema = schemas.computeIfAbsent(
                content.at("/schema/$ref").asText(), reference -> schema((ObjectNode) content.get("schema")));
        List<String> problems = new ArrayList<>();
        schema.validate(instance)
                .forEach(error -> problems.add(error.getInstanceLocation() + " " + error.getMessage()));
        return problems;
    }

    private static Schema schema(ObjectNode reference) {
        ObjectNode whole = reference.deepCopy();
        whole.set("components", DOCUMENT.get("components"));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(whole);
    }

    private static JsonNode operation(String id) {
        for (JsonNode path : DOCUMENT.get("paths")) {
            for (JsonNode operation : path) {
                if (id(operation).equals(id)) {
                    return operation;
                }
            }
        }
        throw new IllegalArgumentException(id);
    }

    private static String id(JsonNode operation) {
        return operation.get("operationId").asText();
    }
}
