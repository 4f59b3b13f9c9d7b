package dev.adtools.api.spi;

import dev.adtools.api.AccountId;
import dev.adtools.api.CallContext;
import java.time.Instant;

/** Details of a call, from which the pipeline makes its {@link CallContext}. */
public interface CallDetails {

    /** {@return the call's unique id: 26 characters of {@code 0-9a-z}} */
    String callId();

    /** {@return the request id that the caller sent or was given ({@code X-Request-Id})} */
    String requestId();

    /** {@return the id of the calling principal} */
    String principal();

    /** {@return the present moment, by the service's clock} */
    Instant now();

    /** {@return the moment by which the answer is due} */
    Instant deadline();

    /**
     * {@return whether the token's limits include an account}
     *
     * @param account a normalized account id
     */
    boolean mayUse(AccountId account);
}
