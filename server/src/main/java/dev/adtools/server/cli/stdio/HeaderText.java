package dev.adtools.server.cli.stdio;

import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** Writes a part of a message so that a header can carry it. */
final class HeaderText {

    private static final String OPENING = "=?base64?";
    private static final String CLOSING = "?=";

    private HeaderText() {}

    /** Returns plain text as it is, and any other, also what looks like it, in Base64. */
    static String of(String text) {
        boolean plain = text.chars().allMatch(c -> c >= 0x20 && c < 0x7f);
        boolean bare = text.strip().equals(text) && !text.isEmpty();
        boolean mistakable = text.startsWith(OPENING) && text.endsWith(CLOSING);
        return plain && bare && !mistakable ? text : OPENING + base64(text) + CLOSING;
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
