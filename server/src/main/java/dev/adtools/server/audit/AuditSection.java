package dev.adtools.server.audit;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.server.store.DataDirectory;
import io.dropwizard.util.Duration;
import io.dropwizard.validation.MinDuration;
import jakarta.validation.constraints.NotNull;
import java.nio.file.Path;
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
public record AuditSection(
        @JsonProperty @NotNull @MinDuration(value = 90, unit = TimeUnit.DAYS)
        Duration keep,

        @JsonProperty @NotNull String headsFile,
        @JsonProperty @NotNull String signingKey,
        @JsonProperty @NotNull List<String> trustedKeys) {

    /** The settings where nothing is said. */
    public static final AuditSection STANDARD = new AuditSection(Duration.days(400), "", "", List.of());

    /** Returns whether the signing key is configured, so that no file holds it. */
    public boolean hasSigningKey() {
        return !signingKey.isBlank();
    }

    java.time.Duration kept() {
        return keep.toJavaDuration();
    }

    Path heads(DataDirectory data) {
        return heads(data.path());
    }

    Path heads(Path dataDirectory) {
        return headsFile.isBlank() ? dataDirectory.resolve(DataDirectory.AUDIT_HEADS) : Path.of(headsFile);
    }

    @Override
    public String toString() {
        return "AuditSection";
    }
}
