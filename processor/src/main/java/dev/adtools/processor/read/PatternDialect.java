package dev.adtools.processor.read;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;

/**
 * Checks that a pattern is in the dialect that Java and ECMA-262 (with flag u) read alike.
 *
 * <p>Anchored by {@code ^} and {@code $}; in between literals, classes, plain groups, alternation inside groups, greedy
 * quantifiers, and escapes of the characters that mean something. Groups are
 * repeated a hundred times at most, and the next character nearly always says how to go on: matching takes little time and
 * stack.
 */
final class PatternDialect {

    private static final String SYNTAX = "^$\\.*+?()[]{}|/";
    private static final int MOST_REPEATS = 100;
    private static final int MOST_WAYS = 1_000;
    // Halves of surrogate pairs are characters to one and none to the other.
    private static final Pattern CODE_UNIT = Pattern.compile("u(?![dD][89a-fA-F])[0-9a-fA-F]{4}");

    private static final Pattern REPETITION = Pattern.compile("\\{[0-9]{1,4}(,([0-9]{1,4})?)?\\}");

    private final String pattern;
    private final int end;
    private int at = 1;
    private int depth;
    private boolean repeatable;
    private int groupEnd;
    private int start;

    private PatternDialect(String pattern) {
        this.pattern = pattern;
        this.end = pattern.length() - 1;
    }

    /** Returns what is wrong with a pattern, to stand after its name; null when nothing is. */
    static @Nullable String flaw(String pattern) {
        if (pattern.length() < 2 || !pattern.startsWith("^") || !pattern.endsWith("$")) {
            return "must be anchored";
        }
        String flaw = new PatternDialect(pattern).scan();
        flaw = flaw == null ? compiles(pattern) : flaw;
        return flaw == null ? effort(pattern) : flaw;
    }

    private static @Nullable String compiles(String pattern) {
        try {
            Pattern.compile(pattern);
            return null;
        } catch (PatternSyntaxException e) {
            return "does not compile: " + e.getDescription().toLowerCase(Locale.ROOT);
        }
    }

    private static @Nullable String effort(String pattern) {
        PatternReader.Effort effort = PatternReader.effort(pattern);
        if (effort.repeats() > MOST_REPEATS) {
            // Java's matcher recurses into such groups, and a long text overflows its stack.
            return "must not repeat groups more than " + MOST_REPEATS + " times";
        }
        // Matchers try one way after the other, and a text that fits none of them takes all.
        return effort.ways() > MOST_WAYS ? "must not let a text match in more than " + MOST_WAYS + " ways" : null;
    }

    private @Nullable String scan() {
        String flaw = null;
        while (at < end && flaw == null) {
            start = at++;
            flaw = step(pattern.charAt(start));
        }
        return flaw == null && depth > 0 ? "leaves a group open" : flaw;
    }

    private @Nullable String step(char c) {
        return switch (c) {
            case '(' -> open();
            case ')' -> close();
            case '|' -> alternative();
            case '[' -> characters();
            case '\\' -> escape(SYNTAX);
            case '*', '+' -> repeat(true);
            case '?' -> repeat(false);
            case '{' -> braces();
            case '.', '^', '$', ']', '}' -> "must not contain an unescaped " + c;
            default -> literal(c);
        };
    }

    private @Nullable String open() {
        depth++;
        repeatable = false;
        if (pattern.startsWith("?:", at)) {
            at += 2;
        } else if (pattern.startsWith("?", at)) {
            return "must not look around, set flags or name groups";
        }
        return null;
    }

    private @Nullable String close() {
        repeatable = true;
        groupEnd = at;
        return --depth < 0 ? "closes a group that is not open" : null;
    }

    private @Nullable String alternative() {
        repeatable = false;
        return depth == 0 ? "must have its alternatives inside a group" : null;
    }

    private @Nullable String repeat(boolean endless) {
        if (!repeatable) {
            return "must not repeat nothing, nor be lazy or possessive";
        } else if (endless && groupEnd == start) {
            // Java's matcher recurses into such a group, and a long text overflows its stack.
            return "must not repeat a group without end";
        }
        repeatable = false;
        return null;
    }

    private @Nullable String braces() {
        Matcher matcher = REPETITION.matcher(pattern).region(at - 1, end);
        if (!matcher.lookingAt()) {
            return "must escape a literal {";
        }
        at = matcher.end();
        return repeat(matcher.group().endsWith(",}"));
    }

    private @Nullable String literal(char c) {
        repeatable = true;
        return Character.isISOControl(c) ? "must not contain control characters" : null;
    }

    private @Nullable String escape(String escapable) {
        repeatable = true;
        char c = pattern.charAt(at++);
        if (at > end) {
            return "must be anchored";
        }
        return escapable.indexOf(c) < 0 ? "must not contain \\" + c : null;
    }

    private @Nullable String codeUnit() {
        Matcher matcher = CODE_UNIT.matcher(pattern).region(at, end);
        if (!matcher.lookingAt()) {
            return "must have four hexadecimal digits behind \\u, and no half of a pair";
        }
        at = matcher.end();
        return null;
    }

    private @Nullable String characters() {
        if (at < end && pattern.charAt(at) == '^') {
            at++;
        }
        int first = at;
        String flaw = null;
        while (at < end && pattern.charAt(at) != ']' && flaw == null) {
            flaw = member(pattern.charAt(at++), first);
        }
        if (flaw == null && (at == first || at == end)) {
            return "must close a class, and put something in it";
        }
        at++;
        repeatable = true;
        return flaw;
    }

    private @Nullable String member(char c, int first) {
        return switch (c) {
            case '\\' -> pattern.startsWith("u", at) ? codeUnit() : escape(SYNTAX + "-");
            case '[', '&' -> pattern.startsWith("&", at) || c == '[' ? "must not nest or intersect classes" : null;
            case '^' -> at - 1 == first ? "must not negate twice" : null;
            default -> literal(c);
        };
    }
}
