package dev.adtools.tools.beta.performance;

import dev.adtools.tools.platform.BetaMetrics;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaReport.Named;
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
record BetaComparedRow(
        String id, BetaReport.Row now, @Nullable BetaMetrics before) {

    /** Returns rows that are compared with nothing. */
    static List<BetaComparedRow> of(List<BetaReport.Row> rows) {
        return rows.stream().map(row -> new BetaComparedRow(id(row), row, null)).toList();
    }

    /** Returns rows compared with those of the period before; what stopped since then has a row of nothing. */
    static List<BetaComparedRow> of(List<BetaReport.Row> rows, List<BetaReport.Row> previous) {
        Map<String, BetaReport.Row> before = new LinkedHashMap<>();
        previous.forEach(row -> before.put(id(row), row));
        List<BetaComparedRow> compared = new ArrayList<>();
        for (BetaReport.Row row : rows) {
            BetaReport.Row same = before.remove(id(row));
            compared.add(new BetaComparedRow(id(row), row, same == null ? BetaMetrics.NONE : same.metrics()));
        }
        before.forEach((id, row) -> compared.add(new BetaComparedRow(id, idle(row), row.metrics())));
        return compared;
    }

    private static BetaReport.Row idle(BetaReport.Row row) {
        return new BetaReport.Row(row.day(), row.campaign(), row.adSet(), row.ad(), row.segment(), BetaMetrics.NONE);
    }

    private static String id(BetaReport.Row row) {
        return String.join(
                "/",
                Objects.requireNonNullElse(row.day(), ""),
                id(row.campaign()),
                id(row.adSet()),
                id(row.ad()),
                Objects.requireNonNullElse(row.segment(), ""));
    }

    private static String id(@Nullable Named named) {
        return named == null ? "" : named.id();
    }

    /** Returns the ids of the campaigns that some rows are about, each once. */
    static List<String> campaigns(List<BetaComparedRow> rows) {
        return rows.stream()
                .map(row -> id(row.now().campaign()))
                .filter(id -> !id.isEmpty())
                .distinct()
                .toList();
    }

    /** Returns the lowest thing that the row is about; null for the account. */
    @Nullable
    Named named() {
        if (now.ad() != null) {
            return now.ad();
        }
        return now.adSet() != null ? now.adSet() : now.campaign();
    }

    String name() {
        Named named = named();
        return named == null ? "" : named.name();
    }

    String day() {
        return Objects.requireNonNullElse(now.day(), "");
    }
}
