package dev.adtools.server.platform;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.net.URI;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Redacts addresses and forms: parameter by parameter. */
final class RedactedAddress {

    private final RedactedValues values;
    private final Pseudonyms pseudonyms;

    RedactedAddress(RedactedValues values, Pseudonyms pseudonyms) {
        this.values = values;
        this.pseudonyms = pseudonyms;
    }

    /** Returns a link that a platform gave. */
    String link(String link) {
        int query = link.indexOf('?');
        return query < 0
                ? pseudonyms.word("link", link)
                : pseudonyms.ids(link.substring(0, query)) + "?" + form(link.substring(query + 1));
    }

    /** Returns the path of an address. */
    String path(URI uri) {
        return pseudonyms.ids(uri.getPath());
    }

    /** Returns the parameters of an address, decoded. */
    ObjectNode parameters(URI uri) {
        String query = uri.getRawQuery();
        ObjectNode parameters = WireJson.object();
        for (String pair : query == null ? new String[0] : query.split("&", -1)) {
            String name = name(pair);
            parameters.put(name, values.text(value(pair), name, ""));
        }
        return parameters;
    }

    /** Returns a form. */
    String form(String form) {
        return Arrays.stream(form.split("&", -1))
                .map(pair -> name(pair) + "="
                        + URLEncoder.encode(values.text(value(pair), name(pair), ""), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    private static String name(String pair) {
        return URLDecoder.decode(pair.replaceFirst("=.*$", ""), StandardCharsets.UTF_8);
    }

    private static String value(String pair) {
        int equals = pair.indexOf('=');
        return equals < 0 ? "" : URLDecoder.decode(pair.substring(equals + 1), StandardCharsets.UTF_8);
    }
}
