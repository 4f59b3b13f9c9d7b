package dev.adtools.tools.beta.draft;

import dev.adtools.api.Money;
import dev.adtools.api.SpendEffect;
import dev.adtools.tools.account.KnownAccount;
import dev.adtools.tools.beta.campaign.BetaCurrency;
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

    private static final int MICRO_DIGITS = 6;

    private SpendEstimate() {}

    /** Returns the sum of all daily budgets on beta times 30.4, rounded half up; null when it cannot be told. */
    static @Nullable Money ofBeta(CampaignDraft draft) {
        List<Node> budgets = draft.budgets();
        Optional<BetaCurrency> currency = draft.currency().filter(known -> !draft.isInOtherCurrency());
        boolean daily = budgets.stream().allMatch(budget -> budget.pointer().endsWith("/daily_budget"));
        boolean known = budgets.stream().allMatch(it -> CampaignDraft.budget(it).isPresent());
        return budgets.isEmpty() || !daily || !known || currency.isEmpty()
                ? null
                : month(
                        BudgetSizeRules.perDay(draft)
                                .movePointLeft(currency.get().minorDigits()),
                        currency.get().name(),
                        currency.get().minorDigits());
    }

    /** Returns the daily budget on alpha times 30.4, rounded half up; null when it cannot be told. */
    static @Nullable Money ofAlpha(CampaignDraft draft) {
        Optional<Long> micros = CampaignDraft.amount(draft.at("budget_micros"));
        Optional<KnownAccount> account = draft.known();
        Optional<String> stated = draft.at("currency").text().filter(IsoCurrency::isMoney);
        String currency = account.map(KnownAccount::currency).or(() -> stated).orElse(null);
        if (micros.isEmpty() || currency == null || draft.isInOtherCurrency()) {
            return null;
        }
        return month(BigDecimal.valueOf(micros.get(), MICRO_DIGITS), currency, minorDigits(draft, currency));
    }

    /** Returns how many decimal digits the minor unit of a currency has on alpha, as the draft's account says. */
    static int minorDigits(CampaignDraft draft, String currency) {
        return draft.known()
                .map(KnownAccount::minorDigits)
                .orElseGet(() -> AlphaCurrency.unknown(currency).minorDigits());
    }

    // What a month takes is what whoever approves the write reads.
    private static @Nullable Money month(BigDecimal daily, String currency, int digits) {
        Long micros = Amounts.exact(Amounts.micros(daily));
        return micros == null
                ? null
                : Amounts.ofMicros(
                        SpendEffect.daily(0, micros, currency, digits)
                                .monthlyAfter()
                                .amountMicros(),
                        currency,
                        digits);
    }
}
