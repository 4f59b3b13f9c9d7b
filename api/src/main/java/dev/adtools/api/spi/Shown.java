package dev.adtools.api.spi;

/** Shows a piece of what the caller sent, short and without characters that could fool a reader. */
public final class Shown {

    private static final int LONGEST = 40;

    private Shown() {}

    /**
     * {@return a text in quotes, at most its first forty characters}
     *
     * @param text what was sent
     */
    public static String text(String text) {
        StringBuilder shown = new StringBuilder("\"");
        text.codePoints().limit(LONGEST).forEach(point -> shown.appendCodePoint(inert(point)));
        return shown.append(text.codePointCount(0, text.length()) > LONGEST ? "…\"" : "\"")
                .toString();
    }

    private static int inert(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> '\ufffd';
            default -> point;
        };
    }
}
