package dev.adtools.tools.platform.alpha;

import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaReport.Breakdown;
import dev.adtools.tools.platform.AlphaReport.Level;
import dev.adtools.tools.platform.AlphaReport.Named;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Queries for numbers. */
final class AlphaReports {

    private AlphaReports() {}

    static AlphaQuery<AlphaReport.Row> query(AlphaReport report) {
        AlphaQuery<AlphaReport.Row> query =
                AlphaQuery.from(resource(report), row -> row(report, row)).where(AlphaText.between(report.days()));
        if (report.level() == Level.KEYWORD) {
            query = query.where("ad_group_criterion.negative = FALSE");
        }
        return report.campaignIds().isEmpty()
                ? query
                : query.where("campaign.id IN " + AlphaText.ids(report.campaignIds()));
    }

    private static String resource(AlphaReport report) {
        return switch (report.level()) {
            // The account's own numbers cannot be narrowed to campaigns, but those of campaigns can be added up.
            case ACCOUNT -> report.campaignIds().isEmpty() ? "customer" : "campaign";
            case CAMPAIGN -> "campaign";
            case AD_GROUP -> "ad_group";
            case KEYWORD -> "keyword_view";
        };
    }

    private static AlphaReport.Row row(AlphaReport report, AlphaRow row) {
        Level level = report.level();
        return new AlphaReport.Row(
                report.daily() ? row.day("segments.date") : null,
                level == Level.ACCOUNT ? null : named(row, "campaign"),
                level == Level.AD_GROUP || level == Level.KEYWORD ? named(row, "ad_group") : null,
                level == Level.KEYWORD ? keyword(row) : null,
                report.breakdown() == null ? null : row.segment("segments." + segment(report.breakdown())),
                row.metrics());
    }

    private static String segment(Breakdown breakdown) {
        return switch (breakdown) {
            case DEVICE -> "device";
            case HOUR -> "hour";
        };
    }

    private static @Nullable Named named(AlphaRow row, String resource) {
        return named(row.text(resource + ".id"), row.text(resource + ".name"), row.text(resource + ".status"));
    }

    private static @Nullable Named keyword(AlphaRow row) {
        return named(
                row.text("ad_group_criterion.criterion_id"),
                row.text("ad_group_criterion.keyword.text"),
                row.text("ad_group_criterion.status"));
    }

    private static @Nullable Named named(String id, String name, String status) {
        return id.isEmpty() ? null : new Named(id, name, status);
    }

    /** Returns the rows of a report: those of the account's campaigns are added up. */
    static List<AlphaReport.Row> rows(AlphaReport report, List<AlphaReport.Row> read) {
        return report.level() == Level.ACCOUNT && !report.campaignIds().isEmpty() ? added(read) : read;
    }

    private static List<AlphaReport.Row> added(List<AlphaReport.Row> rows) {
        Map<String, AlphaReport.Row> sums = new LinkedHashMap<>();
        for (AlphaReport.Row row : rows) {
            sums.merge(row.day() + " " + row.segment(), row, AlphaReports::sum);
        }
        return List.copyOf(sums.values());
    }

    private static AlphaReport.Row sum(AlphaReport.Row one, AlphaReport.Row other) {
        return new AlphaReport.Row(
                one.day(), null, null, null, one.segment(), one.metrics().plus(other.metrics()));
    }
}
