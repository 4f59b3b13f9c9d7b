package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAdSetStatus;
import dev.adtools.tools.platform.BetaAdStatus;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.platform.BetaLeadForm;
import dev.adtools.tools.platform.BetaPixel;
import dev.adtools.tools.platform.BetaPromotedPage;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.PlatformHealth;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireTransport;
import java.time.Instant;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Beta over its REST API. */
public final class RestBetaAds implements BetaAds, PlatformHealth {

    private static final String DAILY_BUDGET = "daily_budget";
    private static final String STATUS = "status";

    private final BetaWire wire;
    private final BetaPaging paging;
    private final BetaDelivery delivery;
    private final BetaInsights insights;
    private final BetaChanges changes;
    private final BetaTracking tracking;
    private final BetaStock stock;

    /** Makes a connector that sends everything once. */
    public RestBetaAds(BetaSettings settings, WireTransport transport) {
        this(settings, transport, RetryPolicy.once());
    }

    /** Makes a connector that sends reads and checks again as a policy says. */
    public RestBetaAds(BetaSettings settings, WireTransport transport, RetryPolicy policy) {
        wire = new BetaWire(settings, transport, policy);
        paging = new BetaPaging(wire);
        delivery = new BetaDelivery(wire, paging);
        insights = new BetaInsights(paging);
        changes = new BetaChanges(wire);
        tracking = new BetaTracking(wire, paging);
        stock = new BetaStock(wire, paging);
    }

    @Override
    public Source source() {
        return wire.source();
    }

    @Override
    public Platform platform() {
        return Platform.BETA;
    }

    @Override
    public PlatformResult<Integer> probe(Instant deadline) {
        return wire.get("me/adaccounts", parameters("fields", "id", "limit", "1"), deadline)
                .map(body -> body.path("data").size());
    }

    @Override
    public PlatformResult<List<BetaAccount>> accounts(Instant deadline) {
        return paging.all("me/adaccounts", Map.of("fields", BetaObjects.ACCOUNT_FIELDS), deadline)
                .map(items -> items.stream().map(BetaObjects::account).toList());
    }

    @Override
    public PlatformResult<BetaAccount> account(BetaAccountId account, Instant deadline) {
        return wire.get(account.value(), Map.of("fields", BetaObjects.ACCOUNT_FIELDS), deadline)
                .map(BetaObjects::account);
    }

    @Override
    public PlatformResult<List<BetaCampaign>> campaigns(
            BetaAccountId account, Set<CampaignStatus> statuses, Instant deadline) {
        ArrayNode words = WireJson.array();
        statuses.stream().sorted().map(CampaignStatus::name).forEach(words::add);
        Map<String, String> parameters =
                parameters("fields", BetaObjects.CAMPAIGN_FIELDS, "effective_status", WireJson.text(words));
        return paging.all(account.value() + "/campaigns", parameters, deadline)
                .map(items -> items.stream().map(BetaObjects::campaign).toList());
    }

    @Override
    public PlatformResult<BetaCampaign> campaign(String campaignId, Instant deadline) {
        return delivery.campaign(campaignId, deadline);
    }

    @Override
    public PlatformResult<List<BetaAdSet>> adSets(
            BetaAccountId account, Set<BetaAdSetStatus> statuses, Instant deadline) {
        return delivery.adSets(account.value(), statuses, deadline);
    }

    @Override
    public PlatformResult<List<BetaAdSet>> adSets(String campaignId, Instant deadline) {
        return delivery.adSets(campaignId, EnumSet.allOf(BetaAdSetStatus.class), deadline);
    }

    @Override
    public PlatformResult<BetaAdSet> adSet(String adSetId, Instant deadline) {
        return delivery.adSet(adSetId, deadline);
    }

    @Override
    public PlatformResult<List<BetaAd>> ads(BetaAccountId account, Set<BetaAdStatus> statuses, Instant deadline) {
        return delivery.ads(account.value(), statuses, deadline);
    }

    @Override
    public PlatformResult<List<BetaAd>> ads(String parentId, Instant deadline) {
        return delivery.ads(parentId, EnumSet.allOf(BetaAdStatus.class), deadline);
    }

    @Override
    public PlatformResult<List<BetaReport.Row>> report(BetaAccountId account, BetaReport report, Instant deadline) {
        return insights.report(account, report, deadline);
    }

    @Override
    public PlatformResult<List<BetaPixel>> pixels(BetaAccountId account, Instant deadline) {
        return tracking.pixels(account, deadline);
    }

    @Override
    public PlatformResult<List<BetaPromotedPage>> pages(BetaAccountId account, Instant deadline) {
        return tracking.pages(account, deadline);
    }

    @Override
    public PlatformResult<List<BetaLeadForm>> leadForms(String pageId, Instant deadline) {
        return tracking.leadForms(pageId, deadline);
    }

    @Override
    public PlatformResult<BetaCatalogs> catalogs(BetaAccountId account, Instant deadline) {
        return stock.catalogs(account, deadline);
    }

    @Override
    public PlatformResult<List<BetaCatalogs.ProductSet>> productSets(String catalogId, Instant deadline) {
        return stock.productSets(catalogId, deadline);
    }

    @Override
    public PlatformResult<List<BetaCatalogs.Diagnostic>> diagnostics(String catalogId, Instant deadline) {
        return stock.diagnostics(catalogId, deadline);
    }

    @Override
    public PlatformResult<Long> checkDailyBudget(String campaignId, long minor, Instant deadline) {
        return changes.check(campaignId, DAILY_BUDGET, minor, deadline);
    }

    @Override
    public PlatformResult<Long> updateDailyBudget(String campaignId, long minor, Instant deadline) {
        return changes.make(campaignId, DAILY_BUDGET, minor, deadline);
    }

    @Override
    public PlatformResult<BetaSwitch> checkStatus(String campaignId, BetaSwitch status, Instant deadline) {
        return changes.check(campaignId, STATUS, status, deadline);
    }

    @Override
    public PlatformResult<BetaSwitch> setStatus(String campaignId, BetaSwitch status, Instant deadline) {
        return changes.make(campaignId, STATUS, status, deadline);
    }

    private static Map<String, String> parameters(String name1, String value1, String name2, String value2) {
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put(name1, value1);
        parameters.put(name2, value2);
        return parameters;
    }
}
