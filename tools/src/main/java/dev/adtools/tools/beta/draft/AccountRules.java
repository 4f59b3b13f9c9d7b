package dev.adtools.tools.beta.draft;

import dev.adtools.api.Money;
import dev.adtools.tools.account.KnownAccount;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BetaMoney;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.IsoCurrency;
import dev.adtools.tools.rules.Node;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;

/** Holds a draft against the account that it is for: its currency, and what it cost lately. */
final class AccountRules {

    private AccountRules() {}

    /** Applies CMP-ACC-2, CMP-CUR-2 and CMP-BUD-9 to a draft for beta. */
    static void beta(CampaignDraft draft, Checks checks) {
        account(draft, draft.betaAccount().isPresent(), CampaignRule.CMP_ACC_2, checks);
        Node currency = draft.at("currency");
        boolean isMoney = currency.text().flatMap(BetaCurrency::of).isPresent();
        currency(draft, isMoney, CampaignRule.CMP_CUR_2, checks);
        List<Node> budgets = draft.budgets();
        Optional<Money> daily = draft.currency()
                .flatMap(known -> Optional.ofNullable(BetaMoney.of(
                        BudgetSizeRules.perDay(draft)
                                .setScale(0, RoundingMode.HALF_UP)
                                .longValueExact(),
                        known.name())));
        budget(draft, budgets, daily, CampaignRule.CMP_BUD_9, checks);
    }

    /** Applies ACM-ACC-2, ACM-CUR-2 and ACM-BUD-3 to a draft for alpha. */
    static void alpha(CampaignDraft draft, Checks checks) {
        account(draft, draft.alphaAccount().isPresent(), CampaignRule.ACM_ACC_2, checks);
        Node currency = draft.at("currency");
        boolean isMoney = currency.text().filter(IsoCurrency::isMoney).isPresent();
        currency(draft, isMoney, CampaignRule.ACM_CUR_2, checks);
        Node budget = draft.at("budget_micros");
        Optional<Money> daily = CampaignDraft.amount(budget)
                .flatMap(micros -> draft.known()
                        .map(account -> Money.ofMicros(micros, account.currency(), account.minorDigits())));
        budget(draft, List.of(budget), daily, CampaignRule.ACM_BUD_3, checks);
    }

    private static void account(CampaignDraft draft, boolean isId, CampaignRule rule, Checks checks) {
        Node at = draft.at("account_id");
        if (isId || at.absent()) {
            draft.account().check(checks.rule(rule), at);
        } else {
            checks.skip(rule);
        }
    }

    private static void currency(CampaignDraft draft, boolean isMoney, CampaignRule rule, Checks checks) {
        if (isMoney && draft.known().isPresent()) {
            draft.known().get().compareCurrency(checks.rule(rule), draft.at("currency"));
        } else {
            checks.skip(rule);
        }
    }

    private static void budget(
            CampaignDraft draft, List<Node> budgets, Optional<Money> daily, CampaignRule rule, Checks checks) {
        Optional<KnownAccount> account = draft.known().filter(known -> !draft.isInOtherCurrency());
        if (account.isEmpty() || daily.filter(money -> money.amountMicros() > 0).isEmpty()) {
            checks.skip(rule);
            return;
        }
        account.get()
                .compareBudget(
                        checks.rule(rule),
                        budgets.get(0),
                        budgets.size() == 1,
                        daily.get(),
                        draft.at("currency").present());
    }
}
