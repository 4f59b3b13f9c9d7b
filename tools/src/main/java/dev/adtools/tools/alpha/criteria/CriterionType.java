package dev.adtools.tools.alpha.criteria;

import dev.adtools.api.JsonName;
import dev.adtools.tools.platform.AlphaCriterion;

/** The types of criteria by which a campaign's can be asked for. */
public enum CriterionType {
    /** Words that people search for; negative on a campaign. */
    @JsonName("KEYWORD")
    KEYWORD,
    /** A site or a part of one. */
    @JsonName("PLACEMENT")
    PLACEMENT,
    /** A kind of apps. */
    @JsonName("MOBILE_APP_CATEGORY")
    MOBILE_APP_CATEGORY,
    /** An app. */
    @JsonName("MOBILE_APPLICATION")
    MOBILE_APPLICATION,
    /** A kind of device. */
    @JsonName("DEVICE")
    DEVICE,
    /** A country, region or town. */
    @JsonName("LOCATION")
    LOCATION,
    /** Places of business, or what is around them. */
    @JsonName("LOCATION_GROUP")
    LOCATION_GROUP,
    /** A circle around a place. */
    @JsonName("PROXIMITY")
    PROXIMITY,
    /** A language. */
    @JsonName("LANGUAGE")
    LANGUAGE,
    /** A time of the week. */
    @JsonName("AD_SCHEDULE")
    AD_SCHEDULE,
    /** The people's age. */
    @JsonName("AGE_RANGE")
    AGE_RANGE,
    /** The people's gender. */
    @JsonName("GENDER")
    GENDER,
    /** The people's income. */
    @JsonName("INCOME_RANGE")
    INCOME_RANGE,
    /** The people's children: some, none or unknown. */
    @JsonName("PARENTAL_STATUS")
    PARENTAL_STATUS,
    /** A list of people. */
    @JsonName("USER_LIST")
    USER_LIST,
    /** An interest of people. */
    @JsonName("USER_INTEREST")
    USER_INTEREST,
    /** An audience made by the owners. */
    @JsonName("CUSTOM_AUDIENCE")
    CUSTOM_AUDIENCE,
    /** Several audiences together. */
    @JsonName("COMBINED_AUDIENCE")
    COMBINED_AUDIENCE,
    /** A video. */
    @JsonName("DELTA_VIDEO")
    DELTA_VIDEO,
    /** A channel of videos. */
    @JsonName("DELTA_CHANNEL")
    DELTA_CHANNEL,
    /** A subject of a site. */
    @JsonName("TOPIC")
    TOPIC,
    /** An internet address, always negative. */
    @JsonName("IP_BLOCK")
    IP_BLOCK,
    /** Content that is not for everyone. */
    @JsonName("CONTENT_LABEL")
    CONTENT_LABEL,
    /** A mobile network. */
    @JsonName("CARRIER")
    CARRIER,
    /** A version of an operating system. */
    @JsonName("OPERATING_SYSTEM_VERSION")
    OPERATING_SYSTEM_VERSION,
    /** A model of device. */
    @JsonName("MOBILE_DEVICE")
    MOBILE_DEVICE,
    /** Pages of the owners' site. */
    @JsonName("WEBPAGE")
    WEBPAGE,
    /** A part of the products. */
    @JsonName("LISTING_SCOPE")
    LISTING_SCOPE,
    /** A theme of searches. */
    @JsonName("KEYWORD_THEME")
    KEYWORD_THEME,
    /** A brand. */
    @JsonName("BRAND")
    BRAND,
    /** A list of brands. */
    @JsonName("BRAND_LIST")
    BRAND_LIST,
    /** Something that happens in people's lives. */
    @JsonName("LIFE_EVENT")
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
