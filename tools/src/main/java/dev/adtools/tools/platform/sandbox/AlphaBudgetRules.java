package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** Rules by which alpha refuses a new budget. */
final class AlphaBudgetRules {

    private AlphaBudgetRules() {}

    static List<AlphaError> errors(AlphaOperation budget, AlphaBillingCurrency money) {
        List<AlphaError> errors = new ArrayList<>();
        if (budget.name().isEmpty()) {
            errors.add(AlphaError.required(budget.path("name")));
        } else if (AlphaCampaignRules.tooLong(budget.name())) {
            errors.add(AlphaError.of("stringLengthError", "TOO_LONG", "Too long.", budget.path("name")));
        }
        if (budget.create().path("deliveryMethod").asText("STANDARD").equals("ACCELERATED")) {
            errors.add(AlphaError.of(
                    "campaignBudgetError",
                    "CANNOT_USE_ACCELERATED_DELIVERY_MODE",
                    "Accelerated delivery is not available.",
                    budget.path("delivery_method")));
        }
        AlphaSchema.int64(budget.create().path("amountMicros"))
                .ifPresentOrElse(
                        micros -> errors.addAll(amount(micros, budget, money)),
                        () -> errors.add(AlphaError.required(budget.path("amount_micros"))));
        return errors;
    }

    private static List<AlphaError> amount(long micros, AlphaOperation budget, AlphaBillingCurrency money) {
        List<String> path = budget.path("amount_micros");
        if (micros < 0) {
            return List.of(AlphaError.of(
                    "campaignBudgetError", "NEGATIVE_MONEY_AMOUNT", "The money amount is negative.", path));
        } else if (micros < money.unitMicros()) {
            return List.of(AlphaError.of(
                    "campaignBudgetError",
                    "MONEY_AMOUNT_LESS_THAN_CURRENCY_MINIMUM_CPC",
                    "A money amount was less than the minimum CPC for currency.",
                    path));
        } else if (micros % money.unitMicros() != 0) {
            return List.of(AlphaError.of(
                    "campaignBudgetError",
                    "NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT",
                    "A money amount was not a multiple of a minimum unit.",
                    path));
        } else if (micros < money.minimumMicros()) {
            return List.of(belowMinimum(money, path));
        } else if (micros > money.maximumMicros()) {
            return List.of(AlphaError.of(
                    "campaignBudgetError",
                    "MONEY_AMOUNT_TOO_LARGE",
                    "The money amount is greater than allowed.",
                    path));
        }
        return List.of();
    }

    private static AlphaError belowMinimum(AlphaBillingCurrency money, List<String> path) {
        var details = WireJson.object();
        details.putObject("budgetPerDayMinimumErrorDetails")
                .put("currencyCode", money.name())
                .put("budgetPerDayMinimumMicros", Long.toString(money.minimumMicros()));
        return new AlphaError(
                "campaignBudgetError",
                "BUDGET_BELOW_PER_DAY_MINIMUM",
                "The budget is below the per-day minimum.",
                path,
                details);
    }
}
