package dev.adtools.processor.read;

import java.util.BitSet;
import java.util.List;

/** A part of a pattern of the dialect, by the characters that a matcher meets in it. */
sealed interface PatternNode {

    /** Returns the characters with which this and what follows it may go on. */
    BitSet first(BitSet next);

    /** Returns in how many ways a matcher that looks one character ahead may go through this, at most. */
    double ways(BitSet next);

    /** Returns how often a matcher enters a repeated group, at most. */
    double repeats();

    /**
     * A character.
     *
     * @param characters what it may be
     */
    record One(BitSet characters) implements PatternNode {

        @Override
        public BitSet first(BitSet next) {
            return characters;
        }

        @Override
        public double ways(BitSet next) {
            return 1;
        }

        @Override
        public double repeats() {
            return 0;
        }
    }

    /**
     * Parts that follow one another.
     *
     * @param parts the parts, the last one first
     */
    record Sequence(List<PatternNode> parts) implements PatternNode {

        @Override
        public BitSet first(BitSet next) {
            BitSet first = next;
            for (PatternNode part : parts) {
                first = part.first(first);
            }
            return first;
        }

        @Override
        public double ways(BitSet next) {
            double ways = 1;
            BitSet following = next;
            for (PatternNode part : parts) {
                ways *= part.ways(following);
                following = part.first(following);
            }
            return ways;
        }

        @Override
        public double repeats() {
            return parts.stream().mapToDouble(PatternNode::repeats).sum();
        }
    }

    /**
     * A group, of which one alternative is met.
     *
     * @param alternatives the alternatives
     */
    record Group(List<PatternNode> alternatives) implements PatternNode {

        @Override
        public BitSet first(BitSet next) {
            BitSet first = new BitSet();
            alternatives.forEach(alternative -> first.or(alternative.first(next)));
            return first;
        }

        @Override
        public double ways(BitSet next) {
            BitSet seen = new BitSet();
            boolean ambiguous = false;
            double sum = 0;
            double most = 0;
            for (PatternNode alternative : alternatives) {
                BitSet first = alternative.first(next);
                ambiguous |= seen.intersects(first);
                seen.or(first);
                sum += alternative.ways(next);
                most = Math.max(most, alternative.ways(next));
            }
            return ambiguous ? sum : most;
        }

        @Override
        public double repeats() {
            return alternatives.stream().mapToDouble(PatternNode::repeats).max().orElse(0);
        }
    }

    /**
     * A character or a group that is met several times.
     *
     * @param part the character or group
     * @param min how often at least
     * @param max how often at most
     */
    record Repeat(PatternNode part, int min, int max) implements PatternNode {

        static final int ENDLESS = Integer.MAX_VALUE;

        @Override
        public BitSet first(BitSet next) {
            return min == 0 ? union(part.first(next), next) : part.first(next);
        }

        private static BitSet union(BitSet one, BitSet other) {
            BitSet union = (BitSet) one.clone();
            union.or(other);
            return union;
        }

        @Override
        public double ways(BitSet next) {
            double once = part.ways(max > 1 ? union(part.first(next), next) : next);
            if (max == min || !part.first(next).intersects(next)) {
                return Math.pow(once, max);
            }
            double ways = max == ENDLESS ? Double.POSITIVE_INFINITY : 0;
            for (int times = min; times <= max && Double.isFinite(ways); times++) {
                ways += Math.pow(once, times);
            }
            return ways;
        }

        @Override
        public double repeats() {
            return part instanceof Group ? max * (1 + part.repeats()) : 0;
        }
    }
}
