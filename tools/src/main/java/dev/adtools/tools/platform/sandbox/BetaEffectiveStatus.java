package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.ZonedDateTime;
import java.util.Set;

/** Tells what ad sets and ads are in effect once their campaign was switched; until then they are as planted. */
final class BetaEffectiveStatus {

    private static final String STATUS = "status";
    private static final String EFFECTIVE = "effective_status";
    private static final String ON = "ACTIVE";
    private static final String BELOW_PAUSED = "CAMPAIGN_PAUSED";
    private static final String LEARNING = "learning_stage_info";
    private static final Set<String> FOLLOW_CAMPAIGN = Set.of("ACTIVE", "PAUSED", "IN_PROCESS", "ADSET_PAUSED");

    private final BetaStatusHistory history;

    BetaEffectiveStatus(BetaStatusHistory history) {
        this.history = history;
    }

    /** Changes an ad set to what it is since the last switch. */
    void adSet(ObjectNode adSet) {
        history.last().ifPresent(change -> {
            set(adSet, change, own(adSet));
            if (!adSet.path(EFFECTIVE).asText().equals(ON)) {
                adSet.remove(LEARNING);
            } else if (!adSet.has(LEARNING)) {
                learning(adSet, change.at());
            }
        });
    }

    /** Changes an ad to what it is since the last switch of its campaign. */
    void ad(ObjectNode ad, JsonNode adSet) {
        String above = own(adSet).equals(ON) ? own(ad) : "ADSET_PAUSED";
        history.last().ifPresent(change -> set(ad, change, above));
    }

    private static String own(JsonNode object) {
        return object.path(STATUS).asText();
    }

    // What was refused, waits or is gone stays so.
    private static void set(ObjectNode object, BetaStatusHistory.Change change, String whenOn) {
        String planted = object.path(EFFECTIVE).asText();
        if (!change.on() && FOLLOW_CAMPAIGN.contains(planted)) {
            object.put(EFFECTIVE, BELOW_PAUSED);
        } else if (change.on() && planted.equals(BELOW_PAUSED)) {
            object.put(EFFECTIVE, whenOn);
        }
    }

    private static void learning(ObjectNode adSet, ZonedDateTime since) {
        adSet.putObject(LEARNING)
                .put(STATUS, "LEARNING")
                .put("conversions", 0)
                .put("last_sig_edit_ts", since.toEpochSecond());
    }
}
