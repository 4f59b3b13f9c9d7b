package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes the plans by which the ads of an account deliver. */
final class BetaPlans {

    private final BetaState state;

    BetaPlans(BetaState state) {
        this.state = state;
    }

    /** Returns the plans of the ads of some campaigns, or of all when none is named, in the order of their ids. */
    List<BetaAdPlan> of(String account, Set<String> campaignIds, LocalDate today) {
        Map<String, JsonNode> adSets = new HashMap<>();
        state.adSets(account).forEach(adSet -> adSets.put(adSet.path("id").asText(), adSet));
        Map<String, List<JsonNode>> ads = new HashMap<>();
        for (JsonNode ad : state.ads(account)) {
            ads.computeIfAbsent(ad.path("campaign_id").asText(), id -> new ArrayList<>())
                    .add(ad);
        }
        ZoneId zone = state.zone(account);
        List<BetaAdPlan> plans = new ArrayList<>();
        for (JsonNode campaign : state.campaigns(account)) {
            String id = campaign.path("id").asText();
            if (campaignIds.isEmpty() || campaignIds.contains(id)) {
                add(
                        plan(campaign, BetaStatusHistory.of(campaign, zone), adSets.values(), today),
                        ads.getOrDefault(id, List.of()),
                        adSets,
                        plans);
            }
        }
        return plans;
    }

    private static BetaCampaignPlan plan(
            JsonNode campaign, BetaStatusHistory history, Collection<JsonNode> adSets, LocalDate today) {
        long budgets = adSets.stream()
                .filter(adSet -> adSet.path("campaign_id").equals(campaign.path("id")))
                .mapToLong(adSet -> adSet.path("daily_budget").asLong(0))
                .sum();
        return new BetaCampaignPlan(campaign, history, budgets, today);
    }

    private static void add(
            BetaCampaignPlan campaign, List<JsonNode> ads, Map<String, JsonNode> adSets, List<BetaAdPlan> plans) {
        Map<String, Long> weights = new HashMap<>();
        ads.forEach(
                ad -> weights.merge(budgetOwner(ad, adSets), BetaAdPlan.weight(ad, campaign.campaign()), Long::sum));
        for (JsonNode ad : ads) {
            SeededRandom random = SeededRandom.of(ad.path("id").asText());
            JsonNode adSet = adSets.getOrDefault(ad.path("adset_id").asText(), ad);
            long whole = Math.max(1, weights.getOrDefault(budgetOwner(ad, adSets), 0L));
            plans.add(new BetaAdPlan(campaign, adSet, ad, random, BetaAdPlan.weight(ad, campaign.campaign()), whole));
        }
    }

    // Ads share the budget of their ad set when it has one, and else their campaign's.
    private static String budgetOwner(JsonNode ad, Map<String, JsonNode> adSets) {
        String adSetId = ad.path("adset_id").asText();
        JsonNode adSet = adSets.getOrDefault(adSetId, ad);
        return adSet.has("daily_budget") ? adSetId : ad.path("campaign_id").asText();
    }
}
