package dev.adtools.server.mcp;

/** Sentences of a description: the first says what a thing is, later ones go into detail. */
final class Sentences {

    private static final String END = ". ";

    private Sentences() {}

    /** Returns so many sentences from the start of a text, or all that it has. */
    static String first(String text, int count) {
        int end = -1;
        for (int i = 0; i < count; i++) {
            end = text.indexOf(END, end + 1);
            if (end < 0) {
                return text;
            }
        }
        return text.substring(0, end + 1);
    }
}
