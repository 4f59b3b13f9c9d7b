package dev.adtools.tools.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The texts at the edges of a pattern: each quantifier at its least and its greatest count, each class at the ends of its
 * ranges, and one below and one above; everything around them matches. It reads the dialect of {@code Arg#pattern}.
 */
final class PatternEdges {

    private final String pattern;
    private int at = 1;

    private PatternEdges(String pattern) {
        this.pattern = pattern;
    }

    /** Returns the texts, and one in the middle; none of no pattern. */
    static List<String> of(String pattern) {
        if (pattern.isEmpty()) {
            return List.of();
        }
        Part part = new PatternEdges(pattern).alternatives();
        return Stream.concat(Stream.of(part.some()), part.edges()).distinct().toList();
    }

    /** Returns the shortest text that matches, or one of them. */
    static String shortest(String pattern) {
        return new PatternEdges(pattern).alternatives().some();
    }

    private Part alternatives() {
        List<Part> choices = new ArrayList<>();
        choices.add(row());
        while (peek() == '|') {
            at++;
            choices.add(row());
        }
        return new Choice(choices);
    }

    private Part row() {
        List<Part> parts = new ArrayList<>();
        while (peek() != '|' && peek() != ')' && at < pattern.length() - 1) {
            parts.add(counted(atom()));
        }
        return new Row(parts);
    }

    private Part atom() {
        if (peek() == '[') {
            at++;
            return characters();
        }
        if (peek() != '(') {
            char literal = character();
            return new Range(literal, literal);
        }
        at += pattern.startsWith("(?:", at) ? 3 : 1;
        Part group = alternatives();
        at++;
        return group;
    }

    private Part characters() {
        List<Part> ranges = new ArrayList<>();
        while (peek() != ']') {
            char first = character();
            boolean wide = peek() == '-' && pattern.charAt(at + 1) != ']';
            at += wide ? 1 : 0;
            ranges.add(new Range(first, wide ? character() : first));
        }
        at++;
        return new Choice(ranges);
    }

    private Part counted(Part part) {
        switch (peek()) {
            case '?', '*', '+' -> {
                char sign = pattern.charAt(at++);
                return new Times(part, sign == '+' ? 1 : 0, sign == '?' ? 1 : Integer.MAX_VALUE);
            }
            case '{' -> {
                int close = pattern.indexOf('}', at);
                String[] counts = pattern.substring(at + 1, close).split(",", -1);
                at = close + 1;
                String most = counts[counts.length - 1];
                return new Times(
                        part, Integer.parseInt(counts[0]), most.isEmpty() ? Integer.MAX_VALUE : Integer.parseInt(most));
            }
            default -> {
                return part;
            }
        }
    }

    private char character() {
        at += peek() == '\\' ? 1 : 0;
        return pattern.charAt(at++);
    }

    private char peek() {
        return pattern.charAt(at);
    }

    /** A part of a pattern. */
    private interface Part {

        /** Returns a text that matches. */
        String some();

        /** Returns the texts at the edges of what matches. */
        Stream<String> edges();
    }

    private record Range(char first, char last) implements Part {

        @Override
        public String some() {
            return String.valueOf(first);
        }

        @Override
        public Stream<String> edges() {
            return Stream.of(first - 1, (int) first, (int) last, last + 1).map(Character::toString);
        }
    }

    private record Choice(List<Part> parts) implements Part {

        @Override
        public String some() {
            return parts.get(0).some();
        }

        @Override
        public Stream<String> edges() {
            return parts.stream().flatMap(part -> Stream.concat(Stream.of(part.some()), part.edges()));
        }
    }

    private record Row(List<Part> parts) implements Part {

        @Override
        public String some() {
            return text(0, parts.size());
        }

        @Override
        public Stream<String> edges() {
            return IntStream.range(0, parts.size())
                    .boxed()
                    .flatMap(i -> parts.get(i).edges().map(edge -> text(0, i) + edge + text(i + 1, parts.size())));
        }

        private String text(int from, int to) {
            StringBuilder text = new StringBuilder();
            parts.subList(from, to).forEach(part -> text.append(part.some()));
            return text.toString();
        }
    }

    private record Times(Part part, int min, int max) implements Part {

        @Override
        public String some() {
            return part.some().repeat(min);
        }

        @Override
        public Stream<String> edges() {
            String one = part.some();
            return Stream.concat(
                    BoundEdges.around(min, max).mapToObj(one::repeat),
                    part.edges().map(edge -> edge + one.repeat(Math.max(0, min - 1))));
        }
    }
}
