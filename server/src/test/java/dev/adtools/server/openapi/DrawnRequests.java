package dev.adtools.server.openapi;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.fixtures.DrawnArguments;
import dev.adtools.server.fixtures.Mutations;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;

/** Draws requests of every operation of the published document: most as it says, some with one thing broken. */
public final class DrawnRequests {

    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String JSON = "Content-Type: application/json\r\n";
    private static final List<String> TOKENS = List.of("all", "all", "all", "all", "all", "all", "other", "other");
    private static final List<String> LESSER = List.of("reader", "beta", "narrow", "account");
    private static final List<String> ODD = List.of(
            "Accept: text/html\r\n",
            "If-None-Match: x\r\n",
            "Idempotency-Key: \r\n",
            "Idempotency-Key: a\r\nIdempotency-Key: b\r\n",
            "Idempotency-Key: " + "k".repeat(256) + "\r\n",
            "X-Request-Id: <script>\r\n",
            "Content-Encoding: gzip\r\n",
            "Content-Encoding: br\r\n",
            "Authorization: Bearer all\r\n",
            "MCP-Protocol-Version: 1\r\n");
    private static final List<String> ODD_PLACES = List.of(
            "?limit=-1", "?limit=1e3", "?cursor=%00", "?cursor=", "?format=xml", "?x=%F0%9F%98%80", "/", "?%zz");
    private static final int HUGE = (2 << 20) + 1;

    private final ObjectNode document = PublishedDocument.read();
    private final List<Drawable> operations = new ArrayList<>();
    private final Random random;
    private final DrawnArguments drawn;
    private final Mutations mutations;
    private final Learned learned = new Learned();

    /** Draws from a source of randomness. */
    public DrawnRequests(Random random) {
        this.random = random;
        this.drawn = new DrawnArguments(random);
        this.mutations = new Mutations(random);
        document.get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(method -> operations.add(new Drawable(
                                method.getKey().toUpperCase(Locale.ROOT), path.getKey(), method.getValue()))));
    }

    /** Returns the names of the operations. */
    public List<String> operations() {
        return operations.stream().map(Drawable::id).toList();
    }

    /** Takes from an answer what later requests may name. */
    public void learn(String path, JsonNode answer) {
        learned.from(path, answer);
    }

    /** Returns the next request. */
    public DrawnRequest next() {
        Drawable operation = operations.get(random.nextInt(operations.size()));
        StringBuilder headers = new StringBuilder();
        String place = place(operation, headers);
        byte[] body = operation.takesBody() ? body(operation) : new byte[0];
        String token = pick(TOKENS);
        String type = operation.takesBody() ? JSON : "";
        switch (random.nextInt(16)) {
            case 0 -> token = pick(LESSER);
            case 1 -> token = random.nextBoolean() ? "" : "nobody";
            case 2 -> headers.append(pick(ODD));
            case 3 -> type = type.isEmpty() ? type : random.nextBoolean() ? "" : "Content-Type: text/plain\r\n";
            case 4 -> body = operation.takesBody() ? broken(body) : body;
            case 5 -> place += pick(ODD_PLACES);
            default -> {}
        }
        String authorization = token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n";
        return new DrawnRequest(
                operation.id(),
                operation.method(),
                place,
                authorization + type + headers,
                new String(body, StandardCharsets.ISO_8859_1));
    }

    private byte[] broken(byte[] body) {
        if (random.nextInt(20) == 0) {
            return " ".repeat(HUGE).getBytes(StandardCharsets.US_ASCII);
        }
        return mutations.of(new String(body, StandardCharsets.UTF_8));
    }

    private String place(Drawable operation, StringBuilder headers) {
        String place = operation.path();
        StringBuilder query = new StringBuilder();
        JsonNode values = read(drawn.of(parameters(operation)));
        for (JsonNode parameter : operation.json().path("parameters")) {
            JsonNode described = resolved(parameter);
            String name = described.get("name").asText();
            JsonNode value = values.path(name);
            String text = value.isValueNode() ? value.asText() : value.toString();
            String encoded = URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
            String in = described.get("in").asText();
            if (in.equals("path")) {
                place = place.replace("{" + name + "}", encoded.isEmpty() ? "x" : encoded);
            } else if (in.equals("query") && values.has(name)) {
                query.append(query.isEmpty() ? "?" : "&")
                        .append(name)
                        .append('=')
                        .append(encoded);
            } else if (values.has(name) && text.matches("[ -~]*")) {
                headers.append(name).append(": ").append(text).append("\r\n");
            }
        }
        return place + query;
    }

    private static JsonNode read(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the parameters of an operation as the members of one object. */
    private ObjectNode parameters(Drawable operation) {
        ObjectNode schema = JsonNodeFactory.instance.objectNode();
        ObjectNode members = schema.putObject("properties");
        ArrayNode required = schema.putArray("required");
        for (JsonNode parameter : operation.json().path("parameters")) {
            JsonNode described = resolved(parameter);
            String name = described.get("name").asText();
            ObjectNode member = members.putObject(name);
            member.setAll((ObjectNode) whole(described.get("schema")));
            if (described.path("required").asBoolean()) {
                required.add(name);
                learned.into(member, operation.path(), name);
            } else if (name.equals("Idempotency-Key")) {
                member.putArray("examples")
                        .add("k-" + random.nextInt(1_000_000))
                        .add("k-" + random.nextInt(10));
            } else if (name.equals("Prefer")) {
                member.putArray("examples")
                        .add("wait=0")
                        .add("wait=1")
                        .add("wait=-1")
                        .add("return=minimal");
            }
        }
        return schema;
    }

    private byte[] body(Drawable operation) {
        JsonNode json = operation.json().at("/requestBody/content/application~1json");
        List<JsonNode> examples = new ArrayList<>();
        json.path("examples").forEach(example -> examples.add(example.get("value")));
        ObjectNode schema = (ObjectNode) whole(json.get("schema"));
        if (schema.at("/properties/arguments").isObject()) {
            schema.putArray("required").add("arguments");
        }
        String body =
                !examples.isEmpty() && random.nextInt(3) == 0 ? pick(examples).toString() : drawn.of(schema);
        return body.getBytes(StandardCharsets.UTF_8);
    }

    /** Returns a schema without references, and with values that were seen among its examples. */
    private JsonNode whole(JsonNode schema) {
        JsonNode resolved = resolved(schema).deepCopy();
        if (resolved.get("oneOf") instanceof ArrayNode choices) {
            return whole(choices.get(random.nextInt(choices.size())));
        }
        if (resolved.get("properties") instanceof ObjectNode members) {
            members.properties().forEach(member -> {
                member.setValue(whole(member.getValue()));
                learned.into((ObjectNode) member.getValue(), "", member.getKey());
            });
        }
        if (resolved.has("items")) {
            ((ObjectNode) resolved).set("items", whole(resolved.get("items")));
        }
        return resolved;
    }

    private JsonNode resolved(JsonNode part) {
        return part.has("$ref") ? document.at(part.get("$ref").asText().substring(1)) : part;
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** An operation of the document. */
    private record Drawable(String method, String path, JsonNode json) {

        String id() {
            return json.get("operationId").asText();
        }

        boolean takesBody() {
            return json.has("requestBody");
        }
    }

    /** Names that answers have told lately. */
    private static final class Learned {

        private static final int KEPT = 6;

        private final TreeMap<String, List<JsonNode>> values = new TreeMap<>();

        void from(String path, JsonNode answer) {
            String resource = path.split("[/?]", -1)[path.startsWith("/api") ? 3 : 1];
            answer.findValues("id")
                    .forEach(id -> keep(id.asText().startsWith("pa_") ? "pending-actions" : resource, id));
            answer.findValues("payload_hash").forEach(hash -> keep("payload_hash", hash));
            answer.findValues("workflow_id").forEach(id -> keep("workflows", id));
            answer.findValues("operation_id").forEach(id -> keep("operations", id));
            answer.findValues("task_id").forEach(id -> keep("task_id", id));
            answer.findValues("next_cursor").forEach(cursor -> keep("cursor", cursor));
        }

        private void keep(String kind, JsonNode value) {
            List<JsonNode> known = values.computeIfAbsent(kind, unseen -> new ArrayList<>());
            if (value.isTextual() && !known.contains(value)) {
                known.add(0, value);
                known.subList(Math.min(known.size(), KEPT), known.size()).clear();
            }
        }

        void into(ObjectNode member, String path, String name) {
            String kind = switch (name) {
                case "id" -> path.startsWith("/api") ? path.split("/", -1)[3] : "";
                case "pending_action_id" -> "pending-actions";
                case "workflow_id" -> "workflows";
                default -> name;
            };
            values.getOrDefault(kind, List.of()).forEach(member.withArray("examples")::add);
            if (member.path("examples").isEmpty()) {
                member.remove("examples");
            }
        }
    }
}
