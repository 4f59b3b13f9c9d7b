package dev.adtools.api.json;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Reads bytes eight at a time. */
final class Words {

    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private Words() {}

    /** Returns the eight bytes from an index on, the first of them lowest. */
    static long at(byte[] bytes, int index) {
        return (long) WORDS.get(bytes, index);
    }

    /** Tells whether the expected bytes stand at an index of others. */
    static boolean same(byte[] bytes, int from, byte[] expected) {
        int last = expected.length - Long.BYTES;
        if (expected.length > bytes.length - from) {
            return false;
        }
        if (last < 0) {
            return few(bytes, from, expected);
        }
        for (int index = 0; index < last; index += Long.BYTES) {
            if (at(bytes, from + index) != at(expected, index)) {
                return false;
            }
        }
        // The last word may share bytes with the one before it.
        return at(bytes, from + last) == at(expected, last);
    }

    private static boolean few(byte[] bytes, int from, byte[] expected) {
        for (int index = 0; index < expected.length; index++) {
            if (bytes[from + index] != expected[index]) {
                return false;
            }
        }
        return true;
    }
}
