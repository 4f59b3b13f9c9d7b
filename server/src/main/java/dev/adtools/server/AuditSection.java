package dev.adtools.server;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.server.audit.AuditSettings;
import io.dropwizard.util.Duration;
import io.dropwizard.validation.MinDuration;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The section {@code audit}.
 *
 * @param keep how long events are kept
 * @param headsFile where checkpoints are written beside the database; empty for a file in the data directory
 * @param signingKey the key that signs them, as the file {@code audit-key} of a data directory has it; empty for that file
 * @param trustedKeys public keys of other nodes, in Base64
 */
record AuditSection(
        @JsonProperty @NotNull @MinDuration(value = 90, unit = TimeUnit.DAYS)
        Duration keep,

        @JsonProperty @NotNull String headsFile,
        @JsonProperty @NotNull String signingKey,
        @JsonProperty @NotNull List<String> trustedKeys) {

    /** The settings where nothing is said. */
    static final AuditSection STANDARD = new AuditSection(Duration.days(400), "", "", List.of());

    AuditSettings settings() {
        return new AuditSettings(keep.toJavaDuration(), headsFile, signingKey, trustedKeys);
    }

    @Override
    public String toString() {
        return "AuditSection";
    }
}
