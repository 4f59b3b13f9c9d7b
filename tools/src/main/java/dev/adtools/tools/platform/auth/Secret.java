package dev.adtools.tools.platform.auth;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A text that is never shown. It equals only itself, so that no comparison tells how much of a guess is right. */
public final class Secret {

    private final String text;

    private Secret(String text) {
        this.text = text;
    }

    /** Hides a text. */
    public static Secret of(String text) {
        return new Secret(text);
    }

    /** Returns whether there is no text. */
    public boolean isBlank() {
        return text.isBlank();
    }

    /** Returns whether it can stand in a header: one word of visible ASCII. */
    public boolean fitsHeader() {
        return !text.isEmpty() && text.chars().allMatch(c -> c > 0x20 && c < 0x7f);
    }

    /** Returns 16 hexadecimal digits that tell long random secrets apart and give nothing of them away. */
    public String fingerprint() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the text, for the one place that sends it. */
    String reveal() {
        return text;
    }

    @Override
    public String toString() {
        return "[secret]";
    }
}
