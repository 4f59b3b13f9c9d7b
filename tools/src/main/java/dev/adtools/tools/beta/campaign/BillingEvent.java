package dev.adtools.tools.beta.campaign;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Closest;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The events that ad sets on beta can be billed by, and the goals that each goes with. Names: the ad set's enumeration
 * in the vendor's business SDK; pairs: "Billing Events" and "Cost Per Action Ads" of its Marketing API documentation,
 * which differ on likes and engagement.
 */
public enum BillingEvent {
    APP_INSTALLS,
    CLICKS,
    IMPRESSIONS,
    LINK_CLICKS,
    LISTING_INTERACTION,
    NONE,
    OFFER_CLAIMS,
    PAGE_LIKES,
    POST_ENGAGEMENT,
    PURCHASE,
    THRUPLAY;

    /** The goals for which the vendor lists all events they can be billed by. */
    private static final Set<String> LISTED = Set.of(
            "AD_RECALL_LIFT",
            "APP_INSTALLS",
            "ENGAGED_USERS",
            "EVENT_RESPONSES",
            "IMPRESSIONS",
            "LANDING_PAGE_VIEWS",
            "LEAD_GENERATION",
            "LINK_CLICKS",
            "OFFSITE_CONVERSIONS",
            "PAGE_LIKES",
            "POST_ENGAGEMENT",
            "REACH",
            "THRUPLAY",
            "VALUE");

    private static final String FIX = "Use IMPRESSIONS, which goes with every goal.";
    private static final Set<BillingEvent> OF_THEIR_OWN_GOAL = Set.of(LINK_CLICKS, THRUPLAY);
    private static final Set<BillingEvent> DISPUTED = Set.of(PAGE_LIKES, POST_ENGAGEMENT);

    /** Degree to which an event goes with a goal. */
    public enum Fit {
        /** The vendor lists the pair. */
        LISTED,
        /** The vendor does not say, or says both. */
        UNKNOWN,
        /** The vendor lists what the goal can be billed by, and this is not among it. */
        IMPOSSIBLE
    }

    /**
     * Reports an event that does not exist, or does not go with a goal; one of which that is not known is a warning.
     *
     * @param rule the rule to report under
     * @param event where the event is named
     * @param goal what the ad set is optimised for
     */
    public static void check(Check rule, Node event, String goal) {
        String name = event.text().orElse("");
        if (!names().contains(name)) {
            rule.error(event, "This is not a billing event.", String.join(", ", names()), Closest.hint(name, names()));
            return;
        }
        BillingEvent known = valueOf(name);
        if (known.isOf(goal)) {
            return;
        } else if (LISTED.contains(goal) && !known.isDisputedOf(goal)) {
            rule.error(event, "The goal " + goal + " cannot be billed by " + name + ".", IMPRESSIONS.name(), FIX);
        } else {
            rule.warn(event, "Whether this goal can be billed by " + name + " is not known.", IMPRESSIONS.name(), FIX);
        }
    }

    private static List<String> names() {
        return Stream.of(values()).map(Enum::name).toList();
    }

    private boolean isOf(String goal) {
        return this == IMPRESSIONS || (OF_THEIR_OWN_GOAL.contains(this) && goal.equals(name()));
    }

    private boolean isDisputedOf(String goal) {
        return DISPUTED.contains(this) && goal.equals(name());
    }
}
