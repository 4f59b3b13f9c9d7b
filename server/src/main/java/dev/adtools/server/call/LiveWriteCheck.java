package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Platform;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.api.spi.WriteDispatch;
import java.util.Set;

/** Refuses to change anything on a live platform; what only checks a write passes. */
public final class LiveWriteCheck implements Interceptor {

    private final Set<Platform> live;

    /** Refuses writes on some platforms. */
    public LiveWriteCheck(Set<Platform> live) {
        this.live = Set.copyOf(live);
    }

    @Override
    public Answer intercept(ToolCall call, CallChain chain) {
        Platform platform = call.descriptor().platform();
        return live.contains(platform) && writes(call.ready()) ? Answer.failed(refusal(platform)) : chain.proceed(call);
    }

    private static <A> boolean writes(Decoded<A> decoded) {
        return decoded.tool() instanceof WriteDispatch<A, ?, ?> write && !write.validateOnly(decoded.arguments());
    }

    private static ToolError refusal(Platform platform) {
        return new ToolError(
                ErrorCode.POLICY_DENIED,
                "The platform " + platform.wireName() + " is live, and this version changes nothing on live platforms;"
                        + " nothing was sent. A call with validate_only is checked by the platform.",
                JsonObject.builder().put("source", "live").build());
    }
}
