package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks that the ages, genders, placements and countries of a targeting exist. Values: "Basic Targeting" and
 * "Placement Targeting" of the vendor's Marketing API documentation.
 */
public final class TargetingValues {

    private static final long YOUNGEST = 13;
    private static final long OLDEST = 65;
    private static final Set<Long> GENDERS = Set.of(1L, 2L);
    private static final Set<String> PLATFORMS =
            Set.of("audience_network", "facebook", "instagram", "messenger", "oculus", "threads", "whatsapp");
    private static final Set<String> DEVICES = Set.of("connected_tv", "desktop", "mobile");

    private TargetingValues() {}

    /** Reports ages and genders that do not exist, and warns of placements that are not known. */
    public static void people(Check rule, Node targeting) {
        ages(targeting.at("age_min"), targeting.at("age_max"), rule);
        genders(targeting.at("genders"), rule);
        words(targeting.at("publisher_platforms"), PLATFORMS, rule);
        words(targeting.at("device_platforms"), DEVICES, rule);
    }

    /** Reports countries that do not exist, of places that are chosen or left out. */
    public static void places(Check rule, Node targeting) {
        List.of("geo_locations", "excluded_geo_locations").forEach(name -> countries(targeting.at(name), rule));
    }

    private static void ages(Node least, Node most, Check rule) {
        List.of(least, most).forEach(age -> {
            if (age.present() && age(age).isEmpty()) {
                rule.error(age, "Ages are whole years from 13 to 65, which stands for 65 and more.", "13 to 65", "");
            }
        });
        age(least)
                .filter(from -> age(most).filter(to -> to < from).isPresent())
                .ifPresent(from -> rule.error(
                        least, "The youngest age is above the oldest.", "at most age_max", "Exchange the two."));
    }

    private static Optional<Long> age(Node age) {
        return age.integer().filter(years -> years >= YOUNGEST && years <= OLDEST);
    }

    private static void genders(Node genders, Check rule) {
        if (genders.present() && !genders.isArray()) {
            rule.error(genders, "Genders are a list.", "[1], [2] or [1, 2]", "Put them into a list.");
        }
        for (Node gender : genders.items()) {
            if (gender.integer().filter(GENDERS::contains).isEmpty()) {
                rule.error(gender, "This is not a gender that can be chosen.", "1 (men) or 2 (women)", "");
            }
        }
    }

    // The platform adds placements, so one that is not known is not an error.
    private static void words(Node list, Set<String> known, Check rule) {
        for (Node item : list.items()) {
            if (item.text().filter(known::contains).isEmpty()) {
                rule.warn(
                        item,
                        "This placement is not known.",
                        String.join(", ", known.stream().sorted().toList()),
                        "");
            }
        }
    }

    private static void countries(Node places, Check rule) {
        for (String kind : places.names()) {
            for (Node place : places.at(kind).items()) {
                country(kind.equals("countries") ? place : place.at("country"), rule);
            }
        }
    }

    private static void country(Node country, Check rule) {
        if (country.present() && country.text().filter(Country::isCode).isEmpty()) {
            rule.error(country, "There is no such country.", "a code of two capitals (ISO 3166), such as US", "");
        }
    }
}
