package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Contents of some campaigns of an account, as they are in effect. */
final class SandboxBetaDelivery {

    private static final long FIRST_CREATIVE_ID = 120_240_000_000_000_000L;
    private static final long MOST_ADS = 10_000_000_000L;
    private static final String CAMPAIGN_ID = "campaign_id";

    private final BetaState state;
    private final String account;
    private final Map<String, JsonNode> campaigns = new HashMap<>();
    private final Map<String, BetaEffectiveStatus> statuses = new HashMap<>();

    private SandboxBetaDelivery(BetaState state, String account, List<JsonNode> campaigns) {
        this.state = state;
        this.account = account;
        ZoneId zone = state.zone(account);
        for (JsonNode campaign : campaigns) {
            String id = campaign.path("id").asText();
            this.campaigns.put(id, campaign);
            statuses.put(id, new BetaEffectiveStatus(BetaStatusHistory.of(campaign, zone)));
        }
    }

    /** Returns what is in one campaign. */
    static SandboxBetaDelivery of(BetaState state, SandboxEntity campaign) {
        return new SandboxBetaDelivery(state, campaign.collection().account(), List.of(campaign.object()));
    }

    /** Returns what is in the campaign of an ad set; nothing when there is no such ad set. */
    static Optional<SandboxBetaDelivery> ofAdSet(BetaState state, String adSetId) {
        return state.adSet(adSetId)
                .map(adSet -> adSet.object().path(CAMPAIGN_ID).asText())
                .flatMap(state::campaign)
                .map(campaign -> of(state, campaign));
    }

    /** Returns what is in all campaigns of an account. */
    static SandboxBetaDelivery ofAccount(BetaState state, String account) {
        return new SandboxBetaDelivery(state, account, state.campaigns(account));
    }

    List<JsonNode> adSets() {
        List<JsonNode> adSets = own(state.adSets(account));
        for (JsonNode adSet : adSets) {
            status(adSet).adSet((ObjectNode) adSet);
            terms((ObjectNode) adSet, campaign(adSet));
        }
        return adSets;
    }

    // Told when it is read, so older stores know it too.
    private static void terms(ObjectNode adSet, JsonNode campaign) {
        adSet.put("billing_event", "IMPRESSIONS");
        if (campaign.has("start_time")) {
            adSet.set("start_time", campaign.get("start_time"));
        }
        if (campaign.has("stop_time")) {
            adSet.set("end_time", campaign.get("stop_time"));
        }
    }

    List<JsonNode> ads() {
        Map<String, JsonNode> adSets = new HashMap<>();
        own(state.adSets(account)).forEach(adSet -> adSets.put(adSet.path("id").asText(), adSet));
        List<JsonNode> ads = own(state.ads(account));
        for (JsonNode ad : ads) {
            status(ad)
                    .ad((ObjectNode) ad, adSets.getOrDefault(ad.path("adset_id").asText(), MissingNode.getInstance()));
            // Told when it is read, as an ad set's terms are.
            ((ObjectNode) ad)
                    .putObject("creative")
                    .put("id", creative(ad.path("id").asLong()));
        }
        return ads;
    }

    private static String creative(long ad) {
        return Long.toString(FIRST_CREATIVE_ID + ad % MOST_ADS);
    }

    private List<JsonNode> own(List<JsonNode> objects) {
        return objects.stream()
                .filter(object -> campaigns.containsKey(object.path(CAMPAIGN_ID).asText()))
                .toList();
    }

    private JsonNode campaign(JsonNode object) {
        return campaigns.getOrDefault(object.path(CAMPAIGN_ID).asText(), MissingNode.getInstance());
    }

    private BetaEffectiveStatus status(JsonNode object) {
        return Objects.requireNonNull(statuses.get(object.path(CAMPAIGN_ID).asText()));
    }
}
