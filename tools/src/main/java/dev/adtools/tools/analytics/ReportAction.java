package dev.adtools.tools.analytics;

import dev.adtools.api.JsonName;
import java.util.List;
import java.util.Locale;

/** The reports, with the dimensions and metrics of each in the platform's names. */
public enum ReportAction {
    /** Sessions by day and channel. */
    @JsonName("session_report")
    SESSION_REPORT(
            "Sessions, engagement and length of visits by day and channel.",
            "date sessionDefaultChannelGroup",
            "sessions engagedSessions engagementRate bounceRate averageSessionDuration screenPageViewsPerSession"),
    /** Sessions by where they come from. */
    @JsonName("traffic_source_report")
    TRAFFIC_SOURCE_REPORT(
            "Visits, people and what they bring by source and medium.",
            "sessionSource sessionMedium",
            "sessions totalUsers newUsers keyEvents totalRevenue"),
    /** Sessions by campaign. */
    @JsonName("campaign_report")
    CAMPAIGN_REPORT(
            "Visits and what they bring by campaign.",
            "sessionCampaignName sessionSourceMedium",
            "sessions keyEvents totalRevenue engagementRate"),
    /** Sessions by the page they begin on. */
    @JsonName("landing_page_report")
    LANDING_PAGE_REPORT(
            "Visits, bounces and key events by the page a visit begins on.",
            "landingPagePlusQueryString",
            "sessions bounceRate keyEvents"),
    /** Views by page. */
    @JsonName("page_report")
    PAGE_REPORT(
            "Views, people and time by page.",
            "pagePath pageTitle",
            "screenPageViews activeUsers userEngagementDuration"),
    /** Events by name. */
    @JsonName("event_report")
    EVENT_REPORT("Events and people by the event's name.", "eventName", "eventCount totalUsers"),
    /** Key events by name. */
    @JsonName("key_event_report")
    KEY_EVENT_REPORT("Key events and their value by the event's name.", "eventName", "keyEvents eventValue"),
    /** New people by channel. */
    @JsonName("user_acquisition_report")
    USER_ACQUISITION_REPORT(
            "New people by the channel that brought them first.",
            "firstUserDefaultChannelGroup",
            "newUsers activeUsers keyEvents"),
    /** Sessions by device. */
    @JsonName("device_report")
    DEVICE_REPORT(
            "Visits by device and operating system.",
            "deviceCategory operatingSystem",
            "sessions activeUsers keyEvents"),
    /** Sessions by place. */
    @JsonName("geo_report")
    GEO_REPORT("Visits by country and region.", "country region", "sessions activeUsers keyEvents"),
    /** Sales by item. */
    @JsonName("ecommerce_report")
    ECOMMERCE_REPORT(
            "What is looked at, put into carts and bought, by item.",
            "itemName",
            "itemsViewed itemsAddedToCart itemsPurchased itemRevenue"),
    /** Clicks and cost of alpha's campaigns. */
    @JsonName("ads_report")
    ADS_REPORT(
            "Clicks, cost and key events by campaign of the linked alpha accounts.",
            "sessionAlphaAdsCampaignName",
            "advertiserAdClicks advertiserAdCost keyEvents"),
    /** The last half hour. */
    @JsonName("realtime_report")
    REALTIME_REPORT(
            "People and events of the last 30 minutes by screen and country.",
            "unifiedScreenName country",
            "activeUsers eventCount"),
    /** Dimensions and metrics that the caller names. */
    @JsonName("custom_report")
    CUSTOM_REPORT("The dimensions and metrics that you name, in the platform's names.", "", "");

    private final String description;
    private final String dimensions;
    private final String metrics;

    ReportAction(String description, String dimensions, String metrics) {
        this.description = description;
        this.dimensions = dimensions;
        this.metrics = metrics;
    }

    /** Returns the action's name in arguments and results. */
    public String wireName() {
        return name().toLowerCase(Locale.ROOT);
    }

    String description() {
        return description;
    }

    /** Returns the names of its dimensions; none when the caller names them. */
    List<String> dimensions() {
        return words(dimensions);
    }

    /** Returns the names of its metrics; none when the caller names them. */
    List<String> metrics() {
        return words(metrics);
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" ", -1));
    }
}
