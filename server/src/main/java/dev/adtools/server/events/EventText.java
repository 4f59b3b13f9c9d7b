package dev.adtools.server.events;

/** Makes a line of a text that may come from anywhere. */
final class EventText {

    private static final int LONGEST = 300;

    private EventText() {}

    /** Returns the text without control characters and line breaks, cut where it is long. */
    static String of(String text) {
        String line = text.codePoints()
                .limit(LONGEST)
                .map(c -> isPlain(c) ? c : ' ')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        return line.length() < text.length() ? line + "…" : line;
    }

    private static boolean isPlain(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
