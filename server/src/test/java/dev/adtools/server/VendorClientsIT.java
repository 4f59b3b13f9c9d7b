package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.facebook.ads.sdk.APIContext;
import com.facebook.ads.sdk.APIException;
import com.facebook.ads.sdk.APINodeList;
import com.facebook.ads.sdk.AdAccount;
import com.facebook.ads.sdk.AdReportRun;
import com.facebook.ads.sdk.AdsActionStats;
import com.facebook.ads.sdk.AdsInsights;
import com.facebook.ads.sdk.Campaign;
import com.facebook.ads.sdk.User;
import com.fasterxml.jackson.databind.JsonNode;
import com.google.ads.googleads.v23.enums.CampaignStatusEnum.CampaignStatus;
import com.google.ads.googleads.v23.services.CampaignOperation;
import com.google.ads.googleads.v23.services.GoogleAdsRow;
import com.google.ads.googleads.v23.services.MutateCampaignsRequest;
import com.google.ads.googleads.v23.services.MutateCampaignsResponse;
import com.google.ads.googleads.v23.services.SearchGoogleAdsRequest;
import com.google.ads.googleads.v23.services.SearchGoogleAdsResponse;
import com.google.api.client.googleapis.json.GoogleJsonResponseException;
import com.google.api.client.http.HttpRequestInitializer;
import com.google.api.client.http.HttpTransport;
import com.google.api.client.http.javanet.NetHttpTransport;
import com.google.api.client.json.gson.GsonFactory;
import com.google.api.services.analyticsadmin.v1beta.GoogleAnalyticsAdmin;
import com.google.api.services.analyticsadmin.v1beta.model.GoogleAnalyticsAdminV1betaListAccountSummariesResponse;
import com.google.api.services.analyticsdata.v1beta.AnalyticsData;
import com.google.api.services.analyticsdata.v1beta.model.DateRange;
import com.google.api.services.analyticsdata.v1beta.model.Dimension;
import com.google.api.services.analyticsdata.v1beta.model.Metric;
import com.google.api.services.analyticsdata.v1beta.model.Row;
import com.google.api.services.analyticsdata.v1beta.model.RunReportRequest;
import com.google.api.services.analyticsdata.v1beta.model.RunReportResponse;
import com.google.protobuf.FieldMask;
import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Message;
import com.google.protobuf.MessageOrBuilder;
import com.google.protobuf.util.JsonFormat;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.tools.fixtures.VendorClient;
import dev.adtools.tools.platform.wire.WireRequest;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The vendors' own clients and a live service use the same platforms, played on a port of this machine. The clients' sums equal
 * those of the tools, and each side sees the other's changes.
 */
@Timeout(120)
class VendorClientsIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String BETA_ACCOUNT = "act_1700100001";
    private static final String BETA_CAMPAIGN = "120210000000000001";
    private static final List<String> BETA_FIELDS = List.of("campaign_id", "impressions", "clicks", "spend", "actions");
    private static final String MANAGER = "1002003000";
    private static final String ALPHA_ACCOUNT = "1002003001";
    private static final String ALPHA_CAMPAIGN = "12000000001";
    private static final String PROPERTY = "properties/310000001";

    private final LocalDate until = LocalDate.now(ZoneOffset.UTC).minusDays(3);
    private final LocalDate since = until.minusDays(6);
    private final LiveVendor vendor = new LiveVendor();
    private final HttpTransport transport = new NetHttpTransport();
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    @TempDir
    private Path folder;

    private @Nullable DropwizardTestSupport<AdtoolsConfiguration> app;

    @BeforeEach
    void start() throws Exception {
        List<ConfigOverride> live = new ArrayList<>(vendor.alpha(folder));
        live.addAll(List.of(
                ConfigOverride.config("platforms.beta.mode", "live"),
                ConfigOverride.config("platforms.beta.baseUrl", vendor.url().toString()),
                ConfigOverride.config("platforms.beta.accessToken", LiveVendor.BETA_TOKEN),
                ConfigOverride.config("platforms.beta.appSecret", LiveVendor.BETA_APP_SECRET),
                ConfigOverride.config("platforms.alphaAnalytics.mode", "live"),
                ConfigOverride.config(
                        "platforms.alphaAnalytics.baseUrl", vendor.url().toString()),
                ConfigOverride.config(
                        "platforms.alphaAnalytics.adminBaseUrl", vendor.url().toString()),
                ConfigOverride.config(
                        "platforms.alphaAnalytics.credentialsFile",
                        folder.resolve("authorized_user.json").toString())));
        app = ShippedService.of(folder, TOKEN, new ItDatabase(), live.toArray(ConfigOverride[]::new));
        app.before();
    }

    @AfterEach
    void stop() throws IOException {
        if (app != null) {
            app.after();
        }
        VendorClient.release();
        transport.shutdown();
        vendor.close();
    }

    @Test
    void clientOfBetaSeesTheAccountsAndCampaignsOfTheTools() throws APIException {
        List<String> accounts = new User("me", beta())
                .getAdAccounts().setParam("limit", 2).execute().withAutoPaginationIterator(true).stream()
                        // The client drops the prefix.
                        .map(account -> "act_" + account.getId())
                        .toList();
        List<String> campaigns = new ArrayList<>();
        for (Campaign campaign : new AdAccount(BETA_ACCOUNT, beta())
                .getCampaigns()
                .setEffectiveStatus(
                        List.of(Campaign.EnumEffectiveStatus.VALUE_ACTIVE, Campaign.EnumEffectiveStatus.VALUE_PAUSED))
                .requestNameField()
                .requestObjectiveField()
                .setParam("limit", 7)
                .execute()
                .withAutoPaginationIterator(true)) {
            campaigns.add(campaign.getId() + campaign.getFieldName() + campaign.getFieldObjective());
        }

        assertThat(accounts)
                .containsExactlyInAnyOrderElementsOf(rows("list_beta_accounts", "\"include_inactive\":true").stream()
                        .map(row -> row.get("account_id").textValue())
                        .toList());
        assertThat(campaigns)
                .hasSizeGreaterThan(14)
                .containsExactlyInAnyOrderElementsOf(
                        rows("get_campaigns", account(BETA_ACCOUNT) + ",\"status\":[\"ACTIVE\",\"PAUSED\"]").stream()
                                .map(row -> row.get("id").textValue()
                                        + row.get("name").textValue()
                                        + row.get("objective").textValue())
                                .toList());
    }

    @Test
    void clientOfBetaAddsUpToTheTotalsOfTheTool() throws APIException {
        JsonNode totals = data("get_beta_campaign_performance", account(BETA_ACCOUNT) + "," + days())
                .get("totals");
        int before = vendor.requests().size();

        Map<String, BigDecimal> sums = sums(new AdAccount(BETA_ACCOUNT, beta())
                .getInsights()
                .setLevel(AdsInsights.EnumLevel.VALUE_CAMPAIGN)
                .setTimeRange(Map.of("since", since.toString(), "until", until.toString()))
                .setTimeIncrement("1")
                .setFields(BETA_FIELDS)
                .setParam("limit", 25)
                .execute());

        assertThat(vendor.requests()).hasSizeGreaterThan(before + 3);
        assertEqual(sums, totals);
    }

    @Test
    void clientOfBetaReadsAnAsynchronousReportWithTheTotalsOfTheTool() throws APIException {
        JsonNode totals = data("get_beta_campaign_performance", account(BETA_ACCOUNT) + "," + days())
                .get("totals");
        int before = vendor.requests().size();

        AdReportRun run = new AdAccount(BETA_ACCOUNT, beta())
                .getInsightsAsync()
                .setLevel(AdsInsights.EnumLevel.VALUE_CAMPAIGN)
                .setTimeRange(Map.of("since", since.toString(), "until", until.toString()))
                .setTimeIncrement("1")
                .setFields(BETA_FIELDS)
                .execute();
        List<String> states = new ArrayList<>();
        AdReportRun state;
        do {
            state = new AdReportRun(run.getId(), beta())
                    .get()
                    .requestAsyncStatusField()
                    .requestAsyncPercentCompletionField()
                    .execute();
            states.add(state.getFieldAsyncStatus() + " " + state.getFieldAsyncPercentCompletion());
        } while (!state.getFieldAsyncStatus().equals("Job Completed"));
        Map<String, BigDecimal> sums = sums(new AdReportRun(run.getId(), beta())
                .getInsights()
                .setParam("limit", 25)
                .execute());

        assertThat(states).containsExactly("Job Running 50", "Job Completed 100");
        assertThat(vendor.requests().subList(before, vendor.requests().size()))
                .hasSizeGreaterThan(6)
                .filteredOn(request -> request.method().equals("POST"))
                .singleElement()
                .satisfies(request -> assertThat(request.uri().getPath()).endsWith("/" + BETA_ACCOUNT + "/insights"));
        assertEqual(sums, totals);
    }

    private static Map<String, BigDecimal> sums(APINodeList<AdsInsights> report) throws APIException {
        Map<String, BigDecimal> sums = new HashMap<>();
        for (AdsInsights row : report.withAutoPaginationIterator(true)) {
            add(sums, "impressions", new BigDecimal(row.getFieldImpressions()));
            add(sums, "clicks", new BigDecimal(row.getFieldClicks()));
            add(sums, "cost_micros", new BigDecimal(row.getFieldSpend()).movePointRight(6));
            add(sums, "purchases", purchases(row));
        }
        return sums;
    }

    private static void assertEqual(Map<String, BigDecimal> sums, JsonNode totals) {
        assertThat(sums.get("impressions")).isPositive();
        for (String name : List.of("impressions", "clicks", "purchases", "cost_micros")) {
            assertThat(sums.get(name))
                    .as(name)
                    .isEqualByComparingTo(totals.get(name).decimalValue());
        }
    }

    private static BigDecimal purchases(AdsInsights row) {
        List<AdsActionStats> actions = row.getFieldActions() == null ? List.of() : row.getFieldActions();
        return actions.stream()
                .filter(action -> action.getFieldActionType().equals("omni_purchase"))
                .map(action -> new BigDecimal(action.getFieldValue()))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    @Test
    void clientOfBetaChecksABudgetWithoutChangingIt() throws APIException {
        String before = budget();

        new Campaign(BETA_CAMPAIGN, beta())
                .update()
                .setDailyBudget(7_700L)
                .setExecutionOptions(List.of(Campaign.EnumExecutionOptions.VALUE_VALIDATE_ONLY))
                .execute();
        assertThat(budget()).isEqualTo(before);
        new Campaign(BETA_CAMPAIGN, beta()).update().setDailyBudget(7_700L).execute();

        assertThat(budget()).isNotEqualTo(before).contains("7700");
        assertThat(vendor.requests())
                .filteredOn(request -> request.method().equals("POST"))
                .extracting(WireRequest::body)
                .hasSize(2)
                .satisfiesExactly(
                        checked -> assertThat(checked).contains("validate_only"),
                        sent -> assertThat(sent).doesNotContain("validate_only"));
        assertThatExceptionOfType(APIException.class)
                .isThrownBy(() -> new Campaign(BETA_CAMPAIGN, beta())
                        .update()
                        .setDailyBudget(1L)
                        .execute())
                .satisfies(refused -> assertThat(refused.getRawResponse()).contains("\"error_subcode\":1885272"));
    }

    private String budget() {
        return rows("get_campaigns", account(BETA_ACCOUNT)).stream()
                .filter(row -> row.get("id").textValue().equals(BETA_CAMPAIGN))
                .map(row -> row.get("budget").toString())
                .findFirst()
                .orElseThrow();
    }

    private APIContext beta() {
        return VendorClient.context(vendor.url(), "v27.0", LiveVendor.BETA_TOKEN, LiveVendor.BETA_APP_SECRET);
    }

    @Test
    void clientOfAnalyticsSeesThePropertiesOfTheTool() throws IOException {
        List<JsonNode> ours = rows("list_analytics_properties", "");
        List<String> theirs = new ArrayList<>();
        String page = null;
        do {
            GoogleAnalyticsAdminV1betaListAccountSummariesResponse answer = new GoogleAnalyticsAdmin.Builder(
                            transport, GsonFactory.getDefaultInstance(), google())
                    .setApplicationName("test")
                    .setRootUrl(vendor.url() + "/")
                    .build()
                    .accountSummaries()
                    .list()
                    .setPageSize(1)
                    .setPageToken(page)
                    .execute();
            answer.getAccountSummaries()
                    .forEach(account -> account.getPropertySummaries()
                            .forEach(property -> theirs.add(property.getProperty()
                                    + property.getDisplayName()
                                    + account.getAccount()
                                    + account.getDisplayName())));
            page = answer.getNextPageToken();
        } while (page != null);

        assertThat(theirs)
                .hasSizeGreaterThan(1)
                .containsExactlyInAnyOrderElementsOf(ours.stream()
                        .map(row -> Stream.of("property_id", "name", "analytics_account_id", "analytics_account_name")
                                .map(name -> row.get(name).textValue())
                                .reduce("", String::concat))
                        .toList());
    }

    @Test
    void clientOfAnalyticsAddsUpToTheTotalsOfTheTool() throws IOException {
        JsonNode totals = data(
                        "alpha_analytics",
                        "\"operation\":\"execute\",\"action\":\"session_report\",\"property_id\":\"" + PROPERTY + "\","
                                + days())
                .get("totals");

        Map<String, BigDecimal> sums = new HashMap<>();
        int seen = 0;
        RunReportResponse answer;
        do {
            answer = report(PROPERTY, seen);
            for (Row row : answer.getRows()) {
                seen++;
                add(
                        sums,
                        "sessions",
                        new BigDecimal(row.getMetricValues().get(0).getValue()));
                add(
                        sums,
                        "engagedSessions",
                        new BigDecimal(row.getMetricValues().get(1).getValue()));
            }
        } while (seen < answer.getRowCount());

        assertThat(seen).isGreaterThan(20);
        for (String name : List.of("sessions", "engagedSessions")) {
            assertThat(sums.get(name))
                    .as(name)
                    .isEqualByComparingTo(totals.get(name).decimalValue());
        }
        assertThatExceptionOfType(GoogleJsonResponseException.class)
                .isThrownBy(() -> report("properties/310000004", 0))
                .satisfies(refused -> assertThat(refused.getDetails().getCode()).isEqualTo(403));
    }

    private RunReportResponse report(String property, int offset) throws IOException {
        return new AnalyticsData.Builder(transport, GsonFactory.getDefaultInstance(), google())
                .setApplicationName("test")
                .setRootUrl(vendor.url() + "/")
                .build()
                .properties()
                .runReport(
                        property,
                        new RunReportRequest()
                                .setDateRanges(List.of(new DateRange()
                                        .setStartDate(since.toString())
                                        .setEndDate(until.toString())))
                                .setDimensions(List.of(
                                        new Dimension().setName("date"),
                                        new Dimension().setName("sessionDefaultChannelGroup")))
                                .setMetrics(List.of(
                                        new Metric().setName("sessions"), new Metric().setName("engagedSessions")))
                                .setOffset((long) offset)
                                .setLimit(20L))
                .execute();
    }

    private HttpRequestInitializer google() {
        return request -> request.getHeaders()
                .setAuthorization("Bearer " + vendor.tokens().lastToken());
    }

    @Test
    void messagesOfAlphaAddUpToTheTotalsOfTheTool() throws Exception {
        JsonNode totals = data("get_alpha_campaign_performance", alphaAccount() + "," + days())
                .get("totals");

        Map<String, BigDecimal> sums = new HashMap<>();
        int rows = 0;
        SearchGoogleAdsResponse.Builder answer = SearchGoogleAdsResponse.newBuilder();
        do {
            SearchGoogleAdsRequest request = SearchGoogleAdsRequest.newBuilder()
                    .setQuery("SELECT campaign.id, segments.date, segments.device, metrics.impressions, metrics.clicks,"
                            + " metrics.cost_micros, metrics.conversions FROM campaign WHERE segments.date BETWEEN '"
                            + since + "' AND '" + until + "'")
                    .setPageToken(answer.getNextPageToken())
                    .build();
            answer.clear();
            ask("googleAds:search", request, answer);
            for (GoogleAdsRow row : answer.getResultsList()) {
                rows++;
                add(sums, "impressions", BigDecimal.valueOf(row.getMetrics().getImpressions()));
                add(sums, "clicks", BigDecimal.valueOf(row.getMetrics().getClicks()));
                add(sums, "cost_micros", BigDecimal.valueOf(row.getMetrics().getCostMicros()));
                add(sums, "conversions", BigDecimal.valueOf(row.getMetrics().getConversions()));
            }
        } while (!answer.getNextPageToken().isEmpty());

        assertThat(rows).isGreaterThan(50);
        for (String name : List.of("impressions", "clicks", "cost_micros", "conversions")) {
            assertThat(sums.get(name))
                    .as(name)
                    .isEqualByComparingTo(totals.get(name).decimalValue());
        }
    }

    @Test
    void messagesOfAlphaPauseWhatTheToolSees() throws Exception {
        String before = status();

        MutateCampaignsResponse.Builder checked = MutateCampaignsResponse.newBuilder();
        ask("campaigns:mutate", pause(true), checked);
        assertThat(checked.getResultsCount()).isZero();
        assertThat(status()).isEqualTo(before).isEqualTo("ENABLED");

        MutateCampaignsResponse.Builder applied = MutateCampaignsResponse.newBuilder();
        ask("campaigns:mutate", pause(false), applied);
        assertThat(applied.getResults(0).getResourceName())
                .isEqualTo("customers/" + ALPHA_ACCOUNT + "/campaigns/" + ALPHA_CAMPAIGN);
        assertThat(status()).isEqualTo("PAUSED");
    }

    private static MutateCampaignsRequest pause(boolean validateOnly) {
        CampaignOperation.Builder operation = CampaignOperation.newBuilder()
                .setUpdateMask(FieldMask.newBuilder().addPaths("status"));
        operation
                .getUpdateBuilder()
                .setResourceName("customers/" + ALPHA_ACCOUNT + "/campaigns/" + ALPHA_CAMPAIGN)
                .setStatus(CampaignStatus.PAUSED);
        return MutateCampaignsRequest.newBuilder()
                .addOperations(operation)
                .setValidateOnly(validateOnly)
                .build();
    }

    private String status() {
        return rows("get_alpha_campaigns", alphaAccount()).stream()
                .filter(row -> row.get("id").textValue().equals(ALPHA_CAMPAIGN))
                .map(row -> row.get("status").textValue())
                .findFirst()
                .orElseThrow();
    }

    // The parser refuses members, words and types that the message does not have.
    private void ask(String call, MessageOrBuilder request, Message.Builder answer) throws Exception {
        HttpResponse<String> response = http.send(
                HttpRequest.newBuilder(URI.create(vendor.url() + "/v26/customers/" + ALPHA_ACCOUNT + "/" + call))
                        .header("Authorization", "Bearer " + vendor.tokens().lastToken())
                        .header("login-customer-id", MANAGER)
                        .header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString(json(request)))
                        .build(),
                BodyHandlers.ofString());
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        JsonFormat.parser().merge(response.body(), answer);
    }

    private static String json(MessageOrBuilder message) throws InvalidProtocolBufferException {
        return JsonFormat.printer().omittingInsignificantWhitespace().print(message);
    }

    private static void add(Map<String, BigDecimal> sums, String name, BigDecimal value) {
        sums.merge(name, value, BigDecimal::add);
    }

    private List<JsonNode> rows(String tool, String arguments) {
        List<JsonNode> rows = new ArrayList<>();
        String separator = arguments.isEmpty() ? "" : ",";
        JsonNode page = data(tool, arguments + separator + "\"limit\":20");
        page.get("rows").forEach(rows::add);
        while (page.get("has_more").booleanValue()) {
            page = data(
                    tool,
                    arguments + separator + "\"limit\":20,\"cursor\":\""
                            + page.get("next_cursor").textValue() + "\"");
            page.get("rows").forEach(rows::add);
        }
        return rows;
    }

    private JsonNode data(String tool, String arguments) {
        HttpResponse<byte[]> response =
                Service.of(Objects.requireNonNull(app)).execute(TOKEN, tool, "{\"arguments\":{" + arguments + "}}");
        JsonNode answer = Service.json(response);
        assertThat(response.statusCode()).as(answer.toString()).isEqualTo(200);
        assertThat(answer.at("/data/source").textValue()).isEqualTo("live");
        return answer.get("data");
    }

    private String days() {
        return "\"date_range\":\"" + since + ".." + until + "\"";
    }

    private static String account(String id) {
        return "\"account_id\":\"" + id + "\"";
    }

    private static String alphaAccount() {
        return account(ALPHA_ACCOUNT) + ",\"login_customer_id\":\"" + MANAGER + "\"";
    }
}
