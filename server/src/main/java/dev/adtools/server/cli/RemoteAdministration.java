package dev.adtools.server.cli;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.StrictJson;
import dev.adtools.server.auth.Administration;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Administers a running service over its REST resources. */
final class RemoteAdministration implements Administration {

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private final String url;
    private final String token;

    RemoteAdministration(String url, String token) {
        this.url = url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
        this.token = token;
    }

    @Override
    public Outcome<JsonObject> createPrincipal(byte[] body) {
        return send("POST", "/api/v1/principals", BodyPublishers.ofByteArray(body));
    }

    @Override
    public Outcome<JsonObject> principals(@Nullable String cursor, @Nullable String limit) {
        return get("/api/v1/principals" + query(cursor, limit));
    }

    @Override
    public Outcome<JsonObject> createToken(byte[] body) {
        return send("POST", "/api/v1/tokens", BodyPublishers.ofByteArray(body));
    }

    @Override
    public Outcome<JsonObject> tokens(@Nullable String cursor, @Nullable String limit) {
        return get("/api/v1/tokens" + query(cursor, limit));
    }

    @Override
    public Outcome<JsonObject> token(String id) {
        return get("/api/v1/tokens/" + encoded(id));
    }

    @Override
    public Outcome<JsonObject> revokeToken(String id) {
        return send("DELETE", "/api/v1/tokens/" + encoded(id), BodyPublishers.noBody());
    }

    private Outcome<JsonObject> get(String path) {
        return send("GET", path, BodyPublishers.noBody());
    }

    private Outcome<JsonObject> send(String method, String path, BodyPublisher body) {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create(url + path))
                    .timeout(Duration.ofSeconds(30))
                    .header("Authorization", "Bearer " + token)
                    .header("Content-Type", "application/json")
                    .method(method, body)
                    .build();
            HttpResponse<byte[]> response = client.send(request, BodyHandlers.ofByteArray());
            JsonObject answer = object(response.body()).orElseThrow(() -> strange(response));
            return response.statusCode() < 300 ? Outcome.completed(answer) : Outcome.failed(error(answer, response));
        } catch (IOException e) {
            throw new CommandFailure("The service at " + url + " does not answer; is it running? (" + e + ")");
        } catch (IllegalArgumentException e) {
            throw new CommandFailure("The service cannot be called at " + url + ": " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailure("Interrupted before the service answered.");
        }
    }

    private static ToolError error(JsonObject answer, HttpResponse<?> response) {
        if (answer.get("code") instanceof JsonString name && answer.get("message") instanceof JsonString message) {
            Optional<ErrorCode> known = Arrays.stream(ErrorCode.values())
                    .filter(code -> code.name().equals(name.value()))
                    .findFirst();
            if (known.isPresent()) {
                return ToolError.of(known.get(), message.value());
            }
        }
        throw strange(response);
    }

    private static Optional<JsonObject> object(byte[] body) {
        try {
            StrictJson.check(body);
            return JsonCursor.read(body) instanceof JsonObject object ? Optional.of(object) : Optional.empty();
        } catch (InvalidJson e) {
            return Optional.empty();
        }
    }

    private static CommandFailure strange(HttpResponse<?> response) {
        return new CommandFailure(response.uri() + " answered " + response.statusCode()
                + " in a form that this service does not use; is the address right?");
    }

    private static String query(@Nullable String cursor, @Nullable String limit) {
        String query = limit == null ? "" : "&limit=" + encoded(limit);
        String all = cursor == null ? query : query + "&cursor=" + encoded(cursor);
        return all.isEmpty() ? "" : "?" + all.substring(1);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
