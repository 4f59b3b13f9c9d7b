package dev.adtools.tools.catalog;

import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import dev.adtools.tools.catalog.BoundEdges.Edge;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The bounds of a string: the number of its code points, and of each part of a pattern. */
final class TextBounds {

    // A code point of one char, and one of two.
    private static final List<String> POINTS = List.of("a", "😀");

    private final int min;
    private final int max;
    private final String pattern;

    TextBounds(JsonObject schema) {
        this.min = Schemas.integer(schema, "minLength", 0);
        this.max = Schemas.integer(schema, "maxLength", Integer.MAX_VALUE);
        this.pattern = schema.get("pattern") instanceof JsonString text ? text.value() : "";
    }

    List<Edge> edges() {
        Stream<Edge> matching = PatternEdges.of(pattern).stream().map(text -> edge(" " + text, text));
        Stream<Edge> counted = BoundEdges.around(min, max)
                .boxed()
                .flatMap(length ->
                        POINTS.stream().map(point -> edge(" of " + length + " " + point, point.repeat(length))));
        return Stream.concat(matching, counted).toList();
    }

    private Edge edge(String place, String text) {
        int points = text.codePointCount(0, text.length());
        boolean matches =
                pattern.isEmpty() || Pattern.compile(pattern).matcher(text).matches();
        return new Edge(place, Schemas.quoted(text), matches && min <= points && points <= max);
    }

    String sample() {
        return Schemas.quoted(pattern.isEmpty() ? "a".repeat(min) : PatternEdges.shortest(pattern));
    }
}
