package dev.adtools.server.store;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Order of a list that is sorted by time. */
public enum ListOrder {
    /** The newest row first. */
    NEWEST("<", " DESC"),
    /** The oldest row first. */
    OLDEST(">", "");

    private final String behind;
    private final String direction;

    ListOrder(String behind, String direction) {
        this.behind = behind;
        this.direction = direction;
    }

    /** Returns the order of a name, such as {@code newest}; empty when there is none. */
    static Optional<ListOrder> named(String name) {
        return Arrays.stream(values())
                .filter(order -> order.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }

    /** Returns the condition that columns lie behind the parameters at which a page ended. */
    public String behind(String columns, String parameters) {
        return columns + " " + behind + " " + parameters;
    }

    /** Returns the clause that sorts by columns, the most significant first. */
    public String by(String... columns) {
        return Stream.of(columns).map(column -> column + direction).collect(Collectors.joining(", ", " ORDER BY ", ""));
    }
}
