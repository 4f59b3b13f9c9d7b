package dev.adtools.tools.report;

/** Sorts lists by foreign text: by its beginning only, because whoever wrote it decides how long a cursor gets. */
public final class TextOrder {

    private static final int LONGEST = 200;

    private TextOrder() {}

    /** Returns the text by which a text is sorted. */
    public static String text(String text) {
        return text.codePointCount(0, text.length()) <= LONGEST
                ? text
                : text.substring(0, text.offsetByCodePoints(0, LONGEST));
    }
}
