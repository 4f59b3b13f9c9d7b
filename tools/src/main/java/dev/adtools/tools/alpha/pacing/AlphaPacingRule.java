package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Micros;
import dev.adtools.api.Violation;
import dev.adtools.tools.platform.AlphaCurrency;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules of {@code get_alpha_budget_pacing} beyond its schema. */
public enum AlphaPacingRule {
    /** The budget is a multiple of the currency's smallest unit. */
    PACING_BUDGET_1;

    /** Returns the rule's id in violations, for example {@code PACING-BUDGET-1}. */
    public String id() {
        return name().replace('_', '-');
    }

    static List<Violation> violations(@Nullable Micros budget, AlphaCurrency currency) {
        return budget == null || budget.value() % currency.unitMicros() == 0
                ? List.of()
                : List.of(new Violation(
                        "/monthly_budget_micros",
                        PACING_BUDGET_1.id(),
                        "must be a multiple of " + currency.unitMicros() + " micros, the smallest unit of "
                                + currency.code()));
    }
}
