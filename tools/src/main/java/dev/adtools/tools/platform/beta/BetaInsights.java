package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaConversion;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.BetaReportAnswer;
import dev.adtools.tools.platform.BetaReportAnswer.OtherAction;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.ReadPath;
import dev.adtools.tools.platform.beta.BetaReportItems.Items;
import dev.adtools.tools.platform.wire.MetricValues;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.Instant;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads an account's numbers. */
final class BetaInsights {

    private static final String FIELDS =
            "impressions,reach,clicks,inline_link_clicks,spend,actions,action_values,date_start,date_stop";

    private final BetaReportItems reports;

    BetaInsights(BetaWire wire, BetaPaging paging) {
        reports = new BetaReportItems(paging, new BetaAsyncReport(wire, paging), BetaInsights::parameters);
    }

    PlatformResult<BetaReportAnswer> numbers(BetaAccountId account, BetaReport report, Instant deadline) {
        // The account comes first: numbers that grow between the two reads must not look like those of a deleted
        // campaign.
        PlatformResult<Items> ofAccount = report.withAccount()
                ? reports.read(account, report.ofAccount(), deadline)
                : PlatformResult.answered(new Items(List.of(), ReadPath.PAGES));
        return ofAccount.flatMap(whole -> reports.read(account, report, deadline)
                .map(items -> answer(
                        items.items(), whole.items(), report, items.path().or(whole.path()))));
    }

    private static Map<String, String> parameters(BetaReport report) {
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("fields", names(report.level()) + FIELDS);
        parameters.put("level", word(report.level()));
        parameters.put("time_range", timeRange(report.days()));
        if (report.daily()) {
            parameters.put("time_increment", "1");
        }
        if (report.breakdown() != null) {
            parameters.put("breakdowns", word(report.breakdown()));
        }
        if (!report.campaignIds().isEmpty()) {
            parameters.put("filtering", only(report.campaignIds()));
        }
        return parameters;
    }

    private static String names(BetaReport.Level level) {
        return switch (level) {
            case ACCOUNT -> "";
            case CAMPAIGN -> "campaign_id,campaign_name,";
            case AD_SET -> "campaign_id,campaign_name,adset_id,adset_name,";
            case AD -> "campaign_id,campaign_name,adset_id,adset_name,ad_id,ad_name,";
        };
    }

    static String word(BetaReport.Level level) {
        return switch (level) {
            case ACCOUNT -> "account";
            case CAMPAIGN -> "campaign";
            case AD_SET -> "adset";
            case AD -> "ad";
        };
    }

    static String word(BetaReport.Breakdown breakdown) {
        return switch (breakdown) {
            case AGE -> "age";
            case GENDER -> "gender";
            case COUNTRY -> "country";
            case DEVICE -> "device_platform";
            case PUBLISHER_PLATFORM -> "publisher_platform";
        };
    }

    private static String timeRange(DayRange days) {
        return WireJson.text(WireJson.object()
                .put("since", days.since().toString())
                .put("until", days.until().toString()));
    }

    private static String only(List<String> campaignIds) {
        ArrayNode filters = WireJson.array();
        ObjectNode filter = filters.addObject().put("field", "campaign.id").put("operator", "IN");
        ArrayNode values = filter.putArray("value");
        campaignIds.forEach(values::add);
        return WireJson.text(filters);
    }

    private static BetaReportAnswer answer(
            List<JsonNode> items, List<JsonNode> ofAccount, BetaReport report, ReadPath path) {
        BetaActionNames names = BetaActionNames.of(items, ofAccount, "actions");
        BetaActionNames valued = BetaActionNames.of(items, ofAccount, "action_values");
        return new BetaReportAnswer(
                items.stream().map(item -> row(item, report, names, valued)).toList(),
                ofAccount.stream()
                        .map(item -> row(item, report.ofAccount(), names, valued))
                        .toList(),
                otherActions(ofAccount.isEmpty() ? items : ofAccount, report.conversion(), names),
                path);
    }

    private static List<OtherAction> otherActions(List<JsonNode> items, BetaConversion counted, BetaActionNames names) {
        return names.unnumbered().stream()
                .filter(kind -> !kind.equals(counted))
                .flatMap(kind -> names.of(kind).stream()
                        .map(name -> new OtherAction(name, kind, BetaNumbers.count(items, name))))
                .sorted(Comparator.comparing(OtherAction::count).reversed())
                .toList();
    }

    private static BetaReport.Row row(JsonNode item, BetaReport report, BetaActionNames names, BetaActionNames valued) {
        MetricValues values = new MetricValues();
        return new BetaReport.Row(
                report.daily() ? values.day("date", item.path("date_start")) : null,
                named(item, "campaign"),
                named(item, "adset"),
                named(item, "ad"),
                report.breakdown() == null ? null : values.word("segment", item.path(word(report.breakdown()))),
                names.of(report.conversion()),
                BetaNumbers.of(item, values, report.conversion(), names, valued));
    }

    private static BetaReport.@Nullable Named named(JsonNode item, String kind) {
        return item.hasNonNull(kind + "_id")
                ? new BetaReport.Named(text(item, kind + "_id"), text(item, kind + "_name"))
                : null;
    }

    private static String text(JsonNode item, String name) {
        return item.path(name).asText("");
    }
}
