package dev.adtools.tools.beta.adsets;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdStatus;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;

/** Lists the ads of an ad account, or of one of its campaigns or ad sets. */
public final class ListBetaAdsHandler implements ReadHandler<ListBetaAds, Rows<AdsAnswer, AdsAnswer.Ad>> {

    private static final Columns<BetaAd> COLUMNS = Columns.<BetaAd>none()
            .with("id", it -> Cells.text(it.id()))
            .with("name", it -> Cells.text(it.name()))
            .with("ad_set_id", it -> Cells.text(it.adSetId()))
            .with("campaign_id", it -> Cells.text(it.campaignId()))
            .with("status", it -> Cells.text(it.status()))
            .with("effective_status", it -> Cells.text(it.effectiveStatus()))
            .with("creative_id", it -> Cells.text(it.creativeId()));

    private final BetaAds ads;

    public ListBetaAdsHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<AdsAnswer, AdsAnswer.Ad>> read(ListBetaAds arguments, CallContext context) {
        WantedStatuses<BetaAdStatus> statuses = WantedStatuses.of(arguments.status(), BetaAdStatus.class);
        String query = PageRequest.query(
                "list_beta_ads",
                arguments.accountId().value(),
                arguments.campaignId(),
                arguments.adSetId(),
                statuses.words());
        return new AdParents(ads, arguments, context)
                .read(statuses)
                .flatMap(found -> arguments
                        .paging()
                        .of(query)
                        .cutById(found, BetaAd::id)
                        .map(page -> COLUMNS.rows(
                                arguments.paging().rawData(),
                                new AdsAnswer(statuses.insights("Ads"), page.facts(found.size(), ads.source())),
                                page.rows(),
                                ListBetaAdsHandler::ad)));
    }

    private static AdsAnswer.Ad ad(BetaAd ad) {
        return new AdsAnswer.Ad(
                ad.id(),
                Cells.known(ad.name()),
                Cells.known(ad.adSetId()),
                Cells.known(ad.campaignId()),
                Cells.known(ad.status()),
                Cells.known(ad.effectiveStatus()),
                ad.creativeId());
    }
}
