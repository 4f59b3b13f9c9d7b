package dev.adtools.tools.beta.health;

import dev.adtools.tools.beta.health.CampaignState.Targets;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Whether a campaign spends what it should. */
final class PacingChecks implements HealthCheck {

    /** The platforms' mean month. */
    private static final BigDecimal MONTH_DAYS = new BigDecimal("30.4");

    private static final BigDecimal UNDER = new BigDecimal("0.7");
    private static final BigDecimal OVER = new BigDecimal("1.15");
    private static final long FULL_DAYS = 3;

    @Override
    public void look(CampaignState state, Findings findings) {
        pacing(state, findings);
        limited(state, findings);
    }

    private static void pacing(CampaignState state, Findings findings) {
        Fraction daily = daily(state);
        BigDecimal spend = state.now().spend();
        String missing = daily == null || spend == null
                ? "there is no daily or monthly budget, or what was spent is not known"
                : AdSetState.isOff(state.delivery().status()) ? "the campaign is switched off" : "";
        if (daily == null || spend == null || !missing.isEmpty()) {
            findings.skip(IssueCode.PACING_UNDER, missing);
            findings.skip(IssueCode.PACING_OVER, missing);
            return;
        }
        BigDecimal days = BigDecimal.valueOf(ran(state));
        Fraction expected = new Fraction(daily.part().multiply(days), daily.whole());
        if (Fraction.of(spend).compare(UNDER, expected) < 0) {
            findings.add(HealthIssue.of(
                    IssueCode.PACING_UNDER,
                    Weight.medium(8),
                    "It spent less than 0.7 of its budget for these days.",
                    Evidence.of("cost_minor", Fraction.of(spend), expected, days),
                    Confidence.THUMB));
        } else if (Fraction.of(spend).compare(OVER, expected) > 0) {
            findings.add(HealthIssue.of(
                    IssueCode.PACING_OVER,
                    Weight.medium(10),
                    "It spent more than 1.15 of its budget for these days.",
                    Evidence.of("cost_minor", Fraction.of(spend), expected, days),
                    Confidence.THUMB));
        }
    }

    /** Returns what it should spend a day: what the caller plans for a month, else its own budget. */
    private static @Nullable Fraction daily(CampaignState state) {
        BigDecimal monthly = state.targets().monthly();
        if (monthly != null) {
            return new Fraction(monthly, MONTH_DAYS);
        }
        BigDecimal daily = state.budget().daily();
        return daily == null || daily.signum() == 0 ? null : Fraction.of(daily);
    }

    // A campaign that is younger than the days looked at had fewer of them to spend in.
    private static long ran(CampaignState state) {
        Long age = state.life().ageDays();
        return age == null ? state.days() : Math.max(1, Math.min(age, state.days()));
    }

    private static void limited(CampaignState state, Findings findings) {
        Long days = state.budget().fullDays();
        Boolean meets = meetsTarget(state.now(), state.targets());
        if (days == null || meets == null) {
            findings.skip(IssueCode.BUDGET_LIMITED, "there is no target, or what was spent day by day is not known");
        } else if (days >= FULL_DAYS && meets) {
            findings.add(HealthIssue.of(
                    IssueCode.BUDGET_LIMITED,
                    Weight.OPPORTUNITY,
                    "On " + days + " days 95% of the budget or more was spent, and the target is met.",
                    Evidence.count("full_budget_days", days, state.days()),
                    Confidence.COUNTED));
        }
    }

    private static @Nullable Boolean meetsTarget(Window now, Targets targets) {
        Fraction cost = now.costPerConversion();
        Fraction roas = now.roas();
        if (targets.cpa() != null && cost != null) {
            return cost.compareTo(targets.cpa()) <= 0;
        }
        if (targets.roas() != null && roas != null) {
            return roas.compareTo(targets.roas()) >= 0;
        }
        return null;
    }
}
