package dev.adtools.tools.platform.alpha;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.AlphaReport;
import dev.adtools.tools.platform.AlphaReport.Breakdown;
import dev.adtools.tools.platform.AlphaReport.Level;
import dev.adtools.tools.platform.AlphaReport.Named;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The queries for numbers, and what their rows mean. */
final class AlphaReports {

    private static final String CAMPAIGN = "campaign.id, campaign.name, campaign.status";
    private static final String AD_GROUP = CAMPAIGN + ", ad_group.id, ad_group.name, ad_group.status";
    private static final String KEYWORD = AD_GROUP + ", ad_group_criterion.criterion_id,"
            + " ad_group_criterion.keyword.text, ad_group_criterion.status";

    private AlphaReports() {}

    static String query(AlphaReport report) {
        List<String> fields = new ArrayList<>();
        fields.add(subject(report.level()));
        if (report.daily()) {
            fields.add("segments.date");
        }
        if (report.breakdown() != null) {
            fields.add("segments." + segment(report.breakdown()));
        }
        fields.add(AlphaNumbers.METRICS);
        return "SELECT " + fields.stream().filter(field -> !field.isEmpty()).collect(Collectors.joining(", "))
                + " FROM " + resource(report) + " WHERE "
                + AlphaText.between(report.days())
                + (report.level() == Level.KEYWORD ? " AND ad_group_criterion.negative = FALSE" : "")
                + (report.campaignIds().isEmpty() ? "" : " AND campaign.id IN " + AlphaText.ids(report.campaignIds()));
    }

    private static String subject(Level level) {
        return switch (level) {
            case ACCOUNT -> "";
            case CAMPAIGN -> CAMPAIGN;
            case AD_GROUP -> AD_GROUP;
            case KEYWORD -> KEYWORD;
        };
    }

    private static String segment(Breakdown breakdown) {
        return switch (breakdown) {
            case DEVICE -> "device";
            case HOUR -> "hour";
        };
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

    static List<AlphaReport.Row> rows(AlphaReport report, List<JsonNode> rows) {
        List<AlphaReport.Row> read = rows.stream().map(row -> row(report, row)).toList();
        return report.level() == Level.ACCOUNT && !report.campaignIds().isEmpty() ? added(read) : read;
    }

    private static AlphaReport.Row row(AlphaReport report, JsonNode row) {
        Level level = report.level();
        return new AlphaReport.Row(
                text(row.path("segments").path("date")),
                level == Level.ACCOUNT ? null : named(row.path("campaign")),
                level == Level.AD_GROUP || level == Level.KEYWORD ? named(row.path("adGroup")) : null,
                level == Level.KEYWORD ? keyword(row.path("adGroupCriterion")) : null,
                report.breakdown() == null ? null : text(row.path("segments").path(segment(report.breakdown()))),
                AlphaNumbers.metrics(row));
    }

    private static Named named(JsonNode resource) {
        return new Named(
                resource.path("id").asText(""),
                resource.path("name").asText(""),
                resource.path("status").asText(""));
    }

    private static Named keyword(JsonNode criterion) {
        return new Named(
                criterion.path("criterionId").asText(""),
                criterion.path("keyword").path("text").asText(""),
                criterion.path("status").asText(""));
    }

    private static @Nullable String text(JsonNode value) {
        return value.isValueNode() ? value.asText("") : null;
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
