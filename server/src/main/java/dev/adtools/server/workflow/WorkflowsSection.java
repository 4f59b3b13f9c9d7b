package dev.adtools.server.workflow;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.dropwizard.util.DataSize;
import io.dropwizard.util.DataSizeUnit;
import io.dropwizard.validation.MinDataSize;
import jakarta.validation.constraints.NotNull;

/**
 * The section {@code workflows}.
 *
 * @param keptBytesPerOwner how much is kept of what the steps of an owner's workflows take and answer
 */
public record WorkflowsSection(
        @JsonProperty @NotNull @MinDataSize(value = 4, unit = DataSizeUnit.MEBIBYTES)
        DataSize keptBytesPerOwner) {

    /** The values that hold where nothing is said. */
    public static final WorkflowsSection STANDARD = new WorkflowsSection(DataSize.mebibytes(256));

    public KeptSteps keptSteps() {
        return new KeptSteps(keptBytesPerOwner.toBytes());
    }
}
