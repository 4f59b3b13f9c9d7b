package dev.adtools.server.edge;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** Looks into the query of a URL. */
final class Query {

    private Query() {}

    /** Returns whether a parameter is there, however its name is encoded and whatever else cannot be decoded. */
    static boolean has(String query, String parameter) {
        for (String pair : query.split("&", -1)) {
            int end = pair.indexOf('=');
            String name = end < 0 ? pair : pair.substring(0, end);
            if (name.equals(parameter) || decoded(name).equals(parameter)) {
                return true;
            }
        }
        return false;
    }

    private static String decoded(String name) {
        try {
            return URLDecoder.decode(name, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return name;
        }
    }
}
