package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.BetaConversion;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Names under which one report lists the conversions of each kind. They are chosen for the whole report, so that its rows add up
 * to its totals.
 */
final class BetaActionNames {

    // The platform lists one conversion under several names. The first choice that a report has is complete, and the
    // names of a
    // choice have no conversion in common.
    private static final Map<BetaConversion, List<List<String>>> CHOICES = Map.of(
            BetaConversion.PURCHASES,
            List.of(
                    List.of("omni_purchase"),
                    List.of("purchase"),
                    List.of(
                            "offsite_conversion.fb_pixel_purchase",
                            "app_custom_event.fb_mobile_purchase",
                            "onsite_conversion.purchase",
                            "offline_conversion.purchase")),
            BetaConversion.LEADS,
            List.of(List.of("lead"), List.of("offsite_conversion.fb_pixel_lead", "onsite_conversion.lead_grouped")),
            BetaConversion.APP_INSTALLS,
            List.of(List.of("omni_app_install"), List.of("mobile_app_install")),
            BetaConversion.REGISTRATIONS,
            List.of(
                    List.of("omni_complete_registration"),
                    List.of("complete_registration"),
                    List.of(
                            "offsite_conversion.fb_pixel_complete_registration",
                            "app_custom_event.fb_mobile_complete_registration",
                            "offline_conversion.complete_registration")),
            BetaConversion.MESSAGES,
            List.of(List.of("onsite_conversion.messaging_conversation_started_7d")));

    private static final Pattern CUSTOM = Pattern.compile("offsite_conversion\\.custom\\.([0-9]{1,20})");

    private final Map<BetaConversion, List<String>> chosen = new TreeMap<>(Comparator.comparing(BetaConversion::value));

    private BetaActionNames(Set<String> ofRows, Set<String> ofAccount) {
        CHOICES.forEach((kind, choices) -> {
            List<String> names = choose(choices, ofRows);
            chosen.put(kind, names.isEmpty() ? choose(choices, ofAccount) : names);
        });
        Stream.concat(ofRows.stream(), ofAccount.stream())
                .map(CUSTOM::matcher)
                .filter(Matcher::matches)
                .forEach(name -> chosen.put(BetaConversion.custom(name.group(1)), List.of(name.group())));
    }

    private static List<String> choose(List<List<String>> choices, Set<String> present) {
        return choices.stream()
                .filter(names -> names.stream().anyMatch(present::contains))
                .findFirst()
                .map(names -> names.stream().filter(present::contains).toList())
                .orElse(List.of());
    }

    /**
     * Returns the names that a report has in a list of actions. The rows decide; the account does for a kind that no row
     * has.
     */
    static BetaActionNames of(List<JsonNode> rows, List<JsonNode> ofAccount, String member) {
        return new BetaActionNames(present(rows, member), present(ofAccount, member));
    }

    private static Set<String> present(List<JsonNode> rows, String member) {
        Set<String> present = new HashSet<>();
        rows.forEach(row -> row.path(member)
                .forEach(action -> present.add(action.path("action_type").asText())));
        return present;
    }

    /** Returns the kinds of conversions that the report has, and that have no number of their own in its rows. */
    List<BetaConversion> unnumbered() {
        return chosen.entrySet().stream()
                .filter(kind -> !kind.getValue().isEmpty())
                .map(Map.Entry::getKey)
                .filter(kind -> !BetaConversion.ALL.kinds().contains(kind))
                .toList();
    }

    /** Returns the names that count as a conversion; none where the report has no such conversion. */
    List<String> of(BetaConversion conversion) {
        return conversion.kinds().stream()
                .flatMap(kind -> chosen.getOrDefault(kind, List.of()).stream())
                .toList();
    }
}
