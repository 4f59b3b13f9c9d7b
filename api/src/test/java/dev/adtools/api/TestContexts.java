package dev.adtools.api;

import dev.adtools.api.spi.CallDetails;
import java.time.Clock;

/** Contexts for tests of handlers and ports, which no pipeline calls. */
public final class TestContexts {

    private TestContexts() {}

    /** Returns the context of a call. */
    public static CallContext call(CallDetails call) {
        return new CallContext(call);
    }

    /** Returns the context of a write's second step, released now. */
    public static ApplyContext released(CallContext call) {
        return new ApplyContext(call.details(), sending());
    }

    /** Returns the right to send a write that was released now. */
    public static Sending sending() {
        return sending(Clock.systemUTC());
    }

    /** Returns the right to send a write that was released now, by a clock. */
    public static Sending sending(Clock clock) {
        return Sending.within(clock);
    }
}
