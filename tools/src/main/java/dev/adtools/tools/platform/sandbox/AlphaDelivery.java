package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaWorld.AlphaAccount;
import java.util.Optional;

/** Tells what a campaign is in effect; the platform derives that from what its owners set. */
final class AlphaDelivery {

    private AlphaDelivery() {}

    /** Adds the fields that only the platform writes. */
    static void derive(ObjectNode campaign, AlphaAccount account) {
        Optional<AlphaPlan> plan = AlphaPlan.of(campaign.path("id").asText());
        plan.ifPresent(known -> campaign.put("startDateTime", known.start() + " 00:00:00"));
        campaign.put("biddingStrategyType", bidding(campaign, plan));
        campaign.put("missingEuPoliticalAdvertisingDeclaration", !campaign.has("containsEuPoliticalAdvertising"));
        switch (campaign.path("status").asText()) {
            case "REMOVED" -> state(campaign, "NONE", "REMOVED", "CAMPAIGN_REMOVED");
            case "PAUSED" -> state(campaign, "NONE", "PAUSED", "CAMPAIGN_PAUSED");
            default -> enabled(campaign, account, plan);
        }
    }

    private static void enabled(ObjectNode campaign, AlphaAccount account, Optional<AlphaPlan> plan) {
        if (!account.enabled()) {
            state(campaign, "SUSPENDED", "NOT_ELIGIBLE", "");
        } else if (plan.isEmpty()) {
            state(campaign, "SERVING", "PENDING", "NO_AD_GROUPS");
        } else {
            switch (plan.get()) {
                case LIMITED_BY_BUDGET -> state(campaign, "SERVING", "LIMITED", "BUDGET_CONSTRAINED");
                case UNSEEN -> state(campaign, "SERVING", "LIMITED", "SEARCH_VOLUME_LIMITED");
                case SPIKING -> state(campaign, "SERVING", "LEARNING", "BIDDING_STRATEGY_LEARNING");
                default -> state(campaign, "SERVING", "ELIGIBLE", "");
            }
        }
    }

    private static void state(ObjectNode campaign, String serving, String primary, String reason) {
        campaign.put("servingStatus", serving).put("primaryStatus", primary);
        if (!reason.isEmpty()) {
            campaign.putArray("primaryStatusReasons").add(reason);
        }
    }

    private static String bidding(ObjectNode campaign, Optional<AlphaPlan> plan) {
        if (campaign.has("targetCpa")) {
            return "TARGET_CPA";
        } else if (campaign.has("maximizeConversions")) {
            return "MAXIMIZE_CONVERSIONS";
        }
        return plan.map(AlphaPlan::bidding).orElse("MANUAL_CPC");
    }
}
