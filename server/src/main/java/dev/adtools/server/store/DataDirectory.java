package dev.adtools.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The service's own folder, held by a lock for as long as the process runs. */
public final class DataDirectory implements AutoCloseable {

    /** The file of the audit trail's checkpoints. */
    public static final String AUDIT_HEADS = "audit-heads.jsonl";

    /** The file of the key that signs checkpoints. */
    public static final String AUDIT_KEY = "audit-key";

    private static final Logger LOG = LoggerFactory.getLogger(DataDirectory.class);
    private static final String LOCK = ".lock";
    private static final String NATIVE = "native";
    private static final List<String> TRACES = List.of(CommitMark.FILE, AUDIT_HEADS, AUDIT_KEY);
    private static final String NATIVE_FOLDER_PROPERTY = "org.sqlite.tmpdir";

    private final Path path;
    private final FileChannel lock;

    private DataDirectory(Path path, FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /**
     * Makes the folder if it is not there and takes its lock.
     *
     * @throws StartupException when another process holds it, or it cannot be used
     */
    public static DataDirectory claim(Path folder) {
        Path path = folder.toAbsolutePath().normalize();
        try {
            FilePermissions.folder(path);
            DataDirectory directory = new DataDirectory(path, lock(path));
            directory.prepareNativeFolder();
            return directory;
        } catch (IOException e) {
            // The message of a failure of the file system is often a bare path.
            throw new StartupException(
                    "The data directory " + path + " cannot be used: "
                            + e.getClass().getSimpleName() + ": " + e.getMessage() + ".",
                    e);
        }
    }

    private static FileChannel lock(Path path) throws IOException {
        Path file = path.resolve(LOCK);
        FilePermissions.file(file);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
            channel.close();
        } catch (OverlappingFileLockException e) {
            // This very process holds it. Closing the channel would give its lock away: POSIX knows only one per
            // process.
            LOG.debug("the data directory is claimed twice", e);
        }
        throw new StartupException("The data directory " + path
                + " is in use by another running process; stop it first, or set ADTOOLS_DATA_DIR to another folder.");
    }

    // A killed process leaves its unpacked library behind, one more each time, so the folder starts empty.
    private void prepareNativeFolder() throws IOException {
        Path folder = path.resolve(NATIVE);
        FilePermissions.folder(folder);
        for (Path leftover : files(folder)) {
            // The process that a file is of, which makes a backup, may delete it too.
            Files.deleteIfExists(leftover);
        }
        System.setProperty(NATIVE_FOLDER_PROPERTY, folder.toString());
    }

    /** Has libraries unpacked into a folder that another process may hold: where its service can load them, so can others. */
    static void shareNativeFolder(Path path) throws IOException {
        Path folder = path.resolve(NATIVE);
        FilePermissions.folder(folder);
        System.setProperty(NATIVE_FOLDER_PROPERTY, folder.toString());
    }

    /** Returns the folder, absolute. */
    public Path path() {
        return path;
    }

    /** Returns the names of the files in the folder, without those that every process that holds it makes. */
    public List<String> contents() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals(LOCK) && !name.equals(NATIVE))
                    .sorted()
                    .toList();
        }
    }

    /** Returns the path of a file in the folder, which is made, readable by its owner only, if it is not there. */
    Path file(String name) {
        try {
            Path file = path.resolve(name);
            FilePermissions.file(file);
            return file;
        } catch (IOException e) {
            throw new StartupException("The data directory " + path + " cannot be written: " + e.getMessage() + ".", e);
        }
    }

    /** Returns whether the folder has a file. */
    boolean has(String name) {
        return Files.exists(path.resolve(name));
    }

    /**
     * Refuses to make a new database where files show that there was one.
     *
     * @throws StartupException when there was one
     */
    void refuseLostDatabase() {
        TRACES.stream().filter(this::has).findFirst().ifPresent(trace -> {
            throw new StartupException("The database " + path.resolve(SqliteFile.NAME) + " is missing or empty, and "
                    + trace + " shows that there was one: restore it, or set ADTOOLS_DATA_DIR to an empty folder.");
        });
    }

    /** Removes a file, if it is there. */
    void remove(String name) {
        try {
            Files.deleteIfExists(path.resolve(name));
        } catch (IOException e) {
            throw new StartupException("The file " + name + " cannot be removed: " + e.getMessage() + ".", e);
        }
    }

    /** Writes a file that only its owner may read, whole or not at all, and returns its path. */
    public Path write(String name, String text) throws IOException {
        return write(name, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a file of bytes in the same way. */
    Path write(String name, byte[] content) throws IOException {
        Path target = path.resolve(name);
        Path draft = path.resolve(name + ".new");
        Files.deleteIfExists(draft);
        FilePermissions.file(draft);
        try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = ByteBuffer.wrap(content);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
        return move(draft, target);
    }

    private static Path move(Path draft, Path target) throws IOException {
        try {
            return Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            return Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Takes group and world rights from the files that a library made. */
    void restrictNativeFiles() throws IOException {
        for (Path file : files(path.resolve(NATIVE))) {
            try {
                FilePermissions.restrictFile(file);
            } catch (NoSuchFileException e) {
                LOG.debug("a process that made a backup has ended", e);
            }
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    /** Gives the lock back. */
    @Override
    public void close() throws IOException {
        lock.close();
    }
}
