package dev.adtools.tools.platform.wire;

import java.time.Duration;

/**
 * Advice of a response on sending the request again.
 *
 * @param kind what it comes down to
 * @param hint how long the platform asks to wait, zero when it does not say
 * @param everywhere whether it asks so for all accounts
 */
public record Advice(Kind kind, Duration hint, boolean everywhere) {

    /** The longest wait that a platform can ask for: a day of 25 hours, when clocks are set back, and some more. */
    public static final Duration LONGEST = Duration.ofDays(2);

    /** Again would come to the same. */
    public static final Advice FINAL = new Advice(Kind.FINAL, Duration.ZERO, false);

    /** The platform does not accept the access token. */
    public static final Advice TOKEN_REFUSED = new Advice(Kind.TOKEN_REFUSED, Duration.ZERO, false);

    public Advice {
        hint = hint.isNegative() ? Duration.ZERO : hint.compareTo(LONGEST) < 0 ? hint : LONGEST;
    }

    /** Kind of advice. */
    public enum Kind {
        /** Again would come to the same. */
        FINAL,
        /** Again may go better. */
        PASSING,
        /** The platform has had too many requests. */
        THROTTLED,
        /** The platform does not accept the access token. */
        TOKEN_REFUSED
    }

    /** Returns that the platform failed and may be well a moment later. */
    public static Advice passing(Duration hint) {
        return new Advice(Kind.PASSING, hint, false);
    }

    /** Returns that the platform asks to wait, with one account or with all. */
    public static Advice throttled(Duration hint, boolean everywhere) {
        return new Advice(Kind.THROTTLED, hint, everywhere);
    }

    /** Reads it from a platform's responses. */
    @FunctionalInterface
    public interface Reader {

        /** Returns what a response says. */
        Advice of(WireResponse response);
    }
}
