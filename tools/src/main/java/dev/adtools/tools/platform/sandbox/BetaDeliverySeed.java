package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** The ad sets and ads of the seeded campaigns. They follow from the campaigns alone, so older stores get the same. */
final class BetaDeliverySeed {

    private static final long FIRST_AD_SET_ID = 120_220_000_000_000_000L;
    private static final long FIRST_AD_ID = 120_230_000_000_000_000L;
    private static final int HUNDRED = 100;

    private final List<SandboxEntity> entities = new ArrayList<>();

    private BetaDeliverySeed() {}

    static void plant(SandboxStore store) {
        if (store.find(BetaState.adSetCollection(BetaSeed.FIRST_ACCOUNT), Long.toString(adSetId(1, 0)))
                .isEmpty()) {
            BetaDeliverySeed seed = new BetaDeliverySeed();
            for (SandboxEntity account : store.list(BetaState.ACCOUNTS)) {
                if (SandboxFault.of(account.id()).isEmpty()) {
                    store.list(BetaState.campaignCollection(account.id()))
                            .forEach(campaign -> seed.campaign(account.id(), campaign.object()));
                }
            }
            // When another node was faster, its seed is the same and nothing is added.
            store.insert(seed.entities);
        }
    }

    private static long adSetId(long campaign, int index) {
        return FIRST_AD_SET_ID + campaign * HUNDRED + index;
    }

    private void campaign(String account, JsonNode campaign) {
        String id = campaign.path("id").asText();
        long number = BetaSeed.number(id);
        int count = Math.max(
                BetaSeedData.campaign(number).path("leastAdSets").asInt(),
                SeededRandom.of(id)
                        .fork(10)
                        .nextInt(1, BetaSeedData.get("adSets").size()));
        for (int i = 0; i < count; i++) {
            String adSetId = Long.toString(adSetId(number, i));
            BetaSeedStatus health = new BetaSeedStatus(
                    number, i, campaign.path("effective_status").asText());
            ObjectNode adSet = base(adSetId, campaign)
                    .put("name", BetaSeedData.name("adSets", i))
                    .put("status", health.adSetSwitch())
                    .put("effective_status", health.adSetStatus())
                    .put("optimization_goal", goal(campaign.path("objective").asText()));
            if (!campaign.has("daily_budget") && !campaign.has("lifetime_budget")) {
                int units = SeededRandom.of(adSetId).fork(11).nextInt(90, 240);
                adSet.put("daily_budget", Integer.toString(units * HUNDRED))
                        .put("budget_remaining", Integer.toString(units * HUNDRED / 2));
            }
            health.describe(adSet);
            keep(BetaState.adSetCollection(account), adSet);
            ads(account, campaign, adSet, health);
        }
    }

    private void ads(String account, JsonNode campaign, JsonNode adSet, BetaSeedStatus health) {
        String adSetId = adSet.path("id").asText();
        int special = BetaSeedData.campaign(health.campaign()).path("adsPerSet").asInt();
        int count = special > 0 ? special : SeededRandom.of(adSetId).fork(12).nextInt(2, 3);
        for (int i = 0; i < count; i++) {
            long id = FIRST_AD_ID + (Long.parseLong(adSetId) - FIRST_AD_SET_ID) * HUNDRED + i;
            ObjectNode ad = base(Long.toString(id), campaign)
                    .put("adset_id", adSetId)
                    .put("name", BetaSeedData.name("ads", i) + " " + (char) ('A' + i))
                    .put("status", health.adSwitch(i))
                    .put("effective_status", health.adStatus(i));
            health.describe(ad, i);
            keep(BetaState.adCollection(account), ad);
        }
    }

    private static ObjectNode base(String id, JsonNode campaign) {
        return WireJson.object()
                .put("id", id)
                .put("account_id", campaign.path("account_id").asText())
                .put("campaign_id", campaign.path("id").asText());
    }

    private void keep(SandboxCollection collection, ObjectNode object) {
        entities.add(SandboxEntity.of(collection, object.path("id").asText(), object));
    }

    private static String goal(String objective) {
        return switch (objective) {
            case "OUTCOME_SALES" -> "OFFSITE_CONVERSIONS";
            case "OUTCOME_TRAFFIC" -> "LINK_CLICKS";
            case "OUTCOME_AWARENESS" -> "REACH";
            case "OUTCOME_LEADS" -> "LEAD_GENERATION";
            case "OUTCOME_APP_PROMOTION" -> "APP_INSTALLS";
            default -> "POST_ENGAGEMENT";
        };
    }
}
