package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.wire.HourlyWarnings;
import dev.adtools.tools.platform.wire.LimitUsage;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireNumber;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the headers that beta sends with its answers: the end of an API version, and the used part of request limits. */
public final class BetaNotices implements WireTransport {

    private static final Pattern ACCOUNT = Pattern.compile("/(act_[0-9]{1,20})(/|$)");
    private static final int MAX_HEADER = 16_384;
    private static final int USED_UP = 100;
    private static final Duration HOUR = Duration.ofHours(1);
    private static final Duration LONGEST = Duration.ofDays(1);

    private final WireTransport transport;
    private final HourlyWarnings warnings;
    private final LimitUsage usage;

    /** Reads the responses of a transport. */
    public BetaNotices(WireTransport transport, HourlyWarnings warnings, LimitUsage usage) {
        this.transport = transport;
        this.warnings = warnings;
        this.usage = usage;
    }

    @Override
    public Source source() {
        return transport.source();
    }

    @Override
    public boolean renewCredentials() {
        return transport.renewCredentials();
    }

    @Override
    public WireAnswer exchange(WireRequest request) {
        WireAnswer answer = transport.exchange(request);
        if (answer instanceof WireResponse response) {
            notice(response, account(request));
        }
        return answer;
    }

    private static String account(WireRequest request) {
        Matcher account = ACCOUNT.matcher(request.uri().getPath());
        return account.find() ? account.group(1) : "";
    }

    private void notice(WireResponse response, String account) {
        if (!response.header("x-ad-api-version-warning").isEmpty()) {
            warnings.warn("version", "beta warns that the configured API version ends; set a later one.");
        }
        ofApp(json(response, "x-app-usage"));
        ofAccount(json(response, "x-ad-account-usage"), account);
        json(response, "x-business-use-case-usage")
                .properties()
                .forEach(business -> business.getValue()
                        .forEach(use -> ofUseCase(use, account.isEmpty() ? business.getKey() : account)));
        ofReports(json(response, "x-fb-ads-insights-throttle"), account);
    }

    private static JsonNode json(WireResponse response, String header) {
        String value = response.header(header);
        return value.length() > MAX_HEADER
                ? WireJson.object()
                : WireJson.object(value).orElseGet(WireJson::object);
    }

    private void ofApp(JsonNode limits) {
        usage.record("app", "", busiest(limits), HOUR);
    }

    private void ofAccount(JsonNode limits, String account) {
        level(limits);
        usage.record(
                "ad_account", account, percent(limits, "acc_id_util_pct"), window(limits, "reset_time_duration", 1));
    }

    // A time until access comes back says that the limit is reached.
    private void ofUseCase(JsonNode limits, String account) {
        level(limits);
        Duration blocked = window(limits, "estimated_time_to_regain_access", 60);
        boolean isBlocked = percent(limits, "estimated_time_to_regain_access") > 0;
        usage.record(
                limits.path("type").asText(""),
                account,
                isBlocked ? Math.max(USED_UP, busiest(limits)) : busiest(limits),
                isBlocked ? blocked : HOUR);
    }

    private void ofReports(JsonNode limits, String account) {
        level(limits);
        usage.record("ads_insights_of_app", "", percent(limits, "app_id_util_pct"), HOUR);
        usage.record("ads_insights_of_account", account, percent(limits, "acc_id_util_pct"), HOUR);
    }

    private void level(JsonNode limits) {
        usage.recordAccessLevel(limits.path("ads_api_access_tier").asText(""));
    }

    private static double busiest(JsonNode limits) {
        return Stream.of("call_count", "total_cputime", "total_time")
                .mapToDouble(name -> percent(limits, name))
                .max()
                .orElse(-1);
    }

    // Below zero where there is no number.
    private static double percent(JsonNode limits, String name) {
        return WireNumber.of(limits.path(name)).map(BigDecimal::doubleValue).orElse(-1.0);
    }

    private static Duration window(JsonNode limits, String name, int unitSeconds) {
        long units = WireNumber.count(limits.path(name)).orElse(0L);
        long seconds = Math.min(units, LONGEST.toSeconds()) * unitSeconds;
        return seconds == 0 ? HOUR : Duration.ofSeconds(Math.min(seconds, LONGEST.toSeconds()));
    }
}
