package dev.adtools.tools.beta.health;

import java.math.BigDecimal;
import java.util.Comparator;

/**
 * Issue of a campaign.
 *
 * @param code what it is
 * @param severity how much it weighs
 * @param deduction how many points of the score it takes
 * @param message the same for people, without text from the platform
 * @param evidence what it was seen by
 * @param confidence how sure that is, 0 to 1
 * @param recommendedAction what to do about it
 */
public record HealthIssue(
        IssueCode code,
        HealthSeverity severity,
        int deduction,
        String message,
        Evidence evidence,
        BigDecimal confidence,
        String recommendedAction) {

    /** The heaviest first. */
    static final Comparator<HealthIssue> HEAVIEST_FIRST = Comparator.comparing(HealthIssue::severity)
            .thenComparing(Comparator.comparing(HealthIssue::deduction).reversed())
            .thenComparing(HealthIssue::code);

    static HealthIssue of(IssueCode code, Weight weight, String message, Evidence evidence, BigDecimal confidence) {
        return new HealthIssue(
                code, weight.severity(), weight.deduction(), message, evidence, confidence, code.action());
    }
}
