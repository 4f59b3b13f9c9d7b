package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.AlphaAdGroup;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.AlphaContents;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaCustomer;
import dev.adtools.tools.platform.AlphaKeyword;
import dev.adtools.tools.platform.AlphaMetrics;
import dev.adtools.tools.platform.AlphaPlace;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaSearchTerm;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.CreatedAppCampaign;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformHealth;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.SearchTermQuery;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireTransport;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Alpha over its REST API. */
public final class RestAlphaAds implements AlphaAds, PlatformHealth {

    private final AlphaSettings settings;
    private final AlphaWire wire;
    private final AlphaSearch search;
    private final AlphaAccounts accounts;
    private final AlphaShown shown;
    private final AlphaConstants constants;
    private final AlphaWrites writes;

    /** Makes a connector that sends everything once. */
    public RestAlphaAds(AlphaSettings settings, WireTransport transport) {
        this(settings, transport, RetryPolicy.once());
    }

    /** Makes a connector that sends reads and checks again as a policy says. */
    public RestAlphaAds(AlphaSettings settings, WireTransport transport, RetryPolicy policy) {
        this.settings = settings;
        wire = new AlphaWire(settings, transport, policy);
        search = new AlphaSearch(wire);
        accounts = new AlphaAccounts(settings, wire, search);
        shown = new AlphaShown(search);
        constants = new AlphaConstants(search);
        writes = new AlphaWrites(wire);
    }

    @Override
    public Source source() {
        return wire.source();
    }

    @Override
    public boolean declaresEuPoliticalAdvertising() {
        return settings.euPoliticalAdvertising();
    }

    @Override
    public Platform platform() {
        return Platform.ALPHA;
    }

    @Override
    public PlatformResult<Integer> probe(Instant deadline) {
        return roots(deadline).map(List::size);
    }

    @Override
    public PlatformResult<AlphaCustomer> customer(
            AlphaAccountId account, @Nullable AlphaAccountId login, Instant deadline) {
        return accounts.customer(account, login, deadline);
    }

    @Override
    public PlatformResult<List<AlphaAccountId>> roots(Instant deadline) {
        return accounts.roots(deadline);
    }

    @Override
    public PlatformResult<List<AlphaClient>> hierarchy(
            AlphaAccountId root, @Nullable AlphaAccountId login, Instant deadline) {
        return accounts.hierarchy(root, login, deadline);
    }

    @Override
    public PlatformResult<AppCampaign> checkAppCampaign(AppCampaign campaign, Instant deadline) {
        return writes.check(campaign, deadline);
    }

    @Override
    public PlatformResult<CreatedAppCampaign> createPausedAppCampaign(AppCampaign campaign, Instant deadline) {
        return writes.create(campaign, deadline);
    }

    @Override
    public PlatformResult<AlphaStatusChange> checkCampaignStatus(AlphaStatusChange change, Instant deadline) {
        return writes.check(change, deadline);
    }

    @Override
    public PlatformResult<AlphaStatusChange> setCampaignStatus(AlphaStatusChange change, Instant deadline) {
        return writes.set(change, deadline);
    }

    @Override
    public PlatformResult<Optional<AlphaCampaign>> campaign(
            AlphaAccountId account, @Nullable AlphaAccountId login, String campaignId, Instant deadline) {
        return list(account, login, AlphaCampaigns.one(campaignId), deadline, AlphaCampaigns::campaign)
                .map(found -> found.stream().findFirst());
    }

    @Override
    public PlatformResult<AlphaContents> contents(
            AlphaAccountId account, @Nullable AlphaAccountId login, String campaignId, Instant deadline) {
        return shown.contents(account, login, campaignId, deadline);
    }

    @Override
    public PlatformResult<Optional<CreatedAppCampaign>> findAppCampaign(
            AppCampaign campaign, String mark, Instant deadline) {
        return search.rows(campaign.accountId(), campaign.loginCustomerId(), AlphaCreated.query(mark), deadline)
                .map(rows -> AlphaCreated.of(rows, campaign));
    }

    @Override
    public PlatformResult<List<AlphaCampaign>> campaigns(
            AlphaAccountId account, @Nullable AlphaAccountId login, Instant deadline) {
        return list(account, login, AlphaCampaigns.ALL, deadline, AlphaCampaigns::campaign);
    }

    @Override
    public PlatformResult<List<AlphaCriterion>> criteria(
            AlphaAccountId account, @Nullable AlphaAccountId login, String campaignId, Instant deadline) {
        return list(account, login, AlphaCriteria.query(campaignId), deadline, AlphaCriteria::criterion);
    }

    @Override
    public PlatformResult<Map<String, AlphaPlace>> places(
            AlphaAccountId account, @Nullable AlphaAccountId login, Collection<String> ids, Instant deadline) {
        return constants.places(account, login, ids, deadline);
    }

    @Override
    public PlatformResult<Map<String, String>> languages(
            AlphaAccountId account, @Nullable AlphaAccountId login, Collection<String> ids, Instant deadline) {
        return constants.languages(account, login, ids, deadline);
    }

    @Override
    public PlatformResult<List<AlphaAdGroup>> adGroups(
            AlphaAccountId account, @Nullable AlphaAccountId login, @Nullable String campaignId, Instant deadline) {
        return list(account, login, AlphaAdGroups.query(campaignId), deadline, AlphaAdGroups::adGroup);
    }

    @Override
    public PlatformResult<List<AlphaKeyword>> keywords(
            AlphaAccountId account, @Nullable AlphaAccountId login, String adGroupId, Instant deadline) {
        return list(account, login, AlphaKeywords.query(adGroupId), deadline, AlphaKeywords::keyword);
    }

    @Override
    public PlatformResult<Map<String, AlphaMetrics>> keywordMetrics(
            AlphaAccountId account, @Nullable AlphaAccountId login, String adGroupId, DayRange days, Instant deadline) {
        return search.rows(account, login, AlphaKeywords.metricsQuery(adGroupId, days), deadline)
                .map(AlphaKeywords::metrics);
    }

    @Override
    public PlatformResult<List<AlphaSearchTerm>> searchTerms(
            AlphaAccountId account, @Nullable AlphaAccountId login, SearchTermQuery terms, Instant deadline) {
        return list(account, login, AlphaTerms.query(terms), deadline, AlphaTerms::term);
    }

    @Override
    public PlatformResult<List<AlphaReport.Row>> report(
            AlphaAccountId account, @Nullable AlphaAccountId login, AlphaReport report, Instant deadline) {
        return search.rows(account, login, AlphaReports.query(report), deadline)
                .map(rows -> AlphaReports.rows(report, rows));
    }

    private <T> PlatformResult<List<T>> list(
            AlphaAccountId account,
            @Nullable AlphaAccountId login,
            String query,
            Instant deadline,
            Function<JsonNode, T> reader) {
        return search.rows(account, login, query, deadline)
                .map(rows -> rows.stream().map(reader).toList());
    }
}
