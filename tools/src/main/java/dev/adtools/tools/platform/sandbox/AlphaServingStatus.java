package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Campaign;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Performance;
import dev.adtools.tools.platform.sandbox.AlphaState.AlphaAccount;
import java.util.Optional;

/** Tells what a campaign is in effect; the platform derives that from what its owners set. */
final class AlphaServingStatus {

    private AlphaServingStatus() {}

    /** Adds the fields that only the platform writes. */
    static void derive(ObjectNode campaign, AlphaAccount account) {
        Optional<Campaign> seed =
                AlphaSeedData.SEED.campaign(campaign.path("id").asText());
        seed.ifPresent(known -> campaign.put("startDateTime", known.start() + " 00:00:00"));
        campaign.put("biddingStrategyType", bidding(campaign, seed));
        campaign.put("missingEuPoliticalAdvertisingDeclaration", !campaign.has("containsEuPoliticalAdvertising"));
        switch (campaign.path("status").asText()) {
            case "REMOVED" -> state(campaign, "NONE", "REMOVED", "CAMPAIGN_REMOVED");
            case "PAUSED" -> state(campaign, "NONE", "PAUSED", "CAMPAIGN_PAUSED");
            default -> enabled(campaign, account, seed);
        }
    }

    private static void enabled(ObjectNode campaign, AlphaAccount account, Optional<Campaign> seed) {
        if (!account.enabled()) {
            state(campaign, "SUSPENDED", "NOT_ELIGIBLE", "");
        } else if (seed.isEmpty()) {
            state(campaign, "SERVING", "PENDING", "NO_AD_GROUPS");
        } else {
            Performance performance = seed.get().performance();
            state(campaign, "SERVING", performance.primaryStatus(), performance.primaryStatusReason());
        }
    }

    private static void state(ObjectNode campaign, String serving, String primary, String reason) {
        campaign.put("servingStatus", serving).put("primaryStatus", primary);
        if (!reason.isEmpty()) {
            campaign.putArray("primaryStatusReasons").add(reason);
        }
    }

    private static String bidding(ObjectNode campaign, Optional<Campaign> seed) {
        if (campaign.has("targetCpa")) {
            return "TARGET_CPA";
        } else if (campaign.has("maximizeConversions")) {
            return "MAXIMIZE_CONVERSIONS";
        }
        return seed.map(Campaign::bidding).orElse("MANUAL_CPC");
    }
}
