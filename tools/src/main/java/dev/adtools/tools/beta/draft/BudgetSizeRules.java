package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BudgetFloor;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Checks that budgets are neither too small to deliver nor written in the wrong unit. */
final class BudgetSizeRules {

    private static final long SUSPICIOUS_CENTS = 100;

    private BudgetSizeRules() {}

    /** Applies CMP-BUD-3 and CMP-BUD-6. */
    static void check(CampaignDraft draft, Checks checks) {
        spendCap(draft, CampaignRule.CMP_BUD_6.in(checks));
        if (draft.currency().isEmpty()) {
            CampaignRule.CMP_BUD_3.skip(checks);
            return;
        }
        BetaCurrency currency = draft.currency().get();
        unit(draft, currency, CampaignRule.CMP_BUD_6.in(checks));
        Check floor = CampaignRule.CMP_BUD_3.in(checks);
        for (Node level : draft.levels()) {
            perDay(draft, level).ifPresent(daily -> floor(draft, level, daily, currency, floor));
        }
    }

    private static void floor(CampaignDraft draft, Node level, BigDecimal daily, BetaCurrency currency, Check rule) {
        List<Node> paying = level == draft.root() ? draft.adSets() : List.of(level);
        Node budget = CampaignDraft.budgetsOf(level).get(0);
        BudgetFloor.check(rule, budget, daily, paying, currency);
        paying.stream()
                .flatMap(adSet -> CampaignDraft.amount(draft.inherited(adSet, "bid_amount")).stream())
                .max(Long::compare)
                .or(() -> CampaignDraft.amount(draft.at("bid_amount")))
                .ifPresent(cap -> BudgetFloor.checkCap(rule, budget, daily, cap));
    }

    /** Returns a level's budget per day: the daily one, or the lifetime one over the days it runs, where known. */
    private static Optional<BigDecimal> perDay(CampaignDraft draft, Node level) {
        List<Node> budgets = CampaignDraft.budgetsOf(level);
        if (budgets.size() != 1) {
            return Optional.empty();
        }
        Optional<BigDecimal> amount = CampaignDraft.amount(budgets.get(0)).map(BigDecimal::valueOf);
        return level.at("daily_budget").present()
                ? amount
                : amount.flatMap(whole -> Schedule.of(draft, level).perDay(whole));
    }

    private static void unit(CampaignDraft draft, BetaCurrency currency, Check rule) {
        if (currency.minorPerUnit() == 1) {
            return;
        }
        for (Node budget : draft.budgets()) {
            CampaignDraft.amount(budget)
                    .filter(cents -> cents < SUSPICIOUS_CENTS)
                    .ifPresent(cents -> rule.warn(
                            budget,
                            "Is " + BigDecimal.valueOf(cents, 2) + " " + currency
                                    + " meant? The amount is taken as it is.",
                            "minor units (cents)",
                            "Multiply by 100 if whole units were meant."));
        }
    }

    private static void spendCap(CampaignDraft draft, Check rule) {
        CampaignDraft.amount(draft.at("spend_cap")).ifPresent(cap -> {
            for (Node budget : draft.budgets()) {
                if (CampaignDraft.amount(budget).filter(amount -> amount > cap).isPresent()) {
                    rule.error(
                            budget,
                            "The budget exceeds the campaign's own spend_cap.",
                            "at most " + cap,
                            "Lower the budget or raise spend_cap.");
                }
            }
        });
    }
}
