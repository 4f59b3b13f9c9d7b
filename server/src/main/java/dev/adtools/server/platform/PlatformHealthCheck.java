package dev.adtools.server.platform;

import com.codahale.metrics.health.HealthCheck;
import dev.adtools.api.Mode;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.PlatformFailure;
import dev.adtools.tools.platform.PlatformHealth;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Health check of a platform. It is asked beside the health check, seldom, and whoever checks waits a tenth of a second at
 * most. A live platform that is down is told of and does not make the service unwell: it can still work with the others, and
 * a balancer that took it away would help nobody.
 */
final class PlatformHealthCheck extends HealthCheck {

    private static final Logger LOG = LoggerFactory.getLogger(PlatformHealthCheck.class);

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Duration WAIT = Duration.ofMillis(100);
    private static final Duration REMEMBERED = Duration.ofSeconds(10);
    // Every question counts against the platform's quota.
    private static final Duration REMEMBERED_LIVE = Duration.ofMinutes(1);

    private final PlatformHealth platform;
    private final String source;
    private final Clock clock;
    private final Supplier<List<String>> warnings;
    private final Duration wait;
    private @Nullable CompletableFuture<Result> asking;
    private Result last;
    private Instant lastUntil = Instant.MIN;

    PlatformHealthCheck(PlatformHealth platform, Clock clock, Supplier<List<String>> warnings) {
        this(platform, clock, warnings, WAIT);
    }

    PlatformHealthCheck(PlatformHealth platform, Clock clock, Supplier<List<String>> warnings, Duration wait) {
        this.platform = platform;
        this.clock = clock;
        this.warnings = warnings;
        this.wait = wait;
        source = platform.source().name().toLowerCase(Locale.ROOT);
        last = Result.healthy(source + ", not answered yet");
    }

    @Override
    protected synchronized Result check() {
        boolean begins = asking == null && !clock.instant().isBefore(lastUntil);
        if (begins) {
            asking = new CompletableFuture<Result>().completeAsync(this::probe, PlatformHealthCheck::beside);
        }
        CompletableFuture<Result> pending = asking;
        if (pending != null && (begins || pending.isDone())) {
            settle(pending);
        }
        return source.equals(last.getMessage()) ? up() : last;
    }

    private void settle(CompletableFuture<Result> pending) {
        try {
            pending.copy()
                    .orTimeout(wait.toMillis(), TimeUnit.MILLISECONDS)
                    .exceptionally(slow -> last)
                    .join();
            if (pending.isDone()) {
                noteChange(pending.join());
                last = pending.join();
                lastUntil = clock.instant().plus(platform.source() == Source.LIVE ? REMEMBERED_LIVE : REMEMBERED);
                asking = null;
            }
        } catch (CompletionException bug) {
            asking = null;
            throw bug;
        }
    }

    private void noteChange(Result now) {
        String message = String.valueOf(now.getMessage());
        if (message.equals(last.getMessage()) || platform.source() != Source.LIVE) {
            return;
        } else if (message.equals(source)) {
            LOG.info("{}: answers", platform.platform().wireName());
        } else {
            LOG.warn("{}: {}", platform.platform().wireName(), message);
        }
    }

    private static void beside(Runnable work) {
        Thread thread = new Thread(work, "platform-probe");
        thread.setDaemon(true);
        thread.start();
    }

    private Result probe() {
        return platform.probe(clock.instant().plus(PATIENCE)).fold(accounts -> Result.healthy(source), this::down);
    }

    // Changed warnings are not logged: they may change with every call.
    private Result up() {
        return Result.healthy(
                Stream.concat(Stream.of(source), warnings.get().stream()).collect(Collectors.joining(", ")));
    }

    private Result down(PlatformFailure failure) {
        // A platform's text may hold line feeds, which would forge lines of the log.
        String message = source + ", " + failure.toolError(Mode.READ).message().replaceAll("\\p{Cntrl}", " ");
        return platform.source() == Source.LIVE ? Result.healthy(message) : Result.unhealthy(message);
    }
}
