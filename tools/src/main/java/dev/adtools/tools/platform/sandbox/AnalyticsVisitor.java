package dev.adtools.tools.platform.sandbox;

import static dev.adtools.tools.platform.sandbox.AnalyticsSeedData.SEED;

import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Device;
import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Home;
import dev.adtools.tools.platform.sandbox.AnalyticsSeedData.Origin;
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
record AnalyticsVisitor(int number, Origin origin, String landing, Device device, Home home, String age) {

    /** How many groups of people come to a property. */
    static final int GROUPS = 48;

    /** Returns a group of a property's people. */
    static AnalyticsVisitor of(Property property, int number) {
        SeededRandom random = SeededRandom.of(Long.parseLong(property.id()), number);
        return new AnalyticsVisitor(
                number,
                SEED.origins().get(number % SEED.origins().size()),
                SEED.pages().get(random.nextInt(SEED.pages().size())).path(),
                SEED.devices().get(random.nextInt(SEED.devices().size())),
                SEED.homes().get(random.nextInt(SEED.homes().size())),
                SEED.ages().get(random.nextInt(SEED.ages().size())));
    }

    /** Returns a value of a whole visit; days are the day's, and what is no part of a visit has none. */
    String value(AnalyticsDimension dimension) {
        return switch (dimension) {
            case CHANNEL -> origin.channel();
            case SOURCE -> origin.source();
            case MEDIUM -> origin.medium();
            case SOURCE_MEDIUM -> origin.source() + " / " + origin.medium();
            case CAMPAIGN -> origin.campaign();
            case ADS_CAMPAIGN -> origin.advertised() ? origin.campaign() : "(not set)";
            case LANDING_PAGE ->
                number % 5 == 0 ? landing + "?ref=" + origin.source().toLowerCase(Locale.ROOT) : landing;
            case FIRST_CHANNEL ->
                SEED.origins().get((number / 3) % SEED.origins().size()).channel();
            case DEVICE -> device.category();
            case SYSTEM -> device.system();
            case COUNTRY -> home.country();
            case REGION -> home.region();
            case CITY -> home.city();
            case AGE -> age;
            default -> "";
        };
    }
}
