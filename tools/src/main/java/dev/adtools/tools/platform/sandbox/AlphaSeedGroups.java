package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaSeedData.Performance;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** The ad groups and keywords of a campaign of the seed. */
final class AlphaSeedGroups {

    private static final long FIRST_GROUP_ID = 13_000_000_000L;
    private static final long FIRST_KEYWORD_ID = 14_000_000_000L;
    private static final int GROUPS = 100;
    private static final int KEYWORDS = 1_000;

    private final AlphaSeedCampaign campaign;
    private final List<SandboxEntity> entities = new ArrayList<>();
    private long groups;
    private long keywords;

    AlphaSeedGroups(AlphaSeedCampaign campaign) {
        this.campaign = campaign;
    }

    List<SandboxEntity> entities() {
        campaign.campaign().json().path("adGroups").forEach(this::group);
        return entities;
    }

    private void group(JsonNode seed) {
        String id = Long.toString(FIRST_GROUP_ID + campaign.number() * GROUPS + ++groups);
        ObjectNode group = WireJson.object()
                .put("resourceName", "customers/" + campaign.customer() + "/adGroups/" + id)
                .put("id", id)
                .put("campaign", campaign.resourceName())
                .put("name", seed.path("name").asText())
                .put("status", seed.path("paused").asBoolean() ? "PAUSED" : "ENABLED");
        if (campaign.campaign().isSearch()) {
            group.put("type", "SEARCH_STANDARD");
        }
        entities.add(SandboxEntity.of(AlphaState.adGroups(campaign.customer()), id, group));
        if (!seed.path("keywords").isEmpty()) {
            keywords(
                    id,
                    seed.path("keywords").valueStream().map(JsonNode::asText).toList());
        }
    }

    private void keywords(String group, List<String> phrases) {
        String first = phrases.get(0);
        String last = phrases.get(phrases.size() - 1);
        List.of("EXACT", "PHRASE", "BROAD").forEach(match -> keep(group, keyword(first, match)));
        if (phrases.size() > 1) {
            keep(group, keyword(phrases.get(1), "PHRASE"));
            keep(group, keyword(last, "BROAD"));
        }
        keep(group, keyword(first + " bundle", "PHRASE").put("status", "PAUSED"));
        keep(group, keyword(first + " outlet", "BROAD").put("status", "REMOVED"));
        keep(group, keyword(last + " replica", "PHRASE").put("approvalStatus", "DISAPPROVED"));
        keep(group, unsearched(keyword(last + " 2019 edition", "EXACT")));
        keep(group, negative("coloring", "BROAD"));
        keep(group, negative("free " + first, "EXACT"));
        if (first.startsWith("waterproof")) {
            keep(group, negative("waterproof", "PHRASE"));
        }
    }

    private ObjectNode keyword(String text, String matchType) {
        Performance performance = campaign.campaign().performance();
        SeededRandom random = SeededRandom.of(SeededRandom.seed(campaign.number(), text + matchType))
                .skip();
        ObjectNode criterion = words(text, matchType)
                .put("negative", false)
                .put("approvalStatus", "APPROVED")
                .put("systemServingStatus", "ELIGIBLE");
        if (campaign.campaign().bidding().equals("MANUAL_CPC")) {
            criterion.put("cpcBidMicros", micros(performance.cpc() * random.nextDouble(1.1, 1.5)));
        }
        criterion.putObject("qualityInfo").put("qualityScore", (int)
                (performance.poorQuality() ? random.nextDouble(2, 6) : random.nextDouble(4, 11)));
        criterion
                .putObject("positionEstimates")
                .put("firstPageCpcMicros", micros(performance.cpc() * random.nextDouble(0.6, 1.6)));
        return criterion;
    }

    private String micros(double units) {
        return Long.toString(Math.round(units) * campaign.money().unitMicros());
    }

    // There is not enough data to score a word that nobody types, or to say what it would cost.
    private static ObjectNode unsearched(ObjectNode keyword) {
        keyword.put("systemServingStatus", "RARELY_SERVED");
        keyword.remove(List.of("qualityInfo", "positionEstimates"));
        return keyword;
    }

    private static ObjectNode negative(String text, String matchType) {
        return words(text, matchType).put("negative", true);
    }

    private static ObjectNode words(String text, String matchType) {
        ObjectNode criterion = WireJson.object().put("type", "KEYWORD").put("status", "ENABLED");
        criterion.putObject("keyword").put("text", text).put("matchType", matchType);
        return criterion;
    }

    private void keep(String group, ObjectNode criterion) {
        String id = Long.toString(FIRST_KEYWORD_ID + campaign.number() * KEYWORDS + ++keywords);
        String customer = "customers/" + campaign.customer();
        String ids = group + "~" + id;
        criterion
                .put("resourceName", customer + "/adGroupCriteria/" + ids)
                .put("criterionId", id)
                .put("adGroup", customer + "/adGroups/" + group);
        entities.add(SandboxEntity.of(AlphaState.adGroupCriteria(campaign.customer()), ids, criterion));
    }
}
