package dev.adtools.tools.rules;

import dev.adtools.api.Finding;
import dev.adtools.api.Validation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps an answer readable: so many findings of one rule and severity, and one more that counts the rest. */
public final class Abridged {

    private static final int KEPT = 25;

    private Abridged() {}

    /** Returns the validation with long rows of like findings cut short; the verdict stays. */
    public static <F> Validation<F> of(Validation<F> whole) {
        return new Validation<>(
                whole.valid(),
                whole.verdict(),
                shortened(whole.errors()),
                shortened(whole.warnings()),
                shortened(whole.info()),
                whole.normalized(),
                whole.checksRun(),
                whole.checksSkipped(),
                whole.ruleset(),
                whole.facts());
    }

    private static List<Finding> shortened(List<Finding> findings) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        findings.forEach(finding -> counts.merge(finding.rule(), 1, Integer::sum));
        Map<String, Integer> seen = new LinkedHashMap<>();
        List<Finding> kept = new ArrayList<>();
        for (Finding finding : findings) {
            int place = seen.merge(finding.rule(), 1, Integer::sum);
            if (place <= KEPT) {
                kept.add(finding);
            } else if (place == KEPT + 1) {
                kept.add(rest(finding, counts.getOrDefault(finding.rule(), place)));
            }
        }
        return kept;
    }

    private static Finding rest(Finding first, int all) {
        String more = all == Checks.MOST_OF_A_KIND ? "at least " + (all - KEPT) : Integer.toString(all - KEPT);
        return Finding.of(first.rule(), first.severity(), first.field(), "This rule has " + more + " more finding(s).");
    }
}
