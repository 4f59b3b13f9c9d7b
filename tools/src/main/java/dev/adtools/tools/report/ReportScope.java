package dev.adtools.tools.report;

import dev.adtools.api.Money;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.Metrics;
import dev.adtools.tools.platform.ReadPath;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Scope of a report: an account and its days.
 *
 * @param account the account
 * @param currency the ISO 4217 code of its currency
 * @param minorDigits how many decimal digits the platform's unit of that has; null when it is not known
 * @param days the days
 * @param previous the days that they are compared with, where they are
 * @param today the day that it is in the account's time zone
 * @param isZoneKnown whether that is known; if not, days are those of UTC
 * @param <A> the platform's account
 */
public record ReportScope<A>(
        A account,
        String currency,
        @Nullable Integer minorDigits,
        DayRange days,
        DayRange previous,
        LocalDate today,
        boolean isZoneKnown) {

    /** Returns an amount of micros for a sentence, for example {@code 50.00 USD}. */
    public String words(@Nullable Long micros) {
        return words(minorDigits == null || micros == null ? null : Money.ofMicros(micros, currency, minorDigits));
    }

    /** Returns an amount of units of the currency for a sentence, half up to micros. */
    public String words(@Nullable BigDecimal units) {
        return words(
                minorDigits == null || units == null
                        ? null
                        : Amounts.ofMicros(Amounts.micros(units), currency, minorDigits));
    }

    private static String words(@Nullable Money money) {
        return money == null ? "an unknown amount" : Amounts.words(money);
    }

    /** Returns the days for a sentence. */
    public String dates() {
        return dates(days);
    }

    /** Returns the days that they are compared with for a sentence. */
    public String previousDates() {
        return dates(previous);
    }

    private static String dates(DayRange days) {
        return days.since() + " to " + days.until();
    }

    /** Returns notes on the days, and on metrics of rows that have no value. */
    public List<Insight> notes(Stream<? extends Metrics> rows) {
        List<Insight> notes = new ArrayList<>();
        if (!isZoneKnown) {
            notes.add(Insight.of(
                    ReportNote.TIMEZONE_UNKNOWN, "The account's time zone is not known, so days are those of UTC."));
        }
        unreadable(rows).ifPresent(notes::add);
        return notes;
    }

    /** Returns the same notes, and one on the way that the rows were read. */
    public List<Insight> notes(Stream<? extends Metrics> rows, ReadPath path) {
        List<Insight> notes = notes(rows);
        inParts(path).ifPresent(notes::add);
        return notes;
    }

    /** Returns the note on metrics of rows that have no value; empty where all have theirs. */
    public static Optional<Insight> unreadable(Stream<? extends Metrics> rows) {
        List<Set<String>> gaps = rows.map(row -> row.gaps().partial())
                .filter(names -> !names.isEmpty())
                .toList();
        return gaps.isEmpty()
                ? Optional.empty()
                : Optional.of(Insight.of(
                        ReportNote.UNREADABLE_VALUES,
                        "The platform sent no readable value of "
                                + gaps.stream()
                                        .flatMap(Set::stream)
                                        .distinct()
                                        .sorted()
                                        .collect(Collectors.joining(", "))
                                + " in " + gaps.size()
                                + " row(s). The value is null there, and sums leave it out."));
    }

    /** Returns the note on the way that rows were read; empty for pages of the usual size. */
    public static Optional<Insight> inParts(ReadPath path) {
        String message = switch (path) {
            case PAGES -> "";
            case SMALLER_PAGES -> "The platform gave up on pages of the usual size, so smaller pages were read.";
            case SHORTER_RANGES ->
                "The platform gave up on all days at once, so shorter ranges were read. Rows that join several ranges have no reach.";
            case ASYNCHRONOUS_REPORT ->
                "The platform gave up on every part, so it prepared an asynchronous report, which was read.";
        };
        return message.isEmpty() ? Optional.empty() : Optional.of(Insight.of(ReportNote.READ_IN_PARTS, message));
    }

    /** Returns whether the last day has only begun. */
    public boolean isInLastDay() {
        return !days.until().isBefore(today);
    }
}
