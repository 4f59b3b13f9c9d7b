package dev.adtools.tools.platform.beta;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.wire.HourlyWarnings;
import dev.adtools.tools.platform.wire.LimitUsage;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BetaNoticesTest {

    private final PassingTime time = new PassingTime(FixedCall.NOW);
    private final List<String> warnings = new ArrayList<>();
    private final HourlyWarnings hourly = new HourlyWarnings(time, warnings::add);
    private final LimitUsage usage = new LimitUsage(time, warnings::add);

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "x-app-usage | {\"call_count\":80,\"total_time\":1} | app is 80 % used",
                "x-ad-account-usage | {\"acc_id_util_pct\":99.6,\"reset_time_duration\":300} | ad_account is 100 % used by one account",
                "x-business-use-case-usage | {\"55\":[{\"type\":\"a\",\"call_count\":2},{\"type\":\"b\",\"total_cputime\":\"85\"}]} | b is 85 % used by one account",
                "x-business-use-case-usage | {\"55\":[{\"type\":\"a\",\"call_count\":2,\"estimated_time_to_regain_access\":9}]} | a is 100 % used by one account",
                "x-fb-ads-insights-throttle | {\"app_id_util_pct\":1,\"acc_id_util_pct\":91} | ads_insights_of_account is 91 % used by one account",
            })
    void warnsOfLimitsThatAreNearlyUsedUp(String header, String value, String limit) {
        exchange(Map.of(header, value));

        String warning = "The request limit " + limit + ". Send fewer requests until it recovers.";
        assertThat(warnings).containsExactly(warning);
        assertThat(usage.warnings()).containsExactly(warning);
    }

    @Test
    void saysNothingOfLimitsThatAreFarAway() {
        exchange(Map.of("x-app-usage", "{\"call_count\":79}", "x-ad-account-usage", "{\"acc_id_util_pct\":3}"));

        assertThat(warnings).isEmpty();
        assertThat(usage.warnings()).isEmpty();
        assertThat(usage.used())
                .containsExactlyInAnyOrder(
                        new LimitUsage.Used("app", "", 79), new LimitUsage.Used("ad_account", "act_1700100003", 3));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "not JSON",
                "",
                "[]",
                "{",
                "null",
                "{\"call_count\":\"NaN\",\"acc_id_util_pct\":{},\"app_id_util_pct\":true}",
                "{\"call_count\":-1,\"acc_id_util_pct\":-80,\"55\":7}",
                "{\"55\":[{\"type\":\"<b>\\n\",\"call_count\":99}],\"call_count\":[99]}",
                "{\"55\":[7,null,[],{\"type\":7,\"call_count\":1e999}]}",
            })
    void ignoresWhatIsNoHeaderOfUsage(String value) {
        for (String name : List.of(
                "x-app-usage", "x-ad-account-usage", "x-business-use-case-usage", "x-fb-ads-insights-throttle")) {
            exchange(Map.of(name, value));
        }

        assertThat(warnings).isEmpty();
    }

    @Test
    void boundsWhatHeadersClaim() {
        for (int i = 0; i < 2_000; i++) {
            exchange(Map.of(
                    "x-business-use-case-usage",
                    "{\"" + i + "\":[{\"type\":\"t" + i + "\",\"call_count\":999999999,"
                            + "\"estimated_time_to_regain_access\":9007199254740991}]}"));
        }
        exchange(Map.of("x-app-usage", "{\"call_count\":99,\"x\":\"" + "y".repeat(20_000) + "\"}"));

        assertThat(usage.used()).hasSize(1_000).allMatch(used -> used.percent() == 1_000);
        time.pass(Duration.ofDays(1));
        assertThat(usage.used()).isEmpty();
    }

    @Test
    void warnsOncePerWindowOfALimit() {
        Map<String, String> busy = Map.of("x-ad-account-usage", "{\"acc_id_util_pct\":90,\"reset_time_duration\":600}");
        exchange(busy);
        time.pass(Duration.ofSeconds(599));
        exchange(busy);
        assertThat(warnings).hasSize(1);

        time.pass(Duration.ofSeconds(1));
        exchange(busy);
        assertThat(warnings).hasSize(2);
    }

    @Test
    void endsTheWarningWithItsWindowOrWithALowerReading() {
        exchange(Map.of("x-app-usage", "{\"call_count\":95}"));
        assertThat(usage.warnings()).hasSize(1);
        exchange(Map.of("x-app-usage", "{\"call_count\":12}"));
        assertThat(usage.warnings()).isEmpty();

        exchange(Map.of("x-app-usage", "{\"call_count\":95}"));
        time.pass(Duration.ofHours(1));
        assertThat(usage.warnings()).isEmpty();
    }

    @Test
    void knowsTheAccessLevelThatHeadersName() {
        assertThat(usage.accessLevel()).isEmpty();

        exchange(Map.of("x-ad-account-usage", "{\"ads_api_access_tier\":\"development_access\"}"));
        exchange(Map.of("x-ad-account-usage", "{\"ads_api_access_tier\":\"<script>\"}"));

        assertThat(usage.accessLevel()).contains("development_access");
    }

    @Test
    void warnsOncePerHour() {
        Map<String, String> ending = Map.of("x-ad-api-version-warning", "The call has been auto-upgraded");
        exchange(ending);
        time.pass(Duration.ofMinutes(59));
        exchange(ending);
        assertThat(warnings).hasSize(1);

        time.pass(Duration.ofMinutes(1));
        exchange(ending);

        assertThat(warnings).hasSize(2);
    }

    private void exchange(Map<String, String> headers) {
        WireResponse response = new WireResponse(200, headers, "{}");
        WireRequest request = new WireRequest(
                OperationKind.READ,
                "GET",
                URI.create("https://beta.invalid/v27.0/act_1700100003/insights"),
                Map.of(),
                "",
                FixedCall.NOW);

        assertThat(new BetaNotices(ScriptedTransport.answering(response), hourly, usage).exchange(request))
                .isEqualTo(response);
    }
}
