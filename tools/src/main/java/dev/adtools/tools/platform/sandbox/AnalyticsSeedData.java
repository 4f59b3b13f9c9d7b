package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/** Contents of {@code analytics.json}: the properties of the sandbox's alpha_analytics, who comes to them, and what is there. */
final class AnalyticsSeedData {

    private static final JsonNode SEED = SeedFile.read("analytics.json");
    private static final List<Property> PROPERTIES = SEED.path("accounts")
            .valueStream()
            .flatMap(account -> account.path("properties").valueStream())
            .map(Property::of)
            .toList();

    private AnalyticsSeedData() {}

    static JsonNode get(String member) {
        return SEED.path(member);
    }

    static Optional<Property> property(String id) {
        return PROPERTIES.stream().filter(property -> property.id().equals(id)).findFirst();
    }

    /** Returns what a dollar is worth in a currency; shops count in dollars. */
    static Optional<Double> perDollar(String currency) {
        JsonNode rate = SEED.path("perDollar").path(currency);
        return rate.isNumber() ? Optional.of(rate.asDouble()) : Optional.empty();
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

    /** A property. */
    record Property(String id, String currency, ZoneId zone, int dailySessions, Trait trait) {

        static Property of(JsonNode json) {
            return new Property(
                    json.path("id").asText(),
                    json.path("currency").asText(),
                    ZoneId.of(json.path("timezone").asText()),
                    json.path("dailySessions").asInt(),
                    Trait.valueOf(json.path("trait").asText()));
        }

        boolean is(Trait asked) {
            return trait == asked;
        }
    }
}
