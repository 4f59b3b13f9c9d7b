package dev.adtools.tools.beta;

import dev.adtools.api.JsonName;

/** Objective of a campaign on beta: one of the six of today or one that older campaigns still have. */
public enum CampaignObjective {
    /** Being remembered. */
    @JsonName("OUTCOME_AWARENESS")
    OUTCOME_AWARENESS,
    /** Visits. */
    @JsonName("OUTCOME_TRAFFIC")
    OUTCOME_TRAFFIC,
    /** Reactions and messages. */
    @JsonName("OUTCOME_ENGAGEMENT")
    OUTCOME_ENGAGEMENT,
    /** Contacts. */
    @JsonName("OUTCOME_LEADS")
    OUTCOME_LEADS,
    /** Installs and use of an app. */
    @JsonName("OUTCOME_APP_PROMOTION")
    OUTCOME_APP_PROMOTION,
    /** Purchases. */
    @JsonName("OUTCOME_SALES")
    OUTCOME_SALES,
    /** Older, now awareness. */
    @JsonName("BRAND_AWARENESS")
    BRAND_AWARENESS,
    /** Older, now awareness. */
    @JsonName("REACH")
    REACH,
    /** Older, now traffic. */
    @JsonName("LINK_CLICKS")
    LINK_CLICKS,
    /** Older, now engagement. */
    @JsonName("POST_ENGAGEMENT")
    POST_ENGAGEMENT,
    /** Older, now engagement. */
    @JsonName("PAGE_LIKES")
    PAGE_LIKES,
    /** Older, now engagement. */
    @JsonName("EVENT_RESPONSES")
    EVENT_RESPONSES,
    /** Older, now engagement. */
    @JsonName("VIDEO_VIEWS")
    VIDEO_VIEWS,
    /** Older, now leads. */
    @JsonName("LEAD_GENERATION")
    LEAD_GENERATION,
    /** Older, now sales. */
    @JsonName("CONVERSIONS")
    CONVERSIONS,
    /** Older, now sales. */
    @JsonName("PRODUCT_CATALOG_SALES")
    PRODUCT_CATALOG_SALES,
    /** Older, now sales. */
    @JsonName("MESSAGES")
    MESSAGES,
    /** Older, now app promotion. */
    @JsonName("APP_INSTALLS")
    APP_INSTALLS
}
