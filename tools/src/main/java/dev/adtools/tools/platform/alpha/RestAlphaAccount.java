package dev.adtools.tools.platform.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.tools.platform.AlphaAdGroup;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaContents;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaPlace;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.SearchTermQuery;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One account of alpha over its REST API: each read is a query, or a few. */
record RestAlphaAccount(
        AlphaSearch search,
        AlphaAccounts accounts,
        AlphaAccountId account,
        @Nullable AlphaAccountId login,
        Instant deadline)
        implements AlphaAds.InAccount {

    private static final AlphaQuery<String> BILLING =
            AlphaQuery.from("billing_setup", row -> row.text("billing_setup.status"));

    @Override
    public PlatformResult<AlphaCustomer> customer() {
        return accounts.customer(account, login, deadline);
    }

    @Override
    public PlatformResult<List<String>> billing() {
        return list(BILLING);
    }

    @Override
    public PlatformResult<List<AlphaCampaign>> campaigns() {
        return list(AlphaCampaigns.ALL);
    }

    @Override
    public PlatformResult<Optional<AlphaCampaign>> campaign(String id) {
        return list(AlphaCampaigns.one(id)).map(found -> found.stream().findFirst());
    }

    @Override
    public PlatformResult<AlphaContents> contents(String campaignId) {
        return AlphaShown.contents(this, campaignId);
    }

    @Override
    public PlatformResult<List<AlphaCriterion>> criteria(String campaignId) {
        return list(AlphaCriteria.query(campaignId));
    }

    @Override
    public PlatformResult<Map<String, AlphaPlace>> places(Collection<String> ids) {
        return AlphaConstants.places(this, ids);
    }

    @Override
    public PlatformResult<Map<String, String>> languages(Collection<String> ids) {
        return AlphaConstants.languages(this, ids);
    }

    @Override
    public PlatformResult<List<AlphaAdGroup>> adGroups(@Nullable String campaignId) {
        return list(AlphaAdGroups.query(campaignId));
    }

    @Override
    public PlatformResult<List<AlphaKeyword>> keywords(String adGroupId) {
        return list(AlphaKeywords.query(adGroupId));
    }

    @Override
    public PlatformResult<Map<String, AlphaMetrics>> keywordMetrics(String adGroupId, DayRange days) {
        return list(AlphaKeywords.numbers(adGroupId, days)).map(AlphaKeywords::byId);
    }

    @Override
    public PlatformResult<List<AlphaSearchTerm>> searchTerms(SearchTermQuery terms) {
        return list(AlphaTerms.query(terms));
    }

    @Override
    public PlatformResult<List<AlphaReport.Row>> report(AlphaReport report) {
        return list(AlphaReports.query(report)).map(rows -> AlphaReports.rows(report, rows));
    }

    <T> PlatformResult<List<T>> list(AlphaQuery<T> query) {
        return search.list(account, login, query, deadline);
    }
}
