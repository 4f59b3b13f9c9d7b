package dev.adtools.server.cli.stdio;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Posts messages to the service, each of them once. */
final class McpHttpClient {

    private static final String VERSION = "MCP-Protocol-Version";
    private static final String INITIALIZE = "initialize";

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

    /** Posts a message, and returns the reply, also when no answer comes. */
    Reply send(Message message) {
        CompletableFuture<HttpResponse<byte[]>> exchange =
                client.sendAsync(request(message), BodyHandlers.ofByteArray());
        // The request's own time-out would end when an answer begins.
        return exchange.copy()
                .orTimeout(endpoint.patience().toMillis(), TimeUnit.MILLISECONDS)
                .whenComplete((response, failure) -> exchange.cancel(true))
                .thenApply(response -> reply(message, response))
                .exceptionally(failure -> Reply.of(message, failure, endpoint.patience()))
                .join();
    }

    private HttpRequest request(Message message) {
        HttpRequest.Builder request = HttpRequest.newBuilder(endpoint.url())
                .header("Authorization", "Bearer " + endpoint.token())
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(message.line());
        if (message.version().isPresent()) {
            request.header(VERSION, headerText(message.version().get()));
            request.header("Mcp-Method", headerText(message.method()));
            message.name().ifPresent(name -> request.header("Mcp-Name", headerText(name)));
        } else if (!negotiated.isEmpty() && !message.method().equals(INITIALIZE)) {
            request.header(VERSION, negotiated);
        }
        return request.build();
    }

    /** Returns plain text as it is, and any other, also what looks like it, in Base64. */
    private static String headerText(String text) {
        if (text.matches("(?!=\\?base64\\?)[!-~]([ -~]*[!-~])?")) {
            return text;
        }
        return "=?base64?" + Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)) + "?=";
    }

    private Reply reply(Message message, HttpResponse<byte[]> response) {
        // Before its client sees it, so that the next message already names what was agreed.
        if (message.method().equals(INITIALIZE)
                && Message.object(response.body()).get("result") instanceof JsonObject result
                && result.get("protocolVersion") instanceof JsonString version) {
            negotiated = headerText(version.value());
        }
        return Reply.of(message, response);
    }
}
