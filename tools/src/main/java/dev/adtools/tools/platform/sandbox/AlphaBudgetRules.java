package dev.adtools.tools.platform.sandbox;

import dev.adtools.tools.platform.wire.WireJson;
import java.util.ArrayList;
import java.util.List;

/** Rules by which alpha refuses a new budget. */
final class AlphaBudgetRules {

    private AlphaBudgetRules() {}

    static List<AlphaFault> faults(AlphaOperation budget, AlphaMoney money) {
        List<AlphaFault> faults = new ArrayList<>();
        if (budget.name().isEmpty()) {
            faults.add(AlphaFault.required(budget.path("name")));
        } else if (AlphaCampaignRules.tooLong(budget.name())) {
            faults.add(AlphaFault.of("stringLengthError", "TOO_LONG", "Too long.", budget.path("name")));
        }
        if (budget.create().path("deliveryMethod").asText("STANDARD").equals("ACCELERATED")) {
            faults.add(AlphaFault.of(
                    "campaignBudgetError",
                    "CANNOT_USE_ACCELERATED_DELIVERY_MODE",
                    "Accelerated delivery is not available.",
                    budget.path("delivery_method")));
        }
        AlphaShape.int64(budget.create().path("amountMicros"))
                .ifPresentOrElse(
                        micros -> faults.addAll(amount(micros, budget, money)),
                        () -> faults.add(AlphaFault.required(budget.path("amount_micros"))));
        return faults;
    }

    private static List<AlphaFault> amount(long micros, AlphaOperation budget, AlphaMoney money) {
        List<String> path = budget.path("amount_micros");
        if (micros < 0) {
            return List.of(AlphaFault.of(
                    "campaignBudgetError", "NEGATIVE_MONEY_AMOUNT", "The money amount is negative.", path));
        } else if (micros < money.unitMicros()) {
            return List.of(AlphaFault.of(
                    "campaignBudgetError",
                    "MONEY_AMOUNT_LESS_THAN_CURRENCY_MINIMUM_CPC",
                    "A money amount was less than the minimum CPC for currency.",
                    path));
        } else if (micros % money.unitMicros() != 0) {
            return List.of(AlphaFault.of(
                    "campaignBudgetError",
                    "NON_MULTIPLE_OF_MINIMUM_CURRENCY_UNIT",
                    "A money amount was not a multiple of a minimum unit.",
                    path));
        } else if (micros < money.minimumMicros()) {
            return List.of(belowMinimum(money, path));
        } else if (micros > money.maximumMicros()) {
            return List.of(AlphaFault.of(
                    "campaignBudgetError",
                    "MONEY_AMOUNT_TOO_LARGE",
                    "The money amount is greater than allowed.",
                    path));
        }
        return List.of();
    }

    private static AlphaFault belowMinimum(AlphaMoney money, List<String> path) {
        var details = WireJson.object();
        details.putObject("budgetPerDayMinimumErrorDetails")
                .put("currencyCode", money.name())
                .put("budgetPerDayMinimumMicros", Long.toString(money.minimumMicros()));
        return new AlphaFault(
                "campaignBudgetError",
                "BUDGET_BELOW_PER_DAY_MINIMUM",
                "The budget is below the per-day minimum.",
                path,
                details);
    }
}
