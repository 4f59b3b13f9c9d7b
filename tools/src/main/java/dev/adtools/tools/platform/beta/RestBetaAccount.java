package dev.adtools.tools.platform.beta;

import dev.adtools.api.BetaAccountId;
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
import dev.adtools.tools.platform.BetaReportAnswer;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** One ad account of beta over its REST API. */
record RestBetaAccount(BetaWire wire, BetaPaging paging, BetaAccountId id, Instant deadline)
        implements BetaAds.InAccount {

    @Override
    public PlatformResult<BetaAccount> account() {
        return wire.get(id.value(), BetaObjects.ACCOUNT.parameters(), deadline)
                .map(BetaObjects.ACCOUNT::read)
                .flatMap(account -> account.id().equals(id)
                        ? PlatformResult.answered(account)
                        : PlatformResult.failed(new PlatformFailure.Broken("an account that was not asked for")));
    }

    @Override
    public PlatformResult<List<BetaCampaign>> campaigns(Set<CampaignStatus> statuses) {
        return delivery().campaigns(id, statuses, deadline);
    }

    @Override
    public PlatformResult<List<BetaAdSet>> adSets(Set<BetaAdSetStatus> statuses) {
        return delivery().adSets(id.value(), statuses, deadline);
    }

    @Override
    public PlatformResult<List<BetaAd>> ads(Set<BetaAdStatus> statuses) {
        return delivery().ads(id.value(), statuses, deadline);
    }

    private BetaDelivery delivery() {
        return new BetaDelivery(wire, paging);
    }

    @Override
    public PlatformResult<BetaReportAnswer> numbers(BetaReport report) {
        return new BetaInsights(wire, paging).numbers(id, report, deadline);
    }

    @Override
    public PlatformResult<List<BetaPixel>> pixels() {
        return tracking().pixels(id, deadline);
    }

    @Override
    public PlatformResult<List<BetaPromotedPage>> pages() {
        return tracking().pages(id, deadline);
    }

    @Override
    public PlatformResult<List<BetaLeadForm>> leadForms(BetaPromotedPage page) {
        return tracking().leadForms(page.id(), deadline);
    }

    private BetaTracking tracking() {
        return new BetaTracking(wire, paging);
    }

    @Override
    public PlatformResult<BetaCatalogs> catalogs() {
        return stock().catalogs(id, deadline);
    }

    @Override
    public PlatformResult<List<BetaCatalogs.ProductSet>> productSets(BetaCatalogs.Catalog catalog) {
        return stock().productSets(catalog.id(), deadline);
    }

    @Override
    public PlatformResult<List<BetaCatalogs.Diagnostic>> diagnostics(BetaCatalogs.Catalog catalog) {
        return stock().diagnostics(catalog.id(), deadline);
    }

    private BetaStock stock() {
        return new BetaStock(wire, paging);
    }
}
