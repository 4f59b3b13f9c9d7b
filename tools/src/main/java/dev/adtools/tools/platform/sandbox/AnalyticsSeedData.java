package dev.adtools.tools.platform.sandbox;

import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Contents of {@code analytics.json}: the properties of the sandbox's alpha_analytics and who comes to them.
 *
 * @param accounts the accounts with their properties
 * @param origins where people come from
 * @param devices what they hold
 * @param homes where they live
 * @param ages how old they say they are
 * @param pages the pages of a shop
 * @param items what is sold
 * @param perDollar currency to what a dollar is worth in it; shops count in dollars
 */
record AnalyticsSeedData(
        List<Account> accounts,
        List<Origin> origins,
        List<Device> devices,
        List<Home> homes,
        List<String> ages,
        List<Page> pages,
        List<String> items,
        Map<String, Double> perDollar) {

    static final AnalyticsSeedData SEED = SeedFile.read("analytics.json", AnalyticsSeedData.class);

    Optional<Property> property(String id) {
        return accounts.stream()
                .flatMap(account -> account.properties().stream())
                .filter(property -> property.id().equals(id))
                .findFirst();
    }

    Optional<Double> perDollar(String currency) {
        return Optional.ofNullable(perDollar.get(currency));
    }

    /** Trait of a property: what is special about it. */
    enum Trait {
        /** Nothing. */
        NONE,
        /** Rows of few people are withheld. */
        THRESHOLDED,
        /** Rare values are added up, and long reports are estimated. */
        LARGE,
        /** The credentials may not read it. */
        FORBIDDEN,
        /** Its quota is used up. */
        EXHAUSTED
    }

    /** An account. */
    record Account(String id, String name, List<Property> properties) {}

    /** A property. */
    record Property(String id, String name, String currency, String timezone, int dailySessions, Trait trait) {

        ZoneId zone() {
            return ZoneId.of(timezone);
        }

        boolean is(Trait asked) {
            return trait == asked;
        }
    }

    /** Origin of people; advertised means through alpha. */
    record Origin(String channel, String source, String medium, String campaign, boolean advertised) {}

    /** Device that people hold. */
    record Device(String category, String system) {}

    /** Place where people live. */
    record Home(String country, String region, String city) {}

    /** Page of a shop. */
    record Page(String path, String title) {}
}
