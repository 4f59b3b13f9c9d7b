package dev.adtools.tools.alpha.keywords;

import dev.adtools.tools.alpha.searchterms.TermText;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Says what stands out in the keywords of an ad group. Their words are foreign text and never part of a sentence. */
final class KeywordsNarration {

    private static final int LOW_QUALITY = 4;
    private static final long LONG_IDLE_DAYS = 30;

    private final ReportScope<?> scope;
    private final List<MeasuredKeyword> keywords;

    /** Takes all keywords of an ad group that are not removed. */
    KeywordsNarration(ReportScope<?> scope, List<MeasuredKeyword> keywords) {
        this.scope = scope;
        this.keywords = keywords;
    }

    String summary(int listed) {
        long negative =
                keywords.stream().filter(row -> row.keyword().negative()).count();
        return "The ad group has " + (keywords.size() - negative) + " keyword(s) and " + negative
                + " negative one(s) that are not removed; " + listed + " are what was asked for.";
    }

    List<Insight> insights(boolean hasMetrics) {
        List<Insight> insights = new ArrayList<>();
        add(
                insights,
                KeywordsInsight.DUPLICATE_TEXT,
                " keywords have the same words as another one with a different match type.",
                duplicates());
        add(
                insights,
                KeywordsInsight.BROAD_WITH_MANUAL_BID,
                " broad keyword(s) have a bid of their own; broad match is made for automatic bidding.",
                active(it -> KeywordMatchType.BROAD.is(it.keyword().matchType())
                        && it.keyword().cpcBidMicros() != null));
        if (hasMetrics) {
            ofNumbers(insights);
        }
        add(
                insights,
                KeywordsInsight.BELOW_FIRST_PAGE,
                " keyword(s) bid less than a place on the first page takes.",
                active(it -> isBelowFirstPage(it.keyword())));
        add(
                insights,
                KeywordsInsight.BLOCKED_BY_NEGATIVE,
                " keyword(s) are not shown for their own words, because a negative keyword of the ad group blocks"
                        + " them.",
                blocked());
        return insights;
    }

    private void ofNumbers(List<Insight> insights) {
        insights.addAll(scope.notes(keywords.stream().map(MeasuredKeyword::metrics)));
        if (scope.days().days() >= LONG_IDLE_DAYS) {
            add(
                    insights,
                    KeywordsInsight.NO_IMPRESSIONS,
                    " enabled keyword(s) were not shown, " + scope.dates() + ".",
                    active(it -> it.metrics().impressions() == 0
                            && it.metrics().gaps().unknown().isEmpty()));
        }
        add(
                insights,
                KeywordsInsight.LOW_QUALITY_WITH_COST,
                " keyword(s) have a quality score of 4 or less and cost money.",
                active(it -> it.keyword().qualityScore() != null
                        && it.keyword().qualityScore() <= LOW_QUALITY
                        && it.metrics().costMicros() > 0));
    }

    private static boolean isBelowFirstPage(AlphaKeyword keyword) {
        Long bid = keyword.cpcBidMicros();
        Long firstPage = keyword.firstPageCpcMicros();
        return bid != null && firstPage != null && bid < firstPage;
    }

    private List<MeasuredKeyword> duplicates() {
        Map<String, Long> matchTypes = active(it -> true).stream()
                .collect(Collectors.groupingBy(
                        it -> TermText.of(it.keyword().text()),
                        Collectors.mapping(
                                it -> it.keyword().matchType(),
                                Collectors.collectingAndThen(Collectors.toSet(), types -> (long) types.size()))));
        return active(it -> matchTypes.getOrDefault(TermText.of(it.keyword().text()), 0L) > 1);
    }

    private List<MeasuredKeyword> blocked() {
        NegativeKeywords negatives = new NegativeKeywords(keywords.stream()
                .map(MeasuredKeyword::keyword)
                .filter(AlphaKeyword::negative)
                .toList());
        return active(it -> negatives.block(it.keyword()));
    }

    private List<MeasuredKeyword> active(Predicate<MeasuredKeyword> condition) {
        return keywords.stream()
                .filter(MeasuredKeyword::isActive)
                .filter(condition)
                .toList();
    }

    private static void add(List<Insight> insights, KeywordsInsight code, String message, List<MeasuredKeyword> about) {
        Insight.add(
                insights,
                code,
                message,
                about.stream().map(it -> it.keyword().id()).toList());
    }
}
