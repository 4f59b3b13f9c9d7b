package dev.adtools.tools.beta.draft;

import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.tools.account.KnownAccount;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.beta.campaign.BudgetCost;
import dev.adtools.tools.platform.AlphaCurrency;
import dev.adtools.tools.report.Amounts;
import dev.adtools.tools.rules.IsoCurrency;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Estimates what a draft can spend in a month. */
final class SpendEstimate {

    private SpendEstimate() {}

    /** Returns what all daily budgets on beta cost in a month, rounded half up; null when it cannot be told. */
    static @Nullable Money ofBeta(CampaignDraft draft) {
        List<Node> budgets = draft.budgets();
        Optional<BetaCurrency> currency = draft.currency().filter(known -> !draft.isInOtherCurrency());
        boolean daily = budgets.stream().allMatch(budget -> budget.pointer().endsWith("/daily_budget"));
        boolean known = budgets.stream().allMatch(it -> CampaignDraft.budget(it).isPresent());
        return budgets.isEmpty() || !daily || !known || currency.isEmpty() ? null : ofBeta(draft, currency.get());
    }

    private static @Nullable Money ofBeta(CampaignDraft draft, BetaCurrency currency) {
        BigDecimal daily = BudgetSizeRules.perDay(draft).movePointLeft(currency.minorDigits());
        return Amounts.exact(Amounts.micros(daily)) == null
                ? null
                : month(
                        draft.levels().stream()
                                .flatMap(level -> cost(draft, level).stream())
                                .reduce(BudgetCost.NOTHING, BudgetCost::plus)
                                .after(0, currency.name(), currency.minorDigits()),
                        currency.minorDigits());
    }

    private static Optional<BudgetCost> cost(CampaignDraft draft, Node level) {
        return CampaignDraft.budget(level.at("daily_budget"))
                .map(daily -> BudgetCost.ofDaily(daily, draft.schedule(level).deliveryTime(), draft.now()));
    }

    /** Returns the daily budget on alpha times 30.4, rounded half up; null when it cannot be told. */
    static @Nullable Money ofAlpha(CampaignDraft draft) {
        Optional<Long> micros = CampaignDraft.amount(draft.at("budget_micros"));
        Optional<KnownAccount> account = draft.known();
        Optional<String> stated = draft.at("currency").text().filter(IsoCurrency::isMoney);
        String currency = account.map(KnownAccount::currency).or(() -> stated).orElse(null);
        if (micros.map(Amounts::exact).isEmpty() || currency == null || draft.isInOtherCurrency()) {
            return null;
        }
        int digits = minorDigits(draft, currency);
        return month(SpendEffect.daily(0, micros.get(), currency, digits), digits);
    }

    /** Returns how many decimal digits the minor unit of a currency has on alpha, as the draft's account says. */
    static int minorDigits(CampaignDraft draft, String currency) {
        return draft.known()
                .map(KnownAccount::minorDigits)
                .orElseGet(() -> AlphaCurrency.unknown(currency).minorDigits());
    }

    // What a month takes is what whoever approves the write reads.
    private static @Nullable Money month(SpendEffect spend, int minorDigits) {
        Money month = spend.monthlyAfter();
        return Amounts.ofMicros(month.amountMicros(), month.currency(), minorDigits);
    }
}
