package dev.adtools.tools.alpha.criteria;

import dev.adtools.api.Wire;
import dev.adtools.tools.platform.AlphaCriterion;

/** The types of criteria by which a campaign's can be asked for. */
public enum CriterionType {
    /** Words that people search for; negative on a campaign. */
    @Wire("KEYWORD")
    KEYWORD,
    /** A site or a part of one. */
    @Wire("PLACEMENT")
    PLACEMENT,
    /** A kind of apps. */
    @Wire("MOBILE_APP_CATEGORY")
    MOBILE_APP_CATEGORY,
    /** An app. */
    @Wire("MOBILE_APPLICATION")
    MOBILE_APPLICATION,
    /** A kind of device. */
    @Wire("DEVICE")
    DEVICE,
    /** A country, region or town. */
    @Wire("LOCATION")
    LOCATION,
    /** Places of business, or what is around them. */
    @Wire("LOCATION_GROUP")
    LOCATION_GROUP,
    /** A circle around a place. */
    @Wire("PROXIMITY")
    PROXIMITY,
    /** A language. */
    @Wire("LANGUAGE")
    LANGUAGE,
    /** A time of the week. */
    @Wire("AD_SCHEDULE")
    AD_SCHEDULE,
    /** The people's age. */
    @Wire("AGE_RANGE")
    AGE_RANGE,
    /** The people's gender. */
    @Wire("GENDER")
    GENDER,
    /** The people's income. */
    @Wire("INCOME_RANGE")
    INCOME_RANGE,
    /** Whether they have children. */
    @Wire("PARENTAL_STATUS")
    PARENTAL_STATUS,
    /** A list of people. */
    @Wire("USER_LIST")
    USER_LIST,
    /** What people are interested in. */
    @Wire("USER_INTEREST")
    USER_INTEREST,
    /** An audience made by the owners. */
    @Wire("CUSTOM_AUDIENCE")
    CUSTOM_AUDIENCE,
    /** Several audiences together. */
    @Wire("COMBINED_AUDIENCE")
    COMBINED_AUDIENCE,
    /** A video. */
    @Wire("DELTA_VIDEO")
    DELTA_VIDEO,
    /** A channel of videos. */
    @Wire("DELTA_CHANNEL")
    DELTA_CHANNEL,
    /** What a site is about. */
    @Wire("TOPIC")
    TOPIC,
    /** An internet address, always negative. */
    @Wire("IP_BLOCK")
    IP_BLOCK,
    /** Content that is not for everyone. */
    @Wire("CONTENT_LABEL")
    CONTENT_LABEL,
    /** A mobile network. */
    @Wire("CARRIER")
    CARRIER,
    /** A version of an operating system. */
    @Wire("OPERATING_SYSTEM_VERSION")
    OPERATING_SYSTEM_VERSION,
    /** A model of device. */
    @Wire("MOBILE_DEVICE")
    MOBILE_DEVICE,
    /** Pages of the owners' site. */
    @Wire("WEBPAGE")
    WEBPAGE,
    /** A part of the products. */
    @Wire("LISTING_SCOPE")
    LISTING_SCOPE,
    /** A theme of searches. */
    @Wire("KEYWORD_THEME")
    KEYWORD_THEME,
    /** A brand. */
    @Wire("BRAND")
    BRAND,
    /** A list of brands. */
    @Wire("BRAND_LIST")
    BRAND_LIST,
    /** Something that happens in people's lives. */
    @Wire("LIFE_EVENT")
    LIFE_EVENT;

    private static final String PLATFORM_VIDEO = "YOUTUBE_VIDEO";
    private static final String PLATFORM_CHANNEL = "YOUTUBE_CHANNEL";

    /** Returns the neutral word for a type in the platform's word, which may be one that is not known here. */
    static String neutral(String word) {
        return switch (word) {
            case PLATFORM_VIDEO -> DELTA_VIDEO.name();
            case PLATFORM_CHANNEL -> DELTA_CHANNEL.name();
            default -> word;
        };
    }

    /** Returns whether a criterion is of this type. */
    boolean is(AlphaCriterion criterion) {
        return name().equals(neutral(criterion.type()));
    }
}
