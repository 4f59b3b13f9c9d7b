package dev.adtools.tools.analytics;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.ErrorCode;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ReadCall;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.rules.CorpusCase;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ListAnalyticsPropertiesTest {

    private static final List<String> SHOWN =
            List.of("properties/310000001", "properties/310000002", "properties/310000003", "properties/310000005");

    private final ListAnalyticsPropertiesDispatch tool =
            new ListAnalyticsPropertiesDispatch(new SandboxWorld().analytics());

    static List<CorpusCase> corpus() {
        return CorpusCase.of("list_analytics_properties");
    }

    @Test
    void listsPropertiesOfEveryAccountById() {
        JsonNode page = ReadCall.data(tool, "{}");

        assertThat(ids(page)).isEqualTo(SHOWN);
        assertThat(page.at("/rows/1")).isEqualTo(WireJson.value("""
                {"property_id":"properties/310000002","name":"Harbor and Pine Europe","property_type":"ORDINARY",
                 "analytics_account_id":"accounts/210000002",
                 "analytics_account_name":"Harbor and Pine International"}"""));
        assertThat(page.path("total").asInt()).isEqualTo(SHOWN.size());
        assertThat(page.path("source").asText()).isEqualTo("sandbox");
    }

    @Test
    void leavesOutPropertiesThatCallerMayNotUse() {
        JsonNode page = ReadCall.data(tool, "{}", FixedCall.limitedTo(SHOWN.get(2), "properties/310000004"));
        JsonNode none = ReadCall.data(tool, "{}", FixedCall.limitedTo("310000001", "act_1700100001"));

        assertThat(ids(page)).containsExactly(SHOWN.get(2));
        assertThat(page.path("total").asInt()).isEqualTo(1);
        assertThat(none.path("rows")).isEmpty();
        assertThat(none.path("total").asInt()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 50})
    void showsEveryPropertyOnce(int limit) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        JsonNode page;
        do {
            page = ReadCall.data(tool, "{\"limit\":" + limit + cursor + "}");
            ids.addAll(ids(page));
            cursor = ",\"cursor\":\"" + page.path("next_cursor").asText() + "\"";
        } while (page.path("has_more").asBoolean());

        assertThat(ids).isEqualTo(SHOWN);
    }

    @Test
    void answersCompactRows() {
        JsonNode table = ReadCall.data(tool, "{\"raw_data\":true,\"limit\":1}");

        assertThat(table.path("columns"))
                .isEqualTo(WireJson.value("[\"property_id\",\"name\",\"property_type\",\"analytics_account_id\","
                        + "\"analytics_account_name\"]"));
        assertThat(table.path("rows"))
                .isEqualTo(WireJson.value("[[\"properties/310000001\",\"Harbor and Pine US\",\"ORDINARY\","
                        + "\"accounts/210000001\",\"Harbor and Pine Americas\"]]"));
        assertThat(table.path("has_more").asBoolean()).isTrue();
    }

    @Test
    void sortsWhatThePlatformListsInAnotherOrder() {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, """
                        {"accountSummaries":[{"account":"accounts/9","displayName":"Nine","propertySummaries":[
                         {"property":"properties/92","displayName":"B","propertyType":"PROPERTY_TYPE_SUBPROPERTY"},
                         {"property":"properties/13","displayName":"Z"}]}],"nextPageToken":"p2"}"""), response(200, """
                        {"accountSummaries":[{"account":"accounts/8"},{"propertySummaries":[
                         {"property":"properties/91","propertyType":"PROPERTY_TYPE_ROLLUP"}]}]}"""));

        JsonNode page =
                ReadCall.data(new ListAnalyticsPropertiesDispatch(SandboxWorld.analytics(transport)), "{\"limit\":2}");

        assertThat(page.path("rows")).isEqualTo(WireJson.value("""
                [{"property_id":"properties/13","name":"Z","property_type":null,"analytics_account_id":"accounts/9",
                  "analytics_account_name":"Nine"},
                 {"property_id":"properties/91","name":"","property_type":"ROLLUP","analytics_account_id":"",
                  "analytics_account_name":""}]"""));
        assertThat(page.path("total").asInt()).isEqualTo(3);
        assertThat(page.path("has_more").asBoolean()).isTrue();
        assertThat(page.path("source").asText()).isEqualTo("live");
    }

    @ParameterizedTest
    @CsvSource({
        "403, PERMISSION_DENIED, PERMISSION_DENIED, PLATFORM_REJECTED",
        "403, PERMISSION_DENIED, SERVICE_DISABLED, PLATFORM_CREDENTIALS_REJECTED",
        "401, UNAUTHENTICATED, ACCESS_TOKEN_EXPIRED, PLATFORM_CREDENTIALS_REJECTED",
        "400, INVALID_ARGUMENT, INVALID_ARGUMENT, PLATFORM_REJECTED",
        "429, RESOURCE_EXHAUSTED, RATE_LIMIT_EXCEEDED, PLATFORM_RATE_LIMITED",
        "500, INTERNAL, INTERNAL, PLATFORM_ERROR"
    })
    void failsAsThePlatformDoes(int status, String word, String reason, ErrorCode code) {
        String body = "{\"error\":{\"code\":" + status + ",\"message\":\"No.\",\"status\":\"" + word
                + "\",\"details\":[{\"reason\":\"" + reason + "\"}]}}";
        ScriptedTransport transport =
                ScriptedTransport.answering(response(200, "{\"nextPageToken\":\"p2\"}"), response(status, body));

        assertThat(ReadCall.error(new ListAnalyticsPropertiesDispatch(SandboxWorld.analytics(transport)), "{}")
                        .code())
                .isEqualTo(code);
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void refusesCursorsOfOtherLists(CorpusCase sample) {
        assertThat(ReadCall.brokenRules(tool, sample.arguments()))
                .isEqualTo(sample.bad() ? List.of(sample.rule()) : List.of());
    }

    private static List<String> ids(JsonNode page) {
        return page.path("rows").findValuesAsText("property_id");
    }
}
