package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.List;

/** A campaign with what is in it, as it is in effect. */
final class BetaDelivery {

    private final BetaWorld world;
    private final String account;
    private final JsonNode campaign;
    private final BetaShownStatus status;

    BetaDelivery(BetaWorld world, SandboxEntity campaign) {
        this.world = world;
        account = campaign.shelf().account();
        this.campaign = WireJson.value(campaign.json());
        status = new BetaShownStatus(BetaSwitches.of(this.campaign, world.zone(account)));
    }

    JsonNode campaign() {
        return campaign;
    }

    List<JsonNode> adSets() {
        List<JsonNode> adSets = own(world.adSets(account));
        adSets.forEach(adSet -> status.adSet((ObjectNode) adSet));
        return adSets;
    }

    List<JsonNode> ads() {
        List<JsonNode> adSets = own(world.adSets(account));
        List<JsonNode> ads = own(world.ads(account));
        ads.forEach(ad -> status.ad((ObjectNode) ad, adSet(ad, adSets)));
        return ads;
    }

    private List<JsonNode> own(List<JsonNode> objects) {
        return objects.stream()
                .filter(object -> object.path("campaign_id").equals(campaign.path("id")))
                .toList();
    }

    private static JsonNode adSet(JsonNode ad, List<JsonNode> adSets) {
        return adSets.stream()
                .filter(adSet -> adSet.path("id").equals(ad.path("adset_id")))
                .findFirst()
                .orElse(MissingNode.getInstance());
    }
}
