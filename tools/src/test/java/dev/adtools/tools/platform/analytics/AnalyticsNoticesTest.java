package dev.adtools.tools.platform.analytics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.OperationKind;
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

final class AnalyticsNoticesTest {

    private static final String PROPERTY = "properties/310000001";

    private final PassingTime time = new PassingTime(FixedCall.NOW);
    private final List<String> warnings = new ArrayList<>();
    private final LimitUsage usage = new LimitUsage(time, warnings::add);

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            delimiter = '|',
            value = {
                "{\"tokensPerDay\":{\"consumed\":5,\"remaining\":50000}} | tokensPerDay | 75",
                "{\"tokensPerHour\":{\"consumed\":5,\"remaining\":10000}} | tokensPerHour | 75",
                "{\"tokensPerHour\":{\"consumed\":5}} | tokensPerHour | 100",
                "{\"tokensPerProjectPerHour\":{\"remaining\":\"7000\"}} | tokensPerProjectPerHour | 50",
                "{\"tokensPerHour\":{\"remaining\":30000},\"concurrentRequests\":{\"remaining\":49}} | tokensPerHour | 92.5",
                "{\"serverErrorsPerProjectPerHour\":{\"remaining\":2}} | serverErrorsPerProjectPerHour | 80",
                "{\"potentiallyThresholdedRequestsPerHour\":{\"remaining\":120}} | potentiallyThresholdedRequestsPerHour | 0",
            })
    void readsTheUsedPartOfTheSizeThatThePropertyHas(String quota, String limit, double percent) {
        exchange(200, "{\"propertyQuota\":" + quota + "}");

        assertThat(usage.used()).hasSize(1).allSatisfy(used -> {
            assertThat(used.limit()).isEqualTo(limit);
            assertThat(used.account()).isEqualTo(PROPERTY);
            assertThat(used.percent()).isCloseTo(percent, offset(0.001));
        });
    }

    @Test
    void warnsOncePerHourOfATokenQuotaThatIsNearlyUsedUp() {
        String body = "{\"propertyQuota\":{\"tokensPerHour\":{\"remaining\":4000}}}";
        exchange(200, body);
        exchange(200, body);
        assertThat(warnings)
                .containsExactly(
                        "The request limit tokensPerHour is 90 % used by one account. Send fewer requests until it recovers.");

        time.pass(Duration.ofHours(1));
        assertThat(usage.warnings()).isEmpty();
        exchange(200, body);
        assertThat(warnings).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "not JSON",
                "{\"propertyQuota\":{}}",
                "{\"propertyQuota\":[]}",
                "{\"propertyQuota\":null}",
                "{\"propertyQuota\":{\"tokensPerHour\":7,\"tokensPerDay\":{},\"other\":{\"remaining\":0}}}",
            })
    void ignoresAnswersWithoutAQuota(String body) {
        exchange(200, body);
        exchange(429, "{\"propertyQuota\":{\"tokensPerHour\":{\"remaining\":1}}}");

        assertThat(usage.used()).isEmpty();
    }

    private void exchange(int status, String body) {
        WireResponse response = new WireResponse(status, Map.of(), body);
        WireRequest request = new WireRequest(
                OperationKind.READ,
                "POST",
                URI.create("https://analytics.invalid/v1beta/" + PROPERTY + ":runReport"),
                Map.of(),
                "",
                FixedCall.NOW);

        assertThat(new AnalyticsNotices(ScriptedTransport.answering(response), usage).exchange(request))
                .isEqualTo(response);
    }
}
