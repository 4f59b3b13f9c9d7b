package dev.adtools.server.store;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.ToolCall;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Answers {@code STORE_UNAVAILABLE} when the database does not take a call: that is no bug and may be tried again. */
public final class StoreUnavailableFilter implements CallFilter {

    private static final Logger LOG = LoggerFactory.getLogger(StoreUnavailableFilter.class);

    @Override
    public CallResult filter(ToolCall call, CallChain chain) {
        try {
            return chain.proceed(call);
        } catch (StoreUnavailable e) {
            LOG.warn(
                    "tool={}: call refused: the database is unavailable",
                    call.descriptor().name(),
                    e);
            return CallResult.failed(ToolError.of(
                    ErrorCode.STORE_UNAVAILABLE,
                    "The service's database does not take the call now; nothing was sent."));
        }
    }
}
