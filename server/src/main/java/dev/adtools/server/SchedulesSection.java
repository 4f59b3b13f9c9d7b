package dev.adtools.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.server.schedules.KeptResults;
import io.dropwizard.util.DataSize;
import io.dropwizard.util.DataSizeUnit;
import io.dropwizard.validation.MinDataSize;
import jakarta.validation.constraints.NotNull;

/**
 * The section {@code schedules}.
 *
 * @param keptBytesPerOwner how much is kept of what the runs of an owner's tasks answered
 */
record SchedulesSection(
        @JsonProperty @NotNull @MinDataSize(value = 4, unit = DataSizeUnit.MEBIBYTES)
        DataSize keptBytesPerOwner) {

    /** The values that hold where nothing is said. */
    static final SchedulesSection STANDARD = new SchedulesSection(DataSize.mebibytes(256));

    KeptResults keptResults() {
        return new KeptResults(keptBytesPerOwner.toBytes());
    }
}
