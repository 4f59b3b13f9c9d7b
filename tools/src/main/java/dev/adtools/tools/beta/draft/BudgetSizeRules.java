package dev.adtools.tools.beta.draft;

import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BudgetFloor;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Checks that budgets are neither too small to deliver nor written in the wrong unit, nor above the campaign's cap. */
final class BudgetSizeRules {

    private static final long SUSPICIOUS_MINOR = 100;

    private BudgetSizeRules() {}

    /** Applies CMP-BUD-3, CMP-BUD-6 and CMP-BUD-7. */
    static void check(CampaignDraft draft, Checks checks) {
        Check size = checks.rule(CampaignRule.CMP_BUD_6);
        Check results = checks.rule(CampaignRule.CMP_BUD_7);
        spendCap(draft, size);
        checks.skip(CampaignRule.CMP_BUD_3);
        draft.currency().filter(BudgetFloor::isKnownIn).ifPresent(known -> checks.rule(CampaignRule.CMP_BUD_3));
        for (Node level : draft.levels()) {
            perDay(draft, level).ifPresent(daily -> {
                unit(draft, level, daily, size);
                results(draft, level, daily, results);
                floor(draft, level, daily, checks);
            });
        }
    }

    private static void floor(CampaignDraft draft, Node level, BigDecimal daily, Checks checks) {
        Node budget = CampaignDraft.budgetsOf(level).get(0);
        Optional<BigDecimal> least = draft.known()
                .filter(account -> !draft.isInOtherCurrency())
                .flatMap(account -> Optional.ofNullable(account.leastDaily()))
                .map(BigDecimal::valueOf);
        least.ifPresent(known -> checks.rule(CampaignRule.CMP_BUD_3));
        if (daily.compareTo(BudgetFloor.LEAST_MINOR) < 0) {
            return;
        } else if (least.filter(minor -> daily.compareTo(minor) < 0).isPresent()) {
            checks.rule(CampaignRule.CMP_BUD_3)
                    .error(
                            budget,
                            "This is less a day than the account's least daily budget.",
                            "at least " + least.get() + " minor units a day",
                            "Raise the budget.");
            return;
        }
        draft.currency()
                .filter(BudgetFloor::isKnownIn)
                .ifPresent(currency -> BudgetFloor.check(
                        checks.rule(CampaignRule.CMP_BUD_3), budget, daily, paidBy(draft, level), currency));
    }

    private static List<Node> paidBy(CampaignDraft draft, Node level) {
        return level == draft.root() ? draft.adSets() : List.of(level);
    }

    private static void results(CampaignDraft draft, Node level, BigDecimal daily, Check rule) {
        Node budget = CampaignDraft.budgetsOf(level).get(0);
        paidBy(draft, level).stream()
                .flatMap(adSet -> CampaignDraft.amount(draft.inherited(adSet, "bid_amount")).stream())
                .max(Long::compare)
                .or(() -> CampaignDraft.amount(draft.at("bid_amount")))
                .ifPresent(cap -> BudgetFloor.checkCap(rule, budget, daily, cap));
    }

    /** Returns what all levels may spend a day together, as far as it is known. */
    static BigDecimal perDay(CampaignDraft draft) {
        return draft.levels().stream()
                .flatMap(level -> perDay(draft, level).stream())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Returns a level's budget per day: the daily one, or the lifetime one over the days it runs, where known. */
    static Optional<BigDecimal> perDay(CampaignDraft draft, Node level) {
        List<Node> budgets = CampaignDraft.budgetsOf(level);
        if (budgets.size() != 1) {
            return Optional.empty();
        }
        Optional<BigDecimal> amount = CampaignDraft.budget(budgets.get(0)).map(BigDecimal::valueOf);
        return level.at("daily_budget").present()
                ? amount
                : amount.flatMap(whole -> draft.schedule(level).perDay(whole));
    }

    private static void unit(CampaignDraft draft, Node level, BigDecimal daily, Check rule) {
        Node budget = CampaignDraft.budgetsOf(level).get(0);
        long minor = CampaignDraft.amount(budget).orElse(0L);
        if (daily.compareTo(BudgetFloor.LEAST_MINOR) < 0) {
            rule.error(
                    budget,
                    "This is less a day than the platform takes in any currency.",
                    "at least " + BudgetFloor.LEAST_MINOR + " minor units a day",
                    "State the budget in minor units: cents, or whole units for currencies without cents.");
        } else if (minor < SUSPICIOUS_MINOR && draft.currency().isPresent()) {
            BetaCurrency currency = draft.currency().get();
            rule.warn(
                    budget,
                    "Is " + BigDecimal.valueOf(minor, currency.minorDigits()) + " " + currency
                            + " meant? The amount is taken as it is.",
                    currency.minorDigits() == 0 ? "whole units" : "minor units (cents)",
                    currency.minorDigits() == 0
                            ? "This currency has no cents on the platform: state whole units."
                            : "Multiply by 100 if whole units were meant.");
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
