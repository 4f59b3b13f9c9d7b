package dev.adtools.tools.report;

import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.ReportRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A row, and what the same did in the period before.
 *
 * @param id what the row is about, unique in its report
 * @param now the row
 * @param before the row of the period before; null when nothing is compared
 * @param <R> the platform's row
 */
public record ComparedRow<R extends ReportRow>(
        String id, R now, @Nullable R before) {

    /**
     * Reads a report, and that of the days before where it is compared with them.
     *
     * @param scope the days
     * @param isCompared whether rows are compared
     * @param report reads the rows of some days
     * @param idle makes a row of one that did nothing
     */
    public static <R extends ReportRow> Outcome<List<ComparedRow<R>>> read(
            ReportScope<?> scope,
            boolean isCompared,
            Function<DayRange, Outcome<List<R>>> report,
            UnaryOperator<R> idle) {
        return report.apply(scope.days())
                .flatMap(rows -> isCompared
                        ? report.apply(scope.previous()).map(before -> compared(rows, before, idle))
                        : Outcome.completed(alone(rows)));
    }

    private static <R extends ReportRow> List<ComparedRow<R>> alone(List<R> rows) {
        return rows.stream().map(row -> new ComparedRow<>(id(row), row, null)).toList();
    }

    // What stopped since the days before has a row of nothing.
    private static <R extends ReportRow> List<ComparedRow<R>> compared(
            List<R> rows, List<R> previous, UnaryOperator<R> idle) {
        Map<String, R> before = new LinkedHashMap<>();
        previous.forEach(row -> before.put(id(row), row));
        List<ComparedRow<R>> compared = new ArrayList<>();
        for (R row : rows) {
            R same = before.remove(id(row));
            compared.add(new ComparedRow<>(id(row), row, same == null ? idle.apply(row) : same));
        }
        before.forEach((id, row) -> compared.add(new ComparedRow<>(id, idle.apply(row), row)));
        return compared;
    }

    private static String id(ReportRow row) {
        List<String> parts = new ArrayList<>(List.of(orEmpty(row.day())));
        row.entities().forEach(entity -> parts.add(entity == null ? "" : entity.id()));
        parts.add(orEmpty(row.segment()));
        return String.join("/", parts);
    }

    private static String orEmpty(@Nullable String text) {
        return Objects.requireNonNullElse(text, "");
    }

    /** Returns the ids of the campaigns that some rows are about, each once. */
    public static List<String> campaigns(List<? extends ComparedRow<?>> rows) {
        return rows.stream()
                .flatMap(row -> Stream.ofNullable(row.now().campaign()))
                .map(ReportRow.Entity::id)
                .distinct()
                .toList();
    }

    /** Returns the lowest thing that the row is about; empty for the account. */
    Optional<ReportRow.Entity> entity() {
        return now.entities().stream().filter(Objects::nonNull).reduce((above, below) -> below);
    }

    /** Returns the name of that; empty for the account. */
    public String name() {
        return entity().map(ReportRow.Entity::name).orElse("");
    }

    /** Returns the day; empty when the row is about all of them. */
    public String day() {
        return orEmpty(now.day());
    }
}
