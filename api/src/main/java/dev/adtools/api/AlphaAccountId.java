package dev.adtools.api;

/**
 * An account on alpha: ten digits, on the wire also written {@code 123-456-7890}.
 *
 * @param value the ten digits
 */
@Scalar(pattern = "^[0-9]{3}-?[0-9]{3}-?[0-9]{4}$")
public record AlphaAccountId(String value) implements AccountId {

    /**
     * {@return the account of an id written with or without dashes}
     *
     * @param text ten digits, or the same as {@code 123-456-7890}; anything else gives an id that no account has
     */
    public static AlphaAccountId of(String text) {
        return new AlphaAccountId(text.indexOf('-') < 0 ? text : withoutDashes(text));
    }

    private static String withoutDashes(String text) {
        char[] digits = text.toCharArray();
        int count = 0;
        for (char c : digits) {
            if (c != '-') {
                digits[count++] = c;
            }
        }
        return new String(digits, 0, count);
    }

    @Override
    public Platform platform() {
        return Platform.ALPHA;
    }
}
