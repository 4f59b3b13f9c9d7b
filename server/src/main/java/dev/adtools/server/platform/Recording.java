package dev.adtools.server.platform;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Redacted requests to the live platforms and their answers, written to a folder: a file for each platform. The transport
 * that is recorded adds the credentials, so the recording never has them.
 */
public final class Recording {

    private static final Set<String> HEADERS = Set.of(
            "content-type",
            "facebook-api-version",
            "retry-after",
            "x-ad-account-usage",
            "x-app-usage",
            "x-business-use-case-usage",
            "x-fb-ads-insights-throttle");

    // Queries of the same account differ in their resource.
    private static final Pattern FROM = Pattern.compile("FROM [a-z_]+");

    private final Path folder;
    private final Pseudonyms pseudonyms = new Pseudonyms();
    private final RedactedValues values = new RedactedValues(pseudonyms);
    private final RedactedAddress addresses = new RedactedAddress(values, pseudonyms);
    private final Map<Platform, ObjectNode> files = new EnumMap<>(Platform.class);

    private Recording(Path folder) {
        this.folder = folder;
    }

    /**
     * Makes a recording for a new or empty folder.
     *
     * @throws IOException when there is no such folder
     */
    public static Recording into(Path folder) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> present = Files.list(folder)) {
            if (present.findAny().isPresent()) {
                throw new IOException("the folder is not empty");
            }
        }
        return new Recording(folder);
    }

    /** Returns a transport that records the exchanges of another one. */
    public WireTransport of(Platform platform, WireTransport transport) {
        ObjectNode file = WireJson.object().put("source", "adtools check-live --record, " + platform.wireName());
        files.put(platform, file);
        return new RecordingTransport(file.putArray("exchanges"), transport);
    }

    /** Writes the files; returns their names. */
    public List<Path> write() throws IOException {
        for (Map.Entry<Platform, ObjectNode> file : files.entrySet()) {
            Files.writeString(
                    folder.resolve(file.getKey().wireName() + ".json"),
                    file.getValue().toPrettyString() + "\n");
        }
        return files.keySet().stream()
                .map(platform -> folder.resolve(platform.wireName() + ".json"))
                .toList();
    }

    private synchronized void record(ArrayNode exchanges, WireRequest request, WireAnswer answer) {
        ObjectNode exchange = exchanges.addObject();
        exchange.put("method", request.method()).put("path", addresses.path(request.uri()));
        exchange.set("query", addresses.parameters(request.uri()));
        if (!request.body().isEmpty()) {
            body(request, exchange);
        }
        answer.fold(
                response -> exchange.<ObjectNode>setAll(response(response)),
                failure -> exchange.put("failure", failure.stage().name()));
    }

    private void body(WireRequest request, ObjectNode exchange) {
        WireJson.object(request.body())
                .ifPresentOrElse(
                        body -> exchange.set("request", values.json(body, "", "")),
                        () -> exchange.put("request", addresses.form(request.body())));
        Matcher from = FROM.matcher(request.body());
        if (from.find()) {
            exchange.put("asks", from.group());
        }
    }

    private ObjectNode response(WireResponse response) {
        ObjectNode recorded = WireJson.object().put("status", response.status());
        ObjectNode headers = recorded.putObject("headers");
        response.headers().forEach((name, value) -> {
            if (HEADERS.contains(name)) {
                headers.put(name, pseudonyms.ids(value));
            }
        });
        recorded.set("body", body(response));
        return recorded;
    }

    private JsonNode body(WireResponse response) {
        return response.json()
                .map(body -> values.json(body, "", ""))
                .orElseGet(() -> TextNode.valueOf(
                        response.body().isEmpty()
                                ? ""
                                : "no JSON, " + response.body().length() + " characters"));
    }

    /** Records each request to a platform, and its answer. */
    private final class RecordingTransport implements WireTransport {

        private final ArrayNode exchanges;
        private final WireTransport transport;

        RecordingTransport(ArrayNode exchanges, WireTransport transport) {
            this.exchanges = exchanges;
            this.transport = transport;
        }

        @Override
        public Source source() {
            return transport.source();
        }

        @Override
        public boolean renewCredentials() {
            return transport.renewCredentials();
        }

        @Override
        public WireAnswer exchange(WireRequest request) {
            WireAnswer answer = transport.exchange(request);
            record(exchanges, request, answer);
            return answer;
        }
    }
}
