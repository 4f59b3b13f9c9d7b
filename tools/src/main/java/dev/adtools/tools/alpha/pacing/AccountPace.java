package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Micros;
import dev.adtools.tools.period.Month;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * All campaigns looked at together.
 *
 * @param basis where the budget comes from
 * @param campaignsWithoutBudget how many enabled campaigns that have not ended have no budget that is known; with any,
 *     the sum has none either
 * @param costOfOthersMicros what campaigns spent that are not counted, because they are not enabled or have ended
 * @param pace spend against the budget
 */
public record AccountPace(BudgetBasis basis, int campaignsWithoutBudget, long costOfOthersMicros, Pace pace) {

    static AccountPace of(Month month, GetAlphaBudgetPacing arguments, List<PacedCampaign> campaigns) {
        Micros stated = arguments.monthlyBudgetMicros();
        int tolerance = arguments.tolerancePercent();
        Spent all = sum(campaigns);
        if (stated != null) {
            return new AccountPace(BudgetBasis.ARGUMENT, 0, 0, Pace.of(month, stated.value(), all, tolerance));
        }
        List<PacedCampaign> running =
                campaigns.stream().filter(PacedCampaign::isRunning).toList();
        int without = 0;
        BigDecimal budget = BigDecimal.ZERO;
        for (List<PacedCampaign> users : byBudget(running).values()) {
            Long share = share(users, month);
            without += share == null ? users.size() : 0;
            budget = share == null ? budget : budget.add(BigDecimal.valueOf(share));
        }
        boolean isKnown = without == 0 && !running.isEmpty();
        Spent counted = sum(running);
        return new AccountPace(
                BudgetBasis.CAMPAIGNS,
                without,
                all.all() - counted.all(),
                Pace.of(month, isKnown ? Pace.exact(budget) : null, counted, tolerance));
    }

    private static Spent sum(List<PacedCampaign> campaigns) {
        return campaigns.stream().map(PacedCampaign::spent).reduce(Spent.NOTHING, Spent::plus);
    }

    // A shared budget counts once, for as long as one of its campaigns runs.
    private static Map<String, List<PacedCampaign>> byBudget(List<PacedCampaign> running) {
        Map<String, List<PacedCampaign>> users = new TreeMap<>();
        running.forEach(it -> users.computeIfAbsent(it.campaign().budget().id(), first -> new ArrayList<>())
                .add(it));
        return users;
    }

    private static @Nullable Long share(List<PacedCampaign> users, Month month) {
        return users.stream()
                .map(PacedCampaign::life)
                .reduce(Life::with)
                .map(life -> life.share(users.get(0).campaign().budget(), month))
                .orElse(null);
    }
}
