package dev.adtools.tools.platform.sandbox;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Splits what was counted among segments of people, so that the parts add up and each is possible by itself.
 *
 * @param segments the segments, at least one
 * @param random who gets what cannot be divided
 */
record BetaBreakdown(List<BetaSegment> segments, SeededRandom random) {

    /** Returns the part of each segment, in their order. */
    List<Tally<BetaCount>> parts(Tally<BetaCount> whole) {
        List<Tally<BetaCount>> parts = Stream.generate(() -> new Tally<>(BetaCount.class))
                .limit(segments.size())
                .toList();
        for (BetaCount count : BetaCount.values()) {
            long[] weights = weights(count, parts);
            SeededRandom ofCount = random.fork(whole.get(count));
            long[] shares = shares(whole.get(count), weights, room(count, weights, parts), ofCount);
            for (int i = 0; i < shares.length; i++) {
                parts.get(i).add(count, shares[i]);
            }
        }
        return parts;
    }

    private long[] weights(BetaCount count, List<Tally<BetaCount>> parts) {
        long[] weights = new long[segments.size()];
        for (int i = 0; i < weights.length; i++) {
            BetaSegment segment = segments.get(i);
            BetaCount cause = count.cause();
            weights[i] = cause == null
                    ? segment.weight()
                    : parts.get(i).get(cause) * (count == BetaCount.CLICKS ? segment.leaning() : 1);
        }
        return weights;
    }

    private static long[] room(BetaCount count, long[] weights, List<Tally<BetaCount>> parts) {
        long[] room = new long[weights.length];
        for (int i = 0; i < room.length; i++) {
            BetaCount cause = count.cause();
            long unbounded = weights[i] > 0 ? Long.MAX_VALUE : 0;
            room[i] = cause != null && count.event() ? parts.get(i).get(cause) : unbounded;
        }
        return room;
    }

    private long[] shares(long whole, long[] weights, long[] room, SeededRandom ofCount) {
        long[] shares = new long[weights.length];
        long sum = Arrays.stream(weights).sum();
        long left = whole;
        for (int i = 0; i < shares.length && whole > 0; i++) {
            shares[i] = Math.min(room[i], whole * weights[i] / sum);
            left -= shares[i];
        }
        for (int i = start(ofCount); left > 0; i = (i + 1) % shares.length) {
            long more = Math.min(room[i] - shares[i], Math.max(1, left / shares.length));
            shares[i] += more;
            left -= more;
        }
        return shares;
    }

    // A large segment gets the indivisible rest more often than a small one.
    private int start(SeededRandom ofCount) {
        long sum = segments.stream().mapToLong(BetaSegment::weight).sum();
        long left = ofCount.nextInt(0, Math.toIntExact(sum - 1));
        int start = 0;
        while (left >= segments.get(start).weight()) {
            left -= segments.get(start).weight();
            start++;
        }
        return start;
    }
}
