package dev.adtools.server.approval;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dropwizard.util.Duration;
import io.dropwizard.validation.MaxDuration;
import io.dropwizard.validation.MinDuration;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.NotNull;
import java.util.concurrent.TimeUnit;

/**
 * The section {@code approvals}.
 *
 * @param pendingFor how long a Pending Action waits for its decision
 * @param executableFor how long it may be executed once it is approved
 * @param required how many owners must approve
 */
public record ApprovalsSection(
        @JsonProperty
        @NotNull
        @MinDuration(value = 1, unit = TimeUnit.HOURS)
        @MaxDuration(value = 30, unit = TimeUnit.DAYS)
        Duration pendingFor,

        @JsonProperty
        @NotNull
        @MinDuration(value = 1, unit = TimeUnit.MINUTES)
        @MaxDuration(value = 7, unit = TimeUnit.DAYS)
        Duration executableFor,

        @JsonProperty @Min(1) @Max(5) int required) {

    /** The settings where nothing is said. */
    public static final ApprovalsSection STANDARD = new ApprovalsSection(Duration.days(7), Duration.hours(24), 1);
}
