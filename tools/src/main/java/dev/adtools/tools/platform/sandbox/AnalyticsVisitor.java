package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Property;
import java.util.Locale;

/**
 * People who come to a property the same way, with the same device, from the same place.
 *
 * @param number which of the property's groups of people
 * @param origin where they come from
 * @param landing the page they land on
 * @param device what they hold
 * @param home where they live
 * @param age how old they say they are
 */
record AnalyticsVisitor(int number, JsonNode origin, String landing, JsonNode device, JsonNode home, String age) {

    /** Number of groups of people that come to a property. */
    static final int GROUPS = 48;

    /** Returns a group of a property's people. */
    static AnalyticsVisitor of(Property property, int number) {
        SeededRandom random = SeededRandom.of(Long.parseLong(property.id()), number);
        return new AnalyticsVisitor(
                number,
                origin(number),
                any("pages", random).path("path").asText(),
                any("devices", random),
                any("homes", random),
                any("ages", random).asText());
    }

    private static JsonNode origin(int number) {
        JsonNode origins = AnalyticsSeedData.get("origins");
        return origins.path(number % origins.size());
    }

    private static JsonNode any(String list, SeededRandom random) {
        JsonNode items = AnalyticsSeedData.get(list);
        return items.path(random.nextInt(items.size()));
    }

    /** Returns a value of a whole visit; days are the day's, and what is no part of a visit has none. */
    String value(AnalyticsDimension dimension) {
        return switch (dimension) {
            case CHANNEL -> origin.path("channel").asText();
            case SOURCE -> origin.path("source").asText();
            case MEDIUM -> origin.path("medium").asText();
            case SOURCE_MEDIUM ->
                origin.path("source").asText() + " / " + origin.path("medium").asText();
            case CAMPAIGN -> origin.path("campaign").asText();
            case ADS_CAMPAIGN ->
                origin.path("advertised").asBoolean() ? origin.path("campaign").asText() : "(not set)";
            case LANDING_PAGE ->
                number % 5 == 0
                        ? landing + "?ref=" + origin.path("source").asText().toLowerCase(Locale.ROOT)
                        : landing;
            case FIRST_CHANNEL -> origin(number / 3).path("channel").asText();
            case DEVICE -> device.path("category").asText();
            case SYSTEM -> device.path("system").asText();
            case COUNTRY -> home.path("country").asText();
            case REGION -> home.path("region").asText();
            case CITY -> home.path("city").asText();
            case AGE -> age;
            default -> "";
        };
    }
}
