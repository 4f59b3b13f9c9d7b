package dev.adtools.tools.alpha.searchterms;

import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.CAMPAIGNS_WITHOUT_CONVERSIONS;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.COSTLY_CONVERSIONS;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.KEYWORDS_UNKNOWN;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.LISTS_CUT;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.NO_CONVERSIONS;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.NO_PREVIOUS_PERIOD;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.PHRASE;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.ROWS_REJECTED;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.SAVING;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.TARGET_DERIVED;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.TARGET_UNKNOWN;
import static dev.adtools.tools.alpha.searchterms.AnalysisInsight.TOO_MANY_NEGATIVES;

import dev.adtools.tools.platform.AlphaCurrency;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.Ratios;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Says what an analysis found. Numbers only: search terms are foreign text and never part of a sentence. */
final class SearchTermSummary {

    private static final int LIST_LIMIT = 5_000;
    private static final int MOST_NAMED = 5;
    private static final int MOST_PHRASES = 3;

    private final Analysis analysis;

    SearchTermSummary(Analysis analysis) {
        this.analysis = analysis;
    }

    String summary() {
        TermTotals totals = analysis.totals();
        Suggestions found = analysis.suggestions();
        return totals.terms() + " search terms cost " + money(totals.costMicros()) + ", "
                + money(totals.wastedMicros())
                + " of it without a conversion. To exclude: "
                + found.negatives().size() + ", to add: " + found.keywords().size() + ", to watch: "
                + found.withheld().watched().size() + ", blocked: "
                + found.withheld().blocked().size() + ".";
    }

    List<Insight> insights(LeftOut leftOut, int shortened) {
        List<Insight> insights = new ArrayList<>();
        tracking(insights);
        phrases(insights);
        saving(insights);
        keywords(insights);
        basis(insights);
        if (leftOut.sum() + shortened > 0) {
            add(
                    insights,
                    LISTS_CUT,
                    leftOut.sum() + " entries are left out of the lists, and further places of " + shortened
                            + " candidates; left_out says of which, and places_left_out how many. A higher top_n has"
                            + " room for more, a campaign_id leaves fewer, and raw_data answers every term.");
        }
        insights.addAll(analysis.rows().origin().notes());
        return insights;
    }

    private void tracking(List<Insight> insights) {
        TermTotals totals = analysis.totals();
        if (totals.clicks() > 0 && totals.conversions().signum() == 0) {
            add(
                    insights,
                    NO_CONVERSIONS,
                    "No row has a conversion: check that conversions are tracked before anything is excluded.");
        }
        List<Tracking.Silent> silent = analysis.tracking().silent();
        silent.stream()
                .limit(MOST_NAMED)
                .forEach(campaign -> insights.add(Insight.of(
                        CAMPAIGNS_WITHOUT_CONVERSIONS,
                        "Campaign " + campaign.campaignId() + " has no conversion in "
                                + money(campaign.counts().costMicros())
                                + ": are conversions tracked there? Its terms are not judged by cost or clicks.",
                        List.of(campaign.campaignId()))));
        if (silent.size() > MOST_NAMED) {
            insights.add(Insight.of(
                    CAMPAIGNS_WITHOUT_CONVERSIONS,
                    (silent.size() - MOST_NAMED) + " more campaigns have no conversion either.",
                    silent.stream()
                            .skip(MOST_NAMED)
                            .map(Tracking.Silent::campaignId)
                            .toList()));
        }
    }

    private void phrases(List<Insight> insights) {
        List<Candidate> negatives = analysis.suggestions().negatives();
        for (int index = 0; index < Math.min(negatives.size(), MOST_PHRASES); index++) {
            Candidate candidate = negatives.get(index);
            if (candidate.terms() > 1) {
                add(
                        insights,
                        PHRASE,
                        "negative_candidates[" + index + "]: words that " + candidate.terms()
                                + " terms share cost " + money(candidate.potentialSavingMicros())
                                + percent(candidate.potentialSavingMicros())
                                + ", without a conversion; excluding them once does for all of these terms.");
            }
        }
    }

    private String percent(long part) {
        BigDecimal share = Ratios.quotient(part, analysis.totals().costMicros());
        return share == null
                ? ""
                : ", "
                        + share.movePointRight(2)
                                .setScale(1, RoundingMode.HALF_UP)
                                .toPlainString() + " % of all cost";
    }

    private void saving(List<Insight> insights) {
        WastedCost wasted = analysis.suggestions().wasted(analysis.account());
        int found = analysis.suggestions().negatives().size();
        if (wasted.candidatesMicros() > 0) {
            add(
                    insights,
                    SAVING,
                    "Excluding all candidates would have saved " + money(wasted.candidatesMicros()) + ".");
        }
        int negatives = analysis.options().lists().negatives() + found;
        if (negatives > LIST_LIMIT) {
            add(
                    insights,
                    TOO_MANY_NEGATIVES,
                    TermRule.ST_LIMIT_1.id() + ": there would be " + negatives
                            + " negative keywords; a shared list holds 5,000, an"
                            + " account 20 lists, a campaign 10,000.");
        }
    }

    private void keywords(List<Insight> insights) {
        int dear = analysis.suggestions().dear();
        if (dear > 0) {
            add(
                    insights,
                    COSTLY_CONVERSIONS,
                    dear + " terms have conversions at more than 1.5 times the target cost, and are not suggested"
                            + " as keywords.");
        }
        boolean isAnyExcluded = !analysis.suggestions().negatives().isEmpty();
        if (isAnyExcluded && analysis.limits().keywords().areUnknown()) {
            add(
                    insights,
                    KEYWORDS_UNKNOWN,
                    "No keyword of the account is known: give existing_keywords or matched_keyword, so that none"
                            + " is excluded.");
        }
    }

    private void basis(List<Insight> insights) {
        switch (analysis.assumptions().targetSource()) {
            case ARGUMENT -> {}
            case ACCOUNT_AVERAGE ->
                add(insights, TARGET_DERIVED, "The target cost is the account's average, because none was given.");
            case ROWS_AVERAGE ->
                add(insights, TARGET_DERIVED, "The target cost is the average of these rows, because none was given.");
            case NONE ->
                add(
                        insights,
                        TARGET_UNKNOWN,
                        "There is no target cost, and fewer than 10 conversions to derive one: only clicks were looked at.");
        }
        if (!analysis.assumptions().previousPeriod()) {
            add(
                    insights,
                    NO_PREVIOUS_PERIOD,
                    "No rows of the period before were given, so new terms could not be told from old ones.");
        }
        if (!analysis.rows().rejected().isEmpty()) {
            add(
                    insights,
                    ROWS_REJECTED,
                    analysis.rows().rejected().size() + " rows were left out; rejected_rows says why.");
        }
    }

    private static void add(List<Insight> insights, AnalysisInsight code, String message) {
        insights.add(Insight.of(code, message));
    }

    private String money(long micros) {
        String currency = analysis.rows().currency();
        int digits =
                AlphaCurrency.unknown(Objects.requireNonNullElse(currency, "")).minorDigits();
        return Amounts.words(micros, Objects.requireNonNullElse(currency, "(currency unknown)"), digits);
    }
}
