package dev.adtools.tools.rules;

import dev.adtools.api.Finding;
import dev.adtools.api.Rule;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonObject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects what one validation finds, which rules it applied and which it could not. */
public final class Checks {

    /** Number of findings of one rule and severity that are kept; who has more of one kind mends them all in one go. */
    static final int MOST_OF_A_KIND = 5_000;

    private final List<Finding> findings = new ArrayList<>();
    private final Map<String, Integer> kinds = new HashMap<>();
    private final Set<String> run = new LinkedHashSet<>();
    private final Set<String> skipped = new LinkedHashSet<>();

    /** Returns a rule that is now applied; findings are reported through it. */
    public Check rule(Rule rule) {
        run.add(rule.id());
        return new Check(rule.id(), this::keep);
    }

    private void keep(Finding finding) {
        if (kinds.merge(finding.rule() + finding.severity(), 1, Integer::sum) <= MOST_OF_A_KIND) {
            findings.add(finding);
        }
    }

    /** Notes that a rule could not be applied, because what it looks at is not known. */
    public void skip(Rule rule) {
        skipped.add(rule.id());
    }

    /** Returns the answer of the validation. */
    public <F> Validation<F> validation(JsonObject normalized, String ruleset, F facts) {
        skipped.removeAll(run);
        return Validation.of(findings, normalized, run.size(), List.copyOf(skipped), ruleset, facts);
    }
}
