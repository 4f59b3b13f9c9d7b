package dev.adtools.api;

import dev.adtools.api.spi.CallDetails;

/** Context of the second step of a released write: the only one with a {@link Sending}. */
public final class ApplyContext extends CallContext {

    private final Sending sending;

    ApplyContext(CallDetails call, Sending sending) {
        super(call);
        this.sending = sending;
    }

    /** {@return the right to send this write's one request} */
    public Sending sending() {
        return sending;
    }
}
