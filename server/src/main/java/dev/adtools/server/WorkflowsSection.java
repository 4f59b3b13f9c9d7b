package dev.adtools.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.server.workflow.KeptSteps;
import io.dropwizard.util.DataSize;
import io.dropwizard.util.DataSizeUnit;
import io.dropwizard.validation.MinDataSize;
import jakarta.validation.constraints.NotNull;

/**
 * The section {@code workflows}.
 *
 * @param keptBytesPerOwner how much is kept of what the steps of an owner's workflows take and answer
 */
record WorkflowsSection(
        @JsonProperty @NotNull @MinDataSize(value = 4, unit = DataSizeUnit.MEBIBYTES)
        DataSize keptBytesPerOwner) {

    /** The values that hold where nothing is said. */
    static final WorkflowsSection STANDARD = new WorkflowsSection(DataSize.mebibytes(256));

    KeptSteps keptSteps() {
        return new KeptSteps(keptBytesPerOwner.toBytes());
    }
}
