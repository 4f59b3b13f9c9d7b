package dev.adtools.tools.alpha.pacing;

import static dev.adtools.api.RuleDescription.error;

import dev.adtools.api.Micros;
import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.api.Violation;
import dev.adtools.tools.platform.AlphaCurrency;
import dev.adtools.tools.platform.AlphaDocs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rules of {@code get_alpha_budget_pacing} beyond its schema. */
public enum AlphaPacingRule implements Rule {
    PACING_BUDGET_1(error("The budget is a multiple of the currency's smallest unit.", AlphaDocs.BUDGET_ERROR));

    private final RuleDescription description;

    AlphaPacingRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
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
