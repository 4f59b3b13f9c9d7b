package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Notice that beta gives beside its answers: how much of the limits is used, and that a version ends. */
final class BetaUsageHeaders {

    private static final String BUSINESS = "880010001";
    // One account's numbers are read so much that its limit is nearly used up.
    private static final String BUSY = "/act_1700100003/insights";
    private static final int FIRST_LIVE_VERSION = 25;

    private static final Pattern VERSION = Pattern.compile("/v([0-9]{1,4})\\.0/");

    private BetaUsageHeaders() {}

    /** Returns the headers of an answer on a path, which starts with the version. */
    static Map<String, String> headers(String path) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("x-business-use-case-usage", WireJson.text(usage(path)));
        Matcher version = VERSION.matcher(path);
        if (version.lookingAt() && Integer.parseInt(version.group(1)) < FIRST_LIVE_VERSION) {
            headers.put(
                    "x-ad-api-version-warning",
                    "The call has been auto-upgraded to v" + FIRST_LIVE_VERSION + ".0 as v" + version.group(1)
                            + ".0 has been deprecated.");
        }
        return headers;
    }

    private static ObjectNode usage(String path) {
        SeededRandom random = SeededRandom.of(path);
        int busy = path.endsWith(BUSY) ? 84 : 0;
        ObjectNode usage = WireJson.object();
        usage.putArray(BUSINESS)
                .addObject()
                .put("type", path.endsWith("/insights") ? "ads_insights" : "ads_management")
                .put("call_count", random.fork(1).nextInt(1, 40))
                .put("total_cputime", random.fork(2).nextInt(1, 30))
                .put("total_time", Math.max(busy, random.fork(3).nextInt(1, 30)))
                .put("estimated_time_to_regain_access", 0);
        return usage;
    }
}
