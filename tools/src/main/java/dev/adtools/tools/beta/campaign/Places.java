package dev.adtools.tools.beta.campaign;

import dev.adtools.api.json.JsonValue;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Set;

/** Checks that an ad set says where it runs, and who pays where the law asks. */
public final class Places {

    private static final Set<String> EUROPEAN_UNION = Set.of(
            "AT", "BE", "BG", "CY", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IE", "IT", "LT", "LU",
            "LV", "MT", "NL", "PL", "PT", "RO", "SE", "SI", "SK");
    private static final Set<String> EUROPEAN_GROUPS = Set.of("worldwide", "europe", "eea", "eu", "eurozone");

    private Places() {}

    /** Reports that an ad set states no places, or that nobody is named where they are in the European Union. */
    public static void check(Check rule, Node adSet) {
        places(adSet.at("targeting"), rule);
        nowhere(adSet.at("targeting"), rule);
        transparency(adSet, rule);
    }

    private static void nowhere(Node targeting, Check rule) {
        List<JsonValue> chosen = targeting.at("geo_locations").at("countries").items().stream()
                .map(Node::value)
                .toList();
        for (Node country :
                targeting.at("excluded_geo_locations").at("countries").items()) {
            if (chosen.contains(country.value())) {
                rule.error(
                        country,
                        "This country is chosen and left out at once.",
                        "either of the two",
                        "Remove it here, or from geo_locations.");
            }
        }
    }

    private static void places(Node targeting, Check rule) {
        boolean saved = targeting.at("saved_audience_id").present()
                || targeting.at("saved_audience").present();
        if (!saved && !stated(targeting.at("geo_locations"))) {
            rule.error(
                    targeting.at("geo_locations"),
                    "An ad set needs places or a saved audience.",
                    "geo_locations with at least one place",
                    "State where the ads run.");
        }
    }

    private static void transparency(Node adSet, Check rule) {
        if (!inEuropeanUnion(adSet.at("targeting").at("geo_locations"))) {
            return;
        }
        for (String name : List.of("dsa_beneficiary", "dsa_payor")) {
            if (adSet.at(name).text().orElse("").isBlank()) {
                rule.confidential()
                        .error(
                                adSet.at(name),
                                "Ads in the European Union must name who benefits and who pays.",
                                "a name",
                                "State " + name + ".");
            }
        }
    }

    private static boolean stated(Node places) {
        return places.names().stream()
                .filter(name -> !name.equals("location_types"))
                .anyMatch(name -> !places.at(name).items().isEmpty());
    }

    private static boolean inEuropeanUnion(Node places) {
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
