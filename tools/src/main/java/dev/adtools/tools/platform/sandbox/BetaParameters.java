package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.wire.WireRequest;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads the parameters of a request, which a read has in its query and a change in its body. */
final class BetaParameters {

    static final String ACCESS_TOKEN = "access_token";

    // What an edge knows is only what it is asked.
    private static final Set<String> CREDENTIALS = Set.of(ACCESS_TOKEN, "appsecret_proof");
    private static final String BEARER = "Bearer ";

    private BetaParameters() {}

    static Map<String, String> of(WireRequest request) {
        Map<String, String> parameters = all(request);
        parameters.keySet().removeAll(CREDENTIALS);
        return parameters;
    }

    /** Returns the access token that a request came with, in its header or among its parameters; empty for none. */
    static String token(WireRequest request) {
        return request.headers().entrySet().stream()
                .filter(header -> header.getKey().toLowerCase(Locale.ROOT).equals("authorization"))
                .map(Map.Entry::getValue)
                .filter(value -> value.startsWith(BEARER))
                .map(value -> value.substring(BEARER.length()))
                .findFirst()
                .orElseGet(() -> all(request).getOrDefault(ACCESS_TOKEN, ""));
    }

    private static Map<String, String> all(WireRequest request) {
        String query = request.uri().getRawQuery();
        Map<String, String> parameters = new LinkedHashMap<>();
        add(query == null ? "" : query, parameters);
        add(request.body(), parameters);
        return parameters;
    }

    private static void add(String text, Map<String, String> parameters) {
        for (String pair : text.isEmpty() ? new String[0] : text.split("&", -1)) {
            String[] sides = pair.split("=", 2);
            parameters.put(sides[0], sides.length < 2 ? "" : URLDecoder.decode(sides[1], StandardCharsets.UTF_8));
        }
    }

    /** Returns what beta says of the first parameter that it does not know. */
    static Optional<String> unknown(Map<String, String> parameters, Set<String> known) {
        return parameters.keySet().stream()
                .filter(name -> !known.contains(name))
                .findFirst()
                .map(name -> "Unexpected parameter: " + name);
    }
}
