package dev.adtools.server.store;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dropwizard.util.DataSize;
import io.dropwizard.util.DataSizeUnit;
import io.dropwizard.validation.MinDataSize;
import jakarta.validation.constraints.NotNull;

/**
 * Section {@code schedules} or {@code workflows}.
 *
 * @param keptBytesPerOwner how much is kept of what the runs of an owner's tasks answered, or its workflows' steps take and answer
 */
public record KeptBytesSection(
        @JsonProperty @NotNull @MinDataSize(value = 4, unit = DataSizeUnit.MEBIBYTES)
        DataSize keptBytesPerOwner) {

    /** The values that hold where nothing is said. */
    public static final KeptBytesSection STANDARD = new KeptBytesSection(DataSize.mebibytes(256));
}
