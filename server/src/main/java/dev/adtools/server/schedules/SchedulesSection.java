package dev.adtools.server.schedules;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dropwizard.util.DataSize;
import io.dropwizard.util.DataSizeUnit;
import io.dropwizard.validation.MinDataSize;
import jakarta.validation.constraints.NotNull;

/**
 * The section {@code schedules}.
 *
 * @param keptBytesPerOwner how much is kept of what the runs of an owner's tasks answered
 */
public record SchedulesSection(
        @JsonProperty @NotNull @MinDataSize(value = 4, unit = DataSizeUnit.MEBIBYTES)
        DataSize keptBytesPerOwner) {

    /** The values that hold where nothing is said. */
    public static final SchedulesSection STANDARD = new SchedulesSection(DataSize.mebibytes(256));

    public KeptResults keptResults() {
        return new KeptResults(keptBytesPerOwner.toBytes());
    }
}
