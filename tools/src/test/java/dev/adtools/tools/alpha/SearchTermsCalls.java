package dev.adtools.tools.alpha;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonCursor;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.alpha.searchterms.SearchTermsAnswer;
import dev.adtools.tools.alpha.searchterms.SearchTermsReport;
import dev.adtools.tools.rules.Decoded;
import dev.adtools.tools.rules.SettledCall;
import java.nio.charset.StandardCharsets;

/** Calls the analysis of search terms. */
final class SearchTermsCalls {

    private SearchTermsCalls() {}

    static Outcome<SearchTermsAnswer> answered(JsonObject arguments) {
        AnalyzeSearchTermsDispatch tool = new AnalyzeSearchTermsDispatch();
        return tool.read(Decoded.of(tool, arguments), SettledCall.at("2026-11-20T12:00:00Z"));
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
}
