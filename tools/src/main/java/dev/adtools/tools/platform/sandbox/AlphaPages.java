package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.Iterator;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Cuts answers into pages; a token says where in which query's answer the next page begins. */
final class AlphaPages {

    /** Number of rows that the platform puts on a page. */
    static final int ROWS = 10_000;

    private static final Pattern TOKEN = Pattern.compile("([0-9]{1,9})-([0-9a-f]{1,8})");

    private final int size;

    AlphaPages(int size) {
        this.size = size;
    }

    /** Returns where the page of a token begins; empty when the token is not of this query. */
    static OptionalLong start(String token, String query) {
        Matcher matcher = TOKEN.matcher(token);
        if (token.isEmpty()) {
            return OptionalLong.of(0);
        }
        return matcher.matches() && matcher.group(2).equals(mark(query))
                ? OptionalLong.of(Long.parseLong(matcher.group(1)))
                : OptionalLong.empty();
    }

    private static String mark(String query) {
        return Integer.toHexString(query.hashCode());
    }

    /** Writes one page, and where the next one begins if there is one. */
    void write(Stream<ObjectNode> rows, long start, String query, ObjectNode body, SandboxLimits limits) {
        ArrayNode results = WireJson.array();
        Iterator<ObjectNode> left = rows.skip(start).iterator();
        while (results.size() < size && left.hasNext()) {
            limits.row();
            results.add(left.next());
        }
        // What is empty is absent, as every default value.
        if (!results.isEmpty()) {
            body.set("results", results);
        }
        if (left.hasNext()) {
            body.put("nextPageToken", (start + size) + "-" + mark(query));
        }
    }
}
