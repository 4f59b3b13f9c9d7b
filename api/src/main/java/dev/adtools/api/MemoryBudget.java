package dev.adtools.api;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Memory that all calls in work share. What builds something large for a call takes the bytes first, and they are given back
 * when the call's answer is on its way; so calls are refused before the heap is full, and not after.
 *
 * <p>A call belongs to the thread on which it runs, because what reads and writes JSON does not know the call that it serves.
 * Where no call runs, nothing is counted.
 */
public final class MemoryBudget {

    private final long most;
    private final long mostOfOne;
    private final AtomicLong taken = new AtomicLong();

    // Of the budget and not of the class: a service has one, and those of two in a process have nothing in common.
    @SuppressWarnings("ThreadLocalUsage")
    private final ThreadLocal<@Nullable Share> current = new ThreadLocal<>();

    /**
     * Makes a budget.
     *
     * @param most how many bytes all calls together may take
     * @param mostOfOne how many of them one call may take
     */
    public MemoryBudget(long most, long mostOfOne) {
        this.most = most;
        this.mostOfOne = mostOfOne;
    }

    /** {@return a budget that refuses nothing} */
    public static MemoryBudget unlimited() {
        return new MemoryBudget(Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** {@return how many bytes are taken now} */
    public long taken() {
        return taken.get();
    }

    /**
     * Begins a call on this thread.
     *
     * @return what the call takes; to be left when the thread goes on to other things, and closed when the answer is on its way
     */
    public Share open() {
        Share share = new Share(current.get());
        current.set(share);
        return share;
    }

    /** {@return what the call of this thread takes; null when none runs} */
    public @Nullable Share current() {
        return current.get();
    }

    /**
     * Takes bytes for the call of this thread.
     *
     * @param bytes how many
     * @throws MemoryShortage when the call or all calls together would take too many
     */
    public void take(long bytes) {
        Share share = current.get();
        if (share != null) {
            share.take(bytes);
        }
    }

    /**
     * Does something that must not fail for want of memory, as a write that may have been sent: nothing of it is counted.
     *
     * @param work what is done
     * @param <T> what it gives
     * @return what the work gives
     */
    public <T> T uncounted(Supplier<T> work) {
        Share share = current.get();
        current.remove();
        try {
            return work.get();
        } finally {
            current.set(share);
        }
    }

    /** Bytes that one call has taken; they may be taken on any thread. */
    public final class Share implements AutoCloseable {

        private @Nullable Share outer;
        private final AtomicLong held = new AtomicLong();

        private Share(@Nullable Share outer) {
            this.outer = outer;
        }

        /**
         * Takes bytes.
         *
         * @param bytes how many
         * @throws MemoryShortage when the call or all calls together would take too many; then none are taken
         */
        public void take(long bytes) {
            if (held.addAndGet(bytes) > mostOfOne) {
                held.addAndGet(-bytes);
                throw MemoryShortage.ofOneCall(mostOfOne);
            } else if (taken.addAndGet(bytes) > most) {
                giveBack(bytes);
                throw MemoryShortage.ofAllCalls();
            }
        }

        /**
         * Gives back bytes before the call ends.
         *
         * @param bytes how many of those taken
         */
        public void giveBack(long bytes) {
            held.addAndGet(-bytes);
            taken.addAndGet(-bytes);
        }

        /** Goes on with the call on this thread; to be left as when it was opened. */
        public void enter() {
            outer = current.get();
            current.set(this);
        }

        /** Ends the call on this thread; what it has taken stays taken. */
        public void leave() {
            current.set(outer);
        }

        /** Gives back whatever is taken. */
        @Override
        public void close() {
            taken.addAndGet(-held.getAndSet(0));
        }
    }
}
