package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.StrictJson;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Posts messages to the service, each of them once. */
final class McpHttpClient {

    private static final String VERSION = "MCP-Protocol-Version";

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(Duration.ofSeconds(5))
            .build();
    private final Endpoint endpoint;
    private volatile String negotiated = "";

    McpHttpClient(Endpoint endpoint) {
        this.endpoint = endpoint;
    }

    /** Posts a message; what comes is the answer, or why there is none. */
    CompletableFuture<HttpResponse<byte[]>> send(Message message) {
        CompletableFuture<HttpResponse<byte[]>> exchange =
                client.sendAsync(request(message), BodyHandlers.ofByteArray());
        // The request's own time-out would end when an answer begins.
        return exchange.copy()
                .orTimeout(endpoint.patience().toMillis(), TimeUnit.MILLISECONDS)
                .whenComplete((response, failure) -> exchange.cancel(true))
                .whenComplete((response, failure) -> learn(message, response));
    }

    private HttpRequest request(Message message) {
        HttpRequest.Builder request = HttpRequest.newBuilder(endpoint.url())
                .header("Authorization", "Bearer " + endpoint.token())
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(BodyPublishers.ofByteArray(message.line()));
        if (message.version().isPresent()) {
            request.header(VERSION, HeaderText.of(message.version().get()));
            request.header("Mcp-Method", HeaderText.of(message.method()));
            message.name().ifPresent(name -> request.header("Mcp-Name", HeaderText.of(name)));
        } else if (!negotiated.isEmpty() && !message.method().equals(Message.INITIALIZE)) {
            request.header(VERSION, negotiated);
        }
        return request.build();
    }

    // Before its client sees it, so that the next message already names what was agreed.
    private void learn(Message message, @Nullable HttpResponse<byte[]> response) {
        if (response != null && message.method().equals(Message.INITIALIZE)) {
            JsonObject answer = object(response.body());
            if (answer.get("result") instanceof JsonObject result
                    && result.get("protocolVersion") instanceof JsonString version) {
                negotiated = HeaderText.of(version.value());
            }
        }
    }

    /** Returns a body as an object; one without members when it is none. */
    static JsonObject object(byte[] body) {
        try {
            StrictJson.check(body);
            return JsonCursor.read(body) instanceof JsonObject object ? object : JsonObject.EMPTY;
        } catch (InvalidJson e) {
            return JsonObject.EMPTY;
        }
    }
}
