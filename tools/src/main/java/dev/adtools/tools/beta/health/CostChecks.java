package dev.adtools.tools.beta.health;

import dev.adtools.tools.beta.health.CampaignState.Targets;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Checks what results cost, against the days before, and against the target or, without one, other campaigns. */
final class CostChecks implements HealthCheck {

    private static final BigDecimal SPIKE = new BigDecimal("1.5");
    private static final BigDecimal DOUBLED = new BigDecimal(2);
    private static final BigDecimal SPIKE_SAMPLE = new BigDecimal(30);
    private static final BigDecimal OVER = new BigDecimal("1.3");
    private static final BigDecimal PEERS = new BigDecimal(3);
    private static final BigDecimal FAR_ABOVE_PEERS = new BigDecimal(10);
    /** Number of conversions by which a target is judged. */
    static final BigDecimal TARGET_SAMPLE = new BigDecimal(10);

    private static final String NOTHING_TO_COMPARE = "there is no target, or nothing to compare with it";
    private static final String TOO_FEW = "there are fewer than 10 conversions";

    @Override
    public void look(CampaignState state, HealthFindings findings) {
        spike(state.now(), state.before(), findings);
        Targets targets = state.targets();
        // Who gives one target does not ask for the other.
        if (targets.cpa() != null || targets.roas() == null) {
            target(state.now(), targets, findings);
        }
        if (targets.roas() != null || targets.cpa() == null) {
            value(state.now(), targets, findings);
        }
        if (!targets.isGiven()) {
            peers(state, findings);
        }
    }

    private static void peers(CampaignState state, HealthFindings findings) {
        Fraction usual = state.peerCost();
        Fraction cost = state.costPerResult();
        BigDecimal spend = state.now().spend();
        BigDecimal sample = Purpose.of(state).results(state);
        if (spend == null || cost == null || sample == null) {
            findings.skip(IssueCode.COST_OVER_PEERS, "what one of its results cost is not known, or there was none");
        } else if (usual == null) {
            findings.skip(
                    IssueCode.COST_OVER_PEERS,
                    "the account's other campaigns do not tell what one of its results costs");
        } else if (cost.compare(PEERS, usual) >= 0) {
            boolean isFar = cost.compare(FAR_ABOVE_PEERS, usual) >= 0;
            findings.add(HealthIssue.of(
                    IssueCode.COST_OVER_PEERS,
                    isFar ? Weight.critical(40) : Weight.high(20),
                    "Each " + state.result() + " costs " + (isFar ? "10" : "3")
                            + " times as much as in the account's other campaigns with this objective, or more.",
                    Evidence.of(metric(Purpose.of(state)), cost, usual, sample),
                    // By as many results as the money buys elsewhere.
                    Confidence.of(spend.multiply(usual.whole()), usual.part().multiply(PEERS))));
        }
    }

    private static String metric(Purpose purpose) {
        return switch (purpose) {
            case LINK_CLICKS -> "cost_per_link_click_minor";
            case IMPRESSIONS -> "cost_per_impression_minor";
            case CONVERSIONS, ENGAGEMENT, UNKNOWN -> "cost_per_conversion_minor";
        };
    }

    private static void spike(Window now, @Nullable Window before, HealthFindings findings) {
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

    private static void target(Window now, Targets targets, HealthFindings findings) {
        BigDecimal target = targets.cpa();
        Fraction cost = now.costPerConversion();
        BigDecimal sample = now.conversions();
        if (target == null || cost == null || sample == null) {
            findings.skip(IssueCode.CPA_OVER_TARGET, NOTHING_TO_COMPARE);
        } else if (sample.compareTo(TARGET_SAMPLE) < 0) {
            findings.skip(IssueCode.CPA_OVER_TARGET, TOO_FEW);
        } else if (cost.compare(OVER, Fraction.of(target)) > 0) {
            findings.add(HealthIssue.of(
                    IssueCode.CPA_OVER_TARGET,
                    Weight.medium(10),
                    "A conversion costs more than 1.3 times the target.",
                    Evidence.of("cost_per_conversion_minor", cost, Fraction.of(target), sample),
                    Confidence.of(sample, TARGET_SAMPLE)));
        }
    }

    private static void value(Window now, Targets targets, HealthFindings findings) {
        BigDecimal target = targets.roas();
        Fraction roas = now.roas();
        BigDecimal sample = now.conversions();
        if (target == null || roas == null || sample == null) {
            findings.skip(IssueCode.ROAS_UNDER_TARGET, NOTHING_TO_COMPARE);
        } else if (sample.compareTo(TARGET_SAMPLE) < 0) {
            findings.skip(IssueCode.ROAS_UNDER_TARGET, TOO_FEW);
        } else if (Fraction.of(target).compare(OVER, roas) > 0) {
            findings.add(HealthIssue.of(
                    IssueCode.ROAS_UNDER_TARGET,
                    Weight.medium(10),
                    "Conversions are worth less per cost than the target divided by 1.3.",
                    Evidence.of("roas", roas, Fraction.of(target), sample),
                    Confidence.of(sample, TARGET_SAMPLE)));
        }
    }
}
