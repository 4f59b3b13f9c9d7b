package dev.adtools.server.auth;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Whether a request is let in: as whom, or why not. */
public sealed interface Admission {

    /** The name of the attribute with which a request carries what was decided about it before Jersey sees it. */
    String ATTRIBUTE = Admission.class.getName();

    /** Returns what the matching function makes of this admission. */
    <T> T fold(Function<Caller, ? extends T> onGranted, Function<Refused, ? extends T> onRefused);

    /**
     * The request is let in.
     *
     * @param caller who sends it
     */
    record Granted(Caller caller) implements Admission {

        @Override
        public <T> T fold(Function<Caller, ? extends T> onGranted, Function<Refused, ? extends T> onRefused) {
            return onGranted.apply(caller);
        }
    }

    /**
     * The request is not let in.
     *
     * @param error why
     * @param challenge what {@code WWW-Authenticate} says; null when another token would not help
     */
    record Refused(ToolError error, @Nullable String challenge) implements Admission {

        @Override
        public <T> T fold(Function<Caller, ? extends T> onGranted, Function<Refused, ? extends T> onRefused) {
            return onRefused.apply(this);
        }
    }
}
