package dev.adtools.server.audit;

import dev.adtools.server.store.DataDirectory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Settings of the trail.
 *
 * @param kept how long events are kept
 * @param headsFile where checkpoints are written beside the database; empty for a file in the data directory
 * @param signingKey the key that signs them, as the file {@code audit-key} of a data directory has it; empty for that file
 * @param trustedKeys public keys of other nodes, in Base64
 */
public record AuditSettings(Duration kept, String headsFile, String signingKey, List<String> trustedKeys) {

    private static final String HEADS = "audit-heads.jsonl";

    public AuditSettings {
        trustedKeys = List.copyOf(trustedKeys);
    }

    Path heads(DataDirectory data) {
        return headsFile.isBlank() ? data.path().resolve(HEADS) : Path.of(headsFile);
    }

    @Override
    public String toString() {
        return "AuditSettings";
    }
}
