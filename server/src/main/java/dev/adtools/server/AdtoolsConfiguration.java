package dev.adtools.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dropwizard.core.Configuration;
import io.dropwizard.util.Duration;
import io.dropwizard.validation.MinDuration;
import jakarta.validation.constraints.NotNull;
import java.util.concurrent.TimeUnit;

/** What config.yml may say beyond Dropwizard's own settings. */
public final class AdtoolsConfiguration extends Configuration {

    @NotNull
    @MinDuration(value = 1, unit = TimeUnit.SECONDS)
    private Duration callTimeout = Duration.seconds(30);

    /** Returns how long one call may take. */
    @JsonProperty
    public Duration getCallTimeout() {
        return callTimeout;
    }

    /** Sets how long one call may take. */
    @JsonProperty
    public void setCallTimeout(Duration callTimeout) {
        this.callTimeout = callTimeout;
    }
}
