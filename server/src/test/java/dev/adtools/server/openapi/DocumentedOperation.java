package dev.adtools.server.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * An operation of the published document.
 *
 * @param id its {@code operationId}
 * @param method of HTTP
 * @param path with the names of its parameters in braces
 * @param takesBody whether its requests have one
 * @param statuses that it may answer
 */
public record DocumentedOperation(String id, String method, String path, boolean takesBody, Set<Integer> statuses) {

    private static final String CALL = "/execute";

    public DocumentedOperation {
        statuses = Set.copyOf(statuses);
    }

    /** Returns them all. */
    public static List<DocumentedOperation> all() {
        List<DocumentedOperation> all = new ArrayList<>();
        PublishedDocument.read()
                .get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(method -> all.add(of(path.getKey(), method.getKey(), method.getValue()))));
        return all;
    }

    private static DocumentedOperation of(String path, String method, JsonNode written) {
        Set<Integer> statuses = new TreeSet<>();
        PublishedDocument.names(written.get("responses")).forEach(status -> statuses.add(Integer.valueOf(status)));
        return new DocumentedOperation(
                written.get("operationId").asText(),
                method.toUpperCase(Locale.ROOT),
                path,
                written.has("requestBody"),
                statuses);
    }

    /** Finds an operation by its {@code operationId}. */
    public static DocumentedOperation named(String id) {
        return all().stream()
                .filter(operation -> operation.id.equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Starts a request of it, for something that there need not be; a body that it does not take is left out. */
    public HttpRequest.Builder request(Service service, String token, String body) {
        String place =
                path.replace("{tool}", "get_things").replace("{scope}", "beta").replaceAll("\\{[a-z_]+}", "none");
        HttpRequest.Builder request = service.request(token, place);
        return takesBody
                ? request.header("Content-Type", "application/json").method(method, BodyPublishers.ofString(body))
                : request.method(method, BodyPublishers.noBody());
    }

    /** Returns whether it calls one tool, which its path names. */
    public boolean isNamedTool() {
        return path.endsWith(CALL) && !path.contains("{");
    }

    /** Names it and a status. */
    public String answering(int status) {
        return id + " " + status;
    }
}
