package dev.adtools.tools.beta.health;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The score of a campaign: 100 less what each issue takes, never less than 0, and 59 at most with a critical issue,
 * which is a D.
 *
 * @param text the number, that there is too little to judge, or that the campaign has ended
 * @param grade the number in one letter; null when there is none
 * @param breakdown what each issue took
 * @param missing for want of what it is not judged
 */
record HealthScore(String text, @Nullable HealthGrade grade, List<Deduction> breakdown, List<MissingData> missing) {

    private static final String INSUFFICIENT = "insufficient_data";
    private static final String ENDED = "ended";
    private static final int FULL = 100;
    private static final int MOST_WHEN_CRITICAL = 59;

    /**
     * Points that an issue took off the score.
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
        if (state.life().hasEnded()) {
            return new HealthScore(ENDED, null, breakdown, List.of());
        }
        List<MissingData> missing = MissingData.of(state, issues);
        if (!missing.isEmpty()) {
            return new HealthScore(INSUFFICIENT, null, breakdown, missing);
        }
        int taken = breakdown.stream().mapToInt(Deduction::deduction).sum();
        int score = Math.max(0, Math.min(most(issues), FULL - taken));
        return new HealthScore(Integer.toString(score), HealthGrade.of(score), breakdown, List.of());
    }

    private static int most(List<HealthIssue> issues) {
        return issues.stream().anyMatch(issue -> issue.severity() == HealthSeverity.CRITICAL)
                ? MOST_WHEN_CRITICAL
                : FULL;
    }
}
