package dev.adtools.api;

/**
 * An ad account on beta: {@code act_} and 5 to 20 digits, on the wire also the digits alone.
 *
 * @param value the id with its prefix {@code act_}
 */
@Scalar(pattern = "^(act_)?[0-9]{5,20}$")
public record BetaAccountId(String value) implements AccountId {

    private static final String PREFIX = "act_";

    /**
     * {@return the account of an id written with or without {@code act_}}
     *
     * @param text 5 to 20 digits, with {@code act_} before them or without
     */
    public static BetaAccountId of(String text) {
        return new BetaAccountId(text.startsWith(PREFIX) ? text : PREFIX + text);
    }

    /** {@return the id's digits, without {@code act_}} */
    public String digits() {
        return value.substring(PREFIX.length());
    }

    @Override
    public Platform platform() {
        return Platform.BETA;
    }
}
