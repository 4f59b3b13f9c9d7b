package dev.adtools.tools.alpha.pacing;

import dev.adtools.api.Micros;
import dev.adtools.tools.pacing.Allowance;
import dev.adtools.tools.pacing.DeliveryDays;
import dev.adtools.tools.pacing.Figures;
import dev.adtools.tools.pacing.Life;
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
public record AccountPace(BudgetBasis budgetBasis, int campaignsWithoutBudget, long costOfOthersMicros, Pace pace) {

    static AccountPace of(Month month, GetAlphaBudgetPacing arguments, List<PacedCampaign> campaigns) {
        Micros stated = arguments.monthlyBudgetMicros();
        int tolerance = arguments.tolerancePercent();
        Spent all = sum(campaigns);
        List<PacedCampaign> running =
                campaigns.stream().filter(PacedCampaign::isRunning).toList();
        if (stated != null) {
            Allowance allowance = Allowance.ofMonth(month, BigDecimal.valueOf(stated.value()));
            Figures figures = running.isEmpty()
                    ? Figures.stopped(allowance, all)
                    : Figures.of(allowance, all, sum(running), tolerance);
            return new AccountPace(BudgetBasis.ARGUMENT, 0, 0, Pace.of(figures));
        }
        int without = 0;
        List<Figures> parts = new ArrayList<>();
        for (List<PacedCampaign> users : byBudget(running)) {
            Figures part = Figures.of(allowance(users, month), sum(users), tolerance);
            without += part.budget() == null ? users.size() : 0;
            parts.add(part);
        }
        return new AccountPace(
                BudgetBasis.CAMPAIGNS,
                without,
                all.all().subtract(sum(running).all()).longValueExact(),
                Pace.of(Figures.sum(parts, tolerance)));
    }

    private static Spent sum(List<PacedCampaign> campaigns) {
        return campaigns.stream().map(PacedCampaign::spent).reduce(Spent.NOTHING, Spent::plus);
    }

    // A shared budget counts once, on the days on which one of its campaigns could deliver.
    private static Collection<List<PacedCampaign>> byBudget(List<PacedCampaign> running) {
        return running.stream()
                .collect(Collectors.groupingBy(it -> it.campaign().budget().id(), TreeMap::new, Collectors.toList()))
                .values();
    }

    private static Allowance allowance(List<PacedCampaign> users, Month month) {
        PacedCampaign first = users.get(0);
        DeliveryDays days = first.days(month);
        Life life = first.life();
        for (PacedCampaign other : users.subList(1, users.size())) {
            days = days.with(other.days(month));
            life = life.with(other.life());
        }
        return PacedCampaign.allowance(month, first.campaign().budget(), days, life);
    }
}
