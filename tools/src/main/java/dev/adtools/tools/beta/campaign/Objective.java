package dev.adtools.tools.beta.campaign;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The objectives of campaigns on beta: their former names, and the goals that ad sets may have under them. */
public enum Objective {
    OUTCOME_AWARENESS("BRAND_AWARENESS REACH", "REACH IMPRESSIONS AD_RECALL_LIFT THRUPLAY"),
    OUTCOME_TRAFFIC(
            "LINK_CLICKS TRAFFIC", "LINK_CLICKS LANDING_PAGE_VIEWS REACH IMPRESSIONS CONVERSATIONS QUALITY_CALL"),
    OUTCOME_ENGAGEMENT(
            "POST_ENGAGEMENT PAGE_LIKES EVENT_RESPONSES VIDEO_VIEWS",
            "POST_ENGAGEMENT THRUPLAY PAGE_LIKES EVENT_RESPONSES CONVERSATIONS LINK_CLICKS OFFSITE_CONVERSIONS"),
    OUTCOME_LEADS(
            "LEAD_GENERATION",
            "LEAD_GENERATION QUALITY_LEAD CONVERSATIONS OFFSITE_CONVERSIONS QUALITY_CALL"
                    + " LINK_CLICKS LANDING_PAGE_VIEWS"),
    OUTCOME_APP_PROMOTION(
            "APP_INSTALLS", "APP_INSTALLS APP_INSTALLS_AND_OFFSITE_CONVERSIONS LINK_CLICKS OFFSITE_CONVERSIONS VALUE"),
    OUTCOME_SALES(
            "CONVERSIONS CATALOG_SALES PRODUCT_CATALOG_SALES MESSAGES",
            "OFFSITE_CONVERSIONS VALUE CONVERSATIONS LINK_CLICKS LANDING_PAGE_VIEWS IMPRESSIONS REACH");

    /** Goals that exist and belong to no objective's usual ones. */
    private static final Set<String> OTHER_GOALS = Set.of(
            "ADVERTISER_SILOED_VALUE",
            "AUTOMATIC_OBJECTIVE",
            "DERIVED_EVENTS",
            "ENGAGED_USERS",
            "IN_APP_VALUE",
            "MEANINGFUL_CALL_ATTEMPT",
            "MESSAGING_APPOINTMENT_CONVERSION",
            "MESSAGING_PURCHASE_CONVERSION",
            "PROFILE_AND_PAGE_ENGAGEMENT",
            "PROFILE_VISIT",
            "REMINDERS_SET",
            "SUBSCRIBERS",
            "VISIT_INSTAGRAM_PROFILE");

    private final String formerNames;
    private final String goals;

    Objective(String formerNames, String goals) {
        this.formerNames = formerNames;
        this.goals = goals;
    }

    /** Returns the objective of a name. */
    public static Optional<Objective> of(String name) {
        return Stream.of(values())
                .filter(objective -> objective.name().equals(name))
                .findFirst();
    }

    /** Returns the objective that took the place of a former one. */
    public static Optional<Objective> successorOf(String formerName) {
        return Stream.of(values())
                .filter(objective -> words(objective.formerNames).contains(formerName))
                .findFirst();
    }

    /** Returns all goals that exist, sorted. */
    public static List<String> allGoals() {
        return Stream.concat(OTHER_GOALS.stream(), Stream.of(values()).flatMap(objective -> objective.goals().stream()))
                .distinct()
                .sorted()
                .toList();
    }

    /** Returns whether a goal exists under any objective. */
    public static boolean isGoal(String name) {
        return OTHER_GOALS.contains(name)
                || Stream.of(values()).anyMatch(objective -> objective.goals().contains(name));
    }

    /** Returns the usual goals under this objective. */
    public List<String> goals() {
        return words(goals);
    }

    private static List<String> words(String text) {
        return List.of(text.split(" "));
    }
}
