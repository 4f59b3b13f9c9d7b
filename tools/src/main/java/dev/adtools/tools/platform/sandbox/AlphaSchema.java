package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Checks whether JSON fits alpha's messages: known members, known words, whole numbers. */
final class AlphaSchema {

    private static final Map<String, Set<String>> MEMBERS = Map.of(
            "request",
            Set.of("mutateOperations", "validateOnly", "partialFailure", "responseContentType"),
            "campaignBudgetOperation",
            Set.of("resourceName", "name", "amountMicros", "deliveryMethod", "explicitlyShared"),
            "campaignOperation",
            Set.of(
                    "resourceName",
                    "name",
                    "status",
                    "campaignBudget",
                    "advertisingChannelType",
                    "advertisingChannelSubType",
                    "containsEuPoliticalAdvertising",
                    "targetCpa",
                    "maximizeConversions",
                    "appCampaignSetting"),
            "targetCpa",
            Set.of("targetCpaMicros"),
            "maximizeConversions",
            Set.of("targetCpaMicros"),
            "appCampaignSetting",
            Set.of("appId", "appStore", "biddingStrategyGoalType"));

    private static final Map<String, Set<String>> WORDS = Map.of(
            "status",
            Set.of("ENABLED", "PAUSED", "REMOVED"),
            "deliveryMethod",
            Set.of("STANDARD", "ACCELERATED"),
            "advertisingChannelType",
            Set.of("SEARCH", "DISPLAY", "SHOPPING", "VIDEO", "MULTI_CHANNEL", "PERFORMANCE_MAX", "DEMAND_GEN"),
            "advertisingChannelSubType",
            Set.of("APP_CAMPAIGN", "APP_CAMPAIGN_FOR_ENGAGEMENT", "APP_CAMPAIGN_FOR_PRE_REGISTRATION"),
            "containsEuPoliticalAdvertising",
            Set.of("CONTAINS_EU_POLITICAL_ADVERTISING", "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING"),
            "appStore",
            Set.of("APPLE_APP_STORE", "GOOGLE_APP_STORE"),
            "biddingStrategyGoalType",
            Set.of(
                    "OPTIMIZE_INSTALLS_TARGET_INSTALL_COST",
                    "OPTIMIZE_INSTALLS_WITHOUT_TARGET_INSTALL_COST",
                    "OPTIMIZE_IN_APP_CONVERSIONS_TARGET_INSTALL_COST",
                    "OPTIMIZE_IN_APP_CONVERSIONS_TARGET_CONVERSION_COST"));

    private static final Set<String> INTEGERS = Set.of("amountMicros", "targetCpaMicros");
    private static final Set<String> BOOLEANS = Set.of("explicitlyShared", "validateOnly", "partialFailure");

    private AlphaSchema() {}

    /** Returns what is wrong with an object of a message, in the platform's words. */
    static Optional<String> problem(String message, JsonNode object, String at) {
        if (!object.isObject()) {
            return Optional.of("Invalid value at '" + at + "'.");
        }
        Set<String> known = MEMBERS.getOrDefault(message, Set.of());
        return object.properties().stream()
                .map(member -> problem(known, member.getKey(), member.getValue(), at))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<String> problem(Set<String> known, String name, JsonNode value, String at) {
        if (!known.contains(name)) {
            return Optional.of("Unknown name \"" + name + "\" at '" + at + "': Cannot find field.");
        } else if (MEMBERS.containsKey(name)) {
            return problem(name, value, at + "." + name);
        } else if (fits(name, value)) {
            return Optional.empty();
        }
        return Optional.of("Invalid value at '" + at + "." + name + "', " + value);
    }

    private static boolean fits(String name, JsonNode value) {
        if (WORDS.containsKey(name)) {
            return WORDS.getOrDefault(name, Set.of()).contains(value.asText());
        } else if (INTEGERS.contains(name)) {
            return int64(value).isPresent();
        }
        return BOOLEANS.contains(name) ? value.isBoolean() : name.equals("mutateOperations") || value.isTextual();
    }

    /** Returns an integer that came as a string or as a number. */
    static Optional<Long> int64(JsonNode value) {
        try {
            return value.isTextual() || value.isNumber()
                    ? Optional.of(new BigDecimal(value.asText()).longValueExact())
                    : Optional.empty();
        } catch (ArithmeticException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** Returns the names of the kinds of operation that the sandbox knows. */
    static List<String> operations() {
        return List.of("campaignBudgetOperation", "campaignOperation");
    }
}
