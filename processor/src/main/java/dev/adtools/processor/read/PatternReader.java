package dev.adtools.processor.read;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads a pattern that {@link PatternDialect} accepts into its parts. */
final class PatternReader {

    private static final Pattern ESCAPED = Pattern.compile("\\\\u([0-9a-fA-F]{4})");

    private final String pattern;
    private final int end;
    // No class begins or ends but beside a character that stands in the pattern, so that these stand for all.
    private final int[] alphabet;
    private int at = 1;

    private PatternReader(String pattern) {
        this.pattern = pattern;
        end = pattern.length() - 1;
        alphabet = ESCAPED.matcher(pattern)
                .replaceAll(unit -> Matcher.quoteReplacement(Character.toString(Integer.parseInt(unit.group(1), 16))))
                .codePoints()
                .flatMap(c -> IntStream.rangeClosed(c - 1, c + 1))
                .filter(Character::isValidCodePoint)
                .distinct()
                .toArray();
    }

    /** Returns how many ways lead through a pattern, and how often a matcher enters a repeated group on one of them. */
    static Effort effort(String pattern) {
        PatternReader reader = new PatternReader(pattern);
        PatternNode whole = reader.sequence();
        BitSet theEnd = new BitSet();
        theEnd.set(reader.alphabet.length);
        return new Effort(whole.ways(theEnd), whole.repeats());
    }

    private PatternNode sequence() {
        List<PatternNode> parts = new ArrayList<>();
        while (at < end && pattern.charAt(at) != '|' && pattern.charAt(at) != ')') {
            parts.add(0, repeated(part()));
        }
        return new PatternNode.Sequence(List.copyOf(parts));
    }

    private PatternNode part() {
        if (pattern.charAt(at) == '(') {
            return group();
        }
        int from = at;
        if (pattern.charAt(at) == '[') {
            while (pattern.charAt(at) != ']') {
                skip();
            }
        }
        skip();
        Pattern one = Pattern.compile(pattern.substring(from, at));
        return new PatternNode.One(IntStream.range(0, alphabet.length)
                .filter(index ->
                        one.matcher(Character.toString(alphabet[index])).matches())
                .collect(BitSet::new, BitSet::set, BitSet::or));
    }

    private void skip() {
        at += pattern.charAt(at) == '\\' ? 2 : Character.charCount(pattern.codePointAt(at));
    }

    private PatternNode group() {
        List<PatternNode> alternatives = new ArrayList<>();
        at += pattern.startsWith("(?:", at) ? "(?:".length() : 1;
        alternatives.add(sequence());
        while (pattern.charAt(at) == '|') {
            at++;
            alternatives.add(sequence());
        }
        at++;
        return new PatternNode.Group(List.copyOf(alternatives));
    }

    private PatternNode repeated(PatternNode part) {
        return switch (pattern.charAt(at)) {
            case '?' -> repeat(part, 1, 0, 1);
            case '*' -> repeat(part, 1, 0, PatternNode.Repeat.ENDLESS);
            case '+' -> repeat(part, 1, 1, PatternNode.Repeat.ENDLESS);
            case '{' -> counted(part);
            default -> part;
        };
    }

    private PatternNode counted(PatternNode part) {
        int close = pattern.indexOf('}', at);
        String[] bounds = pattern.substring(at + 1, close).split(",", -1);
        int min = Integer.parseInt(bounds[0]);
        String most = bounds[bounds.length - 1];
        return repeat(part, close + 1 - at, min, most.isEmpty() ? PatternNode.Repeat.ENDLESS : Integer.parseInt(most));
    }

    private PatternNode repeat(PatternNode part, int length, int min, int max) {
        at += length;
        return new PatternNode.Repeat(part, min, max);
    }

    /**
     * The work that a matcher may have with one text.
     *
     * @param ways how many ways it may have to try
     * @param repeats how often it may enter a repeated group on one of them
     */
    record Effort(double ways, double repeats) {}
}
