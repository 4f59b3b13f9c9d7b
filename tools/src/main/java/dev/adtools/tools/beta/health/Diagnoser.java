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
            .with("confidence", issue -> Cells.number(issue.confidence()))
            .with("recommended_action", issue -> Cells.text(issue.recommendedAction()));

    private final Known known;
    private final HealthFindings findings = new HealthFindings();
    private final List<HealthIssue> issues;
    private final HealthScore score;

    Diagnoser(Known known) {
        this.known = known;
        HealthCheck.of(known.state()).forEach(check -> check.look(known.state(), findings));
        this.issues = findings.issues();
        this.score = HealthScore.of(known.state(), issues);
    }

    HealthAnswer.Diagnosis diagnosis() {
        Window before = known.state().before();
        return new HealthAnswer.Diagnosis(
                score.text(),
                score.grade(),
                score.missing(),
                issues,
                recommendation(),
                score.breakdown(),
                findings.skipped(),
                known.deliveryIssues(),
                known.campaign(),
                known.period().days(),
                known.period().dateRange(),
                known.period().previous(),
                known.currency(),
                known.state().targets().conversion(),
                HealthMetrics.of(known.state().now()),
                before == null ? null : HealthMetrics.of(before),
                known.source(),
                known.readPath());
    }

    private String recommendation() {
        if (issues.isEmpty()) {
            return unjudged().isEmpty() ? "No change recommended." + compared() : unjudged();
        }
        HealthIssue first = issues.get(0);
        String others =
                issues.stream().skip(1).map(issue -> issue.code().name()).collect(Collectors.joining(", "));
        return first.recommendedAction() + " (" + first.code() + ")"
                + (others.isEmpty() ? "" : " Then look at " + others + ".")
                + (unjudged().isEmpty() ? "" : " " + unjudged());
    }

    private String unjudged() {
        return score.missing().stream()
                .map(missing -> "There is too little to judge it by: " + missing.reason() + "; needed: "
                        + missing.needed() + ".")
                .collect(Collectors.joining(" "));
    }

    // Without a target a campaign can cost as much as the others and still too much.
    private String compared() {
        CampaignState state = known.state();
        return state.targets().isGiven() || state.peerCost() == null || state.costPerResult() == null
                ? ""
                : " For want of a target, what each " + state.result()
                        + " costs was compared with the account's other campaigns only.";
    }

    HealthAnswer table() {
        return COLUMNS.<HealthAnswer>values(
                issues, (columns, rows) -> HealthAnswer.Table.of(diagnosis(), columns, rows));
    }
}
