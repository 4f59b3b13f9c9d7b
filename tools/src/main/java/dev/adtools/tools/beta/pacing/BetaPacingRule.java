package dev.adtools.tools.beta.pacing;

import static dev.adtools.api.RuleDescription.error;

import dev.adtools.api.Rule;
import dev.adtools.api.RuleDescription;
import dev.adtools.tools.platform.BetaDocs;

/** Rules of {@code get_beta_budget_pacing} beyond its schema. */
public enum BetaPacingRule implements Rule {
    PACING_CURRENCY_1(error(
            "The unit of the account's currency is known, so that spend can be compared with budgets.",
            BetaDocs.CURRENCIES));

    private final RuleDescription description;

    BetaPacingRule(RuleDescription description) {
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }
}
