package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Lists the accounts of the sandbox's alpha_analytics with those of their properties that the credentials may read. */
final class AnalyticsAccountSummaries {

    private static final List<JsonNode> ACCOUNTS =
            AnalyticsSeedData.get("accounts").valueStream().toList();
    private static final String SIZE = "pageSize";
    private static final String TOKEN = "pageToken";
    private static final Set<String> KNOWN = Set.of(SIZE, TOKEN);
    private static final String WHOLE = "-?[0-9]{1,9}";
    private static final int USUAL_SIZE = 50;
    private static final int LARGEST_SIZE = 200;
    private static final String TOKEN_PREFIX = "from-";

    private AnalyticsAccountSummaries() {}

    static WireResponse page(URI uri) {
        Map<String, String> parameters = parameters(uri);
        String size = parameters.getOrDefault(SIZE, "0");
        Optional<Integer> start = start(parameters.getOrDefault(TOKEN, ""));
        Optional<String> unknown = parameters.keySet().stream()
                .filter(name -> !KNOWN.contains(name))
                .findFirst();
        if (unknown.isPresent()) {
            return AnalyticsReply.malformed("Unknown name \"" + unknown.get() + "\": Cannot bind query parameter.");
        } else if (!size.matches(WHOLE)) {
            return AnalyticsReply.malformed("Invalid value at 'page_size' (TYPE_INT32), \"" + size + "\"");
        } else if (size.startsWith("-")) {
            return AnalyticsReply.invalid("The page size must not be negative.");
        }
        return start.map(from -> AnalyticsReply.ok(body(from, size(size))))
                .orElseGet(() -> AnalyticsReply.invalid("The page token is invalid."));
    }

    private static Map<String, String> parameters(URI uri) {
        Map<String, String> parameters = new LinkedHashMap<>();
        String query = uri.getRawQuery() == null ? "" : uri.getRawQuery();
        for (String pair : query.isEmpty() ? new String[0] : query.split("&", -1)) {
            String[] sides = pair.split("=", 2);
            parameters.put(sides[0], sides.length < 2 ? "" : URLDecoder.decode(sides[1], StandardCharsets.UTF_8));
        }
        return parameters;
    }

    private static int size(String text) {
        int size = Integer.parseInt(text);
        return size == 0 ? USUAL_SIZE : Math.min(size, LARGEST_SIZE);
    }

    private static Optional<Integer> start(String token) {
        for (int start = 1; start < ACCOUNTS.size(); start++) {
            if (token.equals(TOKEN_PREFIX + start)) {
                return Optional.of(start);
            }
        }
        return token.isEmpty() ? Optional.of(0) : Optional.empty();
    }

    private static ObjectNode body(int start, int size) {
        int end = Math.min(start + size, ACCOUNTS.size());
        ObjectNode body = WireJson.object();
        ArrayNode accounts = body.putArray("accountSummaries");
        ACCOUNTS.subList(start, end).forEach(account -> accounts.add(summary(account)));
        return end < ACCOUNTS.size() ? body.put("nextPageToken", TOKEN_PREFIX + end) : body;
    }

    private static ObjectNode summary(JsonNode account) {
        String parent = "accounts/" + account.path("id").asText();
        ObjectNode summary = WireJson.object()
                .put("name", "accountSummaries/" + account.path("id").asText())
                .put("account", parent)
                .put("displayName", account.path("name").asText());
        ArrayNode listed = summary.putArray("propertySummaries");
        for (JsonNode property : account.path("properties")) {
            if (!property.path("trait").asText().equals("FORBIDDEN")) {
                listed.addObject()
                        .put("property", "properties/" + property.path("id").asText())
                        .put("displayName", property.path("name").asText())
                        .put("propertyType", "PROPERTY_TYPE_ORDINARY")
                        .put("parent", parent);
            }
        }
        return summary;
    }
}
