package dev.adtools.tools.pacing;

import dev.adtools.tools.period.Month;
import dev.adtools.tools.report.Insight;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Says how a month's budget is spent. Names are foreign text and never part of a sentence.
 *
 * @param month the month
 * @param tolerancePercent by how much spend may differ from what was expected
 * @param campaigns all campaigns
 * @param id returns the id of one
 * @param status returns how its spend stands
 * @param <C> the platform's campaign
 */
public record PacingNarration<C>(
        Month month, int tolerancePercent, List<C> campaigns, Function<C, String> id, Function<C, PaceStatus> status) {

    /** Returns how all campaigns stand together in a sentence, with amounts in words. */
    public String summary(String spent, String budget, PaceStatus all, String projected) {
        return "After " + month.complete() + " of " + month.days() + " days, " + spent + " of " + budget
                + " are spent (" + all.name().toLowerCase(Locale.ROOT) + "); projected for the month: " + projected
                + ".";
    }

    /** Returns what stands out on every platform, to add to. */
    public List<Insight> insights() {
        List<Insight> insights = new ArrayList<>();
        if (month.complete() == 0) {
            insights.add(Insight.of(
                    PacingInsight.FIRST_DAY, "It is the first day of the month, so there is no run rate yet."));
        }
        String differs = " campaign(s) spend over " + tolerancePercent + "% ";
        add(insights, PacingInsight.OVER, differs + "more than was expected by now.", isAt(PaceStatus.OVER));
        add(insights, PacingInsight.UNDER, differs + "less than was expected by now.", isAt(PaceStatus.UNDER));
        add(
                insights,
                PacingInsight.ENDED,
                " campaign(s) have ended and spend nothing any more.",
                isAt(PaceStatus.ENDED));
        return insights;
    }

    private Predicate<C> isAt(PaceStatus wanted) {
        return campaign -> status.apply(campaign) == wanted;
    }

    /** Adds what is to be said of the campaigns that meet a condition; nothing where none does. */
    public void add(List<Insight> insights, PacingInsight code, String message, Predicate<C> condition) {
        Insight.add(
                insights,
                code,
                message,
                campaigns.stream().filter(condition).map(id).toList());
    }
}
