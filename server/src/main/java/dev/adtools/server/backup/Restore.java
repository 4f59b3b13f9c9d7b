package dev.adtools.server.backup;

import dev.adtools.server.audit.AuditFiles;
import dev.adtools.server.audit.AuditSection;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.StoreSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Puts a backup into an empty data directory whose service does not run. */
public final class Restore {

    private final Path folder;
    private final DataDirectory data;
    private final AuditFiles trail;
    private final List<Path> written = new ArrayList<>();

    private Restore(Path folder, DataDirectory data, AuditFiles trail) {
        this.folder = folder;
        this.data = data;
        this.trail = trail;
    }

    /**
     * Verifies a backup, then copies its files.
     *
     * @throws BackupException when it is not restored
     * @throws dev.adtools.server.store.StartupException when the service runs
     */
    public static BackupManifest from(Path backup, StoreSettings store, AuditSection settings) {
        Backup.refusePostgres(store);
        Path folder = backup.toAbsolutePath().normalize();
        try {
            BackupManifest manifest = BackupManifest.read(folder);
            try (DataDirectory data = DataDirectory.claim(store.dataDirectory())) {
                Restore restore = new Restore(folder, data, AuditFiles.of(data.path(), settings));
                restore.refuseUsed();
                Backup.verify(folder, settings, manifest);
                restore.copy(manifest);
            }
            return manifest;
        } catch (IOException e) {
            throw new BackupException(
                    "The backup was not restored: " + e.getClass().getSimpleName() + ": " + e.getMessage() + ".", e);
        }
    }

    // Other files belong to another database: its log, its checkpoints, its alarms.
    private void refuseUsed() throws IOException {
        List<String> contents = data.contents();
        if (!contents.isEmpty()) {
            throw new BackupException("The data directory " + data.path() + " is not empty (" + contents.get(0)
                    + "); move its files away first.");
        }
        if (Files.exists(trail.heads()) && Files.size(trail.heads()) > 0) {
            throw new BackupException("The audit checkpoints in " + trail.heads()
                    + " may be newer than the backup; move the file away first, and keep it.");
        }
    }

    private void copy(BackupManifest manifest) throws IOException {
        try {
            // In the order of the backup: the database comes last, as no service starts with the other files alone.
            for (BackupFile file : manifest.files()) {
                copy(file);
            }
            BackupFile.syncFolder(data.path());
        } catch (IOException | RuntimeException e) {
            for (Path file : written) {
                Files.deleteIfExists(file);
            }
            throw e;
        }
    }

    private void copy(BackupFile file) throws IOException {
        Path target = file.name().equals(AuditFiles.HEADS)
                ? trail.heads()
                : data.path().resolve(file.name());
        Path draft = target.resolveSibling(target.getFileName() + ".new");
        written.add(draft);
        BackupFile.copy(folder.resolve(file.name()), draft);
        BackupFile copied = BackupFile.of(draft);
        if (copied.bytes() != file.bytes() || !copied.sha256().equals(file.sha256())) {
            throw new BackupException(folder.resolve(file.name()) + " changed while it was restored.");
        }
        written.add(target);
        // Checkpoints that are kept elsewhere may have an empty file there.
        Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
        if (!target.startsWith(data.path())) {
            BackupFile.syncFolder(Objects.requireNonNull(target.toAbsolutePath().getParent()));
        }
    }
}
