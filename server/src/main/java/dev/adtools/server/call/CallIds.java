package dev.adtools.server.call;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Makes ids of 26 characters that sort by time: the millisecond, then 40 bits drawn when the process starts, then a
 * 40-bit count from a random start. Unique over processes and nodes; not secret.
 */
public final class CallIds {

    private static final char[] DIGITS = "0123456789abcdefghjkmnpqrstvwxyz".toCharArray();
    private static final int PART = 40;

    private final Clock clock;
    private final long process;
    private final AtomicLong count;

    /** Draws this process's part from a source of randomness. */
    public CallIds(Clock clock, SecureRandom random) {
        this.clock = clock;
        this.process = random.nextLong();
        this.count = new AtomicLong(random.nextLong());
    }

    /** Returns an id that no other call has. */
    public String next() {
        char[] id = new char[26];
        write(clock.millis(), id, 10);
        write(process, id, 18);
        write(count.getAndIncrement(), id, 26);
        return new String(id);
    }

    /** Writes the low bits of a number, five a character, so that they end before an index. */
    private static void write(long number, char[] id, int end) {
        int start = end == 10 ? 0 : end - PART / 5;
        long rest = number;
        for (int i = end - 1; i >= start; i--) {
            id[i] = DIGITS[(int) (rest & 31)];
            rest >>>= 5;
        }
    }
}
