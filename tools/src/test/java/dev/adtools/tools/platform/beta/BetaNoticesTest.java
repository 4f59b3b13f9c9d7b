package dev.adtools.tools.platform.beta;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.wire.HourlyWarnings;
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

final class BetaNoticesTest {

    private final PassingTime time = new PassingTime(FixedCall.NOW);
    private final List<String> warnings = new ArrayList<>();
    private final HourlyWarnings hourly = new HourlyWarnings(time, warnings::add);

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "x-app-usage | {\"call_count\":80,\"total_time\":1} | 80",
                "x-ad-account-usage | {\"acc_id_util_pct\":99.6,\"reset_time_duration\":300} | 100",
                "x-business-use-case-usage | {\"55\":[{\"type\":\"ads\",\"call_count\":2},{\"total_cputime\":85}]} | 85",
                "x-fb-ads-insights-throttle | {\"app_id_util_pct\":1,\"acc_id_util_pct\":91} | 91",
            })
    void warnsOfLimitsThatAreNearlyUsedUp(String header, String value, int percent) {
        exchange(Map.of(header, value));

        assertThat(warnings)
                .containsExactly("beta says that " + percent + " % of a request limit are used (" + header + ").");
    }

    @Test
    void saysNothingOfLimitsThatAreFarAway() {
        exchange(Map.of(
                "x-app-usage",
                "{\"call_count\":79}",
                "x-business-use-case-usage",
                "{\"55\":[{\"estimated_time_to_regain_access\":500,\"call_count\":3}]}",
                "x-ad-account-usage",
                "not JSON"));

        assertThat(warnings).isEmpty();
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
                OperationKind.READ, "GET", URI.create("https://beta.invalid"), Map.of(), "", FixedCall.NOW);

        assertThat(new BetaNotices(ScriptedTransport.answering(response), hourly).exchange(request))
                .isEqualTo(response);
    }
}
