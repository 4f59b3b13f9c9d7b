package dev.adtools.server.store;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Set of words in one column; no word holds a space. */
public final class SpaceSeparatedSet {

    private SpaceSeparatedSet() {}

    /** Returns the column's text: the same for the same set. */
    public static String join(Stream<String> words) {
        return words.sorted().collect(Collectors.joining(" "));
    }

    /** Returns the words of a column. */
    public static List<String> split(String column) {
        return column.isEmpty() ? List.of() : List.of(column.split(" ", -1));
    }
}
