package dev.adtools.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.server.fixtures.Aliases;
import dev.adtools.server.fixtures.Heard;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Ledgers;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.Spoken;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.fixtures.Wire;
import io.dropwizard.testing.ConfigOverride;
import io.github.bucket4j.TimeMeter;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One of two services that are asked the same over different wires, with what it has told so far. */
final class TwinService {

    private static final Pattern OWN = Pattern.compile("\"(id|hash):([0-9]+)\"");

    private final ItDatabase database = new ItDatabase();
    private final TestService app;
    private final Service service;
    private final Aliases aliases = new Aliases();
    private final Map<String, String> transports = new HashMap<>();
    private final Map<String, Told> told = new HashMap<>();
    private final Map<String, String> operations = new HashMap<>();
    private final List<Action> actions = new ArrayList<>();
    private final List<String> broken = new ArrayList<>();
    private int crossed;
    private @Nullable Ledgers kept;

    /** Starts it. */
    TwinService(TimeMeter time, ConfigOverride... settings) throws Exception {
        app = TestService.withProductToolsAndQuotas(database, time, settings);
        app.before();
        service = Service.of(app);
    }

    void stop() {
        app.after();
    }

    Things things() {
        return app.things();
    }

    /** Returns how many actions wait, or have waited, for approval. */
    int actions() {
        return actions.size();
    }

    /** Returns what was answered otherwise when it was asked again. */
    List<String> broken() {
        return broken;
    }

    /** Returns how many answers were first given over REST and again over MCP, or the other way round. */
    int crossed() {
        return crossed;
    }

    /** Says a call over a wire; it may be said beside others. */
    Heard say(Wire wire, Spoken call) {
        String arguments = call.arguments();
        return wire.ask(service, arguments == null ? call : call.with(mine(arguments)));
    }

    /** Remembers what a call was answered, and returns it as every service would have said it. */
    Heard note(Wire wire, Spoken call, Heard heard) {
        transports.put(call.id(), wire.transport());
        operations.put(call.id(), heard.operation());
        if (heard.replayed()) {
            Told first = told.get(heard.operation());
            if (first == null || !first.text().equals(heard.text())) {
                broken.add(call.id() + " was answered " + heard.text() + " after " + first);
            } else if (!first.transport().equals(wire.transport())) {
                crossed++;
            }
        } else if (!heard.operation().isEmpty()) {
            told.put(heard.operation(), new Told(heard.text(), wire.transport()));
        }
        return aliases.of(heard);
    }

    /** Returns what is kept of a call, as every service would have said it, and remembers the action that waits for it. */
    String kept(Spoken call) {
        JsonNode operation = get("all", "/api/v1/operations/" + operations.get(call.id()));
        String text = aliases.of(operation.toString());
        if (operation.path("pending_action_id").isTextual()) {
            String id = operation.get("pending_action_id").textValue();
            JsonNode action = get("all", "/api/v1/pending-actions/" + id);
            actions.add(new Action(id, action.get("payload_hash").textValue()));
            return text + aliases.of(action.toString());
        }
        return text;
    }

    /** Decides on an action, and returns the answer. */
    String decide(String token, String decision, int action) {
        Action one = actions.get(action);
        HttpRequest.Builder request = service.request(token, "/api/v1/pending-actions/" + one.id() + "/" + decision)
                .header("Content-Type", "application/json")
                .header("X-Request-Id", decision + action)
                .POST(BodyPublishers.ofString("{\"payload_hash\":\"" + one.hash() + "\"}"));
        return aliases.of(new String(service.send(request).body(), StandardCharsets.UTF_8));
    }

    JsonNode get(String token, String path) {
        return Service.json(service.send(service.request(token, path)));
    }

    /** Returns what a token has used, as every service would have said it. */
    String usage(String token) {
        return aliases.of(get(token, "/api/v1/usage").toString());
    }

    /** Ends the service and reads what it has kept. */
    String end() {
        app.end();
        Ledgers read =
                Ledgers.of(database.address(app.getConfiguration().store().dataDirectory()));
        kept = read;
        return read.days().toString();
    }

    /** Returns the records of a kind, as every service would have written them. */
    String records(String kind) {
        // What a workflow calls is called by the service itself, when it comes to it.
        return Objects.requireNonNull(kept).trail(kind).stream()
                .filter(event -> !event.has("workflow_id"))
                .map(this::record)
                .collect(Collectors.joining("\n"));
    }

    /** Returns how many requests are recorded that came too often; at times several are told of together. */
    String turnedAway() {
        return Long.toString(Objects.requireNonNull(kept).trail("rate.refused").stream()
                .mapToLong(event -> event.get("count").longValue())
                .sum());
    }

    private String record(JsonNode event) {
        ObjectNode record = event.deepCopy();
        record.remove(List.of("ts", "seq", "prev", "duration_us"));
        if (record.path("code").asText().equals("INVALID_JSON")) {
            // Of a message that cannot be read nobody knows which tool it would have named.
            record.remove("tool");
        }
        String wire = transports.get(event.path("request_id").asText());
        if (wire != null && record.get("actor") instanceof ObjectNode actor) {
            String recorded = actor.remove("transport").textValue();
            if (!recorded.equals(wire)) {
                broken.add("over " + wire + " came " + event);
            }
        }
        return aliases.of(record.toString());
    }

    private String mine(String arguments) {
        return OWN.matcher(arguments).replaceAll(own -> {
            Action action = actions.get(Integer.parseInt(own.group(2)));
            return '"' + (own.group(1).equals("id") ? action.id() : action.hash()) + '"';
        });
    }

    private record Told(String text, String transport) {}

    private record Action(String id, String hash) {}
}
