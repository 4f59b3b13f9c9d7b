package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Money;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.platform.AlphaCurrency;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells in the words of the tools' arguments what the platform says of the fields that are made of them. */
final class AlphaArguments {

    private static final Pattern INDEX = Pattern.compile("\\[[0-9]+]");
    private static final String BUDGET = "mutate_operations.campaign_budget_operation.create.";
    private static final String CAMPAIGN = "mutate_operations.campaign_operation.create.";

    // The budget's name is made of the campaign's.
    private static final Map<String, String> POINTERS = Map.of(
            BUDGET + "name", "/name",
            BUDGET + "amount_micros", "/budget_micros",
            CAMPAIGN + "name", "/name",
            CAMPAIGN + "app_campaign_setting", "/app_id",
            CAMPAIGN + "app_campaign_setting.app_id", "/app_id",
            CAMPAIGN + "app_campaign_setting.app_store", "/app_store",
            CAMPAIGN + "target_cpa", "/target_cpa_micros",
            CAMPAIGN + "target_cpa.target_cpa_micros", "/target_cpa_micros");

    private AlphaArguments() {}

    /** Returns the argument that a field of a mutation is made of; empty when it is none. */
    static String pointer(String field) {
        return POINTERS.getOrDefault(INDEX.matcher(field).replaceAll(""), "");
    }

    /** Returns the least daily budget that the details of a refusal tell, if they do. */
    static Optional<Money> minimum(JsonNode details) {
        JsonNode minimum = details.path("budgetPerDayMinimumErrorDetails");
        String currency = minimum.path("currencyCode").asText("");
        long micros = minimum.path("budgetPerDayMinimumMicros").asLong(0);
        return micros <= 0 || micros > StrictJson.MAX_INTEGER || !AlphaCustomers.isCurrency(currency)
                ? Optional.empty()
                : Optional.of(Money.ofMicros(
                        micros, currency, AlphaCurrency.unknown(currency).minorDigits()));
    }
}
