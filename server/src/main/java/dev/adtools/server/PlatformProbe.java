package dev.adtools.server;

import com.codahale.metrics.health.HealthCheck;
import dev.adtools.api.Mode;
import dev.adtools.tools.platform.PlatformHealth;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/** Tells whether a platform can be worked with; asks it at most every ten seconds, however often it is asked itself. */
final class PlatformProbe extends HealthCheck {

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration REMEMBERED = Duration.ofSeconds(10);

    private final PlatformHealth platform;
    private final Clock clock;
    private volatile Known last = new Known(Result.healthy(), Instant.MIN);

    PlatformProbe(PlatformHealth platform, Clock clock) {
        this.platform = platform;
        this.clock = clock;
    }

    @Override
    protected Result check() {
        Instant now = clock.instant();
        if (!now.isBefore(last.until())) {
            last = new Known(probe(now), now.plus(REMEMBERED));
        }
        return last.result();
    }

    private Result probe(Instant now) {
        return platform.probe(now.plus(PATIENCE))
                .fold(
                        accounts -> Result.healthy(platform.source().name().toLowerCase(Locale.ROOT)),
                        failure -> Result.unhealthy(failure.toolError(Mode.READ).message()));
    }

    private record Known(Result result, Instant until) {}
}
