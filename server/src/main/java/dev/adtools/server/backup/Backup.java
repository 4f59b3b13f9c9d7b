package dev.adtools.server.backup;

import dev.adtools.server.audit.AuditFiles;
import dev.adtools.server.audit.AuditSection;
import dev.adtools.server.store.DatabaseCopy;
import dev.adtools.server.store.FilePermissions;
import dev.adtools.server.store.StartupException;
import dev.adtools.server.store.StoreSettings;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Makes a backup of a service that runs or not: the files of the trail first, then the database, then the list of all. */
public final class Backup {

    private static final List<String> NAMES = List.of(AuditFiles.HEADS, AuditFiles.KEY, DatabaseCopy.FILE);

    private final Path data;
    private final AuditSection settings;
    private final Path folder;

    private Backup(Path data, AuditSection settings, Path folder) {
        this.data = data;
        this.settings = settings;
        this.folder = folder;
    }

    /**
     * Makes a backup in a folder, which must be new or empty, and reads it back.
     *
     * @throws BackupException when it is not made; the files that were written are removed
     */
    public static BackupManifest make(StoreSettings store, AuditSection settings, Path folder, Instant now) {
        refusePostgres(store);
        Path data = store.dataDirectory().toAbsolutePath().normalize();
        Path target = folder.toAbsolutePath().normalize();
        if (!Files.exists(data.resolve(DatabaseCopy.FILE))) {
            throw new BackupException("There is no database in " + data + ".");
        }
        try {
            refuseUsed(target);
            FilePermissions.folder(target);
            return new Backup(data, settings, target).made(now);
        } catch (IOException e) {
            throw new BackupException(
                    "The backup was not made: " + e.getClass().getSimpleName() + ": " + e.getMessage() + ".", e);
        }
    }

    static void refusePostgres(StoreSettings store) {
        if (!store.isEmbedded()) {
            throw new BackupException("The database is a PostgreSQL: use pg_dump and pg_restore,"
                    + " as \"Back up PostgreSQL\" in docs/operate.md says.");
        }
    }

    private static void refuseUsed(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw new BackupException(folder + " is not a folder.");
        }
        try (Stream<Path> files = Files.list(folder)) {
            if (files.findAny().isPresent()) {
                throw new BackupException(folder + " is not empty; a backup goes into a folder of its own.");
            }
        }
    }

    private BackupManifest made(Instant now) throws IOException {
        try {
            copy();
            BackupManifest manifest = new BackupManifest(now, written());
            manifest.write(folder);
            BackupFile.syncFolder(folder);
            verify(folder, settings, manifest);
            return manifest;
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(folder.resolve(BackupManifest.FILE));
            for (String name : NAMES) {
                Files.deleteIfExists(folder.resolve(name));
            }
            throw e;
        }
    }

    // A checkpoint is written after the record that it signs: copied before the database, each has its record there.
    private void copy() throws IOException {
        copyTrailFiles();
        copyDatabase();
    }

    private void copyTrailFiles() throws IOException {
        AuditFiles from = AuditFiles.of(data, settings);
        AuditFiles to = AuditFiles.in(folder, settings);
        if (Files.exists(from.heads())) {
            BackupFile.copy(from.heads(), to.heads());
            endAtALine(to.heads());
        }
        if (Files.exists(from.key())) {
            BackupFile.copy(from.key(), to.key());
        }
    }

    // The service may be in the middle of one; the next line would be added to it.
    private static void endAtALine(Path file) throws IOException {
        try (RandomAccessFile bytes = new RandomAccessFile(file.toFile(), "rw")) {
            long end = bytes.length();
            while (end > 0) {
                bytes.seek(end - 1);
                if (bytes.read() == '\n') {
                    break;
                }
                end--;
            }
            bytes.setLength(end);
            bytes.getFD().sync();
        }
    }

    private void copyDatabase() throws IOException {
        Path copy = folder.resolve(DatabaseCopy.FILE);
        try {
            DatabaseCopy.make(data, copy);
        } catch (StartupException lost) {
            throw new BackupException(Objects.requireNonNull(lost.getMessage()), lost);
        } catch (SQLException e) {
            throw new BackupException("The database was not copied: " + e.getMessage() + ".", e);
        }
        BackupFile.sync(copy);
    }

    private List<BackupFile> written() throws IOException {
        List<BackupFile> files = new ArrayList<>();
        for (String name : NAMES) {
            Path file = folder.resolve(name);
            if (Files.exists(file)) {
                files.add(BackupFile.of(file));
            }
        }
        return files;
    }

    /**
     * Reads a backup whole: its files are those of the list, the database is sound, and the checkpoints agree with it.
     *
     * @throws BackupException when it must not be restored
     */
    static void verify(Path folder, AuditSection settings, BackupManifest manifest) throws IOException {
        for (BackupFile file : manifest.files()) {
            verify(folder, file);
        }
        if (manifest.files().stream().noneMatch(file -> file.name().equals(DatabaseCopy.FILE))) {
            throw new BackupException(folder + " has no database in its list of files.");
        }
        AuditFiles trail = AuditFiles.in(folder, settings);
        disagreement(folder, trail, manifest.madeAt()).ifPresent(sentence -> {
            throw new BackupException(sentence);
        });
    }

    private static void verify(Path folder, BackupFile file) throws IOException {
        Path path = folder.resolve(file.name());
        if (!NAMES.contains(file.name())) {
            throw new BackupException(BackupManifest.FILE + " names a file that belongs to no backup.");
        }
        if (!Files.exists(path)) {
            throw new BackupException(path + " is missing.");
        }
        if (!BackupFile.of(path).equals(file)) {
            throw new BackupException(path + " is not the file that was backed up: its size or its SHA-256 differs.");
        }
    }

    private static Optional<String> disagreement(Path folder, AuditFiles trail, Instant madeAt) throws IOException {
        Path file = folder.resolve(DatabaseCopy.FILE);
        try {
            return DatabaseCopy.read(file, database -> {
                try {
                    return trail.disagreement(database, madeAt);
                } catch (IOException e) {
                    throw new BackupException("The audit checkpoints cannot be read: " + e.getMessage() + ".", e);
                }
            });
        } catch (SQLException | StartupException | IllegalArgumentException e) {
            throw new BackupException(folder + " cannot be used: " + e.getMessage(), e);
        }
    }
}
