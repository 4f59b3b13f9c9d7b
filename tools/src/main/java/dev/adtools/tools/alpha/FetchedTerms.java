package dev.adtools.tools.alpha;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.AlphaMetric;
import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.alpha.searchterms.AccountState;
import dev.adtools.tools.alpha.searchterms.AnalysisInsight;
import dev.adtools.tools.alpha.searchterms.BrandCampaigns;
import dev.adtools.tools.alpha.searchterms.JudgedDays;
import dev.adtools.tools.alpha.searchterms.ReadRows;
import dev.adtools.tools.alpha.searchterms.RowOrigin;
import dev.adtools.tools.alpha.searchterms.TermLists;
import dev.adtools.tools.alpha.searchterms.TermRule;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.SearchTermQuery;
import dev.adtools.tools.report.BudgetUnitGuard;
import dev.adtools.tools.report.Insight;
import dev.adtools.tools.report.ReportScope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the search terms of an account, with the keywords that exist already as far as the platform tells. */
final class FetchedTerms {

    private final AnalyzeSearchTerms arguments;
    private final AlphaAccountReads reads;

    FetchedTerms(AnalyzeSearchTerms arguments, AlphaAccountReads reads) {
        this.arguments = arguments;
        this.reads = reads;
    }

    /**
     * Terms that were read, with what the platform says beside them.
     *
     * @param rows the terms
     * @param lists what the caller named, and what is excluded already
     * @param state what else the platform says of the account
     */
    record Fetched(ReadRows rows, TermLists lists, AccountState state) {}

    /** The terms of the days that can be judged, of the others, and of the days before. */
    private record Terms(List<AlphaSearchTerm> judged, List<AlphaSearchTerm> recent, List<AlphaSearchTerm> before) {

        boolean isAny() {
            return !judged.isEmpty() || !recent.isEmpty() || !before.isEmpty();
        }

        Stream<AlphaSearchTerm> all() {
            return Stream.of(judged, recent, before).flatMap(List::stream);
        }

        /** Returns these without terms that have a row with an unknown number, which must not be judged by the others. */
        Terms known() {
            Set<String> unknown = all().filter(
                            term -> !term.metrics().gaps().unknown().isEmpty())
                    .map(AlphaSearchTerm::text)
                    .collect(Collectors.toSet());
            return unknown.isEmpty()
                    ? this
                    : new Terms(known(judged, unknown), known(recent, unknown), known(before, unknown));
        }

        private static List<AlphaSearchTerm> known(List<AlphaSearchTerm> terms, Set<String> unknown) {
            return terms.stream().filter(term -> !unknown.contains(term.text())).toList();
        }
    }

    Outcome<Fetched> read(Period period) {
        return reads.scope(period)
                .flatMap(this::agreeOnCurrency)
                .flatMap(scope -> terms(scope)
                        .flatMap(terms -> account(scope.days())
                                .flatMap(account -> keywords(scope.days())
                                        .flatMap(keywords -> negatives()
                                                .map(negatives ->
                                                        fetched(scope, terms, account, keywords, negatives))))));
    }

    private Outcome<Terms> terms(ReportScope<AlphaCustomer> scope) {
        JudgedDays days = days(scope);
        return terms(days.judged())
                .flatMap(judged -> terms(days.recent())
                        .flatMap(recent -> exact(Stream.concat(judged.stream(), recent.stream())
                                        .toList())
                                .flatMap(all -> terms(Optional.of(scope.previous()))
                                        .map(before -> new Terms(judged, recent, before)))))
                .flatMap(terms -> reads.foundIn(arguments.campaignId(), arguments.adGroupId(), terms, terms.isAny()));
    }

    private JudgedDays days(ReportScope<AlphaCustomer> scope) {
        return JudgedDays.of(scope.days(), scope.today(), arguments.conversionLagDays());
    }

    private Outcome<ReportScope<AlphaCustomer>> agreeOnCurrency(ReportScope<AlphaCustomer> scope) {
        String stated = arguments.currency();
        return otherCurrency(arguments, stated, scope.currency())
                .<Outcome<ReportScope<AlphaCustomer>>>map(Outcome::failed)
                .orElseGet(() -> Outcome.completed(scope));
    }

    /** Returns the refusal of a currency that is stated, alone or in the rows, and not the account's. */
    static Optional<ToolError> otherCurrency(AnalyzeSearchTerms arguments, @Nullable String stated, String currency) {
        return BudgetUnitGuard.mismatch(stated, currency)
                .map(message -> ToolError.ruleViolation(List.of(new Violation(
                        arguments.currency() == null ? "/rows" : "/currency", TermRule.ST_CUR_1.id(), message))));
    }

    private Outcome<List<AlphaSearchTerm>> terms(Optional<DayRange> days) {
        return days.map(range -> reads.searchTerms(
                                new SearchTermQuery(range, arguments.campaignId(), arguments.adGroupId()))
                        .flatMap(FetchedTerms::exact))
                .orElseGet(() -> Outcome.completed(List.of()));
    }

    // Terms are only a part of what an account does, so its cost per conversion is not theirs.
    private Outcome<AlphaMetrics> account(DayRange days) {
        return reads.report(new AlphaReport(AlphaReport.Level.ACCOUNT, days, List.of(), false, null))
                .flatMap(rows -> AlphaMetric.sums(
                        rows.stream().map(AlphaReport.Row::metrics).toList()));
    }

    private static Outcome<List<AlphaSearchTerm>> exact(List<AlphaSearchTerm> terms) {
        return AlphaMetric.sums(terms.stream().map(AlphaSearchTerm::metrics).toList())
                .map(sums -> terms);
    }

    // Of all campaigns: the brand's keywords, and what exists elsewhere, count for one campaign too.
    private Outcome<List<AlphaReport.Row>> keywords(DayRange days) {
        return reads.report(new AlphaReport(AlphaReport.Level.KEYWORD, days, List.of(), false, null));
    }

    // The platform lists negative keywords per campaign and per ad group; reading all of them would take too long.
    private Outcome<List<String>> negatives() {
        String campaign = arguments.campaignId();
        String adGroup = arguments.adGroupId();
        Outcome<List<String>> ofCampaign = campaign == null
                ? Outcome.completed(List.of())
                : reads.criteria(campaign)
                        .map(criteria -> criteria.stream()
                                .filter(it -> it.negative() && it.type().equals("KEYWORD"))
                                .filter(it -> OwnerStatus.ENABLED.is(it.status()))
                                .map(it -> marked(
                                        it.detail().getOrDefault("text", ""),
                                        it.detail().getOrDefault("match_type", "")))
                                .toList());
        return adGroup == null
                ? ofCampaign
                : ofCampaign.flatMap(
                        some -> reads.keywords(adGroup).map(keywords -> joined(some, negatives(keywords))));
    }

    private static List<String> negatives(List<AlphaKeyword> keywords) {
        return keywords.stream()
                .filter(it -> it.negative() && OwnerStatus.ENABLED.is(it.status()))
                .map(it -> marked(it.text(), it.matchType()))
                .toList();
    }

    private static String marked(String text, String matchType) {
        return matchType.equals("EXACT") ? "[" + text + "]" : text;
    }

    private Fetched fetched(
            ReportScope<AlphaCustomer> scope,
            Terms terms,
            AlphaMetrics account,
            List<AlphaReport.Row> keywords,
            List<String> negatives) {
        JsonObject period = JsonObject.builder()
                .put("since", scope.days().since().toString())
                .put("until", scope.days().until().toString())
                .build();
        BrandCampaigns brand = arguments.brandTerms() == null ? BrandCampaigns.of(keywords) : BrandCampaigns.NONE;
        List<Insight> notes = notes(days(scope), brand);
        notes.addAll(scope.notes(terms.all().map(AlphaSearchTerm::metrics)));
        RowOrigin origin = new RowOrigin(period, reads.ads().source(), days(scope), notes);
        Terms known = terms.known();
        return new Fetched(
                ReadRows.fetched(known.judged, known.recent, known.before, account, scope.currency(), origin),
                new TermLists(
                        joined(arguments.brandTerms(), List.copyOf(brand.keywords())),
                        arguments.protectedTerms(),
                        arguments.existingKeywords(),
                        joined(arguments.existingNegatives(), negatives)),
                AccountState.of(keywords));
    }

    private List<Insight> notes(JudgedDays days, BrandCampaigns brand) {
        List<Insight> notes = new ArrayList<>();
        days.recent()
                .ifPresent(recent -> notes.add(Insight.of(
                        AnalysisInsight.RECENT_DAYS,
                        "The days from " + recent.since() + " to " + recent.until()
                                + " are too recent to judge, because conversions may come " + days.lagDays()
                                + " days after the click (conversion_lag_days): they count, but nothing is excluded"
                                + " because of them.")));
        if (!brand.ids().isEmpty()) {
            notes.add(Insight.of(
                    AnalysisInsight.BRAND_DERIVED,
                    "The keywords of " + brand.ids().size() + " campaign(s) named as the brand's were taken as"
                            + " brand_terms; give brand_terms to say otherwise.",
                    List.copyOf(brand.ids())));
        }
        if (arguments.campaignId() == null && arguments.existingNegatives() == null) {
            notes.add(Insight.of(
                    AnalysisInsight.NEGATIVES_UNREAD,
                    "Negative keywords were not read, only whether a term is excluded; give campaign_id or"
                            + " existing_negatives to know them."));
        }
        return notes;
    }

    private static List<String> joined(@Nullable List<String> given, List<String> read) {
        return given == null
                ? read
                : Stream.concat(given.stream(), read.stream()).toList();
    }
}
