package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import java.time.Clock;
import java.time.Instant;

/** Shows a handler what it may know of its call; the service's own ports, which stand behind some tools, may know all. */
public record HandlerContext(ToolCall call, Clock clock) implements CallContext {

    /** Returns the call that a handler serves which passed its context on to a port. */
    public static ToolCall of(CallContext context) {
        if (context instanceof HandlerContext known) {
            return known.call;
        }
        throw new IllegalArgumentException("not the context of a call that this service serves");
    }

    @Override
    public String callId() {
        return call.metadata().callId();
    }

    @Override
    public String requestId() {
        return call.metadata().requestId();
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
        return call.metadata().deadline();
    }

    @Override
    public boolean mayUse(AccountId account) {
        return call.caller().limits().includes(account);
    }
}
