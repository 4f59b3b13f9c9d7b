package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;

/** Refuses a call that names another platform than its tool's. */
public final class PlatformFilter implements CallFilter {

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        Platform named = call.request().platform();
        Platform own = call.descriptor().platform();
        return named == null || named == own ? chain.proceed(call) : CallResult.failed(mismatch(named, own));
    }

    private static ToolError mismatch(Platform named, Platform own) {
        return new ToolError(
                ErrorCode.PLATFORM_MISMATCH,
                "The tool works on " + own.wireName() + ", not on " + named.wireName() + ".",
                JsonObject.builder().put("expected", own.wireName()).build());
    }
}
