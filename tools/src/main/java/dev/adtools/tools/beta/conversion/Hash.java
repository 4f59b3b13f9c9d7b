package dev.adtools.tools.beta.conversion;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Recognises hashes by their form. */
final class Hash {

    private static final Pattern SHA_256 = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern ANY_CASE = Pattern.compile("[0-9a-fA-F]{64}");
    private static final Pattern MD5 = Pattern.compile("[0-9a-fA-F]{32}");

    /** Hashes that programs make when there is no value. */
    private static final Set<String> NOTHING = Set.of(sha256(""), sha256("null"));

    private Hash() {}

    static boolean isHash(String text) {
        return SHA_256.matcher(text).matches();
    }

    /** Tells whether this is a hash that is written or made differently than the platform wants. */
    static boolean isNearly(String text) {
        return isUpperCase(text) || isMd5Length(text);
    }

    static boolean isUpperCase(String text) {
        return ANY_CASE.matcher(text).matches() && !isHash(text);
    }

    static boolean isMd5Length(String text) {
        return MD5.matcher(text).matches();
    }

    static boolean isOfNothing(String text) {
        return NOTHING.contains(text.toLowerCase(Locale.ROOT));
    }

    private static String sha256(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException("every Java platform has SHA-256", absent);
        }
    }
}
