package dev.adtools.api;

import dev.adtools.api.json.JsonObject;
import java.util.Comparator;
import java.util.List;

/**
 * The answer of a validation. On the wire the members of {@code facts} stand beside the others.
 *
 * @param <F> the record of what else the validation found out
 * @param valid whether there is no error
 * @param verdict pass, warn or fail
 * @param errors the findings that must be mended, by field and rule
 * @param warnings the findings that should be looked at, by field and rule
 * @param info what is worth knowing, by field and rule
 * @param normalized the draft's values as they would be sent, where they differ from what came
 * @param checksRun how many rules were applied
 * @param checksSkipped the ids of rules that could not be applied, sorted
 * @param ruleset the version of the rules
 * @param facts what else the validation found out
 */
public record Validation<F>(
        boolean valid,
        Verdict verdict,
        List<Finding> errors,
        List<Finding> warnings,
        List<Finding> info,
        JsonObject normalized,
        int checksRun,
        List<String> checksSkipped,
        String ruleset,
        F facts) {

    private static final Comparator<Finding> ORDER =
            Comparator.comparing(Finding::field).thenComparing(Finding::rule).thenComparing(Finding::message);

    /** Copies the lists. */
    public Validation {
        errors = List.copyOf(errors);
        warnings = List.copyOf(warnings);
        info = List.copyOf(info);
        checksSkipped = List.copyOf(checksSkipped);
    }

    /**
     * Returns the answer that follows from findings.
     *
     * @param findings in any order
     * @param normalized the draft's values as they would be sent, where they differ from what came
     * @param checksRun how many rules were applied
     * @param checksSkipped the ids of rules that could not be applied, in any order
     * @param ruleset the version of the rules
     * @param facts what else the validation found out
     */
    public static <F> Validation<F> of(
            List<Finding> findings,
            JsonObject normalized,
            int checksRun,
            List<String> checksSkipped,
            String ruleset,
            F facts) {
        List<Finding> errors = only(findings, Severity.ERROR);
        List<Finding> warnings = only(findings, Severity.WARNING);
        return new Validation<>(
                errors.isEmpty(),
                errors.isEmpty() ? warnings.isEmpty() ? Verdict.PASS : Verdict.WARN : Verdict.FAIL,
                errors,
                warnings,
                only(findings, Severity.INFO),
                normalized,
                checksRun,
                checksSkipped.stream().distinct().sorted().toList(),
                ruleset,
                facts);
    }

    private static List<Finding> only(List<Finding> findings, Severity severity) {
        return findings.stream()
                .filter(finding -> finding.severity() == severity)
                .sorted(ORDER)
                .distinct()
                .toList();
    }
}
