package dev.adtools.tools.rules;

import dev.adtools.api.Finding;
import dev.adtools.api.Severity;
import dev.adtools.api.Validation;
import dev.adtools.api.json.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects what one validation finds, which rules it applied and which it could not. */
public final class Checks {

    private final List<Finding> findings = new ArrayList<>();
    private final Set<String> run = new LinkedHashSet<>();
    private final Set<String> skipped = new LinkedHashSet<>();

    /** Returns a rule that is now applied; findings are reported through it. */
    public Check rule(String id) {
        run.add(id);
        return new Check(id, findings::add);
    }

    /** Notes that a rule could not be applied, because what it looks at is not known. */
    public void skip(String id) {
        skipped.add(id);
    }

    /** Returns the answer of the validation. */
    public <F> Validation<F> validation(JsonObject normalized, String ruleset, F facts) {
        skipped.removeAll(run);
        return Validation.of(findings, normalized, run.size(), List.copyOf(skipped), ruleset, facts);
    }

    /** Returns whether an error was found so far. */
    public boolean failed() {
        return findings.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
    }
}
