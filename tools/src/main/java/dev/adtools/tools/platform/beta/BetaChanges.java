package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.api.Sending;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireFailure;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Has a change of one parameter of a campaign checked, or makes it. */
final class BetaChanges {

    static final String VALIDATE_ONLY = "[\"validate_only\"]";

    private final BetaWire wire;

    BetaChanges(BetaWire wire) {
        this.wire = wire;
    }

    <T> PlatformResult<T> check(String campaignId, String parameter, T value, Instant deadline) {
        Map<String, String> form = form(parameter, value);
        form.put("execution_options", VALIDATE_ONLY);
        return wire.post(OperationKind.VALIDATE, campaignId, form, deadline)
                .flatMap(body -> done(body, OperationKind.VALIDATE))
                .map(done -> value);
    }

    <T> PlatformResult<T> make(String campaignId, String parameter, T value, Instant deadline, Sending sending) {
        return wire.send(campaignId, form(parameter, value), deadline, sending)
                .flatMap(body -> done(body, OperationKind.WRITE))
                .map(done -> value);
    }

    private static Map<String, String> form(String parameter, Object value) {
        Map<String, String> form = new LinkedHashMap<>();
        form.put(parameter, value.toString());
        return form;
    }

    // Only the platform's own word proves that a write was applied.
    private static PlatformResult<Boolean> done(ObjectNode body, OperationKind kind) {
        return body.path("success").asBoolean(false)
                ? PlatformResult.answered(true)
                : PlatformResult.failed(WireFailure.broken(kind, "an answer that does not say success"));
    }
}
