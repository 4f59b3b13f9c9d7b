package dev.adtools.server.crash;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Ends the process at once, without any last word, when a point is passed for the given time; or stops it there, as a
 * machine does that sleeps or collects garbage for too long, until someone lets it go on.
 */
public final class CrashPoint implements Consumer<String> {

    /** Every transition of a write: before it, before its commit, and after. */
    static final List<String> ALL = List.of(
            "before-claim",
            "after-claim",
            "before-let-go",
            "inside-let-go",
            "after-let-go",
            "before-send",
            "after-send",
            "before-settle",
            "inside-settle",
            "after-settle",
            "before-answer");

    /** The exit code of a process that a point has ended, as if it had been killed. */
    static final int AS_KILLED = 137;

    /** The beginning of a point that stops the process. */
    static final String STOP = "stop@";

    private volatile Passage awaited;

    private CrashPoint(Passage awaited) {
        this.awaited = awaited;
    }

    /** Reads {@code point:time}, or {@code stop@point:time}; {@code -} for none. */
    public static CrashPoint of(String text) {
        return new CrashPoint(Passage.of(text));
    }

    /** Waits for another point from now on. */
    void await(String text) {
        awaited = Passage.of(text);
    }

    static String any(Random random, int latest) {
        return ALL.get(random.nextInt(ALL.size())) + ":" + (1 + random.nextInt(latest));
    }

    @Override
    public void accept(String here) {
        Passage passage = awaited;
        if (!here.equals(passage.point) || passage.passed.incrementAndGet() != passage.time) {
            return;
        }
        if (passage.stops) {
            stop();
        } else {
            Runtime.getRuntime().halt(AS_KILLED);
        }
    }

    private static void stop() {
        try {
            Signal.stop(ProcessHandle.current().pid());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException("the process cannot stop itself", e);
        }
    }

    /** Passage of a point, for the given time. */
    private record Passage(String point, int time, boolean stops, AtomicInteger passed) {

        static Passage of(String text) {
            boolean stops = text.startsWith(STOP);
            String rest = stops ? text.substring(STOP.length()) : text;
            int colon = rest.indexOf(':');
            String point = colon < 0 ? "" : rest.substring(0, colon);
            int time = colon < 0 ? 0 : Integer.parseInt(rest.substring(colon + 1));
            return new Passage(point, time, stops, new AtomicInteger());
        }
    }
}
