package dev.adtools.tools.platform;

import dev.adtools.api.Mode;
import dev.adtools.api.ToolError;
import java.util.List;

/** Reason for which a platform gave no result. */
public sealed interface PlatformFailure {

    /** Returns the answer that a tool of a mode gives for this failure. */
    ToolError toolError(Mode mode);

    /**
     * The platform refused the request, and nothing was applied.
     *
     * @param errors why, at least one
     * @param requestId the platform's id of the request, empty when it gave none
     */
    record Rejected(List<PlatformError> errors, String requestId) implements PlatformFailure {
        public Rejected {
            errors = List.copyOf(errors);
        }

        @Override
        public ToolError toolError(Mode mode) {
            return FailureAnswer.rejected(errors, requestId);
        }
    }

    /**
     * The platform has no such object, or none that the service's credentials may see; nothing was applied.
     *
     * @param errors why, at least one
     * @param requestId the platform's id of the request, empty when it gave none
     */
    record NotFound(List<PlatformError> errors, String requestId) implements PlatformFailure {

        /** The object belongs to an account that the caller may not use. */
        static final NotFound FOREIGN =
                new NotFound(List.of(new PlatformError("NOT_GRANTED", "It is out of this token's reach.", "")), "");

        public NotFound {
            errors = List.copyOf(errors);
        }

        @Override
        public ToolError toolError(Mode mode) {
            return FailureAnswer.notFound(errors, requestId);
        }
    }

    /**
     * The platform does not accept the service's credentials, and nothing was applied.
     *
     * @param errors why, at least one
     * @param requestId the platform's id of the request, empty when it gave none
     */
    record NotAuthorised(List<PlatformError> errors, String requestId) implements PlatformFailure {
        public NotAuthorised {
            errors = List.copyOf(errors);
        }

        @Override
        public ToolError toolError(Mode mode) {
            return FailureAnswer.notAuthorised(errors, requestId);
        }
    }

    /**
     * The platform no longer serves the version of its API that the service uses. It applied no part of the request.
     *
     * @param errors why, at least one
     * @param requestId the platform's id of the request, empty when it gave none
     * @param setting the name of the setting of the version
     */
    record VersionEnded(List<PlatformError> errors, String requestId, String setting) implements PlatformFailure {
        public VersionEnded {
            errors = List.copyOf(errors);
        }

        @Override
        public ToolError toolError(Mode mode) {
            return FailureAnswer.versionEnded(errors, requestId, setting);
        }
    }

    /**
     * The platform asks to wait, and nothing was applied.
     *
     * @param errors why, at least one
     * @param retryAfterSeconds how long, 0 when it did not say
     */
    record RateLimited(List<PlatformError> errors, long retryAfterSeconds) implements PlatformFailure {
        private static final long LONGEST_SECONDS = 172_800;

        public RateLimited {
            errors = List.copyOf(errors);
            // A platform may name any time; a day of 25 hours is the longest that its limits have.
            retryAfterSeconds = Math.min(retryAfterSeconds, LONGEST_SECONDS);
        }

        @Override
        public ToolError toolError(Mode mode) {
            return FailureAnswer.rateLimited(errors, retryAfterSeconds);
        }
    }

    /**
     * The platform was not reached, and nothing was sent.
     *
     * @param reason what happened, without secrets
     */
    record Unavailable(String reason) implements PlatformFailure {
        @Override
        public ToolError toolError(Mode mode) {
            return FailureAnswer.unavailable(reason);
        }
    }

    /**
     * A read or a check was not answered in time.
     *
     * @param reason what happened, without secrets
     */
    record TimedOut(String reason) implements PlatformFailure {
        @Override
        public ToolError toolError(Mode mode) {
            return FailureAnswer.timedOut(reason, mode);
        }
    }

    /**
     * A read or a check failed on the platform's side.
     *
     * @param reason what happened, without secrets
     */
    record Broken(String reason) implements PlatformFailure {
        @Override
        public ToolError toolError(Mode mode) {
            return FailureAnswer.broken(reason, mode);
        }
    }

    /**
     * The platform has more to tell than is read.
     *
     * @param reason what there is too much of, without secrets
     */
    record TooMuch(String reason) implements PlatformFailure {
        @Override
        public ToolError toolError(Mode mode) {
            return FailureAnswer.tooMuch(reason);
        }
    }

    /**
     * A write was sent, and whether it was applied is not known.
     *
     * @param reason what happened, without secrets
     */
    record OutcomeUnknown(String reason) implements PlatformFailure {
        @Override
        public ToolError toolError(Mode mode) {
            return FailureAnswer.outcomeUnknown(reason);
        }
    }
}
