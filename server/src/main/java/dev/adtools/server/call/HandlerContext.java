package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.ApplyContext;
import dev.adtools.api.CallContext;
import dev.adtools.api.ContextFactory;
import dev.adtools.api.Sending;
import dev.adtools.api.spi.CallDetails;
import java.lang.invoke.MethodHandles;
import java.time.Clock;
import java.time.Instant;

/**
 * Details of a call from which handlers get their context; the service's own ports read the whole call from it. No other class
 * makes contexts.
 *
 * @param call the call
 * @param clock the clock
 * @param deadline the moment by which the answer is due
 */
public record HandlerContext(ToolCall call, Clock clock, Instant deadline) implements CallDetails {

    private static final ContextFactory CONTEXTS = ContextFactory.of(MethodHandles.lookup());

    /** Makes the details of a call that is due by its own deadline. */
    public HandlerContext(ToolCall call, Clock clock) {
        this(call, clock, call.metadata().deadline());
    }

    /** Returns the context of a call. */
    public static CallContext context(CallDetails call) {
        return CONTEXTS.call(call);
    }

    /** Returns the context of a call. */
    public static CallContext context(ToolCall call, Clock clock) {
        return context(new HandlerContext(call, clock));
    }

    /** Returns the context of the second step of a write that was released. */
    ApplyContext applying(Sending sending) {
        return CONTEXTS.apply(this, sending);
    }

    /** Returns the right to send a write that is released from now on; it lapses when a halt would stop the write. */
    Sending release(boolean mayBeHalted) {
        return CONTEXTS.sending(clock, mayBeHalted);
    }

    /** Returns the details of the same call with less time. */
    HandlerContext until(Instant sooner) {
        return sooner.isBefore(deadline) ? new HandlerContext(call, clock, sooner) : this;
    }

    /** Returns the call of a handler that passed its context on to a port. */
    public static ToolCall of(CallContext context) {
        if (CONTEXTS.details(context) instanceof HandlerContext known) {
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
    public boolean mayUse(AccountId account) {
        return call.caller().limits().includes(account);
    }
}
