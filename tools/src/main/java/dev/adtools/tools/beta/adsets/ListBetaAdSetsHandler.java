package dev.adtools.tools.beta.adsets;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.Rows;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageRequest;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAdSetStatus;
import dev.adtools.tools.platform.BetaAds;
import java.util.List;

/** Lists the ad sets of an ad account, or of one of its campaigns. */
public final class ListBetaAdSetsHandler
        implements ReadHandler<ListBetaAdSets, Rows<AdSetsAnswer, AdSetsAnswer.AdSet>> {

    private final BetaAds ads;

    public ListBetaAdSetsHandler(BetaAds ads) {
        this.ads = ads;
    }

    @Override
    public Outcome<Rows<AdSetsAnswer, AdSetsAnswer.AdSet>> read(ListBetaAdSets arguments, CallContext context) {
        String campaignId = arguments.campaignId();
        return campaignId == null ? ofAccount(arguments, context) : ofCampaign(arguments, campaignId, context);
    }

    private Outcome<Rows<AdSetsAnswer, AdSetsAnswer.AdSet>> ofAccount(ListBetaAdSets arguments, CallContext context) {
        return context.grant(arguments.accountId())
                .map(granted -> ads.in(granted, context.deadline()))
                .flatMap(in -> in.account()
                        .outcome(Mode.READ)
                        .flatMap(account -> in.adSets(statuses(arguments).words())
                                .outcome(Mode.READ)
                                .flatMap(found -> answer(arguments, account, found))));
    }

    private Outcome<Rows<AdSetsAnswer, AdSetsAnswer.AdSet>> ofCampaign(
            ListBetaAdSets arguments, String campaignId, CallContext context) {
        WantedStatuses<BetaAdSetStatus> statuses = statuses(arguments);
        return CampaignOfAccount.read(ads, arguments.accountId(), campaignId, context)
                .flatMap(campaign -> ads.adSets(campaign.granted(), context.deadline())
                        .outcome(Mode.READ)
                        .map(all -> all.stream()
                                .filter(adSet -> statuses.contain(adSet.effectiveStatus()))
                                .toList())
                        .flatMap(found -> answer(arguments, campaign.account(), found)));
    }

    private static WantedStatuses<BetaAdSetStatus> statuses(ListBetaAdSets arguments) {
        return WantedStatuses.of(arguments.status(), BetaAdSetStatus.class);
    }

    private static Outcome<Page<BetaAdSet>> page(ListBetaAdSets arguments, List<BetaAdSet> adSets) {
        String query = PageRequest.query(
                "list_beta_ad_sets",
                arguments.accountId().value(),
                arguments.campaignId(),
                statuses(arguments).words());
        return arguments.paging().of(query).cutById(adSets, BetaAdSet::id);
    }

    private Outcome<Rows<AdSetsAnswer, AdSetsAnswer.AdSet>> answer(
            ListBetaAdSets arguments, BetaAccount account, List<BetaAdSet> found) {
        return page(arguments, found).map(page -> answer(arguments, account, found, page));
    }

    private Rows<AdSetsAnswer, AdSetsAnswer.AdSet> answer(
            ListBetaAdSets arguments, BetaAccount account, List<BetaAdSet> found, Page<BetaAdSet> page) {
        String currency = account.currency();
        AdSetsAnswer facts = new AdSetsAnswer(
                statuses(arguments).insights("Ad sets"), page.facts(found.size(), ads.source()), currency);
        return AdSetRows.columns(currency)
                .rows(arguments.paging().rawData(), facts, page.rows(), it -> AdSetRows.row(it, currency));
    }
}
