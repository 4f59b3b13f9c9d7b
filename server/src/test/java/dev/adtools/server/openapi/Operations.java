package dev.adtools.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The operations of an OpenAPI document, found by request. */
final class Operations {

    private final Map<String, Operation> exact = new HashMap<>();
    private final Map<Pattern, Operation> templates = new LinkedHashMap<>();

    Operations(JsonNode document) {
        document.get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(method -> add(path.getKey(), method.getKey(), method.getValue())));
    }

    private void add(String path, String method, JsonNode written) {
        Map<Integer, String> responses = new HashMap<>();
        String place = "/paths/" + escaped(path) + "/" + method;
        written.get("responses").properties().forEach(response -> {
            JsonNode reference = response.getValue().get("$ref");
            responses.put(
                    Integer.valueOf(response.getKey()),
                    reference == null
                            ? place + "/responses/" + response.getKey()
                            : reference.asText().substring(1));
        });
        Operation operation = new Operation(written.get("operationId").asText(), place, responses);
        String key = method + " " + path;
        if (path.contains("{")) {
            templates.put(Pattern.compile(key.replaceAll("\\{[a-z_]+}", "[^/]+")), operation);
        } else {
            exact.put(key, operation);
        }
    }

    /** Returns the operation that a request is for, if there is one; a path without parameters comes first. */
    @Nullable
    Operation of(String method, String path) {
        String plain = path.endsWith("/") ? path.substring(0, path.length() - 1) : path;
        String key = method.toLowerCase(Locale.ROOT) + " " + plain;
        Operation known = exact.get(key);
        if (known != null) {
            return known;
        }
        return templates.entrySet().stream()
                .filter(template -> template.getKey().matcher(key).matches())
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(null);
    }

    /** Returns the operation that has a name. */
    Operation named(String id) {
        return Stream.concat(exact.values().stream(), templates.values().stream())
                .filter(operation -> operation.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Writes a name as a part of a JSON pointer (RFC 6901). */
    static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }

    /**
     * One operation.
     *
     * @param id its {@code operationId}
     * @param place where it stands
     * @param responses where each of its responses stands, by status
     */
    record Operation(String id, String place, Map<Integer, String> responses) {

        Operation {
            responses = Map.copyOf(responses);
        }
    }
}
