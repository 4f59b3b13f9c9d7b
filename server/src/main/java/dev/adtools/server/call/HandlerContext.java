package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import java.time.Clock;
import java.time.Instant;

/** Shows a handler what it may know of its call. */
record HandlerContext(ToolCall call, Clock clock) implements CallContext {

    @Override
    public String callId() {
        return call.origin().callId();
    }

    @Override
    public String requestId() {
        return call.origin().requestId();
    }

    @Override
    public String principal() {
        return call.caller().principal();
    }

    @Override
    public Instant now() {
        return clock.instant();
    }

    @Override
    public Instant deadline() {
        return call.origin().deadline();
    }

    @Override
    public boolean mayUse(AccountId account) {
        return call.caller().limits().includes(account);
    }
}
