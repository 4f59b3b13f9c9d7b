package dev.adtools.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The service's own folder, held by a lock for as long as the process runs. */
public final class DataDirectory implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(DataDirectory.class);
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
        Path file = path.resolve(".lock");
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
        Path folder = path.resolve("native");
        FilePermissions.folder(folder);
        for (Path leftover : files(folder)) {
            Files.delete(leftover);
        }
        System.setProperty(NATIVE_FOLDER_PROPERTY, folder.toString());
    }

    /** Returns the folder, absolute. */
    public Path path() {
        return path;
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

    /** Writes a file that only its owner may read, whole or not at all, and returns its path. */
    public Path write(String name, String text) throws IOException {
        Path target = path.resolve(name);
        Path draft = path.resolve(name + ".new");
        Files.deleteIfExists(draft);
        FilePermissions.file(draft);
        try (FileChannel channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
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
        for (Path file : files(path.resolve("native"))) {
            FilePermissions.restrictFile(file);
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
