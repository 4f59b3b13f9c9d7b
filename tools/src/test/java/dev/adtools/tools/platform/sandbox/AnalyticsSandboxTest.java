package dev.adtools.tools.platform.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AnalyticsSandboxTest {

    private static final String US = "properties/310000001";
    private static final String EUROPE = "properties/310000002";
    private static final String JAPAN = "properties/310000003";
    private static final String FOUR_WEEKS = "28daysAgo yesterday";

    private final SandboxWorld world = new SandboxWorld();

    @Test
    void keepsTheArithmeticOfVisits() {
        JsonNode report = report(
                US,
                FOUR_WEEKS,
                "date sessionDefaultChannelGroup",
                "sessions engagedSessions engagementRate bounceRate totalUsers newUsers activeUsers screenPageViews"
                        + " screenPageViewsPerSession");

        assertThat(report.path("rows")).hasSizeGreaterThan(100).allSatisfy(row -> {
            List<Double> numbers = numbers(row);
            double sessions = numbers.get(0);
            assertThat(numbers.get(1)).isLessThanOrEqualTo(sessions);
            assertThat(numbers.get(2)).isBetween(0.0, 1.0).isCloseTo(numbers.get(1) / sessions, within(1e-12));
            assertThat(numbers.get(3)).isCloseTo(1 - numbers.get(2), within(1e-12));
            assertThat(numbers.get(4)).isLessThanOrEqualTo(sessions);
            assertThat(numbers.get(5)).isLessThanOrEqualTo(numbers.get(4));
            assertThat(numbers.get(6)).isLessThanOrEqualTo(numbers.get(4));
            assertThat(numbers.get(7)).isGreaterThanOrEqualTo(sessions);
            assertThat(numbers.get(8)).isCloseTo(numbers.get(7) / sessions, within(1e-12));
        });
    }

    @Test
    void hasFewerVisitsOnWeekends() {
        JsonNode report = report(US, "56daysAgo yesterday", "dayOfWeek", "sessions");

        double weekend = sum(report, List.of("0", "6")) / 2;
        double week = sum(report, List.of("1", "2", "3", "4", "5")) / 5;
        assertThat(weekend / week).isBetween(0.55, 0.85);
    }

    @ParameterizedTest
    @CsvSource({
        "sessionDefaultChannelGroup, sessions totalUsers keyEvents totalRevenue advertiserAdClicks advertiserAdCost",
        "deviceCategory operatingSystem, sessions newUsers eventCount",
        "country region city, sessions engagedSessions",
        "eventName, eventCount keyEvents eventValue",
        "pagePath pageTitle, screenPageViews userEngagementDuration eventCount",
        "itemName, itemsViewed itemsAddedToCart itemsPurchased itemRevenue",
    })
    void countsTheSameHoweverItIsBrokenDown(String dimensions, String metrics) {
        JsonNode whole = report(US, FOUR_WEEKS, "", metrics).path("rows").path(0);
        JsonNode parts = report(US, FOUR_WEEKS, dimensions, metrics);

        List<Double> expected = numbers(whole);
        for (int i = 0; i < expected.size(); i++) {
            int column = i;
            double sum =
                    rows(parts).mapToDouble(row -> numbers(row).get(column)).sum();
            assertThat(sum).isPositive().isCloseTo(expected.get(i), within(0.02));
        }
        assertThat(numbers(parts.path("totals").path(0))).isEqualTo(expected);
    }

    @Test
    void answersTheSameOnEveryNode() {
        String body = body(FOUR_WEEKS, "sessionSource", "sessions totalRevenue");

        String here = world.postAnalytics(US + ":runReport", body).body();
        String there = new SandboxWorld().postAnalytics(US + ":runReport", body).body();

        assertThat(there).isEqualTo(here);
    }

    @Test
    void knowsNoDayThatIsStillToCome() {
        JsonNode report = report(US, "2026-11-19 2027-11-20", "date", "sessions");

        // Noon in UTC is seven in the morning in New York.
        assertThat(report.path("rows").findValuesAsText("value").get(0)).isEqualTo("20261119");
        assertThat(report.path("rowCount").asInt()).isEqualTo(2);
        double whole = numbers(report.path("rows").path(0)).get(0);
        double morning = numbers(report.path("rows").path(1)).get(0);
        assertThat(morning / whole).isBetween(0.15, 0.45);
    }

    @Test
    void startsTheDayInTheTimeZoneOfTheProperty() {
        JsonNode report = report(JAPAN, "today today", "date", "sessions");

        assertThat(report.at("/metadata/timeZone").asText()).isEqualTo("Asia/Tokyo");
        assertThat(report.at("/metadata/currencyCode").asText()).isEqualTo("JPY");
        assertThat(report.at("/rows/0/dimensionValues/0/value").asText()).isEqualTo("20261120");
    }

    @Test
    void reportsSeveralRangesSideBySide() {
        JsonNode both =
                WireJson.value(world.postAnalytics(US + ":runReport", """
                        {"dateRanges":[{"startDate":"7daysAgo","endDate":"yesterday"},
                          {"startDate":"14daysAgo","endDate":"8daysAgo"}],
                         "dimensions":[{"name":"deviceCategory"}],"metrics":[{"name":"sessions"}],
                         "metricAggregations":["TOTAL"]}""").body());
        JsonNode before = report(US, "14daysAgo 8daysAgo", "deviceCategory", "sessions");

        assertThat(both.path("dimensionHeaders").findValuesAsText("name"))
                .containsExactly("deviceCategory", "dateRange");
        assertThat(both.path("rowCount").asInt())
                .isEqualTo(2 * before.path("rowCount").asInt());
        assertThat(both.at("/totals/1/dimensionValues/1/value").asText()).isEqualTo("date_range_1");
        assertThat(numbers(both.path("totals").path(1)))
                .isEqualTo(numbers(before.path("totals").path(0)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"stringFilter\":{\"matchType\":\"EXACT\",\"value\":\"DESKTOP\"}} | desktop",
                "{\"stringFilter\":{\"value\":\"desktop\"}} | desktop",
                "{\"stringFilter\":{\"matchType\":\"CONTAINS\",\"value\":\"ESK\"}} | desktop",
                "{\"stringFilter\":{\"matchType\":2,\"value\":\"desk\"}} | desktop",
                "{\"inListFilter\":{\"values\":[\"Tablet\",\"mobile\"]}} | mobile tablet",
                "{\"inListFilter\":{\"values\":[\"Tablet\",\"mobile\"],\"caseSensitive\":true}} | mobile"
            })
    void keepsWhatTheFilterKeeps(String filter, String kept) {
        ObjectNode body = (ObjectNode) WireJson.value(body(FOUR_WEEKS, "deviceCategory", "sessions"));
        ObjectNode field = (ObjectNode) WireJson.value(filter);
        body.putObject("dimensionFilter").set("filter", field.put("fieldName", "deviceCategory"));

        JsonNode report = ok(world.postAnalytics(US + ":runReport", WireJson.text(body)));

        assertThat(rows(report).map(row -> row.at("/dimensionValues/0/value").asText()))
                .containsExactlyInAnyOrder(kept.split(" ", -1));
    }

    @Test
    void cutsPagesOutOfOneOrder() {
        List<String> whole = values(ordered(0, 100));

        List<String> pages = Stream.of(ordered(0, 3), ordered(3, 3), ordered(6, 100))
                .flatMap(page -> values(page).stream())
                .toList();

        assertThat(pages).isEqualTo(whole).doesNotHaveDuplicates().hasSizeGreaterThan(6);
        assertThat(rows(ordered(0, 100)).map(row -> numbers(row).get(0)))
                .isSortedAccordingTo((one, other) -> Double.compare(other, one));
        assertThat(ordered(6, 1).path("rowCount").asInt()).isEqualTo(whole.size());
    }

    private JsonNode ordered(int offset, int limit) {
        return ok(world.postAnalytics(US + ":runReport", """
                {"dateRanges":[{"startDate":"28daysAgo","endDate":"yesterday"}],
                 "dimensions":[{"name":"sessionSourceMedium"}],"metrics":[{"name":"sessions"}],
                 "orderBys":[{"metric":{"metricName":"sessions"},"desc":true},
                  {"dimension":{"dimensionName":"sessionSourceMedium"}}],
                 "offset":"%d","limit":"%d"}""".formatted(offset, limit)));
    }

    @Test
    void countsMoneyInTheCurrencyAskedFor() {
        JsonNode dollars = report(US, FOUR_WEEKS, "", "totalRevenue");
        ObjectNode body = (ObjectNode) WireJson.value(body(FOUR_WEEKS, "", "totalRevenue"));
        JsonNode yen = ok(world.postAnalytics(US + ":runReport", WireJson.text(body.put("currencyCode", "JPY"))));

        assertThat(yen.at("/metadata/currencyCode").asText()).isEqualTo("JPY");
        assertThat(numbers(yen.path("rows").path(0)).get(0))
                .isCloseTo(numbers(dollars.path("rows").path(0)).get(0) * 150, within(1.0));
    }

    @Test
    void withholdsRowsOfFewPeopleAndSaysSo() {
        JsonNode report = report(EUROPE, "7daysAgo yesterday", "date city", "totalUsers");

        assertThat(report.at("/metadata/subjectToThresholding").asBoolean()).isTrue();
        assertThat(rows(report).map(row -> numbers(row).get(0))).isNotEmpty().allMatch(users -> users >= 10);
        assertThat(report(US, "7daysAgo yesterday", "date city", "totalUsers").at("/metadata/subjectToThresholding"))
                .isEmpty();
    }

    @Test
    void addsRareValuesUpAndEstimatesLongReports() {
        JsonNode report = report(JAPAN, "90daysAgo yesterday", "landingPagePlusQueryString", "sessions");

        assertThat(values(report)).contains("(other)").doesNotHaveDuplicates();
        assertThat(report.at("/metadata/dataLossFromOtherRow").asBoolean()).isTrue();
        assertThat(report.at("/metadata/samplingMetadatas/0/samplesReadCount").asText())
                .isEqualTo("500000");
        assertThat(report(JAPAN, FOUR_WEEKS, "deviceCategory", "sessions").path("metadata"))
                .hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"properties/310000004", "properties/999"})
    void doesNotTellAForbiddenPropertyFromOneThatIsNotThere(String property) {
        WireResponse response = world.postAnalytics(property + ":runReport", body(FOUR_WEEKS, "", "sessions"));

        assertThat(response.status()).isEqualTo(403);
        assertThat(WireJson.value(response.body()).at("/error/status").asText()).isEqualTo("PERMISSION_DENIED");
    }

    @Test
    void asksToWaitWhenTheQuotaIsUsedUp() {
        WireResponse response = world.postAnalytics("properties/310000005:runReport", body(FOUR_WEEKS, "", "sessions"));

        assertThat(response.status()).isEqualTo(429);
        assertThat(WireJson.value(response.body()).at("/error/status").asText()).isEqualTo("RESOURCE_EXHAUSTED");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"sessions\" | \"visits\" | Field visits is not a valid metric.",
                "\"deviceCategory\" | \"device\" | Field device is not a valid dimension.",
                "\"deviceCategory\" | \"itemName\" | Please remove itemName to make the request compatible.",
                "{\"name\":\"sessions\"} | {\"name\":\"sessions\"},{\"name\":\"sessions\"} | Field sessions is used more than once.",
                "[{\"name\":\"sessions\"}] | [] | At least one metric is required.",
                "28daysAgo | 28 days ago | Invalid date in dateRange [28 days ago, yesterday].",
                "28daysAgo | today | The startDate today must not be after the endDate yesterday.",
                "\"limit\":\"10\" | \"limit\":\"-1\" | The limit must be positive.",
                "\"limit\":\"10\" | \"offset\":\"-1\" | The offset must not be negative.",
                "\"limit\":\"10\" | \"currencyCode\":\"XYZ\" | The currency code XYZ is not valid.",
                "\"limit\":\"10\" | \"limit\":\"ten\" | Invalid JSON payload received. Invalid value at 'limit', \"ten\"",
                "\"limit\":\"10\" | \"cohortSpec\":{} | Invalid JSON payload received. Unknown name \"cohortSpec\": Cannot find field.",
                "\"name\":\"sessions\" | \"nom\":\"sessions\" | Invalid JSON payload received. Unknown name \"metrics[0].nom\": Cannot find field.",
                "\"metrics\":[ | \"metrics\":[7, | Invalid JSON payload received. Invalid value at 'metrics[0]', 7",
                "\"limit\":\"10\" | \"orderBys\":[{\"metric\":{\"metricName\":\"newUsers\"}}] | The field newUsers in orderBys is not in the request.",
                "{\"dateRanges\" | [{\"dateRanges\" | Invalid JSON payload received. Unexpected token.",
            })
    void refusesWhatPlatformRefuses(String good, String bad, String message) {
        String body = """
                {"dateRanges":[{"startDate":"28daysAgo","endDate":"yesterday"}],\
                "dimensions":[{"name":"deviceCategory"}],"metrics":[{"name":"sessions"}],"limit":"10"}""";
        assertThat(body).contains(good);

        WireResponse response = world.postAnalytics(US + ":runReport", body.replace(good, bad));

        JsonNode error = WireJson.value(response.body()).path("error");
        assertThat(response.status()).isEqualTo(400);
        assertThat(error.path("status").asText()).isEqualTo("INVALID_ARGUMENT");
        assertThat(error.path("message").asText()).startsWith(message);
    }

    @Test
    void refusesMoreThanItsLimits() {
        String ten = "date dayOfWeek sessionSource sessionMedium sessionSourceMedium sessionCampaignName country region"
                + " city deviceCategory";

        WireResponse response = world.postAnalytics(US + ":runReport", body(FOUR_WEEKS, ten, "sessions"));

        assertThat(WireJson.value(response.body()).at("/error/message").asText())
                .isEqualTo("Requests are limited to 9 dimensions. This request is for 10 dimensions.");
    }

    @Test
    void reportsTheLastHalfHour() {
        JsonNode report = ok(world.postAnalytics(US + ":runRealtimeReport", """
                        {"dimensions":[{"name":"unifiedScreenName"},{"name":"country"}],
                         "metrics":[{"name":"activeUsers"},{"name":"eventCount"}],"returnPropertyQuota":true}"""));

        assertThat(report.path("rows")).isNotEmpty();
        assertThat(report.path("metadata").isMissingNode()).isTrue();
        assertThat(report.at("/propertyQuota/tokensPerDay/remaining").asLong()).isBetween(199_000L, 199_999L);
        assertThat(report.path("kind").asText()).isEqualTo("analyticsData#runRealtimeReport");
    }

    @Test
    void refusesDaysAndSlowDimensionsInRealtime() {
        WireResponse days = world.postAnalytics(US + ":runRealtimeReport", body(FOUR_WEEKS, "", "activeUsers"));
        WireResponse source = world.postAnalytics(
                US + ":runRealtimeReport",
                "{\"dimensions\":[{\"name\":\"sessionSource\"}],\"metrics\":[{\"name\":\"activeUsers\"}]}");

        assertThat(days.body()).contains("Unknown name \\\"dateRanges\\\"");
        assertThat(source.body()).contains("Field sessionSource is not a valid dimension.");
    }

    @Test
    void listsItsAccountsInPagesWithWhatMayBeRead() {
        JsonNode whole = ok(world.getAnalyticsAdmin("accountSummaries"));
        JsonNode first = ok(world.getAnalyticsAdmin("accountSummaries?pageSize=1"));
        JsonNode second = ok(world.getAnalyticsAdmin("accountSummaries?pageSize=1&pageToken="
                + first.path("nextPageToken").asText()));

        assertThat(whole.findValuesAsText("property"))
                .containsExactly(US, "properties/310000005", EUROPE, JAPAN)
                .allSatisfy(property -> assertThat(world.postAnalytics(property + ":runReport", "{}")
                                .status())
                        .isNotEqualTo(403));
        assertThat(whole.has("nextPageToken")).isFalse();
        assertThat(first.path("accountSummaries")).hasSize(1);
        assertThat(second.has("nextPageToken")).isFalse();
        assertThat(Stream.of(first, second)
                        .flatMap(page -> page.findValuesAsText("account").stream())
                        .toList())
                .isEqualTo(whole.findValuesAsText("account"))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pageSize=-1 | The page size must not be negative.",
                "pageSize=ten | Invalid JSON payload received. Invalid value at 'page_size' (TYPE_INT32), \"ten\"",
                "page_size=10 | Invalid JSON payload received. Unknown name \"page_size\": Cannot bind query parameter.",
                "pageToken=from-2 | The page token is invalid.",
                "pageToken=x | The page token is invalid."
            })
    void refusesPagesThatThereAreNot(String query, String message) {
        WireResponse response = world.getAnalyticsAdmin("accountSummaries?" + query);

        JsonNode error = WireJson.value(response.body()).path("error");
        assertThat(response.status()).isEqualTo(400);
        assertThat(error.path("status").asText()).isEqualTo("INVALID_ARGUMENT");
        assertThat(error.path("message").asText()).isEqualTo(message);
    }

    @Test
    void knowsNoOtherMethod() {
        assertThat(world.postAnalytics(US + ":batchRunReports", "{}").status()).isEqualTo(404);
    }

    private JsonNode report(String property, String days, String dimensions, String metrics) {
        return ok(world.postAnalytics(property + ":runReport", body(days, dimensions, metrics)));
    }

    private static JsonNode ok(WireResponse response) {
        assertThat(response.status()).as(response.body()).isEqualTo(200);
        return WireJson.value(response.body());
    }

    private static String body(String days, String dimensions, String metrics) {
        ObjectNode body = WireJson.object();
        String[] range = days.split(" ", 2);
        body.putArray("dateRanges").addObject().put("startDate", range[0]).put("endDate", range[1]);
        body.set("dimensions", names(dimensions));
        body.set("metrics", names(metrics));
        body.putArray("metricAggregations").add("TOTAL");
        return WireJson.text(body);
    }

    private static JsonNode names(String words) {
        ArrayNode names = WireJson.array();
        Stream.of(words.split(" ", -1))
                .filter(word -> !word.isEmpty())
                .forEach(word -> names.addObject().put("name", word));
        return names;
    }

    private static double sum(JsonNode report, List<String> keys) {
        return rows(report)
                .filter(row -> keys.contains(row.at("/dimensionValues/0/value").asText()))
                .mapToDouble(row -> numbers(row).get(0))
                .sum();
    }

    private static List<String> values(JsonNode report) {
        return rows(report)
                .map(row -> row.at("/dimensionValues/0/value").asText())
                .toList();
    }

    private static Stream<JsonNode> rows(JsonNode report) {
        return StreamSupport.stream(report.path("rows").spliterator(), false);
    }

    private static List<Double> numbers(JsonNode row) {
        return row.path("metricValues").findValuesAsText("value").stream()
                .map(Double::valueOf)
                .toList();
    }
}
