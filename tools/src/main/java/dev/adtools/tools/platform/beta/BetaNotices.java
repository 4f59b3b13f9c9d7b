package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.wire.HourlyWarnings;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads what beta says beside its answers: versions that end, and limits that are nearly used up. */
public final class BetaNotices implements WireTransport {

    private static final int NEARLY = 80;
    private static final List<String> USAGES =
            List.of("x-app-usage", "x-ad-account-usage", "x-business-use-case-usage", "x-fb-ads-insights-throttle");
    private static final Pattern PERCENTAGE =
            Pattern.compile("call_count|total_cputime|total_time|(app|acc)_id_util_pct");

    private final WireTransport transport;
    private final HourlyWarnings warnings;

    /** Reads the responses of a transport and warns of what they say. */
    public BetaNotices(WireTransport transport, HourlyWarnings warnings) {
        this.transport = transport;
        this.warnings = warnings;
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
            notice(response);
        }
        return answer;
    }

    private void notice(WireResponse response) {
        if (!response.header("x-ad-api-version-warning").isEmpty()) {
            warnings.warn("version", "beta warns that the configured API version ends; set a later one.");
        }
        for (String name : USAGES) {
            double used = WireJson.object(response.header(name))
                    .map(BetaNotices::highest)
                    .orElse(0.0);
            if (used >= NEARLY) {
                warnings.warn(
                        name, "beta says that " + Math.round(used) + " % of a request limit are used (" + name + ").");
            }
        }
    }

    // The percentages stand at different depths: at the top, or in lists per business.
    private static double highest(JsonNode node) {
        double highest = 0;
        for (Map.Entry<String, JsonNode> member : node.properties()) {
            double value = PERCENTAGE.matcher(member.getKey()).matches()
                    ? member.getValue().asDouble(0)
                    : highest(member.getValue());
            highest = Math.max(highest, value);
        }
        for (JsonNode item : node.isArray() ? node : WireJson.array()) {
            highest = Math.max(highest, highest(item));
        }
        return highest;
    }
}
