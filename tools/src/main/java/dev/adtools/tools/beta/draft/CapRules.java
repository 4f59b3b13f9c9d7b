package dev.adtools.tools.beta.draft;

import dev.adtools.api.AccountId;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.spend.SpendCap;
import dev.adtools.tools.spend.SpendCaps;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** Checks budgets against the caps that the service sets to the account, by which it would refuse them. */
final class CapRules {

    private static final int MICRO_DIGITS = 6;

    private final SpendCaps caps;

    CapRules(SpendCaps caps) {
        this.caps = caps;
    }

    /** Applies CMP-BUD-8 to a draft for beta. */
    void beta(CampaignDraft draft, Checks checks) {
        List<Node> budgets = draft.budgets();
        Optional<SpendCap> cap = draft.account().flatMap(this::of);
        if (cap.isEmpty() || draft.currency().isEmpty() || budgets.isEmpty()) {
            CampaignRule.CMP_BUD_8.skip(checks);
            return;
        }
        BetaCurrency currency = draft.currency().get();
        BigDecimal minor = BigDecimal.ZERO;
        for (Node level : draft.levels()) {
            minor = minor.add(BudgetSizeRules.perDay(draft, level).orElse(BigDecimal.ZERO));
        }
        check(
                budgets.get(0),
                minor.movePointLeft(currency.minorDigits()),
                currency.name(),
                cap.get(),
                CampaignRule.CMP_BUD_8.in(checks));
    }

    /** Applies ACM-BUD-2 to a draft for alpha. */
    void alpha(CampaignDraft draft, Checks checks) {
        Node budget = draft.at("budget_micros");
        Optional<String> currency = draft.at("currency").text();
        Optional<Long> micros = CampaignDraft.amount(budget);
        Optional<SpendCap> cap = draft.alphaAccount().flatMap(this::of);
        if (cap.isEmpty() || currency.isEmpty() || micros.isEmpty()) {
            CampaignRule.ACM_BUD_2.skip(checks);
            return;
        }
        check(
                budget,
                BigDecimal.valueOf(micros.get(), MICRO_DIGITS),
                currency.get(),
                cap.get(),
                CampaignRule.ACM_BUD_2.in(checks));
    }

    private Optional<SpendCap> of(AccountId account) {
        return caps.capOf(account);
    }

    private static void check(Node budget, BigDecimal daily, String currency, SpendCap cap, Check rule) {
        BigDecimal most = BigDecimal.valueOf(cap.mostMicros(), MICRO_DIGITS);
        if (!currency.equals(cap.currency())) {
            rule.error(
                    budget,
                    "The service caps this account in " + cap.currency() + ", so it would refuse " + currency + ".",
                    cap.currency(),
                    "State the account's currency, or have the cap changed.");
        } else if (daily.compareTo(most) > 0) {
            rule.error(
                    budget,
                    "The draft may spend " + words(daily) + " " + currency + " a day, and the service lets one call"
                            + " raise this account's daily spend by " + words(most) + " at most.",
                    "at most " + words(most) + " " + currency + " a day",
                    "Lower the budget, or have the cap raised.");
        }
    }

    private static String words(BigDecimal amount) {
        return amount.stripTrailingZeros().toPlainString();
    }
}
