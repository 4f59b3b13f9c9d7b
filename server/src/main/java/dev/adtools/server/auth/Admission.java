package dev.adtools.server.auth;

import dev.adtools.api.ToolError;
import dev.adtools.server.call.Caller;
import org.jspecify.annotations.Nullable;

/** Decision whether a request is let in: as whom, or why not. */
public sealed interface Admission {

    /** The name of the attribute with which a request carries what was decided about it before Jersey sees it. */
    String ATTRIBUTE = Admission.class.getName();

    /**
     * The request is let in.
     *
     * @param caller who sends it
     */
    record Granted(Caller caller) implements Admission {}

    /**
     * The request is not let in.
     *
     * @param error why
     * @param challenge what {@code WWW-Authenticate} says; null when another token would not help
     */
    record Refused(ToolError error, @Nullable String challenge) implements Admission {}
}
