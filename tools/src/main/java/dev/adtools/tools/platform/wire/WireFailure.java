package dev.adtools.tools.platform.wire;

import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformFailure;
import java.util.function.Function;

/**
 * No response came, or not a whole one.
 *
 * @param stage how far the request got
 * @param reason what happened, without secrets
 */
public record WireFailure(Stage stage, String reason) implements WireAnswer {

    /** How far a request got. */
    public enum Stage {
        /** It certainly did not reach the platform. */
        NOT_SENT,
        /** It may have reached the platform, which did not answer in time. */
        TIMED_OUT,
        /** It may have reached the platform, and the connection broke. */
        BROKEN
    }

    /** Returns what this means for an operation of a kind. */
    public PlatformFailure meaning(OperationKind kind) {
        return switch (stage) {
            case NOT_SENT -> new PlatformFailure.Unavailable(reason);
            case TIMED_OUT ->
                kind == OperationKind.WRITE
                        ? new PlatformFailure.OutcomeUnknown(reason)
                        : new PlatformFailure.TimedOut(reason);
            case BROKEN -> broken(kind, reason);
        };
    }

    /** Returns what a request means that was sent, and whose answer says nothing certain. */
    public static PlatformFailure broken(OperationKind kind, String reason) {
        return kind == OperationKind.WRITE
                ? new PlatformFailure.OutcomeUnknown(reason)
                : new PlatformFailure.Broken(reason);
    }

    @Override
    public <T> T fold(Function<WireResponse, ? extends T> onResponse, Function<WireFailure, ? extends T> onFailure) {
        return onFailure.apply(this);
    }
}
