package dev.adtools.tools.beta.draft;

import dev.adtools.api.AccountId;
import dev.adtools.tools.account.KnownAccount;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.SpendCapCheck;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import dev.adtools.tools.spend.SpendCap;
import dev.adtools.tools.spend.SpendCaps;
import java.util.List;
import java.util.Optional;

/** Checks budgets against the caps that the service sets to the account, by which it would refuse them. */
final class CapRules {

    private final SpendCaps caps;

    CapRules(SpendCaps caps) {
        this.caps = caps;
    }

    /** Applies CMP-BUD-8 to a draft for beta. */
    void beta(CampaignDraft draft, Checks checks) {
        List<Node> budgets = draft.budgets();
        Optional<SpendCap> cap = draft.betaAccount().flatMap(this::of);
        if (cap.isEmpty() || draft.currency().isEmpty() || draft.isInOtherCurrency() || budgets.isEmpty()) {
            checks.skip(CampaignRule.CMP_BUD_8);
            return;
        }
        BetaCurrency currency = draft.currency().get();
        SpendCapCheck.check(
                checks.rule(CampaignRule.CMP_BUD_8),
                budgets.get(0),
                Amounts.micros(BudgetSizeRules.perDay(draft).movePointLeft(currency.minorDigits())),
                currency.name(),
                currency.minorDigits(),
                cap.get());
    }

    /** Applies ACM-BUD-2 to a draft for alpha. */
    void alpha(CampaignDraft draft, Checks checks) {
        Node budget = draft.at("budget_micros");
        Optional<String> currency =
                draft.at("currency").text().or(() -> draft.known().map(KnownAccount::currency));
        Optional<Long> micros = CampaignDraft.amount(budget);
        Optional<SpendCap> cap = draft.alphaAccount().flatMap(this::of);
        if (cap.isEmpty() || currency.isEmpty() || draft.isInOtherCurrency() || micros.isEmpty()) {
            checks.skip(CampaignRule.ACM_BUD_2);
            return;
        }
        SpendCapCheck.check(
                checks.rule(CampaignRule.ACM_BUD_2),
                budget,
                micros.get(),
                currency.get(),
                SpendEstimate.minorDigits(draft, currency.get()),
                cap.get());
    }

    private Optional<SpendCap> of(AccountId account) {
        return caps.capOf(account);
    }
}
