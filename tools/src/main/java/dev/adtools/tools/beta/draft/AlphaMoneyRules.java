package dev.adtools.tools.beta.draft;

import dev.adtools.tools.platform.AlphaCurrency;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.IsoCurrency;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.util.Optional;

/** The small set of rules for a draft of an app campaign on alpha: its money, in micros. */
final class AlphaMoneyRules {

    private static final long ADVISED_RATIO = 10;

    private static final int MICRO_DIGITS = 6;
    private static final long ONE = 1_000_000;

    private AlphaMoneyRules() {}

    /** Applies ACM-CUR-1, ACM-BUD-1 and ACM-CPA-1. */
    static void check(CampaignDraft draft, Checks checks) {
        Node currency = draft.at("currency");
        long unit = unitMicros(draft);
        Node budget = draft.at("budget_micros");
        Node target = draft.at("target_cpa_micros");
        currency(currency, checks.rule(CampaignRule.ACM_CUR_1));
        Check money = checks.rule(CampaignRule.ACM_BUD_1);
        if (currency.absent() && draft.known().isEmpty()) {
            money.warn(
                    currency,
                    "Without the currency its smallest unit is not known; " + unit + " micros are assumed.",
                    "an ISO 4217 code, such as USD",
                    "State the currency of the account.");
        }
        amount(budget, unit, money);
        CampaignDraft.amount(budget)
                .filter(micros -> micros < ONE && micros % unit == 0)
                .ifPresent(micros -> small(budget, micros, money));
        if (target.absent()) {
            checks.skip(CampaignRule.ACM_CPA_1);
            return;
        }
        Check rule = checks.rule(CampaignRule.ACM_CPA_1);
        amount(target, unit, rule);
        ratio(CampaignDraft.amount(budget), target, rule);
    }

    private static long unitMicros(CampaignDraft draft) {
        return draft.known()
                .filter(account -> !draft.isInOtherCurrency())
                .map(account -> BigDecimal.ONE
                        .movePointRight(MICRO_DIGITS - account.minorDigits())
                        .longValueExact())
                .orElseGet(
                        () -> AlphaCurrency.unknown(draft.at("currency").text().orElse(""))
                                .unitMicros());
    }

    private static void currency(Node currency, Check rule) {
        if (currency.present() && currency.text().filter(IsoCurrency::isMoney).isEmpty()) {
            rule.error(currency, "There is no such currency.", "an ISO 4217 code, such as USD", "");
        }
    }

    private static void amount(Node amount, long unit, Check rule) {
        if (CampaignDraft.amount(amount).filter(micros -> micros % unit == 0).isEmpty()) {
            rule.error(
                    amount,
                    "An amount is a positive whole number of micros, in the currency's smallest unit.",
                    "a multiple of " + unit + " above 0",
                    "Nothing is assumed, rounded or converted: state the exact amount.");
        }
    }

    private static void small(Node budget, long micros, Check rule) {
        rule.warn(
                budget,
                "Is "
                        + BigDecimal.valueOf(micros, MICRO_DIGITS)
                                .stripTrailingZeros()
                                .toPlainString() + " of the currency a day meant? The amount is taken as it is.",
                "micros: 1000000 are one unit of the currency",
                "Multiply by 1000000 if units of the currency were meant.");
    }

    private static void ratio(Optional<Long> budget, Node target, Check rule) {
        Optional<Long> cpa = CampaignDraft.amount(target);
        if (budget.isEmpty() || cpa.isEmpty()) {
            return;
        }
        if (cpa.get() > budget.get()) {
            rule.error(target, "The target cost is above the daily budget.", "at most " + budget.get(), "");
        } else if (budget.get() / ADVISED_RATIO < cpa.get()) {
            rule.warn(target, "The daily budget should be at least ten times the target cost.", "", "");
        }
    }
}
