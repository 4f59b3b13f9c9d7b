package dev.adtools.server.cli;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.InvalidJson;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.StrictJson;
import dev.adtools.server.call.ReasonFilter;
import dev.adtools.server.store.PageRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.sourceforge.argparse4j.inf.Namespace;
import org.jspecify.annotations.Nullable;

/** Calls the REST resources of a running service. */
final class RemoteService {

    private static final Duration REQUEST = Duration.ofSeconds(30);
    // More than the service's callTimeout, which an operator may have raised.
    private static final Duration CALL = Duration.ofMinutes(10);

    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    private final String url;
    private final String token;

    RemoteService(String url, String token) {
        this.url = url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
        this.token = token;
    }

    Outcome<byte[]> get(String path) {
        return send("GET", path, BodyPublishers.noBody());
    }

    Outcome<byte[]> post(String path, byte[] body) {
        return send("POST", path, BodyPublishers.ofByteArray(body));
    }

    /** Posts no body, with an idempotency key when that is not null. */
    Outcome<byte[]> post(String path, @Nullable String key) {
        HttpRequest.Builder request = request(path, REQUEST).POST(BodyPublishers.noBody());
        if (key != null) {
            request.header("Idempotency-Key", key);
        }
        return answer(request.build());
    }

    Outcome<byte[]> put(String path, byte[] body) {
        return send("PUT", path, BodyPublishers.ofByteArray(body));
    }

    Outcome<byte[]> delete(String path) {
        return send("DELETE", path, BodyPublishers.noBody());
    }

    /** Deletes for a reason. */
    Outcome<byte[]> delete(String path, String reason) {
        HttpRequest.Builder request = request(path, REQUEST).DELETE();
        return answer(request.header(ReasonFilter.HEADER, ReasonFilter.encoded(reason))
                .build());
    }

    /** Returns an address that the service named, from where it is called. */
    String resolve(String address) {
        return URI.create(url).resolve(address).toString();
    }

    /** Hands on the lines of an answer that may be long. */
    void lines(String path, Consumer<byte[]> line) {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create(url + path))
                    .header("Authorization", "Bearer " + token)
                    .build();
            HttpResponse<Stream<String>> response = client.send(request, BodyHandlers.ofLines());
            try (Stream<String> lines = response.body()) {
                if (response.statusCode() >= 300) {
                    throw new CommandFailure(lines.collect(Collectors.joining()));
                }
                lines.forEach(text -> line.accept(text.getBytes(StandardCharsets.UTF_8)));
            }
        } catch (IOException | UncheckedIOException e) {
            throw new CommandFailure("The service at " + url + " does not answer to the end (" + e + ")");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailure("Interrupted before the service answered.");
        }
    }

    /** Calls a tool once; the answer is the execute response, also one that tells of an error. */
    Outcome<byte[]> execute(String tool, byte[] body, Map<String, String> headers) {
        HttpRequest.Builder request =
                request("/api/v1/tools/" + encoded(tool) + "/execute", CALL).POST(BodyPublishers.ofByteArray(body));
        headers.forEach(request::header);
        HttpResponse<byte[]> response = response(request.build(), ExitCode.OUTCOME_UNKNOWN);
        JsonObject answer = object(response.body()).orElseThrow(() -> strange(response));
        return answer.has("ok") ? Outcome.completed(response.body()) : Outcome.failed(error(answer, response));
    }

    private Outcome<byte[]> send(String method, String path, BodyPublisher body) {
        return answer(request(path, REQUEST).method(method, body).build());
    }

    private Outcome<byte[]> answer(HttpRequest request) {
        HttpResponse<byte[]> response = response(request, ExitCode.NOT_DONE);
        JsonObject answer = object(response.body()).orElseThrow(() -> strange(response));
        return response.statusCode() < 300
                ? Outcome.completed(response.body())
                : Outcome.failed(error(answer, response));
    }

    private HttpRequest.Builder request(String path, Duration patience) {
        try {
            return HttpRequest.newBuilder(URI.create(url + path))
                    .timeout(patience)
                    .header("Authorization", "Bearer " + token)
                    .header("Content-Type", "application/json");
        } catch (IllegalArgumentException e) {
            throw new CommandFailure("The service cannot be called at " + url + ": " + e.getMessage());
        }
    }

    private HttpResponse<byte[]> response(HttpRequest request, int lost) {
        try {
            return client.send(request, BodyHandlers.ofByteArray());
        } catch (ConnectException | HttpConnectTimeoutException e) {
            throw new CommandFailure(unanswered(e));
        } catch (IOException e) {
            throw new CommandFailure(unanswered(e), lost);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandFailure("Interrupted before the service answered.", lost);
        }
    }

    private String unanswered(IOException failure) {
        return "The service at " + url + " does not answer; is it running? (" + failure + ")";
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

    /** Returns the query that asks for a page. */
    static String query(PageRequest page) {
        return "?limit=" + page.limit() + "&cursor=" + page.after().cursor();
    }

    /** Returns the query that asks for a page of the rows that a command's arguments want. */
    static String query(PageRequest page, Namespace arguments, String... filters) {
        StringBuilder query = new StringBuilder(query(page));
        for (String filter : filters) {
            String wanted = arguments.getString(filter);
            if (wanted != null) {
                query.append('&').append(filter).append('=').append(encoded(wanted));
            }
        }
        return query.toString();
    }

    /** Returns a text as one segment of a path, or one value of a query. */
    static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
