package dev.adtools.tools.beta.health;

import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Makes all checks of a campaign, and words what they find. */
final class Diagnoser {

    private static final Columns<HealthIssue> COLUMNS = Columns.<HealthIssue>none()
            .with("code", issue -> Cells.text(issue.code().name()))
            .with("severity", issue -> Cells.text(issue.severity().name().toLowerCase(Locale.ROOT)))
            .with("deduction", issue -> Cells.number((long) issue.deduction()))
            .with("metric", issue -> Cells.text(issue.evidence().metric()))
            .with("current", issue -> issue.evidence().current())
            .with("baseline", issue -> Cells.number(issue.evidence().baseline()))
            .with("sample", issue -> Cells.number(issue.evidence().sample()))
            .with("confidence", issue -> Cells.number(issue.confidence()));

    private final Known known;
    private final Findings findings = new Findings();
    private final List<HealthIssue> issues;
    private final HealthScore score;

    Diagnoser(Known known) {
        this.known = known;
        HealthCheck.ALL.forEach(check -> check.look(known.state(), findings));
        this.issues = findings.issues();
        this.score = HealthScore.of(known.state(), issues);
    }

    HealthAnswer diagnosis() {
        Window before = known.state().before();
        return new HealthAnswer.Diagnosis(
                score.text(),
                score.grade(),
                issues,
                recommendation(),
                score.breakdown(),
                findings.skipped(),
                known.deliveryIssues(),
                known.campaign(),
                known.period(),
                known.currency(),
                HealthMetrics.of(known.state().now()),
                before == null ? null : HealthMetrics.of(before),
                known.source());
    }

    private String recommendation() {
        if (issues.isEmpty()) {
            return "No change recommended.";
        }
        HealthIssue first = issues.get(0);
        String others =
                issues.stream().skip(1).map(issue -> issue.code().name()).collect(Collectors.joining(", "));
        return first.recommendedAction() + " (" + first.code() + ")"
                + (others.isEmpty() ? "" : " Then look at " + others + ".");
    }

    HealthAnswer table() {
        return new HealthAnswer.Table(
                COLUMNS.names(),
                COLUMNS.rows(issues),
                score.text(),
                score.grade(),
                known.currency(),
                known.period().dateRange(),
                HealthMetrics.of(known.state().now()),
                false,
                null,
                known.source());
    }
}
