package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.DayRange;
import java.util.Collection;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Text that may be put into a query: ids that are digits, and days. Anything else is a bug of the caller. */
final class AlphaText {

    private static final Pattern ID = Pattern.compile("[0-9]{1,19}");

    private AlphaText() {}

    static String id(String id) {
        if (!ID.matcher(id).matches()) {
            throw new IllegalArgumentException("not an id: " + id);
        }
        return id;
    }

    static String ids(Collection<String> ids) {
        return ids.stream().map(AlphaText::id).collect(Collectors.joining(", ", "(", ")"));
    }

    /** Returns the condition that a row is about days of a range. */
    static String between(DayRange days) {
        return "segments.date BETWEEN '" + days.since() + "' AND '" + days.until() + "'";
    }
}
