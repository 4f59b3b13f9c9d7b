package dev.adtools.server.cli;

import dev.adtools.server.call.DisplayText;
import java.nio.charset.StandardCharsets;

/** Writer of JSON that a terminal may safely show: the same value, in which characters that are not seen are escapes. */
final class InertJson {

    private InertJson() {}

    static String of(byte[] json) {
        StringBuilder text = new StringBuilder();
        new String(json, StandardCharsets.UTF_8).codePoints().forEach(point -> {
            if (DisplayText.isVisible(point)) {
                text.appendCodePoint(point);
            } else {
                for (char unit : Character.toChars(point)) {
                    text.append(String.format("\\u%04x", (int) unit));
                }
            }
        });
        return text.toString();
    }
}
