package dev.adtools.tools.beta.pacing;

import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCampaign;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The ad sets of campaigns whose budgets stand on them, which takes one read each.
 *
 * @param adSets the ad sets by campaign
 * @param unread the campaigns whose ad sets were too many reads
 */
record Budgets(Map<String, List<BetaAdSet>> adSets, List<String> unread) {

    private static final int MOST_READS = 50;

    static Outcome<Budgets> read(BetaAds ads, List<BetaCampaign> campaigns, CallContext context) {
        List<BetaCampaign> without =
                campaigns.stream().filter(BetaPacedCampaign::needsAdSets).toList();
        int most = Math.min(without.size(), MOST_READS);
        Outcome<Map<String, List<BetaAdSet>>> read = Outcome.completed(Map.of());
        for (BetaCampaign campaign : without.subList(0, most)) {
            read = read.flatMap(before -> context.grant(campaign)
                    .flatMap(granted -> ads.adSets(granted, context.deadline()).outcome(Mode.READ))
                    .map(adSets -> with(before, campaign.id(), adSets)));
        }
        List<String> unread = without.stream().skip(most).map(BetaCampaign::id).toList();
        return read.map(all -> new Budgets(all, unread));
    }

    private static Map<String, List<BetaAdSet>> with(
            Map<String, List<BetaAdSet>> before, String id, List<BetaAdSet> adSets) {
        Map<String, List<BetaAdSet>> all = new HashMap<>(before);
        all.put(id, adSets);
        return all;
    }
}
