package dev.adtools.tools.beta.health;

import dev.adtools.tools.beta.health.CampaignState.Targets;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Checks whether a campaign spends what it should. */
final class PacingChecks implements HealthCheck {

    /** The platforms' mean month. */
    private static final BigDecimal MONTH_DAYS = new BigDecimal("30.4");

    private static final BigDecimal UNDER = new BigDecimal("0.7");
    private static final BigDecimal OVER = new BigDecimal("1.15");
    private static final long FULL_DAYS = 3;

    @Override
    public void look(CampaignState state, HealthFindings findings) {
        pacing(state, findings);
        limited(state, findings);
    }

    private static void pacing(CampaignState state, HealthFindings findings) {
        Fraction expected = expected(state);
        BigDecimal spend = state.now().spend();
        String missing = expected == null || spend == null
                ? "there is no daily or monthly budget, or what was spent is not known"
                : state.delivery().off().orElse(days(state) == 0 ? "the campaign was off on all of these days" : "");
        if (expected == null || spend == null || !missing.isEmpty()) {
            findings.skip(IssueCode.PACING_UNDER, missing);
            findings.skip(IssueCode.PACING_OVER, missing);
            return;
        }
        BigDecimal days = BigDecimal.valueOf(days(state));
        if (Fraction.of(spend).compare(UNDER, expected) < 0) {
            findings.add(HealthIssue.of(
                    IssueCode.PACING_UNDER,
                    Weight.medium(8),
                    "It spent less than 0.7 of its budget for these days." + doubt(state),
                    Evidence.of("cost_minor", Fraction.of(spend), expected, days),
                    Confidence.THUMB));
        } else if (Fraction.of(spend).compare(OVER, expected) > 0) {
            findings.add(HealthIssue.of(
                    IssueCode.PACING_OVER,
                    Weight.medium(10),
                    "It spent more than 1.15 of its budget for these days." + doubt(state),
                    Evidence.of("cost_minor", Fraction.of(spend), expected, days),
                    Confidence.THUMB));
        }
    }

    /** Returns what it should have spent: what the caller plans for a month, else its own budget of the days it was on. */
    private static @Nullable Fraction expected(CampaignState state) {
        BigDecimal monthly = state.targets().monthly();
        if (monthly != null) {
            return new Fraction(monthly.multiply(BigDecimal.valueOf(days(state))), MONTH_DAYS);
        }
        BigDecimal own = state.budget().own();
        return own == null ? null : Fraction.of(own);
    }

    // What is planned for a month is spread over all of its days, as the pacing tools do.
    private static long days(CampaignState state) {
        return state.targets().monthly() != null
                ? state.life().daysOf(state.days())
                : state.budget().ownDays();
    }

    private static String doubt(CampaignState state) {
        return state.targets().monthly() == null && state.budget().isUncertain()
                ? " It was changed in these days, and not only here, so when it was on and with which budget is uncertain."
                : "";
    }

    private static void limited(CampaignState state, HealthFindings findings) {
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
