package dev.adtools.server.http;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.ExceptionFilter;
import dev.adtools.server.store.StoreUnavailable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers for exceptions: of a bug the caller gets an opaque id, and the log the stack trace.
 *
 * @param ids makes the error ids
 */
public record UnexpectedErrors(CallIds ids) {

    private static final Logger LOG = LoggerFactory.getLogger(UnexpectedErrors.class);

    private static final ToolError OUTAGE =
            ToolError.of(ErrorCode.STORE_UNAVAILABLE, "The service's database does not take the request now.");

    /** Returns the failure that stands for what was thrown, and logs it. */
    public ToolError of(Throwable thrown) {
        if (thrown instanceof StoreUnavailable) {
            LOG.warn("request refused: the database is unavailable", thrown);
            return OUTAGE;
        }
        String id = ids.next();
        LOG.error("error_id={}", id, thrown);
        return ExceptionFilter.internal(id);
    }
}
