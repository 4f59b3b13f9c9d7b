package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.platform.AlphaCurrency;
import dev.adtools.tools.report.Amounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Says what an analysis found. Numbers only: search terms are foreign text and never part of a sentence. */
final class Narration {

    private static final int LIST_LIMIT = 5_000;

    private final Analysis analysis;

    Narration(Analysis analysis) {
        this.analysis = analysis;
    }

    String summary() {
        TermTotals totals = analysis.totals();
        Suggestions found = analysis.suggestions();
        return totals.terms() + " search terms cost " + money(totals.costMicros()) + ", "
                + money(totals.wastedCostMicros())
                + " of it without a conversion. To exclude: "
                + found.negatives().size() + ", to add: " + found.keywords().size() + ", to watch: "
                + found.watched().size() + ", blocked: " + found.blocked().size() + ".";
    }

    List<String> insights() {
        List<String> insights = new ArrayList<>();
        target(insights);
        Suggestions found = analysis.suggestions();
        long saving = found.negatives().stream()
                .mapToLong(Candidate::potentialSavingMicros)
                .sum();
        if (saving > 0) {
            insights.add("Excluding all candidates would have saved " + money(saving) + ".");
        }
        int negatives =
                analysis.options().lists().negatives() + found.negatives().size();
        if (negatives > LIST_LIMIT) {
            insights.add(TermRule.ST_LIMIT_1.id() + ": there would be " + negatives
                    + " negative keywords; a shared list holds 5,000, an" + " account 20 lists, a campaign 10,000.");
        }
        if (!analysis.rows().rejected().isEmpty()) {
            insights.add(analysis.rows().rejected().size() + " rows were left out; rejected_rows says why.");
        }
        insights.addAll(analysis.rows().origin().notes());
        return insights;
    }

    private void target(List<String> insights) {
        TermTotals totals = analysis.totals();
        if (totals.clicks() > 0 && totals.conversions().signum() == 0) {
            insights.add("No row has a conversion: check that conversions are tracked before anything is excluded.");
        }
        switch (analysis.assumptions().source()) {
            case ARGUMENT -> {}
            case ACCOUNT_AVERAGE -> insights.add("The target cost is the account's average, because none was given.");
            case ROWS_AVERAGE -> insights.add("The target cost is the average of these rows, because none was given.");
            case NONE ->
                insights.add(
                        "There is no target cost, and fewer than 10 conversions to derive one: only clicks were looked at.");
        }
        if (!analysis.assumptions().previousPeriod()) {
            insights.add("No rows of the period before were given, so new terms could not be told from old ones.");
        }
    }

    private String money(long micros) {
        String currency = analysis.rows().currency();
        int digits =
                AlphaCurrency.unknown(Objects.requireNonNullElse(currency, "")).minorDigits();
        return Amounts.words(micros, Objects.requireNonNullElse(currency, "(currency unknown)"), digits);
    }
}
