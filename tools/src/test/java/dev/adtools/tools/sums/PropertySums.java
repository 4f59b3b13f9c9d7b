package dev.adtools.tools.sums;

import dev.adtools.api.json.JsonBoolean;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.json.JsonString;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Cuts the reports on one property of alpha_analytics. */
final class PropertySums {

    /** The properties of the sandbox that answer: of the others one is forbidden and one has no quota left. */
    static final List<String> READABLE = List.of("310000001", "310000002", "310000003");

    private static final String TOOL = "alpha_analytics";
    private static final String MOST = ",\"limit\":10000";
    private static final String RAW = ",\"raw_data\":true";

    private static final List<String> REPORTS = List.of(
            "session_report",
            "traffic_source_report",
            "campaign_report",
            "landing_page_report",
            "page_report",
            "event_report",
            "key_event_report",
            "user_acquisition_report",
            "device_report",
            "geo_report",
            "ecommerce_report",
            "ads_report");

    // Every one of them divides whole visits.
    private static final List<String> DIMENSIONS = List.of(
            "date",
            "dayOfWeek",
            "sessionDefaultChannelGroup",
            "sessionSource",
            "sessionSourceMedium",
            "sessionCampaignName",
            "landingPagePlusQueryString",
            "firstUserDefaultChannelGroup",
            "deviceCategory",
            "country",
            "city");
    private static final String METRICS =
            "\"sessions\",\"engagedSessions\",\"screenPageViews\",\"eventCount\",\"keyEvents\",\"totalRevenue\"";

    // Of people and ratios; what a report holds of each is in its quality.not_additive.
    private static final Set<String> NOT_ADDITIVE = Set.of(
            "totalUsers",
            "newUsers",
            "activeUsers",
            "engagementRate",
            "bounceRate",
            "averageSessionDuration",
            "screenPageViewsPerSession");

    private final Cuts cuts;
    private final Differences differences;
    private final String property;

    PropertySums(Cuts cuts, Differences differences, String id) {
        this.cuts = cuts;
        this.differences = differences;
        property = "\"operation\":\"execute\",\"property_id\":\"properties/" + id + "\"";
    }

    /** Cuts all days of a period every way. */
    void period(String period) {
        String in = property + ",\"date_range\":\"" + period + "\"";
        REPORTS.forEach(report -> report(in, ",\"action\":\"" + report + "\""));
        String whole = in + custom("date");
        JsonObject days = cuts.page(TOOL, whole + MOST);
        if (isWhole(days)) {
            Numbers sum = cuts.sum(TOOL, whole + MOST);
            DIMENSIONS.forEach(dimension -> dimension(in + custom(dimension), sum));
            eachDay(Cuts.object(days, "date_range"), sum);
        }
    }

    // Totals are compared with the rows of all pages each time.
    private void report(String in, String action) {
        Numbers whole = cuts.sum(TOOL, in + action + MOST);
        for (String cut : List.of(",\"limit\":37", MOST + RAW)) {
            differences.compare(TOOL + in + action + cut, whole, cuts.sum(TOOL, in + action + cut));
        }
        JsonObject page = cuts.page(TOOL, in + action);
        Set<String> told = new TreeSet<>();
        Cuts.items(Cuts.object(page, "quality"), "not_additive").forEach(name -> told.add(((JsonString) name).value()));
        Set<String> expected =
                new TreeSet<>(Cuts.object(page, "totals").members().keySet());
        expected.retainAll(NOT_ADDITIVE);
        differences.expect(TOOL + in + action + " tells " + told + " and not " + expected, told.equals(expected));
        before(in, action);
    }

    private void before(String in, String action) {
        String compared = in + action + ",\"compare_previous\":true";
        JsonObject both = cuts.page(TOOL, compared);
        JsonObject previous = Cuts.object(both, "previous_date_range");
        String earlier = days(Cuts.text(previous, "since"), Cuts.text(previous, "until")) + action;
        JsonObject alone = cuts.page(TOOL, earlier);
        // Long periods are estimated, so that two together are not what each is.
        if (isWhole(both) && isWhole(alone)) {
            differences.compare(
                    "previous_totals " + compared,
                    cuts.sum(TOOL, earlier + MOST),
                    Numbers.of(Cuts.object(both, "previous_totals"), ""));
        }
    }

    private void dimension(String cut, Numbers whole) {
        if (!isWhole(cuts.page(TOOL, cut + MOST))) {
            return;
        }
        for (String rows : List.of(",\"limit\":97", MOST + RAW)) {
            differences.compare(TOOL + cut + rows, whole, cuts.sum(TOOL, cut + rows));
        }
    }

    private void eachDay(JsonObject range, Numbers whole) {
        LocalDate until = LocalDate.parse(Cuts.text(range, "until"));
        Numbers sum = Stream.iterate(
                        LocalDate.parse(Cuts.text(range, "since")), day -> !day.isAfter(until), day -> day.plusDays(1))
                .map(day -> cuts.sum(TOOL, days(day.toString(), day.toString()) + custom("country") + MOST))
                .reduce(Numbers.NONE, Numbers::plus);
        differences.compare(TOOL + " each day by itself " + property, whole, sum);
    }

    private static String custom(String dimension) {
        return ",\"action\":\"custom_report\",\"dimensions\":[\"" + dimension + "\"],\"metrics\":[" + METRICS + "]";
    }

    private String days(String since, String until) {
        return property + ",\"date_range\":{\"since\":\"" + since + "\",\"until\":\"" + until + "\"}";
    }

    // Estimates and withheld rows depend on how a report is cut.
    private static boolean isWhole(JsonObject page) {
        JsonObject quality = Cuts.object(page, "quality");
        return JsonBoolean.FALSE.equals(quality.get("sampled")) && JsonBoolean.FALSE.equals(quality.get("thresholded"));
    }
}
