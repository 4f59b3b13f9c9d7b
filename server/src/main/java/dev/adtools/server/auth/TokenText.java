package dev.adtools.server.auth;

import dev.adtools.server.call.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * A token as its holder has it: {@code adt_live_<id>_<secret><checksum>}. The checksum finds typing errors, and lets
 * scanners know a leaked token from a random string, without asking the database.
 *
 * @param id its public id
 * @param text the whole text
 */
record TokenText(String id, String text) {

    private static final String PREFIX = "adt_live_";
    private static final int ID_LENGTH = 10;
    // 62^43 is just above 2^256.
    private static final int SECRET_LENGTH = 43;
    private static final int CHECKSUM_LENGTH = 6;
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final int ID_END = PREFIX.length() + ID_LENGTH;
    private static final int LENGTH = ID_END + 1 + SECRET_LENGTH + CHECKSUM_LENGTH;

    static TokenText mint(SecureRandom random) {
        return of(digits(random, ID_LENGTH), digits(random, SECRET_LENGTH));
    }

    static TokenText of(String id, String secret) {
        String body = PREFIX + id + "_" + secret;
        return new TokenText(id, body + checksum(body));
    }

    /** Returns the token of a text; empty when it is not one that this service can have minted. */
    static Optional<TokenText> parse(String text) {
        boolean fits = text.length() == LENGTH
                && text.startsWith(PREFIX)
                && hasDigits(text, PREFIX.length(), ID_END)
                && text.charAt(ID_END) == '_'
                && hasDigits(text, ID_END + 1, LENGTH);
        int end = LENGTH - CHECKSUM_LENGTH;
        return fits && checksum(text.substring(0, end)).equals(text.substring(end))
                ? Optional.of(new TokenText(text.substring(PREFIX.length(), ID_END), text))
                : Optional.empty();
    }

    private static boolean hasDigits(String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (DIGITS.indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the hash that is stored of a token: its secret has 256 random bits, so one round of a plain hash is enough.
     */
    static byte[] hash(String text) {
        return hash(text.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] hash(byte[] text) {
        return Sha256.of(text);
    }

    private static String digits(SecureRandom random, int count) {
        StringBuilder digits = new StringBuilder(count);
        for (int i = 0; i < count; i++) {
            digits.append(DIGITS.charAt(random.nextInt(DIGITS.length())));
        }
        return digits.toString();
    }

    private static String checksum(String body) {
        CRC32 crc = new CRC32();
        crc.update(body.getBytes(StandardCharsets.US_ASCII));
        char[] digits = new char[CHECKSUM_LENGTH];
        long rest = crc.getValue();
        for (int i = CHECKSUM_LENGTH - 1; i >= 0; i--) {
            digits[i] = DIGITS.charAt((int) (rest % DIGITS.length()));
            rest /= DIGITS.length();
        }
        return new String(digits);
    }

    @Override
    public String toString() {
        return "TokenText[" + id + "]";
    }
}
