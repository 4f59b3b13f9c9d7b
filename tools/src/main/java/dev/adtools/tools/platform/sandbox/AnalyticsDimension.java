package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.sandbox.AnalyticsMetric.Part;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** The dimensions that the sandbox's alpha_analytics knows. */
enum AnalyticsDimension {
    DATE("date", Part.VISIT),
    DAY_OF_WEEK("dayOfWeek", Part.VISIT),
    CHANNEL("sessionDefaultChannelGroup", Part.VISIT),
    SOURCE("sessionSource", Part.VISIT),
    MEDIUM("sessionMedium", Part.VISIT),
    SOURCE_MEDIUM("sessionSourceMedium", Part.VISIT),
    CAMPAIGN("sessionCampaignName", Part.VISIT),
    ADS_CAMPAIGN("sessionGoogleAdsCampaignName", Part.VISIT),
    LANDING_PAGE("landingPagePlusQueryString", Part.VISIT),
    FIRST_CHANNEL("firstUserDefaultChannelGroup", Part.VISIT),
    DEVICE("deviceCategory", Part.VISIT),
    SYSTEM("operatingSystem", Part.VISIT),
    COUNTRY("country", Part.VISIT),
    REGION("region", Part.VISIT),
    CITY("city", Part.VISIT),
    AGE("userAgeBracket", Part.VISIT),
    EVENT("eventName", Part.EVENT),
    PAGE_PATH("pagePath", Part.PAGE),
    PAGE_TITLE("pageTitle", Part.PAGE),
    SCREEN("unifiedScreenName", Part.PAGE),
    ITEM("itemName", Part.ITEM);

    private static final Set<AnalyticsDimension> REALTIME = EnumSet.of(COUNTRY, CITY, DEVICE, EVENT, SCREEN);
    private static final Set<AnalyticsDimension> MANY_VALUED =
            EnumSet.of(LANDING_PAGE, CITY, PAGE_PATH, PAGE_TITLE, ITEM);

    private final String apiName;
    private final Part part;

    AnalyticsDimension(String apiName, Part part) {
        this.apiName = apiName;
        this.part = part;
    }

    static Optional<AnalyticsDimension> of(String apiName, boolean realtime) {
        return Arrays.stream(values())
                .filter(dimension -> dimension.apiName.equals(apiName))
                .filter(dimension -> !realtime || REALTIME.contains(dimension))
                .findFirst();
    }

    String apiName() {
        return apiName;
    }

    /** Returns which part of a visit has a value for it. */
    Part part() {
        return part;
    }

    /** Returns whether it can have more values than a property's tables hold. */
    boolean isManyValued() {
        return MANY_VALUED.contains(this);
    }
}
