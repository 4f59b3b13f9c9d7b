package dev.adtools.server.platform;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.tools.platform.wire.HttpLimits;
import io.dropwizard.util.DataSize;
import io.dropwizard.util.DataSizeUnit;
import io.dropwizard.util.Duration;
import io.dropwizard.validation.MaxDataSize;
import io.dropwizard.validation.MinDataSize;
import io.dropwizard.validation.MinDuration;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.concurrent.TimeUnit;

/**
 * The section {@code http}: how much time and room one request to a live platform gets. The call's own time bounds it too.
 *
 * @param connectTimeout how long to wait for a connection
 * @param readTimeout how long to wait for the whole answer to a read or a check
 * @param writeTimeout how long to wait for the whole answer to a write
 * @param maxResponseBytes how large an answer may be
 * @param maxPages how many pages of one list are read at most, on platforms that would read more
 */
public record HttpSection(
        @JsonProperty @NotNull @MinDuration(value = 1, unit = TimeUnit.MILLISECONDS)
        Duration connectTimeout,

        @JsonProperty @NotNull @MinDuration(value = 1, unit = TimeUnit.MILLISECONDS)
        Duration readTimeout,

        @JsonProperty @NotNull @MinDuration(value = 1, unit = TimeUnit.MILLISECONDS)
        Duration writeTimeout,

        @JsonProperty
        @NotNull
        @MinDataSize(value = 1, unit = DataSizeUnit.KIBIBYTES)
        @MaxDataSize(value = 64, unit = DataSizeUnit.MEBIBYTES)
        DataSize maxResponseBytes,

        @JsonProperty @Min(1) @Max(1000) int maxPages) {

    /** Settings that config.yml ships. */
    public static final HttpSection STANDARD = new HttpSection(
            Duration.seconds(3), Duration.seconds(20), Duration.seconds(60), DataSize.mebibytes(8), 100);

    HttpLimits limits() {
        return new HttpLimits(
                connectTimeout.toJavaDuration(),
                readTimeout.toJavaDuration(),
                writeTimeout.toJavaDuration(),
                maxResponseBytes.toBytes());
    }
}
