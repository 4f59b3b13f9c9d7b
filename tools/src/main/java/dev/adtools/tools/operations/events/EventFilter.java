package dev.adtools.tools.operations.events;

import dev.adtools.api.Platform;
import org.jspecify.annotations.Nullable;

/**
 * Filter of events; null takes any.
 *
 * @param level how bad they are
 * @param tool the tool that was called
 * @param platform the platform that the tool works on
 * @param code their code
 * @param requestId the request that met them
 */
public record EventFilter(
        LevelFilter level,
        @Nullable String tool,
        @Nullable Platform platform,
        @Nullable String code,
        @Nullable String requestId) {

    /** Returns whether an event is wanted. */
    public boolean takes(ServiceEvent event) {
        return level.takes(event.level())
                && isOrAny(code, event.what().code())
                && (ofAnyCall() || (event.call() != null && ofCall(event.call())));
    }

    private boolean ofAnyCall() {
        return tool == null && platform == null && requestId == null;
    }

    private boolean ofCall(ServiceEvent.Call call) {
        return isOrAny(tool, call.tool())
                && isOrAny(platform == null ? null : platform.wireName(), call.platform())
                && isOrAny(requestId, call.requestId());
    }

    private static boolean isOrAny(@Nullable String wanted, String found) {
        return wanted == null || wanted.equals(found);
    }
}
