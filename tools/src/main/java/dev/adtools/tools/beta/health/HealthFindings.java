package dev.adtools.tools.beta.health;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Collects what the checks of one campaign find, and which of them could not be made. */
final class HealthFindings {

    private final List<HealthIssue> issues = new ArrayList<>();
    private final Map<IssueCode, String> skipped = new EnumMap<>(IssueCode.class);

    void add(HealthIssue issue) {
        issues.add(issue);
    }

    /** Notes that a check could not be made. */
    void skip(IssueCode code, String reason) {
        skipped.put(code, reason);
    }

    /** Returns the issues, the heaviest first. */
    List<HealthIssue> issues() {
        return issues.stream().sorted(HealthIssue.HEAVIEST_FIRST).toList();
    }

    List<SkippedCheck> skipped() {
        List<SkippedCheck> checks = new ArrayList<>();
        skipped.forEach((code, reason) -> checks.add(new SkippedCheck(code, reason)));
        return checks;
    }

    /**
     * A check that could not be made.
     *
     * @param code which
     * @param reason what is missing
     */
    record SkippedCheck(IssueCode code, String reason) {}
}
