package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Micros;
import dev.adtools.tools.pacing.Allowance;
import dev.adtools.tools.pacing.DeliveryDays;
import dev.adtools.tools.pacing.Life;
import dev.adtools.tools.pacing.PacingFigures;
import dev.adtools.tools.pacing.Spent;
import dev.adtools.tools.period.Month;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * All campaigns looked at together.
 *
 * @param budgetBasis where the budget comes from
 * @param campaignsWithoutBudget how many enabled campaigns that have not ended have no budget that is known; with any,
 *     the sum has none either
 * @param costOfOthersMicros what campaigns spent that are not counted, because they are not enabled or have ended
 * @param pace spend against the budget; without one that was stated, the sums of the campaigns' own figures
 */
public record AlphaAccountPace(
        AlphaBudgetBasis budgetBasis, int campaignsWithoutBudget, long costOfOthersMicros, AlphaPace pace) {

    static AlphaAccountPace of(Month month, GetAlphaBudgetPacing arguments, List<AlphaPacedCampaign> campaigns) {
        Micros stated = arguments.monthlyBudgetMicros();
        int tolerance = arguments.tolerancePercent();
        Spent all = sum(campaigns);
        List<AlphaPacedCampaign> running =
                campaigns.stream().filter(AlphaPacedCampaign::isRunning).toList();
        if (stated != null) {
            Allowance allowance = Allowance.ofMonth(month, BigDecimal.valueOf(stated.value()));
            PacingFigures figures = running.isEmpty()
                    ? PacingFigures.stopped(allowance, all)
                    : PacingFigures.of(allowance, all, sum(running), tolerance);
            return new AlphaAccountPace(AlphaBudgetBasis.ARGUMENT, 0, 0, AlphaPace.of(figures));
        }
        int without = 0;
        List<PacingFigures> parts = new ArrayList<>();
        for (List<AlphaPacedCampaign> users : byBudget(running)) {
            PacingFigures part = PacingFigures.of(allowance(users, month), sum(users), tolerance);
            without += part.budget() == null ? users.size() : 0;
            parts.add(part);
        }
        return new AlphaAccountPace(
                AlphaBudgetBasis.CAMPAIGNS,
                without,
                all.all().subtract(sum(running).all()).longValueExact(),
                AlphaPace.of(PacingFigures.sum(parts, tolerance)));
    }

    private static Spent sum(List<AlphaPacedCampaign> campaigns) {
        return campaigns.stream().map(AlphaPacedCampaign::spent).reduce(Spent.NOTHING, Spent::plus);
    }

    // A shared budget counts once, on the days on which one of its campaigns could deliver.
    private static Collection<List<AlphaPacedCampaign>> byBudget(List<AlphaPacedCampaign> running) {
        return running.stream()
                .collect(Collectors.groupingBy(it -> it.campaign().budget().id(), TreeMap::new, Collectors.toList()))
                .values();
    }

    private static Allowance allowance(List<AlphaPacedCampaign> users, Month month) {
        AlphaPacedCampaign first = users.get(0);
        DeliveryDays days = first.days(month);
        Life life = first.life();
        for (AlphaPacedCampaign other : users.subList(1, users.size())) {
            days = days.with(other.days(month));
            life = life.with(other.life());
        }
        return AlphaPacedCampaign.allowance(month, first.campaign().budget(), days, life);
    }
}
