package dev.adtools.tools.platform.sandbox;

import dev.adtools.api.MemoryBudget;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Time and memory that the answer to one request may take; its loops ask at every step and for every row. What takes many steps
 * waits until a processor is free for it, and what takes few never waits.
 */
final class SandboxLimits {

    private static final int STEPS_AT_ONCE = 256;
    private static final int ROWS_AT_ONCE = 64;
    // A row of numbers with its nodes; measured 1.2 to 2.6 KB.
    private static final long ROW_BYTES = 2_500;

    private final Instant deadline;
    private final Clock clock;
    private final MemoryBudget.@Nullable Share memory;
    private final Semaphore processors;
    private int steps;
    private long rows;
    private boolean working;

    SandboxLimits(Instant deadline, Clock clock, MemoryBudget.@Nullable Share memory, Semaphore processors) {
        this.deadline = deadline;
        this.clock = clock;
        this.memory = memory;
        this.processors = processors;
    }

    /** Goes on with a loop; throws {@link Overtime} when the time is up. */
    void step() {
        if (++steps % STEPS_AT_ONCE == 0) {
            long left = Duration.between(clock.instant(), deadline).toMillis();
            if (left <= 0 || (!working && !begins(left))) {
                throw new Overtime();
            }
            working = true;
        }
    }

    private boolean begins(long patience) {
        try {
            return processors.tryAcquire(patience, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Lets one more row be made. */
    void row() {
        step();
        if (rows % ROWS_AT_ONCE == 0) {
            take(ROWS_AT_ONCE * ROW_BYTES);
        }
        rows++;
    }

    /** Takes bytes that outlive the request. */
    void take(long bytes) {
        if (memory != null) {
            memory.take(bytes);
        }
    }

    /** Gives back the processor, and what the rows took, which nobody holds any more. */
    void end() {
        if (working) {
            processors.release();
        }
        if (memory != null) {
            memory.giveBack((rows + ROWS_AT_ONCE - 1) / ROWS_AT_ONCE * ROWS_AT_ONCE * ROW_BYTES);
        }
    }

    /** The time for an answer was up before it was made. */
    static final class Overtime extends RuntimeException {

        Overtime() {
            super("the answer was not made in time", null, false, false);
        }
    }
}
