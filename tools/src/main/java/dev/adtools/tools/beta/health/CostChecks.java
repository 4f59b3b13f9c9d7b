package dev.adtools.tools.beta.health;

import dev.adtools.tools.beta.health.CampaignState.Targets;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** What conversions cost, against the days before and against the target. */
final class CostChecks implements HealthCheck {

    private static final BigDecimal SPIKE = new BigDecimal("1.5");
    private static final BigDecimal DOUBLED = new BigDecimal(2);
    private static final BigDecimal SPIKE_SAMPLE = new BigDecimal(30);
    private static final BigDecimal OVER = new BigDecimal("1.3");
    private static final BigDecimal TARGET_SAMPLE = new BigDecimal(10);

    @Override
    public void look(CampaignState state, Findings findings) {
        spike(state.now(), state.before(), findings);
        target(state.now(), state.targets(), findings);
    }

    private static void spike(Window now, @Nullable Window before, Findings findings) {
        Fraction cost = now.costPerConversion();
        Fraction baseline = before == null ? null : before.costPerConversion();
        BigDecimal sample = now.conversions();
        if (cost == null || baseline == null || sample == null || baseline.isZero()) {
            findings.skip(IssueCode.CPA_SPIKE, "what a conversion cost, now and before, is not known");
        } else if (sample.compareTo(SPIKE_SAMPLE) < 0) {
            findings.skip(IssueCode.CPA_SPIKE, "there are fewer than 30 conversions");
        } else if (cost.compare(SPIKE, baseline) >= 0) {
            boolean hasDoubled = cost.compare(DOUBLED, baseline) >= 0;
            findings.add(HealthIssue.of(
                    IssueCode.CPA_SPIKE,
                    hasDoubled ? Weight.critical(25) : Weight.high(15),
                    "A conversion costs " + (hasDoubled ? "twice" : "1.5 times") + " as much as before, or more.",
                    Evidence.of("cost_per_conversion_minor", cost, baseline, sample),
                    Confidence.of(sample, SPIKE_SAMPLE)));
        }
    }

    private static void target(Window now, Targets targets, Findings findings) {
        BigDecimal sample = now.conversions();
        Fraction cost = now.costPerConversion();
        Fraction roas = now.roas();
        boolean hasCost = targets.cpa() != null && cost != null;
        boolean hasRoas = targets.roas() != null && roas != null;
        if (sample == null || !(hasCost || hasRoas)) {
            findings.skip(IssueCode.CPA_OVER_TARGET, "there is no target, or nothing to compare with it");
        } else if (sample.compareTo(TARGET_SAMPLE) < 0) {
            findings.skip(IssueCode.CPA_OVER_TARGET, "there are fewer than 10 conversions");
        } else if (targets.cpa() != null && cost != null && cost.compare(OVER, Fraction.of(targets.cpa())) > 0) {
            findings.add(overTarget("cost_per_conversion_minor", cost, targets.cpa(), sample));
        } else if (targets.roas() != null
                && roas != null
                && Fraction.of(targets.roas()).compare(OVER, roas) > 0) {
            findings.add(overTarget("roas", roas, targets.roas(), sample));
        }
    }

    private static HealthIssue overTarget(String metric, Fraction current, BigDecimal target, BigDecimal sample) {
        return HealthIssue.of(
                IssueCode.CPA_OVER_TARGET,
                Weight.medium(10),
                "Conversions cost more than 1.3 times what the target allows.",
                Evidence.of(metric, current, Fraction.of(target), sample),
                Confidence.of(sample, TARGET_SAMPLE));
    }
}
