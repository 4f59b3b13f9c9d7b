package dev.adtools.tools.beta.draft;

import dev.adtools.tools.rules.Node;
import java.util.Set;

/** What the places of a targeting say. */
final class Places {

    private static final Set<String> EUROPEAN_UNION = Set.of(
            "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU",
            "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK");
    private static final Set<String> EUROPEAN_GROUPS = Set.of("worldwide", "europe", "eea", "eu", "eurozone");

    private Places() {}

    /** Returns whether at least one place is stated. */
    static boolean stated(Node places) {
        return places.names().stream()
                .filter(name -> !name.equals("location_types"))
                .anyMatch(name -> !places.at(name).items().isEmpty());
    }

    /** Returns whether a place is known to be in the European Union. */
    static boolean inEuropeanUnion(Node places) {
        if (any(places.at("countries"), EUROPEAN_UNION) || any(places.at("country_groups"), EUROPEAN_GROUPS)) {
            return true;
        }
        return places.names().stream()
                .flatMap(kind -> places.at(kind).items().stream())
                .anyMatch(place -> place.at("country")
                        .text()
                        .filter(EUROPEAN_UNION::contains)
                        .isPresent());
    }

    private static boolean any(Node list, Set<String> names) {
        return list.items().stream()
                .anyMatch(item -> item.text().filter(names::contains).isPresent());
    }
}
