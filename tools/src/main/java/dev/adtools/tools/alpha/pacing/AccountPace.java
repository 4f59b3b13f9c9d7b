package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Micros;
import dev.adtools.tools.platform.AlphaCampaign;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * All campaigns looked at together.
 *
 * @param basis where the budget comes from
 * @param costOfOthersMicros what campaigns spent that are not counted, because they are not enabled or have ended
 * @param pace spend against the budget
 */
public record AccountPace(BudgetBasis basis, long costOfOthersMicros, Pace pace) {

    static AccountPace of(Month month, GetAlphaBudgetPacing arguments, List<PacedCampaign> campaigns) {
        Micros stated = arguments.monthlyBudgetMicros();
        int tolerance = arguments.tolerancePercent();
        Spent all = sum(campaigns);
        if (stated != null) {
            return new AccountPace(BudgetBasis.ARGUMENT, 0, Pace.of(month, stated.value(), all, tolerance));
        }
        List<PacedCampaign> enabled =
                campaigns.stream().filter(PacedCampaign::isRunning).toList();
        Spent counted = sum(enabled);
        return new AccountPace(
                BudgetBasis.DAILY_BUDGETS,
                all.all() - counted.all(),
                Pace.of(month, dailyBudgets(month, enabled), counted, tolerance));
    }

    private static Spent sum(List<PacedCampaign> campaigns) {
        return campaigns.stream().map(PacedCampaign::spent).reduce(Spent.NOTHING, Spent::plus);
    }

    // A shared budget counts once; with one that is not known, or none at all, the sum would be a guess.
    private static @Nullable Long dailyBudgets(Month month, List<PacedCampaign> enabled) {
        Map<String, Long> byId = enabled.stream()
                .map(row -> row.campaign().budget())
                .collect(Collectors.toMap(AlphaCampaign.Budget::id, AlphaCampaign.Budget::amountMicros, Math::max));
        if (byId.isEmpty() || byId.containsValue(0L)) {
            return null;
        }
        long daily = 0;
        for (long micros : byId.values()) {
            if (Month.scaled(micros, month.days(), 1) == null || Month.scaled(daily, month.days(), 1) == null) {
                return null;
            }
            daily += micros;
        }
        return Month.scaled(daily, month.days(), 1);
    }
}
