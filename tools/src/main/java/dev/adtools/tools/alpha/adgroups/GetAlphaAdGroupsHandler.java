package dev.adtools.tools.alpha.adgroups;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.AlphaAdGroup;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import dev.adtools.tools.report.Insight;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists the ad groups of one account or campaign. The platform gives all of them; the rest is done here. */
public final class GetAlphaAdGroupsHandler
        implements ReadHandler<GetAlphaAdGroups, Rows<AdGroupsAnswer, AdGroupsAnswer.AdGroup>> {

    private static final Columns<AlphaAdGroup> COLUMNS = Columns.<AlphaAdGroup>none()
            .with("id", it -> Cells.text(it.id()))
            .with("name", it -> Cells.text(it.name()))
            .with("campaign_id", it -> Cells.text(it.campaign().id()))
            .with("campaign_name", it -> Cells.text(it.campaign().name()))
            .with("campaign_status", it -> Cells.text(it.campaign().status()))
            .with("status", it -> Cells.text(it.status()))
            .with("type", it -> Cells.text(it.type()))
            .with("cpc_bid_micros", it -> Cells.number(it.cpcBidMicros()));

    private final AlphaAds ads;

    public GetAlphaAdGroupsHandler(AlphaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<AdGroupsAnswer, AdGroupsAnswer.AdGroup>> read(GetAlphaAdGroups arguments, CallContext context) {
        AlphaAccountReads reads = new AlphaAccountReads(ads, arguments.scope(), context);
        return reads.customer()
                .flatMap(customer -> adGroups(reads, arguments.campaignId())
                        .map(all -> all.stream()
                                .filter(adGroup -> isWanted(adGroup, arguments.status()))
                                .toList())
                        .flatMap(found -> page(arguments, found)
                                .map(page -> COLUMNS.rows(
                                        arguments.paging().rawData(),
                                        new AdGroupsAnswer(
                                                insights(arguments.status()),
                                                page.facts(found.size(), ads.source()),
                                                customer.currency().code()),
                                        page.rows(),
                                        AdGroupsAnswer.AdGroup::of))));
    }

    private static Outcome<List<AlphaAdGroup>> adGroups(AlphaAccountReads reads, @Nullable String campaignId) {
        return campaignId == null
                ? reads.adGroups(null)
                : reads.campaign(campaignId).flatMap(campaign -> reads.adGroups(campaignId));
    }

    private static boolean isWanted(AlphaAdGroup adGroup, @Nullable List<OwnerStatus> statuses) {
        return OwnerStatus.isWanted(adGroup.status(), statuses)
                && (statuses != null
                        || !OwnerStatus.REMOVED.is(adGroup.campaign().status()));
    }

    private static Outcome<Page<AlphaAdGroup>> page(GetAlphaAdGroups arguments, List<AlphaAdGroup> adGroups) {
        String query = PageRequest.query(
                "get_alpha_ad_groups",
                arguments.scope().accountId().value(),
                arguments.campaignId(),
                arguments.status());
        return arguments.paging().of(query).cutById(adGroups, AlphaAdGroup::id);
    }

    private static List<Insight> insights(@Nullable List<OwnerStatus> statuses) {
        return statuses != null && statuses.containsAll(List.of(OwnerStatus.values()))
                ? List.of()
                : List.of(Insight.of(
                        AdGroupsInsight.PART_OF_ACCOUNT,
                        "Ad groups of other statuses, removed ones too unless status names them, are not here."));
    }
}
