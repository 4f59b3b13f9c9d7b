package dev.adtools.server.idempotency;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dropwizard.util.Duration;
import io.dropwizard.validation.MaxDuration;
import io.dropwizard.validation.MinDuration;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.concurrent.TimeUnit;

/**
 * The section {@code idempotency}.
 *
 * @param replay how long a write's answer is kept, and replayed to whoever sends its key again
 * @param newKeysPerSecond how many keys a second a principal may use for the first time
 * @param newKeysBurst how many of them at once
 */
public record IdempotencySection(
        @JsonProperty
        @NotNull
        @MinDuration(value = 1, unit = TimeUnit.HOURS)
        @MaxDuration(value = 30, unit = TimeUnit.DAYS)
        Duration replay,

        @JsonProperty @Min(1) @Max(1_000_000) int newKeysPerSecond,
        @JsonProperty @Min(1) @Max(1_000_000) int newKeysBurst) {

    /** The settings where nothing is said. */
    public static final IdempotencySection STANDARD = new IdempotencySection(Duration.hours(24), 60, 300);

    /** Returns the times for which operations are kept. */
    public Retention retention() {
        return new Retention(replay.toJavaDuration());
    }
}
