package dev.adtools.api.json;

import java.nio.charset.StandardCharsets;

/** Makes Java text of the inside of a checked JSON string. */
final class JsonText {

    private JsonText() {}

    /** Returns the text between two quotes. */
    static String decode(byte[] bytes, int from, int to, boolean escaped) {
        String raw = new String(bytes, from, to - from, StandardCharsets.UTF_8);
        return escaped ? unescape(raw) : raw;
    }

    private static String unescape(String raw) {
        StringBuilder text = new StringBuilder(raw.length());
        int at = 0;
        while (at < raw.length()) {
            char c = raw.charAt(at);
            if (c != '\\') {
                text.append(c);
                at++;
            } else if (raw.charAt(at + 1) == 'u') {
                text.append((char) Integer.parseInt(raw, at + 2, at + 6, 16));
                at += 6;
            } else {
                text.append(single(raw.charAt(at + 1)));
                at += 2;
            }
        }
        return text.toString();
    }

    private static char single(char escape) {
        return switch (escape) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            default -> escape;
        };
    }
}
