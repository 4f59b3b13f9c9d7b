package dev.adtools.tools.beta.draft;

import dev.adtools.api.Money;
import dev.adtools.api.json.StrictJson;
import dev.adtools.tools.beta.campaign.BetaCurrency;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Estimates what a draft can spend in a month. */
final class SpendEstimate {

    private static final BigDecimal DAYS_OF_A_MONTH = new BigDecimal("30.4");
    private static final long MICROS = 1_000_000;

    private SpendEstimate() {}

    /** Returns the sum of all daily budgets times 30.4, rounded up; null when it cannot be told. */
    static @Nullable Money monthly(CampaignDraft draft) {
        List<Node> budgets = draft.budgets();
        Optional<BetaCurrency> currency = draft.currency();
        boolean daily = budgets.stream().allMatch(budget -> budget.pointer().endsWith("/daily_budget"));
        if (budgets.isEmpty() || !daily || currency.isEmpty()) {
            return null;
        }
        BigDecimal sum = BigDecimal.ZERO;
        for (Node budget : budgets) {
            Optional<Long> minor = CampaignDraft.budget(budget);
            if (minor.isEmpty()) {
                return null;
            }
            sum = sum.add(BigDecimal.valueOf(minor.get()));
        }
        return money(sum.multiply(DAYS_OF_A_MONTH).setScale(0, RoundingMode.CEILING), currency.get());
    }

    private static @Nullable Money money(BigDecimal minor, BetaCurrency currency) {
        BigDecimal micros = minor.multiply(BigDecimal.valueOf(MICROS / currency.minorPerUnit()));
        // Beyond this no JSON reader holds the number exactly.
        return micros.compareTo(BigDecimal.valueOf(StrictJson.MAX_INTEGER)) > 0
                ? null
                : Money.ofMinor(minor.longValueExact(), currency.name(), currency.minorDigits());
    }
}
