package dev.adtools.tools.alpha;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonArray;
import dev.adtools.tools.alpha.searchterms.Analysis;
import dev.adtools.tools.alpha.searchterms.AnalysisOptions;
import dev.adtools.tools.alpha.searchterms.Period;
import dev.adtools.tools.alpha.searchterms.ReadRows;
import dev.adtools.tools.alpha.searchterms.SearchTermsAnswer;
import dev.adtools.tools.alpha.searchterms.TermLists;
import dev.adtools.tools.alpha.searchterms.TermRule;
import java.util.ArrayList;
import java.util.List;

/** Reads the rows and answers what they suggest. */
public final class AnalyzeSearchTermsHandler implements ReadHandler<AnalyzeSearchTerms, SearchTermsAnswer> {

    @Override
    public Outcome<SearchTermsAnswer> read(AnalyzeSearchTerms arguments, CallContext context) {
        List<Violation> violations = new ArrayList<>();
        Period period = Period.read(arguments.dateRange(), context.now(), violations);
        JsonArray given = arguments.rows();
        if (given == null) {
            violations.add(new Violation(
                    "/rows",
                    TermRule.ST_ROWS_1.id(),
                    "rows are required: fetching them from the platform is not available in this version"));
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        ReadRows rows =
                ReadRows.of(given, arguments.currency(), arguments.campaignId(), arguments.adGroupId(), violations);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        Analysis analysis = Analysis.of(rows, options(arguments));
        return Outcome.completed(
                arguments.rawData()
                        ? analysis.table(period)
                        : analysis.report(arguments.accountId().value(), period));
    }

    private static AnalysisOptions options(AnalyzeSearchTerms arguments) {
        return new AnalysisOptions(
                arguments.targetCpaMicros(),
                new TermLists(
                        arguments.brandTerms(),
                        arguments.protectedTerms(),
                        arguments.existingKeywords(),
                        arguments.existingNegatives()),
                arguments.minClicks(),
                arguments.topN());
    }
}
