package dev.adtools.tools.beta;

import dev.adtools.api.Wire;

/** What beta's campaigns are for: the six objectives of today and those that older campaigns still have. */
public enum CampaignObjective {
    /** Being remembered. */
    @Wire("OUTCOME_AWARENESS")
    OUTCOME_AWARENESS,
    /** Visits. */
    @Wire("OUTCOME_TRAFFIC")
    OUTCOME_TRAFFIC,
    /** Reactions and messages. */
    @Wire("OUTCOME_ENGAGEMENT")
    OUTCOME_ENGAGEMENT,
    /** Contacts. */
    @Wire("OUTCOME_LEADS")
    OUTCOME_LEADS,
    /** Installs and use of an app. */
    @Wire("OUTCOME_APP_PROMOTION")
    OUTCOME_APP_PROMOTION,
    /** Purchases. */
    @Wire("OUTCOME_SALES")
    OUTCOME_SALES,
    /** Older, now awareness. */
    @Wire("BRAND_AWARENESS")
    BRAND_AWARENESS,
    /** Older, now awareness. */
    @Wire("REACH")
    REACH,
    /** Older, now traffic. */
    @Wire("LINK_CLICKS")
    LINK_CLICKS,
    /** Older, now engagement. */
    @Wire("POST_ENGAGEMENT")
    POST_ENGAGEMENT,
    /** Older, now engagement. */
    @Wire("PAGE_LIKES")
    PAGE_LIKES,
    /** Older, now engagement. */
    @Wire("EVENT_RESPONSES")
    EVENT_RESPONSES,
    /** Older, now engagement. */
    @Wire("VIDEO_VIEWS")
    VIDEO_VIEWS,
    /** Older, now leads. */
    @Wire("LEAD_GENERATION")
    LEAD_GENERATION,
    /** Older, now sales. */
    @Wire("CONVERSIONS")
    CONVERSIONS,
    /** Older, now sales. */
    @Wire("PRODUCT_CATALOG_SALES")
    PRODUCT_CATALOG_SALES,
    /** Older, now sales. */
    @Wire("MESSAGES")
    MESSAGES,
    /** Older, now app promotion. */
    @Wire("APP_INSTALLS")
    APP_INSTALLS
}
