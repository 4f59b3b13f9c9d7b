package dev.adtools.tools.alpha;

import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.alpha.metrics.AccountReads;
import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.alpha.metrics.Scope;
import dev.adtools.tools.alpha.metrics.Sums;
import dev.adtools.tools.alpha.searchterms.ReadRows;
import dev.adtools.tools.alpha.searchterms.RowOrigin;
import dev.adtools.tools.alpha.searchterms.TermLists;
import dev.adtools.tools.alpha.searchterms.TermRule;
import dev.adtools.tools.period.Period;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.SearchTermQuery;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the search terms of an account, with the keywords that exist already as far as the platform tells. */
final class FetchedTerms {

    private final AnalyzeSearchTerms arguments;
    private final AccountReads reads;

    FetchedTerms(AnalyzeSearchTerms arguments, AccountReads reads) {
        this.arguments = arguments;
        this.reads = reads;
    }

    /**
     * What was read.
     *
     * @param rows the terms
     * @param lists what the caller named, and the keywords that exist already
     */
    record Fetched(ReadRows rows, TermLists lists) {}

    Outcome<Fetched> read(Period period) {
        return reads.scope(period)
                .then(this::agreeOnCurrency)
                .then(scope -> terms(scope.days())
                        .then(now -> terms(scope.days().before())
                                .then(before -> account(scope.days())
                                        .then(account -> lists(scope.days())
                                                .map(lists -> fetched(scope, now, before, account, lists))))));
    }

    private Outcome<Scope> agreeOnCurrency(Scope scope) {
        String stated = arguments.currency();
        return stated == null || stated.equals(scope.currency())
                ? Outcome.completed(scope)
                : Outcome.failed(ToolError.ruleViolation(List.of(new Violation(
                        "/currency", TermRule.ST_CUR_1.id(), "must be the account's, " + scope.currency()))));
    }

    private Outcome<List<AlphaSearchTerm>> terms(DayRange days) {
        return reads.searchTerms(new SearchTermQuery(days, arguments.campaignId(), arguments.adGroupId()))
                .then(terms -> Sums.of(
                                terms.stream().map(AlphaSearchTerm::metrics).toList())
                        .map(sums -> terms));
    }

    // Terms are only a part of what an account does, so its cost per conversion is not theirs.
    private Outcome<AlphaMetrics> account(DayRange days) {
        return reads.report(new AlphaReport(AlphaReport.Level.ACCOUNT, days, List.of(), false, null))
                .then(rows ->
                        Sums.of(rows.stream().map(AlphaReport.Row::metrics).toList()));
    }

    private Outcome<TermLists> lists(DayRange days) {
        return keywords(days)
                .then(keywords -> negatives()
                        .map(negatives -> new TermLists(
                                arguments.brandTerms(),
                                arguments.protectedTerms(),
                                joined(arguments.existingKeywords(), keywords),
                                joined(arguments.existingNegatives(), negatives))));
    }

    private Outcome<List<String>> keywords(DayRange days) {
        String campaign = arguments.campaignId();
        List<String> campaigns = campaign == null ? List.of() : List.of(campaign);
        return reads.report(new AlphaReport(AlphaReport.Level.KEYWORD, days, campaigns, false, null))
                .map(rows -> rows.stream()
                        .map(AlphaReport.Row::keyword)
                        .filter(Objects::nonNull)
                        .map(AlphaReport.Named::name)
                        .toList());
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
                                .map(it -> it.detail().getOrDefault("text", ""))
                                .toList());
        return adGroup == null
                ? ofCampaign
                : ofCampaign.then(some -> reads.keywords(adGroup).map(keywords -> joined(some, negatives(keywords))));
    }

    private static List<String> negatives(List<AlphaKeyword> keywords) {
        return keywords.stream()
                .filter(it -> it.negative() && OwnerStatus.ENABLED.is(it.status()))
                .map(AlphaKeyword::text)
                .toList();
    }

    private Fetched fetched(
            Scope scope,
            List<AlphaSearchTerm> now,
            List<AlphaSearchTerm> before,
            AlphaMetrics account,
            TermLists lists) {
        JsonObject period = JsonObject.builder()
                .put("since", scope.days().since().toString())
                .put("until", scope.days().until().toString())
                .build();
        RowOrigin origin = new RowOrigin(period, reads.ads().source(), notes());
        return new Fetched(ReadRows.fetched(now, before, account, scope.currency(), origin), lists);
    }

    private List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (arguments.campaignId() == null && arguments.existingNegatives() == null) {
            notes.add("Negative keywords were not read, only whether a term is excluded; give campaign_id or"
                    + " existing_negatives to know them.");
        }
        return notes;
    }

    private static List<String> joined(@Nullable List<String> given, List<String> read) {
        return given == null
                ? read
                : Stream.concat(given.stream(), read.stream()).toList();
    }
}
