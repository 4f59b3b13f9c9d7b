package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** Targets of a campaign of the seed. */
final class AlphaSeedCriteria {

    private static final long FIRST_ID = 15_000_000_000L;
    private static final int CRITERIA = 1_000;

    private final AlphaSeedCampaign campaign;
    private final AlphaSeedPlace place;
    private final List<SandboxEntity> entities = new ArrayList<>();

    private AlphaSeedCriteria(AlphaSeedCampaign campaign, AlphaSeedPlace place) {
        this.campaign = campaign;
        this.place = place;
    }

    static List<SandboxEntity> entities(AlphaSeedCampaign campaign, AlphaSeedPlace place) {
        AlphaSeedCriteria criteria = new AlphaSeedCriteria(campaign, place);
        switch (campaign.plan()) {
            case BRAND -> criteria.brand();
            case LIMITED_BY_BUDGET -> criteria.contradictory();
            case WITHOUT_CONVERSIONS -> criteria.nowhere();
            case SPIKING -> criteria.nearby();
            case DISPLAY -> criteria.display();
            default -> criteria.country();
        }
        return criteria.entities;
    }

    private void country() {
        location(Long.toString(place.countryId()), false);
        ObjectNode language = of("LANGUAGE", place.language());
        language.putObject("language").put("languageConstant", "languageConstants/" + place.languageId());
        keep(Long.toString(place.languageId()), language);
    }

    private void location(String id, boolean negative) {
        ObjectNode location = of("LOCATION", place.country()).put("negative", negative);
        location.putObject("location").put("geoTargetConstant", "geoTargetConstants/" + place.countryId());
        keep(id, location);
    }

    private void brand() {
        country();
        device("30000", "DESKTOP", 1);
        device("30001", "MOBILE", 1.2);
        device("30002", "TABLET", 0);
        for (String day : List.of("MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY")) {
            ObjectNode schedule = of("AD_SCHEDULE", "").put("bidModifier", 1.1);
            schedule.putObject("adSchedule")
                    .put("dayOfWeek", day)
                    .put("startHour", 8)
                    .put("startMinute", "ZERO")
                    .put("endHour", 20)
                    .put("endMinute", "ZERO");
            keep(schedule);
        }
        excluded("careers", "PHRASE");
        keep(detailed("IP_BLOCK", "ipBlock", "ipAddress", "198.51.100.0/24").put("status", "REMOVED"));
    }

    private void device(String id, String word, double modifier) {
        keep(
                id,
                detailed("DEVICE", "device", "type", word)
                        .put("negative", false)
                        .put("bidModifier", modifier));
    }

    private void contradictory() {
        country();
        location(nextId(), true);
        excluded("army surplus", "BROAD");
        excluded("mens walking boots drawing", "EXACT");
    }

    private void nowhere() {
        device("30001", "MOBILE", 0.8);
        excluded("playhouse", "BROAD");
    }

    private void nearby() {
        ObjectNode proximity = of("PROXIMITY", "").put("negative", false);
        proximity
                .putObject("proximity")
                .put("radius", 25.0)
                .put("radiusUnits", "MILES")
                .putObject("address")
                .put("cityName", place.city());
        keep(proximity);
        keep(detailed("IP_BLOCK", "ipBlock", "ipAddress", "203.0.113.17"));
        keep(detailed("IP_BLOCK", "ipBlock", "ipAddress", "2001:db8:17::/48"));
        keep(detailed("INCOME_RANGE", "incomeRange", "type", "INCOME_RANGE_0_50"));
        keep(detailed("PARENTAL_STATUS", "parentalStatus", "type", "NOT_A_PARENT"));
    }

    private void display() {
        country();
        keep(detailed(
                        "USER_LIST",
                        "userList",
                        "userList",
                        "customers/" + campaign.customer() + "/userLists/16000000001")
                .put("negative", false)
                .put("bidModifier", 1.3));
        keep(detailed("GENDER", "gender", "type", "UNDETERMINED"));
        keep(detailed("AGE_RANGE", "ageRange", "type", "AGE_RANGE_18_24"));
        keep(detailed("PLACEMENT", "placement", "url", "games.example.com"));
        keep(detailed("TOPIC", "topic", "topicConstant", "topicConstants/16"));
        keep(detailed("CONTENT_LABEL", "contentLabel", "type", "TRAGEDY"));
        keep(detailed("YOUTUBE_CHANNEL", "youtubeChannel", "channelId", "UCexample0000000000000001"));
        keep(detailed("MOBILE_APPLICATION", "mobileApplication", "appId", "2-com.example.game"));
        keep(detailed(
                "MOBILE_APP_CATEGORY",
                "mobileAppCategory",
                "mobileAppCategoryConstant",
                "mobileAppCategoryConstants/60008"));
        keep(detailed("CARRIER", "carrier", "carrierConstant", "carrierConstants/70091")
                .put("negative", false));
    }

    private void excluded(String text, String matchType) {
        ObjectNode keyword = of("KEYWORD", text).put("negative", true);
        keyword.putObject("keyword").put("text", text).put("matchType", matchType);
        keep(keyword);
    }

    /** Returns a criterion that excludes what it names. */
    private static ObjectNode detailed(String type, String member, String detail, String value) {
        ObjectNode criterion = of(type, "").put("negative", true);
        criterion.putObject(member).put(detail, value);
        return criterion;
    }

    private static ObjectNode of(String type, String displayName) {
        ObjectNode criterion =
                WireJson.object().put("type", type).put("status", "ENABLED").put("negative", false);
        return displayName.isEmpty() ? criterion : criterion.put("displayName", displayName);
    }

    private void keep(ObjectNode criterion) {
        keep(nextId(), criterion);
    }

    private String nextId() {
        return Long.toString(FIRST_ID + campaign.number() * CRITERIA + entities.size());
    }

    private void keep(String id, ObjectNode criterion) {
        String ids = campaign.id() + "~" + id;
        criterion
                .put("resourceName", "customers/" + campaign.customer() + "/campaignCriteria/" + ids)
                .put("criterionId", id)
                .put("campaign", campaign.resourceName());
        entities.add(AlphaSeed.entity(AlphaWorld.campaignCriteria(campaign.customer()), ids, criterion));
    }
}
