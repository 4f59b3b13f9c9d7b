package dev.adtools.api;

import dev.adtools.api.spi.CallDetails;
import java.lang.invoke.MethodHandles;
import java.time.Clock;

/** Factory of contexts, for the pipeline of the service alone. */
public final class ContextFactory {

    private static final String PIPELINE = "dev.adtools.server.call.HandlerContext";

    private ContextFactory() {}

    /**
     * Returns the factory to the one class that may have it.
     *
     * @param caller the lookup of the calling class, with full privileges
     * @return the factory
     * @throws IllegalCallerException when another class asks
     */
    public static ContextFactory of(MethodHandles.Lookup caller) {
        Class<?> asking = caller.lookupClass();
        if (!caller.hasFullPrivilegeAccess()
                || !asking.getName().equals(PIPELINE)
                || asking.getClassLoader() != ContextFactory.class.getClassLoader()) {
            throw new IllegalCallerException("Only the pipeline makes contexts, not " + asking.getName() + ".");
        }
        return new ContextFactory();
    }

    /**
     * {@return the context of a call}
     *
     * @param call its details
     */
    public CallContext call(CallDetails call) {
        return new CallContext(call);
    }

    /**
     * {@return the context of a write's second step}
     *
     * @param call its details
     * @param sending the right to send
     */
    public ApplyContext apply(CallDetails call, Sending sending) {
        return new ApplyContext(call, sending);
    }

    /**
     * {@return the right to send a write, counted from now}
     *
     * @param clock the clock
     * @param isLimited whether it lapses after two seconds: true for each write that a halt stops
     */
    public Sending sending(Clock clock, boolean isLimited) {
        return isLimited ? Sending.within(clock) : Sending.unlimited(clock);
    }

    /**
     * {@return the details that a context was made from}
     *
     * @param context a context of this factory
     */
    public CallDetails details(CallContext context) {
        return context.details();
    }
}
