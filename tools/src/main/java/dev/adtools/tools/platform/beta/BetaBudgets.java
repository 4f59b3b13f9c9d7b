package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireFailure;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Has a change of a campaign's daily budget checked, or makes it. */
final class BetaBudgets {

    static final String VALIDATE_ONLY = "[\"validate_only\"]";

    private final BetaWire wire;

    BetaBudgets(BetaWire wire) {
        this.wire = wire;
    }

    PlatformResult<Long> check(String campaignId, long minor, Instant deadline) {
        Map<String, String> form = form(minor);
        form.put("execution_options", VALIDATE_ONLY);
        return post(OperationKind.VALIDATE, campaignId, form, deadline).map(done -> minor);
    }

    PlatformResult<Long> update(String campaignId, long minor, Instant deadline) {
        return post(OperationKind.WRITE, campaignId, form(minor), deadline).map(done -> minor);
    }

    private static Map<String, String> form(long minor) {
        Map<String, String> form = new LinkedHashMap<>();
        form.put("daily_budget", Long.toString(minor));
        return form;
    }

    private PlatformResult<Boolean> post(
            OperationKind kind, String campaignId, Map<String, String> form, Instant deadline) {
        return wire.post(kind, campaignId, form, deadline).then(body -> done(body, kind));
    }

    // Only the platform's own word proves that a write was applied.
    private static PlatformResult<Boolean> done(ObjectNode body, OperationKind kind) {
        return body.path("success").asBoolean(false)
                ? PlatformResult.answered(true)
                : PlatformResult.failed(WireFailure.broken(kind, "an answer that does not say success"));
    }
}
