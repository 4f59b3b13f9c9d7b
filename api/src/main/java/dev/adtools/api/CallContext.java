package dev.adtools.api;

import dev.adtools.api.spi.CallDetails;
import java.time.Instant;

/**
 * Context of a call: the facts that a handler may know. Only the pipeline makes one: no other class can extend this, and
 * {@link ContextFactory} serves the pipeline alone.
 */
public sealed class CallContext permits ApplyContext {

    private final CallDetails call;

    CallContext(CallDetails call) {
        this.call = call;
    }

    CallDetails details() {
        return call;
    }

    /**
     * {@return the call's own id, unique for ever, 26 characters of {@code 0-9a-z}; usable in names that must not repeat}
     */
    public String callId() {
        return call.callId();
    }

    /** {@return the request id the caller sent or was given ({@code X-Request-Id})} */
    public String requestId() {
        return call.requestId();
    }

    /** {@return the id of the principal that calls} */
    public String principal() {
        return call.principal();
    }

    /** {@return the present moment, by the service's clock} */
    public Instant now() {
        return call.now();
    }

    /** {@return the moment by which the answer is due; a port gives up its waiting then} */
    public Instant deadline() {
        return call.deadline();
    }

    /**
     * Tells whether the caller may work on an account. The pipeline has already refused an account named in the
     * arguments; a tool that lists accounts leaves the others out.
     *
     * @param account a normalised account id
     * @return whether the token's limits include it
     */
    public boolean mayUse(AccountId account) {
        return call.mayUse(account);
    }

    /**
     * Grants the caller a thing of an account, or refuses it as the pipeline refuses an account named in the arguments.
     *
     * @param <T> the thing
     * @param thing an account's id, or what names its account, for example a campaign or a change to be sent
     * @return the thing, as ports take it; or the failure {@link ErrorCode#ACCOUNT_FORBIDDEN} when {@link #mayUse} denies its
     *     account
     */
    public <T extends AccountScoped> Outcome<Granted<T>> grant(T thing) {
        AccountId account = thing.accountId();
        return mayUse(account)
                ? Outcome.completed(new Granted<>(thing))
                : Outcome.failed(ToolError.accountForbidden(account.value()));
    }
}
