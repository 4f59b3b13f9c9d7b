package dev.adtools.server;

import io.github.bucket4j.TimeMeter;
import java.time.Clock;
import java.util.concurrent.TimeUnit;

/** Time for rates that nodes share, by the clock that they share. */
record ClockMeter(Clock clock) implements TimeMeter {

    @Override
    public long currentTimeNanos() {
        return TimeUnit.MILLISECONDS.toNanos(clock.millis());
    }

    @Override
    public boolean isWallClockBased() {
        return true;
    }
}
