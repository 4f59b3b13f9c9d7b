package dev.adtools.server.platform;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Pseudonyms of ids and texts: the same one for the same value in one recording. The key of their hashes is never kept. */
final class Pseudonyms {

    private static final String ALGORITHM = "HmacSHA256";
    private static final int KEY_BYTES = 32;
    private static final int SHOWN_BYTES = 5;

    // Shorter numbers are versions, days and counts.
    private static final Pattern ID = Pattern.compile("[0-9]{5,}");

    private final SecretKeySpec key;
    private final Map<String, String> ids = new HashMap<>();

    Pseudonyms() {
        byte[] bytes = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(bytes);
        key = new SecretKeySpec(bytes, ALGORITHM);
    }

    /** Returns a text with each id in it replaced by another of the same length. */
    synchronized String ids(String text) {
        return ID.matcher(text).replaceAll(this::id);
    }

    private String id(MatchResult found) {
        String known = ids.get(found.group());
        if (known != null) {
            return known;
        }
        String id = id(found.group(), 0);
        for (int again = 1; ids.containsValue(id); again++) {
            id = id(found.group(), again);
        }
        ids.put(found.group(), id);
        return id;
    }

    private String id(String digits, int again) {
        BigInteger least = BigInteger.TEN.pow(digits.length() - 1);
        BigInteger hash = new BigInteger(1, hash(digits + " " + again));
        return hash.mod(least.multiply(BigInteger.valueOf(9))).add(least).toString();
    }

    /** Returns a word in the place of a text. */
    String word(String kind, String text) {
        return kind + "-" + HexFormat.of().formatHex(hash(text), 0, SHOWN_BYTES);
    }

    private byte[] hash(String text) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(key);
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has " + ALGORITHM, e);
        }
    }
}
