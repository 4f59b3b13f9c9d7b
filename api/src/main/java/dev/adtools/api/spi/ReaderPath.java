package dev.adtools.api.spi;

import dev.adtools.api.json.StrictJson;
import org.jspecify.annotations.Nullable;

/** Where a reader is: the member or item at every open level, and which known members each open object has had. */
final class ReaderPath {

    private final @Nullable Object[] steps = new Object[StrictJson.MAX_DEPTH + 1];
    private final boolean[][] seen = new boolean[StrictJson.MAX_DEPTH + 1][0];
    private final int[] expected = new int[StrictJson.MAX_DEPTH + 1];
    private int depth;

    void push() {
        steps[depth++] = null;
    }

    void push(Members members) {
        seen[depth] = new boolean[members.size()];
        expected[depth] = 0;
        push();
    }

    void pop() {
        depth--;
    }

    void member(int index, String name) {
        seen[depth - 1][index] = true;
        expected[depth - 1] = index + 1;
        member(name);
    }

    void member(String name) {
        steps[depth - 1] = name;
    }

    void item(int index) {
        steps[depth - 1] = index;
    }

    /** Returns the index of the member that would come next if members came in their declared order. */
    int expected() {
        return expected[depth - 1];
    }

    /** Returns whether the object that was left last had a member. */
    boolean left(int index) {
        return seen[depth][index];
    }

    String pointer() {
        StringBuilder pointer = new StringBuilder();
        for (int level = 0; level < depth; level++) {
            pointer.append('/')
                    .append(String.valueOf(steps[level]).replace("~", "~0").replace("/", "~1"));
        }
        return pointer.toString();
    }

    String pointer(String member) {
        return pointer() + "/" + member;
    }
}
