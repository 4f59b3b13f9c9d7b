package dev.adtools.tools.platform.beta;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.facebook.ads.sdk.APIContext;
import com.facebook.ads.sdk.APIRequest;
import com.facebook.ads.sdk.AdAccount;
import com.facebook.ads.sdk.AdReportRun;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.SandboxWorld;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.BetaReport;
import dev.adtools.tools.platform.DayRange;
import dev.adtools.tools.platform.wire.WireRequest;
import java.lang.reflect.Field;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Compares the requests for an asynchronous report with those of the vendor's own library. */
final class AsyncReportProtocolTest {

    private static final String ACCOUNT = "act_1700100001";
    private static final DayRange DAY = new DayRange(LocalDate.of(2026, 11, 7), LocalDate.of(2026, 11, 7));
    private static final APIContext CONTEXT = new APIContext("token");
    private static final Map<String, Class<?>> VENDORS = Map.of(
            "POST act/insights", AdAccount.APIRequestGetInsightsAsync.class,
            "GET id", AdReportRun.APIRequestGet.class,
            "GET id/insights", AdReportRun.APIRequestGetInsights.class);

    @Test
    void asksForAReportAsTheVendorDoes() throws ReflectiveOperationException {
        List<WireRequest> requests = requests();

        assertThat(requests.stream().map(AsyncReportProtocolTest::kind).distinct())
                .containsExactlyInAnyOrderElementsOf(VENDORS.keySet());
        for (WireRequest request : requests) {
            Class<?> vendors = Objects.requireNonNull(VENDORS.get(kind(request)));
            String object = path(request).replaceFirst("/.*$", "");
            Object made = vendors.getConstructor(String.class, APIContext.class).newInstance(object, CONTEXT);
            TreeSet<String> known =
                    new TreeSet<>(List.of((String[]) vendors.getField("PARAMS").get(null)));
            known.addAll(List.of("fields", "limit", "after"));

            assertThat(request.method() + " " + path(request))
                    .isEqualTo(member(made, "method") + " " + member(made, "nodeId")
                            + member(made, "endpoint").replaceFirst("/$", ""));
            assertThat(known).containsAll(BetaVocabularyTest.parameters(request).keySet());
        }
    }

    @Test
    void readsFieldsOfARunThatTheVendorKnows() {
        assertThat(requests())
                .filteredOn(request -> kind(request).equals("GET id"))
                .hasSize(2)
                .allSatisfy(request -> assertThat(AdReportRun.APIRequestGet.FIELDS)
                        .contains(BetaVocabularyTest.parameters(request)
                                .getOrDefault("fields", "")
                                .split(",", -1)));
    }

    private static List<WireRequest> requests() {
        SandboxWorld world = new SandboxWorld();
        ScriptedTransport transport =
                new ScriptedTransport(request -> kind(request).equals("GET act/insights")
                        ? response(500, "{\"error\":{\"message\":\"m\",\"code\":1,\"error_subcode\":1504018}}")
                        : world.transport().exchange(request));
        new RestBetaAds(
                        new BetaSettings(URI.create("http://beta.invalid"), "v27.0"),
                        transport,
                        new PassingTime(FixedCall.NOW).policy())
                .in(FixedCall.granted(BetaAccountId.of(ACCOUNT)), FixedCall.NOW.plus(Duration.ofMinutes(10)))
                .numbers(new BetaReport(BetaReport.Level.CAMPAIGN, DAY, List.of(), false, null));
        return world.transport().requests();
    }

    private static String kind(WireRequest request) {
        return request.method() + " "
                + path(request).replaceFirst("act_[0-9]+", "act").replaceFirst("[0-9]+", "id");
    }

    private static String path(WireRequest request) {
        return request.uri().getPath().replaceFirst("^/v27.0/", "");
    }

    private static String member(Object request, String name) throws ReflectiveOperationException {
        Field field = APIRequest.class.getDeclaredField(name);
        field.setAccessible(true);
        return String.valueOf(field.get(request));
    }
}
