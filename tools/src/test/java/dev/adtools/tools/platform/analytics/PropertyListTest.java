package dev.adtools.tools.platform.analytics;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.adtools.api.PropertyId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.AnalyticsPropertySummary;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireRequest;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PropertyListTest {

    private static final String ONE = """
            {"accountSummaries":[{"name":"accountSummaries/1","account":"accounts/1","displayName":"One",
              "propertySummaries":[{"property":"properties/11","displayName":"Shop",
               "propertyType":"PROPERTY_TYPE_ORDINARY","parent":"accounts/1","canEdit":true},
               {"property":"properties/12","displayName":"Part","propertyType":"PROPERTY_TYPE_SUBPROPERTY",
                "parent":"properties/11"}]}]""";
    private static final String TWO = """
            {"accountSummaries":[{"account":"accounts/2","displayName":"Two","propertySummaries":[
             {"property":"properties/21","displayName":"All","propertyType":"PROPERTY_TYPE_ROLLUP"}]}]}""";

    @Test
    void readsEveryPageOfTheOtherHost() {
        ScriptedTransport transport =
                ScriptedTransport.answering(response(200, ONE + ",\"nextPageToken\":\"a+b/c=\"}"), response(200, TWO));

        PlatformResult<List<AnalyticsPropertySummary>> listed = list(transport, 2);

        assertThat(listed)
                .isEqualTo(PlatformResult.answered(List.of(
                        property("11", "Shop", "ORDINARY", "1", "One"),
                        property("12", "Part", "SUBPROPERTY", "1", "One"),
                        property("21", "All", "ROLLUP", "2", "Two"))));
        assertThat(transport.requests())
                .extracting(
                        WireRequest::kind,
                        WireRequest::method,
                        request -> request.uri().toString())
                .containsExactly(
                        tuple(OperationKind.READ, "GET", "http://admin.invalid/v1beta/accountSummaries?pageSize=200"),
                        tuple(
                                OperationKind.READ,
                                "GET",
                                "http://admin.invalid/v1beta/accountSummaries?pageSize=200&pageToken=a%2Bb%2Fc%3D"));
    }

    @Test
    void readsNoMorePagesThanIsConfigured() {
        ScriptedTransport transport = new ScriptedTransport(request -> response(200, "{\"nextPageToken\":\"p\"}"));

        PlatformResult<List<AnalyticsPropertySummary>> listed = list(transport, 3);

        assertThat(listed.<Object>fold(found -> found, failure -> failure)).isInstanceOf(PlatformFailure.TooMuch.class);
        assertThat(transport.requests()).hasSize(3);
    }

    @Test
    void takesAnAnswerWithoutAccountsForNoProperties() {
        assertThat(list(ScriptedTransport.answering(response(200, "{}")), 1))
                .isEqualTo(PlatformResult.answered(List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "11", "properties/", "properties/x", "properties/11/dataStreams/1"})
    void doesNotListWhatIsNoProperty(String id) {
        ScriptedTransport transport = ScriptedTransport.answering(response(200, TWO.replace("properties/21", id)));

        assertThat(list(transport, 1).<Object>fold(found -> found, failure -> failure))
                .isInstanceOf(PlatformFailure.Broken.class);
    }

    private static PlatformResult<List<AnalyticsPropertySummary>> list(ScriptedTransport transport, int mostPages) {
        AnalyticsSettings settings = new AnalyticsSettings(
                URI.create("http://data.invalid"), URI.create("http://admin.invalid"), "v2", mostPages);
        return new RestAnalytics(settings, transport).properties(FixedCall.SOON);
    }

    private static AnalyticsPropertySummary property(
            String number, String name, String type, String account, String accountName) {
        return new AnalyticsPropertySummary(
                PropertyId.of("properties/" + number), name, type, "accounts/" + account, accountName);
    }
}
