package dev.adtools.tools.platform.wire;

import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.PlatformError;
import dev.adtools.tools.platform.PlatformFailure;
import java.util.List;
import java.util.function.Function;

/**
 * No response came, or not a whole one.
 *
 * @param stage how far the request got
 * @param reason what happened, without secrets
 * @param retryAfterSeconds how long to wait, 0 when that is not known
 */
public record WireFailure(Stage stage, String reason, long retryAfterSeconds) implements WireAnswer {

    /** Failure of a write that was released too long ago to be sent. */
    public static final WireFailure RELEASE_EXPIRED =
            new WireFailure(Stage.NOT_SENT, "the write was released more than 2 s before it could be sent");

    /** Makes a failure that does not say how long to wait. */
    public WireFailure(Stage stage, String reason) {
        this(stage, reason, 0);
    }

    /** Stage that a request reached. */
    public enum Stage {
        /** Was not sent, because the platform asked to wait. */
        HELD_BACK,
        /** Was not sent, because the service's credentials are not accepted. */
        UNAUTHORISED,
        /** Is certain not to have reached the platform. */
        NOT_SENT,
        /** May have reached the platform, which did not answer in time. */
        TIMED_OUT,
        /** May have reached the platform, and the connection broke. */
        BROKEN,
        /** The platform answered more than is read. */
        TOO_LARGE
    }

    /** Returns what this means for an operation of a kind. */
    public PlatformFailure meaning(OperationKind kind) {
        return switch (stage) {
            case HELD_BACK -> new PlatformFailure.RateLimited(errors(), retryAfterSeconds);
            case UNAUTHORISED -> new PlatformFailure.NotAuthorised(errors(), "");
            case NOT_SENT -> new PlatformFailure.Unavailable(reason);
            case TIMED_OUT ->
                kind == OperationKind.WRITE
                        ? new PlatformFailure.OutcomeUnknown(reason)
                        : new PlatformFailure.TimedOut(reason);
            case BROKEN -> broken(kind, reason);
            case TOO_LARGE -> kind == OperationKind.READ ? new PlatformFailure.TooMuch(reason) : broken(kind, reason);
        };
    }

    private List<PlatformError> errors() {
        return List.of(new PlatformError(stage.name(), reason, ""));
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
