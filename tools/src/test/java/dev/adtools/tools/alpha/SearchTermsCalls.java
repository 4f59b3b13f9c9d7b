package dev.adtools.tools.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Micros;
import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonArray;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.alpha.searchterms.SearchTermsAnswer;
import dev.adtools.tools.alpha.searchterms.SearchTermsReport;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.rules.SettledCall;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Calls the analysis of search terms. */
final class SearchTermsCalls {

    private SearchTermsCalls() {}

    static Outcome<SearchTermsAnswer> answered(JsonObject arguments) {
        return new AnalyzeSearchTermsHandler().read(decoded(arguments), SettledCall.at("2026-11-20T12:00:00Z"));
    }

    static SearchTermsAnswer answer(JsonObject arguments) {
        return answered(arguments).<SearchTermsAnswer>fold(answer -> answer, error -> {
            throw new AssertionError(error);
        });
    }

    static SearchTermsReport report(JsonObject arguments) {
        return (SearchTermsReport) answer(arguments);
    }

    static JsonObject json(String text) {
        return (JsonObject) JsonCursor.read(text.getBytes(StandardCharsets.UTF_8));
    }

    private static AnalyzeSearchTerms decoded(JsonObject arguments) {
        Node all = Node.of("", arguments);
        return new AnalyzeSearchTerms(
                AlphaAccountId.of(all.at("account_id").text().orElseThrow()),
                (JsonArray) arguments.get("rows"),
                text(all, "campaign_id"),
                text(all, "ad_group_id"),
                arguments.get("date_range"),
                all.at("target_cpa_micros").integer().map(Micros::of).orElse(null),
                text(all, "currency"),
                texts(all, "brand_terms"),
                texts(all, "protected_terms"),
                texts(all, "existing_keywords"),
                texts(all, "existing_negatives"),
                all.at("min_clicks").integer().orElse(10L).intValue(),
                all.at("top_n").integer().orElse(50L).intValue(),
                all.at("raw_data").truth().orElse(false),
                text(all, "login_customer_id"));
    }

    private static @Nullable String text(Node all, String name) {
        return all.at(name).text().orElse(null);
    }

    private static @Nullable List<String> texts(Node all, String name) {
        return all.at(name).absent()
                ? null
                : all.at(name).items().stream()
                        .map(item -> item.text().orElseThrow())
                        .toList();
    }
}
