package dev.adtools.tools.beta.health;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The score of a campaign: 100 less what each issue takes, never less than 0.
 *
 * @param text the number, or that there is too little to judge
 * @param grade the number in one letter; null when there is too little to judge
 * @param breakdown what each issue took
 */
record HealthScore(String text, @Nullable HealthGrade grade, List<Deduction> breakdown) {

    static final String INSUFFICIENT = "insufficient_data";

    private static final int FULL = 100;
    private static final long FEW_IMPRESSIONS = 1_000;
    private static final BigDecimal TWO = new BigDecimal(2);
    private static final long YOUNG_DAYS = 3;

    /**
     * What an issue took.
     *
     * @param code which issue
     * @param deduction how many points
     */
    record Deduction(IssueCode code, int deduction) {}

    static HealthScore of(CampaignState state, List<HealthIssue> issues) {
        List<Deduction> breakdown = issues.stream()
                .filter(issue -> issue.deduction() > 0)
                .map(issue -> new Deduction(issue.code(), issue.deduction()))
                .toList();
        boolean didNothing = breakdown.isEmpty() && isIdle(state.now()) && isIdle(state.before());
        if (AdSetState.isOff(state.delivery().status()) || isTooLittle(state) || didNothing) {
            return new HealthScore(INSUFFICIENT, null, breakdown);
        }
        int taken = breakdown.stream().mapToInt(Deduction::deduction).sum();
        int score = Math.max(0, FULL - taken);
        return new HealthScore(Integer.toString(score), HealthGrade.of(score), breakdown);
    }

    // What is not known cannot show that there is enough.
    private static boolean isTooLittle(CampaignState state) {
        Window now = state.now();
        BigDecimal target = state.targets().cpa();
        boolean wasShown = now.impressions() != null && now.impressions() >= FEW_IMPRESSIONS;
        boolean hasSpent = target != null && now.spend() != null && now.spend().compareTo(target.multiply(TWO)) >= 0;
        return !wasShown && !hasSpent && !isOld(state);
    }

    // What did nothing all the time did nothing wrong either, and has earned no full score.
    private static boolean isIdle(@Nullable Window window) {
        return window != null
                && window.impressions() != null
                && window.impressions() == 0
                && (window.spend() == null || window.spend().signum() == 0);
    }

    private static boolean isOld(CampaignState state) {
        Long age = state.ageDays();
        Window before = state.before();
        boolean ranBefore = before != null && before.wasShown() && state.days() >= YOUNG_DAYS;
        return age == null ? ranBefore : age >= YOUNG_DAYS;
    }
}
