package dev.adtools.tools.sums;

import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;

/** The tools of a running service: {@code URL TOKEN CAMPAIGNS PERIOD...} cuts its reports and prints what differs. */
public final class RunningService implements Reports {

    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String url;
    private final String token;

    /**
     * Calls tools of a service.
     *
     * @param url the address of its application port
     * @param token the token of a caller that may read every account
     */
    public RunningService(String url, String token) {
        this.url = url;
        this.token = token;
    }

    /** Prints the differences, and ends with 1 when there are any. */
    public static void main(String[] arguments) {
        RunningService service = new RunningService(arguments[0], arguments[1]);
        List<String> periods = List.of(arguments).subList(3, arguments.length);
        Differences differences = AllSums.differences(service, periods, Integer.parseInt(arguments[2]));
        System.exit(differences.print(String.join(", ", periods)));
    }

    @Override
    public JsonObject data(String tool, String arguments) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(url + "/api/v1/tools/" + tool + "/execute"))
                .timeout(Duration.ofSeconds(60))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"arguments\":" + arguments + "}"))
                .build();
        JsonObject answer = (JsonObject) JsonCursor.read(sent(request));
        if (!JsonBoolean.TRUE.equals(answer.get("ok"))) {
            String text = new String(new JsonWriter().value(answer).toBytes(), StandardCharsets.UTF_8);
            throw new IllegalStateException(tool + " " + arguments + ": " + text);
        }
        return Cuts.object(answer, "data");
    }

    private byte[] sent(HttpRequest request) {
        try {
            return client.send(request, BodyHandlers.ofByteArray()).body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
