package dev.adtools.server.call;

import dev.adtools.api.AccountId;
import dev.adtools.api.ToolError;
import dev.adtools.server.call.RateLimitDecision.RateLimitStatus;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Result of a call in the pipeline, before any wire encodes it: the bytes of {@code data}, or the failure. */
public final class CallResult {

    private final byte @Nullable [] data;
    private final @Nullable ToolError error;
    private final boolean changed;
    private final @Nullable OperationRef receipt;
    private final @Nullable AccountId account;
    private final @Nullable RateLimitStatus allowance;

    private CallResult(
            byte @Nullable [] data,
            @Nullable ToolError error,
            boolean changed,
            @Nullable OperationRef receipt,
            @Nullable AccountId account,
            @Nullable RateLimitStatus allowance) {
        this.data = data;
        this.error = error;
        this.changed = changed;
        this.receipt = receipt;
        this.account = account;
        this.allowance = allowance;
    }

    /** Returns an answer that holds a result, encoded as JSON; nobody changes the bytes any more. */
    public static CallResult completed(byte[] data) {
        return new CallResult(data, null, false, null, null, null);
    }

    /** Returns an answer that holds the result of what changed something, and of what the trail therefore knows. */
    public static CallResult changed(byte[] data) {
        return new CallResult(data, null, true, null, null, null);
    }

    /** Returns an answer that holds a failure. */
    public static CallResult failed(ToolError error) {
        return new CallResult(null, error, false, null, null, null);
    }

    /** Returns an answer that holds a failure behind which some of what was asked has been done. */
    static CallResult failedMidway(ToolError error) {
        return new CallResult(null, error, true, null, null, null);
    }

    /** Returns this answer as one of an operation that is kept. */
    public CallResult of(OperationRef kept) {
        return new CallResult(data, error, changed, kept, account, allowance);
    }

    /** Returns this answer as one about an account; what was said further in stands. */
    CallResult about(@Nullable AccountId named) {
        return account != null || named == null
                ? this
                : new CallResult(data, error, changed, receipt, named, allowance);
    }

    /** Returns this answer as one that tells what is left of a quota; a wire that cannot say so leaves it out. */
    public CallResult telling(@Nullable RateLimitStatus left) {
        return new CallResult(data, error, changed, receipt, account, left);
    }

    /** Returns the result of the matching function for this answer. */
    public <T> T fold(Function<byte[], ? extends T> onCompleted, Function<ToolError, ? extends T> onFailed) {
        return error == null ? onCompleted.apply(Objects.requireNonNull(data)) : onFailed.apply(error);
    }

    /** Returns the HTTP status that goes with the answer. */
    public int status() {
        return error == null ? 200 : error.code().status();
    }

    /** Returns {@code OK} or the failure's code. */
    public String code() {
        return error == null ? "OK" : error.code().name();
    }

    /** Returns the failure, if that is what it is. */
    public Optional<ToolError> error() {
        return Optional.ofNullable(error);
    }

    /** Returns whether this call has changed something, as a whole or before it failed; a replay has not. */
    public boolean hasChanged() {
        return changed;
    }

    /** Returns whether it is a failure that is kept, because some of what was asked may have been done. */
    public boolean isMidway() {
        return changed && error != null;
    }

    /** Returns the account that it is about; null when none was named or found. */
    public @Nullable AccountId account() {
        return account;
    }

    /** Returns the operation behind the answer; null when none is kept. */
    public @Nullable OperationRef receipt() {
        return receipt;
    }

    /** Returns the rest of a quota; null when the answer does not tell. */
    public @Nullable RateLimitStatus allowance() {
        return allowance;
    }
}
