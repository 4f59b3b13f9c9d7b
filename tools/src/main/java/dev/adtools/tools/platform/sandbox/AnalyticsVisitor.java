package dev.adtools.tools.platform.sandbox;

import java.util.List;
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

    static final List<String> PATHS = List.of(
            "/",
            "/boots",
            "/tents",
            "/jackets",
            "/sale",
            "/journal/first-overnight",
            "/boots/ridge-mid",
            "/tents/lean-to-2",
            "/stores",
            "/journal/layering",
            "/help/returns",
            "/gift-cards");

    private static final List<Origin> ORIGINS = List.of(
            new Origin("Organic Search", "google", "organic", "(organic)", false),
            new Origin("Direct", "(direct)", "(none)", "(direct)", false),
            new Origin("Paid Search", "google", "cpc", "Search Brand", true),
            new Origin("Paid Search", "google", "cpc", "Search Hiking boots", true),
            new Origin("Organic Social", "instagram.com", "referral", "(referral)", false),
            new Origin("Email", "newsletter", "email", "autumn_letter", false),
            new Origin("Referral", "trailnotes.example", "referral", "(referral)", false),
            new Origin("Paid Social", "facebook", "paid_social", "spring_boots", false));
    private static final List<Device> DEVICES = List.of(
            new Device("mobile", "Android"),
            new Device("mobile", "iOS"),
            new Device("desktop", "Windows"),
            new Device("desktop", "Macintosh"),
            new Device("tablet", "iOS"));
    private static final List<Home> HOMES = List.of(
            new Home("United States", "New York", "New York"),
            new Home("United States", "California", "San Francisco"),
            new Home("Germany", "Berlin", "Berlin"),
            new Home("Germany", "Bavaria", "Munich"),
            new Home("Japan", "Tokyo", "Shinjuku City"),
            new Home("United Kingdom", "England", "London"),
            new Home("Canada", "Ontario", "Toronto"));
    private static final List<String> AGES = List.of("18-24", "25-34", "35-44", "45-54", "55-64", "65+", "unknown");

    /** Returns a group of a property's people. */
    static AnalyticsVisitor of(AnalyticsPlace place, int number) {
        AnalyticsHash hash = new AnalyticsHash(Long.parseLong(place.id()), number);
        return new AnalyticsVisitor(
                number,
                ORIGINS.get(number % ORIGINS.size()),
                PATHS.get(hash.below(PATHS.size())),
                DEVICES.get(hash.below(DEVICES.size())),
                HOMES.get(hash.below(HOMES.size())),
                AGES.get(hash.below(AGES.size())));
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
            case FIRST_CHANNEL -> ORIGINS.get((number / 3) % ORIGINS.size()).channel();
            case DEVICE -> device.category();
            case SYSTEM -> device.system();
            case COUNTRY -> home.country();
            case REGION -> home.region();
            case CITY -> home.city();
            case AGE -> age;
            default -> "";
        };
    }

    /** Origin of people; advertised means through alpha. */
    record Origin(String channel, String source, String medium, String campaign, boolean advertised) {}

    /** Device that people hold. */
    record Device(String category, String system) {}

    /** Place where people live. */
    record Home(String country, String region, String city) {}
}
