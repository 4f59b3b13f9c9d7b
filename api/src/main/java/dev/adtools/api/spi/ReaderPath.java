package dev.adtools.api.spi;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Where a reader is: the member or item at every open level, and which known members each open object has had. */
final class ReaderPath {

    // Most arguments are this flat; deeper ones grow the arrays.
    private static final int USUAL_DEPTH = 4;

    private static final int LONGEST_STEP = 100;

    private @Nullable Object[] steps = new Object[USUAL_DEPTH];
    private long[] seen = new long[USUAL_DEPTH];
    private int[] expected = new int[USUAL_DEPTH];
    private int depth;

    void push() {
        if (depth == steps.length) {
            steps = Arrays.copyOf(steps, 2 * depth);
            seen = Arrays.copyOf(seen, 2 * depth);
            expected = Arrays.copyOf(expected, 2 * depth);
        }
        steps[depth] = null;
        seen[depth] = 0;
        expected[depth] = 0;
        depth++;
    }

    void pop() {
        depth--;
    }

    void member(int index, String name) {
        seen[depth - 1] |= 1L << index;
        expected[depth - 1] = index + 1;
        steps[depth - 1] = name;
    }

    void member(String name) {
        steps[depth - 1] = name;
    }

    void item(int index) {
        steps[depth - 1] = index;
    }

    /** {@return the index of the member that would come next if members came in their declared order} */
    int expected() {
        return expected[depth - 1];
    }

    /** {@return which members the object that was left last has had, one bit each} */
    long left() {
        return seen[depth];
    }

    String pointer() {
        StringBuilder pointer = new StringBuilder();
        for (int level = 0; level < depth; level++) {
            pointer.append('/').append(shown(String.valueOf(steps[level])));
        }
        return pointer.toString();
    }

    // A name may be as long as the body, and stands in the pointer of every violation below it.
    private static String shown(String step) {
        int points = step.codePointCount(0, step.length());
        String part = points > LONGEST_STEP ? step.substring(0, step.offsetByCodePoints(0, LONGEST_STEP)) + "…" : step;
        return part.replace("~", "~0").replace("/", "~1");
    }

    String pointer(String member) {
        return pointer() + "/" + member;
    }
}
