package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Node;
import java.util.Set;
import java.util.regex.Pattern;

/** Checks that an ad set says what its goal is counted on: a pixel, an app or a page. */
public final class PromotedObject {

    private static final Set<String> CONVERSIONS = Set.of("OFFSITE_CONVERSIONS", "VALUE");
    private static final Set<String> INSTALLS = Set.of("APP_INSTALLS", "APP_INSTALLS_AND_OFFSITE_CONVERSIONS");
    private static final Set<String> LEADS = Set.of("LEAD_GENERATION", "QUALITY_LEAD");
    private static final Pattern STORE = Pattern.compile("^https?://(apps\\.apple\\.com|play\\.google\\.com)/.+$");
    private static final Pattern ID = Pattern.compile("^[0-9]{5,20}$");

    private PromotedObject() {}

    /** Returns whether a goal counts conversions, which are an event of a pixel or an app. */
    public static boolean countsConversions(String goal) {
        return CONVERSIONS.contains(goal);
    }

    /** Reports that what the goal is counted on is missing or has no proper id. */
    public static void check(Check rule, Node promoted, String goal, boolean isApp) {
        if (countsConversions(goal)) {
            id(promoted.at(isApp ? "application_id" : "pixel_id"), goal, rule);
        } else if (INSTALLS.contains(goal)) {
            id(promoted.at("application_id"), goal, rule);
            store(promoted.at("object_store_url"), goal, rule);
        } else if (LEADS.contains(goal)) {
            id(promoted.at("page_id"), goal, rule);
        }
    }

    private static void id(Node id, String goal, Check rule) {
        if (id.text().filter(text -> ID.matcher(text).matches()).isEmpty()) {
            rule.error(
                    id,
                    "The goal " + goal + " needs this id in the promoted object.",
                    "a string of 5 to 20 digits",
                    id.number().isPresent() ? "Put the id in quotes; long ids do not survive as numbers." : "");
        }
    }

    private static void store(Node url, String goal, Check rule) {
        if (url.text().filter(text -> STORE.matcher(text).matches()).isEmpty()) {
            rule.error(
                    url,
                    "The goal " + goal + " needs the address of the app in a store.",
                    "an address on apps.apple.com or play.google.com",
                    "");
        }
    }
}
