package dev.adtools.tools.report;

import java.util.List;

/**
 * Something in a report that stands out.
 *
 * @param code what it is, stable, for example {@code ALL_LOCATIONS}
 * @param message the same for people: numbers and ids, never text from the platform
 * @param ids the rows it is about, at most ten; empty when it is about all of them
 */
public record Insight(String code, String message, List<String> ids) {

    private static final int MOST_IDS = 10;

    /** Keeps the first ten ids. */
    public Insight {
        ids = List.copyOf(ids.subList(0, Math.min(ids.size(), MOST_IDS)));
    }

    /** Returns an insight into the whole report. */
    public static Insight of(Enum<?> code, String message) {
        return of(code, message, List.of());
    }

    /** Returns an insight into some rows. */
    public static Insight of(Enum<?> code, String message, List<String> ids) {
        return new Insight(code.name(), message, ids);
    }

    /** Adds an insight into some rows, whose message begins with how many they are; nothing where there are none. */
    public static void add(List<Insight> insights, Enum<?> code, String message, List<String> ids) {
        if (!ids.isEmpty()) {
            insights.add(of(code, ids.size() + message, ids));
        }
    }
}
