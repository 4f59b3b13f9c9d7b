package dev.adtools.tools.beta.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A text with its tags.
 *
 * @param tags what stands between double braces
 * @param balanced whether every opening pair of braces has its closing one
 * @param length the number of characters, each tag counted as {@value #TAG_LENGTH}
 */
record TaggedText(List<Tag> tags, boolean balanced, long length) {

    static final int TAG_LENGTH = 20;

    private static final String OPEN = "{{";
    private static final String CLOSE = "}}";
    private static final Pattern SINGLE_BRACES = Pattern.compile("(?<!\\{)\\{ ?[a-z_]+\\.[a-z0-9_]+ ?}(?!})");
    private static final Pattern PIPE = Pattern.compile("\\|");

    /** One tag and the filters its value passes through. */
    record Tag(String name, List<String> filters) {

        private static Tag of(String inside) {
            List<String> parts = PIPE.splitAsStream(inside).map(String::strip).toList();
            return parts.isEmpty() ? new Tag("", List.of()) : new Tag(parts.get(0), parts.subList(1, parts.size()));
        }
    }

    static TaggedText of(String text) {
        List<Tag> tags = new ArrayList<>();
        long outside = text.codePointCount(0, text.length());
        int at = text.indexOf(OPEN);
        boolean balanced = !text.substring(0, at < 0 ? text.length() : at).contains(CLOSE);
        while (at >= 0) {
            int end = text.indexOf(CLOSE, at);
            int next = text.indexOf(OPEN, at + OPEN.length());
            if (end < 0 || (next >= 0 && next < end)) {
                return new TaggedText(tags, false, outside + (long) TAG_LENGTH * tags.size());
            }
            int behind = end + CLOSE.length();
            tags.add(Tag.of(text.substring(at + OPEN.length(), end)));
            outside -= text.codePointCount(at, behind);
            balanced &= !text.substring(behind, next < 0 ? text.length() : next).contains(CLOSE);
            at = next;
        }
        return new TaggedText(tags, balanced, outside + (long) TAG_LENGTH * tags.size());
    }

    /** Tells whether something looks like a tag and has one pair of braces too few. */
    static boolean hasSingleBraces(String text) {
        return SINGLE_BRACES.matcher(text).find();
    }
}
