package dev.adtools.api.spi;

import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Rule of a string. */
public final class TextRule {

    /** Any string. */
    public static final TextRule ANY = length(0, Integer.MAX_VALUE);

    private final int minLength;
    private final int maxLength;
    private final String pattern;
    private final Predicate<String> matches;

    private TextRule(int minLength, int maxLength, String pattern, Predicate<String> matches) {
        this.minLength = minLength;
        this.maxLength = maxLength;
        this.pattern = pattern;
        this.matches = matches;
    }

    /**
     * {@return a rule on the number of code points}
     *
     * @param min the least number
     * @param max the greatest number
     */
    public static TextRule length(int min, int max) {
        return new TextRule(min, max, "", text -> true);
    }

    /**
     * {@return this rule with a pattern that the whole text must match}
     *
     * @param pattern a regular expression in the dialect of {@link dev.adtools.api.Arg#pattern}
     */
    public TextRule matching(String pattern) {
        Predicate<String> matches = CharacterRuns.of(pattern)
                .<Predicate<String>>map(runs -> runs::matches)
                .orElseGet(() -> whole(Pattern.compile(pattern)));
        return new TextRule(minLength, maxLength, pattern, matches);
    }

    /** Returns whether a text is valid. */
    boolean allows(String text) {
        int points = text.codePointCount(0, text.length());
        return points >= minLength && points <= maxLength && matches.test(text);
    }

    /** Notes what is wrong with a text; false when anything is. */
    boolean check(String text, ArgumentReader reader) {
        // Counting code points costs a pass, so the cheap bound goes first.
        int chars = text.length();
        boolean bounded =
                (chars <= maxLength && chars / 2 >= minLength) || length(text.codePointCount(0, chars), reader);
        return matches(text, reader) && bounded;
    }

    private boolean length(int points, ArgumentReader reader) {
        if (points < minLength) {
            return reader.violate("minLength", () -> "must have at least " + count(minLength) + ", got " + points);
        }
        return points <= maxLength
                || reader.violate("maxLength", () -> "must have at most " + count(maxLength) + ", got " + points);
    }

    private boolean matches(String text, ArgumentReader reader) {
        return matches.test(text)
                || reader.violate("pattern", () -> "must match " + pattern + ", got " + Shown.text(text));
    }

    // Java's $ also matches before a final line break and ECMA-262's does not: matching the whole text settles it.
    private static Predicate<String> whole(Pattern pattern) {
        return text -> pattern.matcher(text).matches();
    }

    private static String count(int characters) {
        return characters == 1 ? "1 character" : characters + " characters";
    }
}
