package dev.adtools.server.call;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Turns a thrown exception into {@code INTERNAL}: the stack trace goes to the log, an opaque id to the caller. */
public final class ExceptionFilter implements CallFilter {

    private static final Logger LOG = LoggerFactory.getLogger(ExceptionFilter.class);

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        try {
            return chain.proceed(call);
        } catch (RuntimeException | Error bug) {
            String id = call.metadata().callId();
            LOG.error("error_id={} tool={}", id, call.descriptor().name(), bug);
            return CallResult.failed(internal(id));
        }
    }

    /** Returns the failure that stands for a bug. */
    public static ToolError internal(String errorId) {
        return new ToolError(
                ErrorCode.INTERNAL,
                "Something went wrong inside the service. The log has it under the error id.",
                JsonObject.builder().put("error_id", errorId).build());
    }
}
