package dev.adtools.server.quota;

import io.github.bucket4j.TimeMeter;
import java.time.Clock;
import java.util.concurrent.TimeUnit;

/** Time meter of rate limits that nodes share, on the clock that they share. */
record ClockTimeMeter(Clock clock) implements TimeMeter {

    @Override
    public long currentTimeNanos() {
        return TimeUnit.MILLISECONDS.toNanos(clock.millis());
    }

    @Override
    public boolean isWallClockBased() {
        return true;
    }
}
