package dev.adtools.tools.analytics;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells which metrics of a report do not add up over its rows, by the platform's names. */
final class ReportSums {

    // What a property defined itself follows a colon.
    private static final Pattern PEOPLE = Pattern.compile("(.*Users|users|.*[pP]urchasers)(:.*)?");
    private static final Pattern RATIO =
            Pattern.compile("(.*Rate|.*Per[A-Z].*|.*Average.*|average.*|median.*|returnOn.*)(:.*)?");
    private static final Pattern SESSIONS = Pattern.compile("sessions|engagedSessions");
    private static final Pattern WITHIN_SESSION =
            Pattern.compile("(customEvent|event|isKeyEvent|item|page|screen|unified|contentGroup|linkUrl).*");

    private final ReportFields fields;

    ReportSums(ReportFields fields) {
        this.fields = fields;
    }

    /** Returns the metrics whose rows do not add up to the totals. */
    List<String> notAdditive() {
        return Stream.of(people(), sessions(), ratios()).flatMap(List::stream).toList();
    }

    /** Says of each kind of them why. */
    List<String> notes() {
        List<String> notes = new ArrayList<>();
        note(notes, people(), ", because a person counts in each row that he belongs to, and once in totals.");
        note(notes, sessions(), ", because a session counts in each row that it touches, and once in totals.");
        note(notes, ratios(), ", which are ratios and means of all rows together.");
        return notes;
    }

    private static void note(List<String> notes, List<String> metrics, String reason) {
        if (!metrics.isEmpty()) {
            notes.add("Rows of " + String.join(", ", metrics) + " do not add up to totals" + reason);
        }
    }

    private List<String> people() {
        return metrics(metric -> PEOPLE.matcher(metric).matches());
    }

    private List<String> sessions() {
        boolean isCut = fields.dimensions().stream()
                .anyMatch(name -> WITHIN_SESSION.matcher(name).matches());
        return metrics(metric -> isCut && SESSIONS.matcher(metric).matches());
    }

    private List<String> ratios() {
        return metrics(metric -> RATIO.matcher(metric).matches());
    }

    private List<String> metrics(Predicate<String> wanted) {
        return fields.dimensions().isEmpty()
                ? List.of()
                : fields.metrics().stream().filter(wanted).toList();
    }
}
