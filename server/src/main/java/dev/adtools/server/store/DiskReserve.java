package dev.adtools.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** File that holds disk space, which is released for a halt and its record when the disk is full. */
final class DiskReserve {

    static final int BYTES = 1 << 20;

    private static final Logger LOG = LoggerFactory.getLogger(DiskReserve.class);
    private static final Duration BETWEEN_ATTEMPTS = Duration.ofSeconds(1);

    private final Path file;
    private volatile boolean released;
    private long lastAttempt = System.nanoTime();

    private DiskReserve(Path file) {
        this.file = file;
    }

    /** Writes the file in a data directory, unless it is there. */
    static DiskReserve in(DataDirectory data) {
        DiskReserve reserve = new DiskReserve(data.path().resolve("disk-reserve"));
        if (!reserve.isWhole() && !reserve.write()) {
            LOG.warn("the disk is so full that no reserve of {} bytes could be written for halts", BYTES);
        }
        return reserve;
    }

    private boolean isWhole() {
        try {
            return Files.exists(file) && Files.size(file) == BYTES;
        } catch (IOException e) {
            return false;
        }
    }

    // Random, because zeros take no space on a file system that compresses.
    private boolean write() {
        byte[] bytes = new byte[BYTES];
        new SecureRandom().nextBytes(bytes);
        try {
            FilePermissions.file(file);
            try (FileChannel channel =
                    FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
                ByteBuffer rest = ByteBuffer.wrap(bytes);
                while (rest.hasRemaining()) {
                    channel.write(rest);
                }
            }
            return true;
        } catch (IOException e) {
            delete();
            return false;
        }
    }

    /** Releases the space when a failure comes from a full disk; returns whether another attempt can succeed. */
    synchronized boolean release(StoreUnavailable failure) {
        if (released) {
            return true;
        }
        if (!isFull(failure) || !delete()) {
            return false;
        }
        released = true;
        LOG.error(
                "the disk is full: {} bytes were released for halts; other changes are refused until space is free",
                BYTES);
        return true;
    }

    // The failure of a unit may hide the one that ended its transaction.
    private boolean isFull(StoreUnavailable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLiteException sqlite && sqlite.getResultCode() == SQLiteErrorCode.SQLITE_FULL) {
                return true;
            }
        }
        try {
            return Files.getFileStore(file.toAbsolutePath().getParent()).getUsableSpace() < BYTES;
        } catch (IOException e) {
            return false;
        }
    }

    private boolean delete() {
        try {
            return Files.deleteIfExists(file);
        } catch (IOException e) {
            LOG.warn("the disk's reserve could not be deleted", e);
            return false;
        }
    }

    /**
     * Writes the file again when there is space.
     *
     * @throws StoreUnavailable while there is none: the space that was released is for halts
     */
    void restore() {
        if (released && !isRestored()) {
            throw new StoreUnavailable("The disk is full: only halts are written until space is free.");
        }
    }

    private synchronized boolean isRestored() {
        long now = System.nanoTime();
        if (released && now - lastAttempt >= BETWEEN_ATTEMPTS.toNanos()) {
            lastAttempt = now;
            released = !write();
        }
        return !released;
    }
}
