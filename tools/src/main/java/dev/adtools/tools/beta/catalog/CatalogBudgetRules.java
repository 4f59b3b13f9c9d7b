package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_BUD_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_SAFE_1;

import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BudgetFloor;
import dev.adtools.tools.beta.campaign.Schedule;
import dev.adtools.tools.beta.catalog.ValidateBetaCatalogAdDraftFacts.BudgetLevel;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The money: one explicit budget, at one level, in minor units. */
final class CatalogBudgetRules implements CatalogRules {

    static final String SHARING = "is_adset_budget_sharing_enabled";
    private static final int MOST_MINOR_PER_UNIT = 100;

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        Check check = checks.rule(CAT_SAFE_1);
        level(check, draft);
        budgets(draft).forEach(budget -> amount(check, draft, budget));
        cap(check, draft);
        floor(draft, checks);
        lifetime(check, draft.campaign(), draft.campaignSchedule());
        lifetime(check, draft.adSet(), draft.adSetSchedule());
        sharing(check, draft);
        currency(check, draft.currency());
    }

    static BudgetLevel levelOf(CatalogDraft draft) {
        boolean campaign = !budgets(draft.campaign()).isEmpty();
        boolean adSet = !budgets(draft.adSet()).isEmpty();
        if (campaign) {
            return adSet ? BudgetLevel.BOTH : BudgetLevel.CAMPAIGN;
        }
        return adSet ? BudgetLevel.AD_SET : BudgetLevel.NONE;
    }

    static List<Node> budgets(CatalogDraft draft) {
        return Stream.concat(budgets(draft.campaign()).stream(), budgets(draft.adSet()).stream())
                .toList();
    }

    private static List<Node> budgets(Node part) {
        return Stream.of(part.at("daily_budget"), part.at("lifetime_budget"))
                .filter(Node::present)
                .toList();
    }

    private static void level(Check check, CatalogDraft draft) {
        BudgetLevel level = levelOf(draft);
        if (level == BudgetLevel.NONE) {
            check.error(
                    draft.adSet().at("daily_budget"),
                    "There is no budget, and none is assumed.",
                    "daily_budget or lifetime_budget, at the ad set or the campaign",
                    "");
        } else if (level == BudgetLevel.BOTH) {
            check.error(
                    budgets(draft.adSet()).get(0),
                    "Campaign and ad set both have a budget.",
                    "a budget at one level",
                    "Remove one of them.");
        } else if (budgets(draft).size() > 1) {
            check.error(
                    budgets(draft).get(1),
                    "There is a daily and a lifetime budget.",
                    "one of them",
                    "Remove one of them.");
        }
    }

    private static void amount(Check check, CatalogDraft draft, Node budget) {
        Optional<Long> amount = budget.integer().filter(minor -> minor > 0);
        long minorPerUnit = draft.currency()
                .text()
                .flatMap(BetaCurrency::of)
                .map(BetaCurrency::minorPerUnit)
                .orElse(MOST_MINOR_PER_UNIT);
        if (amount.isEmpty()) {
            check.error(
                    budget,
                    "A budget is a positive whole number of minor units.",
                    "for example 5000 for 50.00",
                    "Send a number without fraction and without quotes.");
        } else if (amount.get() > BudgetFloor.MOST_MINOR) {
            check.error(
                    budget,
                    "No tool of the service sets a budget of so many minor units.",
                    "at most " + BudgetFloor.MOST_MINOR,
                    "State the budget in minor units.");
        } else if (BigDecimal.valueOf(amount.get()).compareTo(BudgetFloor.LEAST_MINOR) < 0) {
            check.error(
                    budget,
                    "This is less than the platform takes in any currency.",
                    "at least " + BudgetFloor.LEAST_MINOR + " minor units",
                    "State the budget in minor units.");
        } else if (amount.get() < minorPerUnit) {
            check.warn(
                    budget,
                    "This is less than one unit of most currencies; it is taken as it is.",
                    "minor units",
                    "Check whether cents are meant.");
        }
    }

    private static void cap(Check check, CatalogDraft draft) {
        for (Node budget : budgets(draft)) {
            minor(draft.adSet().at("bid_amount"))
                    .ifPresent(cap ->
                            perDay(draft, budget).ifPresent(daily -> BudgetFloor.checkCap(check, budget, daily, cap)));
        }
    }

    private static void floor(CatalogDraft draft, Checks checks) {
        Optional<BetaCurrency> currency =
                draft.currency().text().flatMap(BetaCurrency::of).filter(BudgetFloor::isKnownIn);
        if (currency.isEmpty()) {
            checks.skip(CAT_BUD_1);
            return;
        }
        Check check = checks.rule(CAT_BUD_1);
        for (Node budget : budgets(draft)) {
            perDay(draft, budget)
                    .ifPresent(
                            daily -> BudgetFloor.check(check, budget, daily, List.of(draft.adSet()), currency.get()));
        }
    }

    /** Returns what all budgets may be a day together, as far as it is known. */
    static BigDecimal perDay(CatalogDraft draft) {
        return budgets(draft).stream()
                .flatMap(budget -> perDay(draft, budget).stream())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Returns a budget per day: the daily one, or the lifetime one over the days it runs, where known. */
    static Optional<BigDecimal> perDay(CatalogDraft draft, Node budget) {
        Optional<BigDecimal> amount = minor(budget).map(BigDecimal::valueOf);
        if (budget.pointer().endsWith("/daily_budget")) {
            return amount;
        }
        boolean campaign = draft.campaign().at("lifetime_budget").present();
        Schedule schedule = campaign ? draft.campaignSchedule() : draft.adSetSchedule();
        return amount.flatMap(schedule::perDay);
    }

    private static Optional<Long> minor(Node amount) {
        return amount.integer().filter(minor -> minor > 0 && minor <= BudgetFloor.MOST_MINOR);
    }

    private static void currency(Check check, Node currency) {
        if (currency.present() && currency.text().flatMap(BetaCurrency::of).isEmpty()) {
            check.error(
                    currency,
                    "The currency is not known, so no amount can be read.",
                    "the ISO 4217 code of an ad account, for example EUR",
                    "");
        }
    }

    private static void lifetime(Check check, Node part, Schedule schedule) {
        if (part.at("lifetime_budget").present()) {
            schedule.checkLifetime(check);
        }
    }

    private static void sharing(Check check, CatalogDraft draft) {
        Node at = draft.campaign().at(SHARING);
        if (levelOf(draft) == BudgetLevel.AD_SET && at.truth().isEmpty()) {
            check.warn(
                    at,
                    "Whether ad sets share their budgets must be stated; false is assumed.",
                    "boolean",
                    "State false.");
        }
    }
}
