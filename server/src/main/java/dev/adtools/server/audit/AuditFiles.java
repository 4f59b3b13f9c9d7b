package dev.adtools.server.audit;

import dev.adtools.server.audit.SignedHead.Head;
import dev.adtools.server.store.DataDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Files of a trail outside its database.
 *
 * @param heads the checkpoints
 * @param key the signing key, unless it is configured
 * @param settings the keys that are configured
 */
public record AuditFiles(Path heads, Path key, AuditSection settings) {

    /** The name of the checkpoints in a backup. */
    public static final String HEADS = DataDirectory.AUDIT_HEADS;

    /** The name of the signing key, in a data directory and in a backup. */
    public static final String KEY = SigningKeys.FILE;

    // Retention removes records by their own age, which is a little more than that of the checkpoint after them.
    private static final Duration RETENTION_MARGIN = Duration.ofDays(1);

    /** Returns the files of a service, which may keep its checkpoints outside the data directory. */
    public static AuditFiles of(Path dataDirectory, AuditSection settings) {
        return new AuditFiles(settings.heads(dataDirectory), dataDirectory.resolve(KEY), settings);
    }

    /** Returns the files of a backup. */
    public static AuditFiles in(Path backup, AuditSection settings) {
        return new AuditFiles(backup.resolve(HEADS), backup.resolve(KEY), settings);
    }

    /**
     * Compares the last checkpoint of each chain with the trail in a database, and returns one sentence on the first that is not
     * there.
     *
     * @param madeAt when the checkpoints were copied
     * @throws IllegalArgumentException when the signing key is damaged
     */
    public Optional<String> disagreement(Handle database, Instant madeAt) throws IOException {
        if (!Files.exists(heads)) {
            return Optional.empty();
        }
        Optional<SigningKeys> keys = SigningKeys.existing(key, settings);
        if (keys.isEmpty()) {
            return Optional.of("The key that signed the audit checkpoints is missing: neither the file " + KEY
                    + " nor audit.signingKey has it.");
        }
        CheckpointLog log = new CheckpointLog(heads, Clock.systemUTC(), keys.get(), Optional::empty);
        Instant since = madeAt.minus(settings.kept()).plus(RETENTION_MARGIN);
        return log.lastSince(since).stream()
                .map(SignedHead::head)
                .filter(head -> !AuditStore.hash(database, head).equals(Optional.of(head.hash())))
                .findFirst()
                .map(AuditFiles::sentence);
    }

    private static String sentence(Head head) {
        return "The database does not have record " + head.seq() + " of the audit chain " + head.chain()
                + " as a checkpoint says: it has lost records.";
    }
}
