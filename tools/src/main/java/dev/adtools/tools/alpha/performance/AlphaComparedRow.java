package dev.adtools.tools.alpha.performance;

import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaReport.Named;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A row, and what the same did in the period before.
 *
 * @param id what the row is about, unique in its report
 * @param now the row
 * @param before the numbers of the period before; null when nothing is compared
 */
record AlphaComparedRow(
        String id, AlphaReport.Row now, @Nullable AlphaMetrics before) {

    /** Returns rows that are compared with nothing. */
    static List<AlphaComparedRow> of(List<AlphaReport.Row> rows) {
        return rows.stream()
                .map(row -> new AlphaComparedRow(id(row), row, null))
                .toList();
    }

    /** Returns rows compared with those of the period before; what stopped since then has a row of nothing. */
    static List<AlphaComparedRow> of(List<AlphaReport.Row> rows, List<AlphaReport.Row> previous) {
        Map<String, AlphaReport.Row> before = new LinkedHashMap<>();
        previous.forEach(row -> before.put(id(row), row));
        List<AlphaComparedRow> compared = new ArrayList<>();
        for (AlphaReport.Row row : rows) {
            AlphaReport.Row same = before.remove(id(row));
            compared.add(new AlphaComparedRow(id(row), row, same == null ? AlphaMetrics.NONE : same.metrics()));
        }
        before.forEach((id, row) -> compared.add(new AlphaComparedRow(id, idle(row), row.metrics())));
        return compared;
    }

    private static AlphaReport.Row idle(AlphaReport.Row row) {
        return new AlphaReport.Row(
                row.day(), row.campaign(), row.adGroup(), row.keyword(), row.segment(), AlphaMetrics.NONE);
    }

    private static String id(AlphaReport.Row row) {
        return String.join(
                "/",
                Objects.requireNonNullElse(row.day(), ""),
                id(row.campaign()),
                id(row.adGroup()),
                id(row.keyword()),
                Objects.requireNonNullElse(row.segment(), ""));
    }

    private static String id(@Nullable Named named) {
        return named == null ? "" : named.id();
    }

    /** Returns the ids of the campaigns that some rows are about, each once. */
    static List<String> campaigns(List<AlphaComparedRow> rows) {
        return rows.stream()
                .map(row -> id(row.now().campaign()))
                .filter(id -> !id.isEmpty())
                .distinct()
                .toList();
    }

    /** Returns the lowest thing that the row is about; null for the account. */
    @Nullable
    Named named() {
        if (now.keyword() != null) {
            return now.keyword();
        }
        return now.adGroup() != null ? now.adGroup() : now.campaign();
    }

    String name() {
        Named named = named();
        return named == null ? "" : named.name();
    }

    String day() {
        return Objects.requireNonNullElse(now.day(), "");
    }
}
