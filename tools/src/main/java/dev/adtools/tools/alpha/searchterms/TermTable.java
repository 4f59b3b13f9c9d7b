package dev.adtools.tools.alpha.searchterms;

import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonNumber;
import dev.adtools.api.json.JsonString;
import dev.adtools.api.json.JsonValue;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes every term as one compact row, the most expensive first. */
final class TermTable {

    private static final List<String> COLUMNS = List.of(
            "search_term",
            "impressions",
            "clicks",
            "ctr",
            "cost_micros",
            "conversions",
            "conversion_value_micros",
            "cost_per_conversion_micros",
            "rule",
            "match_type",
            "score",
            "phrase");

    private TermTable() {}

    static SearchTermsTable of(SearchTermsFacts facts, List<Term> terms, Suggestions suggestions) {
        List<JsonArray> rows = terms.stream()
                .sorted(Comparator.comparingLong((Term term) -> term.counts().costMicros())
                        .reversed()
                        .thenComparing(Term::text))
                .map(term -> row(term, suggestions))
                .toList();
        return new SearchTermsTable(facts, COLUMNS, rows, false, null);
    }

    private static JsonArray row(Term term, Suggestions suggestions) {
        SearchTermMetrics metrics = SearchTermMetrics.of(term.counts());
        Suggestion suggestion = suggestions.of(term.text()).orElse(null);
        return JsonArray.of(List.of(
                new JsonString(term.text()),
                JsonNumber.of(metrics.impressions()),
                JsonNumber.of(metrics.clicks()),
                number(metrics.ctr()),
                JsonNumber.of(metrics.costMicros()),
                new JsonNumber(metrics.conversions()),
                JsonNumber.of(metrics.conversionValueMicros()),
                metrics.costPerConversionMicros() == null
                        ? JsonNull.NULL
                        : JsonNumber.of(metrics.costPerConversionMicros()),
                suggestion == null ? JsonNull.NULL : new JsonString(suggestion.rule()),
                suggestion == null
                        ? JsonNull.NULL
                        : new JsonString(suggestion.matchType().name()),
                suggestion == null ? JsonNull.NULL : JsonNumber.of(suggestion.score()),
                suggestions
                        .phraseOf(term.text())
                        .<JsonValue>map(JsonString::new)
                        .orElse(JsonNull.NULL)));
    }

    private static JsonValue number(@Nullable BigDecimal value) {
        return value == null ? JsonNull.NULL : new JsonNumber(value);
    }
}
