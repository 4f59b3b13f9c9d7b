package dev.adtools.tools.beta.draft;

import dev.adtools.api.Money;
import dev.adtools.api.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Facts that the validation of a campaign draft finds out beside its findings.
 *
 * @param safetyDefaultsApplied what would be sent although the draft does not say it
 * @param estimatedMonthlySpend all daily budgets times 30.4, or times the days until their end, rounded half up; null where
 *     a budget or the currency is not known or not the account's, and for lifetime budgets
 * @param source the world that the account was looked for in; null when none was
 */
public record CampaignDraftFacts(
        List<SafetyDefault> safetyDefaultsApplied,
        @Nullable Money estimatedMonthlySpend,
        @Nullable Source source) {

    /** Copies the list. */
    public CampaignDraftFacts {
        safetyDefaultsApplied = List.copyOf(safetyDefaultsApplied);
    }
}
