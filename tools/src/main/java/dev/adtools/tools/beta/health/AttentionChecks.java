package dev.adtools.tools.beta.health;

import java.math.BigDecimal;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks whether people still look at the ads. */
final class AttentionChecks implements HealthCheck {

    private static final BigDecimal HALF = new BigDecimal("0.5");
    private static final BigDecimal THIRD = new BigDecimal("0.3");
    private static final long DROP_SAMPLE = 1_000;
    private static final BigDecimal LOW = new BigDecimal("0.005");
    private static final long LOW_SAMPLE = 5_000;
    private static final BigDecimal LESS = new BigDecimal("0.8");
    private static final BigDecimal MORE = new BigDecimal("1.2");
    private static final BigDecimal HIGH = new BigDecimal("3.5");
    private static final BigDecimal VERY_HIGH = new BigDecimal(6);
    private static final int WEEK = 7;

    /** Objectives that are bought by being seen, where few clicks are no fault. */
    private static final Set<String> SEEN =
            Set.of("OUTCOME_AWARENESS", "BRAND_AWARENESS", "REACH", "VIDEO_VIEWS", "POST_ENGAGEMENT");

    @Override
    public void look(CampaignState state, HealthFindings findings) {
        Window before = state.before();
        Fraction baseline = before == null ? null : before.ctr();
        drop(state.now(), baseline, findings);
        low(state, findings);
        fatigue(state.now(), baseline, before == null ? null : before.frequency(), findings);
        frequency(state, findings);
    }

    private static void drop(Window now, @Nullable Fraction baseline, HealthFindings findings) {
        Fraction ctr = now.ctr();
        if (ctr == null || baseline == null || baseline.isZero()) {
            findings.skip(IssueCode.CTR_DROP, "the click rate, now and before, is not known");
        } else if (shown(now) < DROP_SAMPLE) {
            findings.skip(IssueCode.CTR_DROP, "there are fewer than 1,000 impressions");
        } else if (ctr.compare(HALF, baseline) <= 0) {
            boolean isSteep = ctr.compare(THIRD, baseline) <= 0;
            findings.add(HealthIssue.of(
                    IssueCode.CTR_DROP,
                    isSteep ? Weight.critical(20) : Weight.high(15),
                    "The click rate is " + (isSteep ? "0.3" : "half") + " of what it was, or less.",
                    Evidence.of("ctr", ctr, baseline, BigDecimal.valueOf(shown(now))),
                    Confidence.of(BigDecimal.valueOf(shown(now)), BigDecimal.valueOf(DROP_SAMPLE))));
        }
    }

    private static void low(CampaignState state, HealthFindings findings) {
        Fraction ctr = state.now().ctr();
        String objective = state.delivery().objective();
        if (ctr == null) {
            findings.skip(IssueCode.LOW_CTR, "the click rate is not known");
        } else if (objective != null && SEEN.contains(objective)) {
            findings.skip(IssueCode.LOW_CTR, "the campaign is there to be seen, not clicked");
        } else if (shown(state.now()) < LOW_SAMPLE) {
            findings.skip(IssueCode.LOW_CTR, "there are fewer than 5,000 impressions");
        } else if (ctr.compareTo(LOW) < 0) {
            findings.add(HealthIssue.of(
                    IssueCode.LOW_CTR,
                    Weight.medium(8),
                    "Fewer than 0.5% of the impressions were clicked, which is little for ads in a feed.",
                    Evidence.of("ctr", ctr, Fraction.of(LOW), BigDecimal.valueOf(shown(state.now()))),
                    Confidence.THUMB));
        }
    }

    private static void fatigue(
            Window now, @Nullable Fraction ctrBefore, @Nullable Fraction frequencyBefore, HealthFindings findings) {
        Fraction ctr = now.ctr();
        Fraction frequency = now.frequency();
        if (ctr == null || frequency == null || ctrBefore == null || frequencyBefore == null || ctrBefore.isZero()) {
            findings.skip(IssueCode.FATIGUE, "click rate and frequency, now and before, are not known");
        } else if (ctr.compare(LESS, ctrBefore) <= 0 && frequency.compare(MORE, frequencyBefore) >= 0) {
            findings.add(HealthIssue.of(
                    IssueCode.FATIGUE,
                    Weight.medium(10),
                    "The click rate fell by 20% or more while people saw the ads 20% more often.",
                    Evidence.of("frequency", frequency, frequencyBefore, BigDecimal.valueOf(shown(now))),
                    Confidence.of(BigDecimal.valueOf(shown(now)), BigDecimal.valueOf(DROP_SAMPLE))));
        }
    }

    private static void frequency(CampaignState state, HealthFindings findings) {
        Fraction frequency = state.now().frequency();
        if (frequency == null) {
            findings.skip(IssueCode.HIGH_FREQUENCY, "the frequency is not known");
        } else if (state.days() > WEEK) {
            findings.skip(IssueCode.HIGH_FREQUENCY, "frequency is judged over 7 days or fewer");
        } else if (frequency.compareTo(HIGH) > 0) {
            boolean isVeryHigh = frequency.compareTo(VERY_HIGH) > 0;
            findings.add(HealthIssue.of(
                    IssueCode.HIGH_FREQUENCY,
                    isVeryHigh ? Weight.high(15) : Weight.medium(8),
                    "In " + state.days() + " days people saw the ads more than " + (isVeryHigh ? "6" : "3.5")
                            + " times each.",
                    Evidence.of(
                            "frequency",
                            frequency,
                            Fraction.of(isVeryHigh ? VERY_HIGH : HIGH),
                            BigDecimal.valueOf(shown(state.now()))),
                    Confidence.THUMB));
        }
    }

    private static long shown(Window window) {
        return Objects.requireNonNullElse(window.impressions(), 0L);
    }
}
