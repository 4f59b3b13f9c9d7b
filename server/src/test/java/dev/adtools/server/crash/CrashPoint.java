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

    private static final String STOP = "stop@";

    private final String point;
    private final int time;
    private final boolean stops;
    private final AtomicInteger passed = new AtomicInteger();

    private CrashPoint(String point, int time, boolean stops) {
        this.point = point;
        this.time = time;
        this.stops = stops;
    }

    /** Reads {@code point:time}, or {@code stop@point:time}; {@code -} for none. */
    public static CrashPoint of(String text) {
        boolean stops = text.startsWith(STOP);
        String rest = stops ? text.substring(STOP.length()) : text;
        int colon = rest.indexOf(':');
        return colon < 0
                ? new CrashPoint("", 0, false)
                : new CrashPoint(rest.substring(0, colon), Integer.parseInt(rest.substring(colon + 1)), stops);
    }

    static String any(Random random, int latest) {
        return ALL.get(random.nextInt(ALL.size())) + ":" + (1 + random.nextInt(latest));
    }

    @Override
    public void accept(String here) {
        if (!here.equals(point) || passed.incrementAndGet() != time) {
            return;
        }
        if (stops) {
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
}
