package dev.adtools.server.store;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * File that holds the number of the last group commit that was acknowledged. Two slots are written in turn, each with a
 * checksum: a write that is broken off leaves the other one.
 */
final class CommitMark implements AutoCloseable {

    /** The file's name in the data directory. */
    static final String FILE = "commit-mark";

    private static final Logger LOG = LoggerFactory.getLogger(CommitMark.class);
    // One sector each, so that writing one slot cannot damage the other.
    private static final int SLOT_BYTES = 512;
    private static final int SLOTS = 2;
    private static final int ID_BYTES = 32;
    private static final int CHECKED_BYTES = Long.BYTES + ID_BYTES;
    private static final int RECORD_BYTES = CHECKED_BYTES + Long.BYTES;

    private final RandomAccessFile file;
    private final String database;
    private final long number;
    private int next;

    private CommitMark(RandomAccessFile file, String database, long number, int next) {
        this.file = file;
        this.database = database;
        this.number = number;
        this.next = next;
    }

    /** Opens the mark of a data directory; empty when it is missing or neither slot is readable. */
    static Optional<CommitMark> open(DataDirectory data) throws IOException {
        Path path = data.path().resolve(FILE);
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        FilePermissions.restrictFile(path);
        // A file channel would be closed by the interruption that ends the writer's wait. Each write is synced.
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rwd");
        CommitMark newest = newest(file);
        if (newest == null) {
            file.close();
        }
        return Optional.ofNullable(newest);
    }

    /**
     * Reads the mark of a folder that a running service may hold, which cannot be advanced; empty when it is missing or
     * neither slot is readable.
     */
    static Optional<CommitMark> read(Path folder) throws IOException {
        Path path = folder.resolve(FILE);
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
            return Optional.ofNullable(newest(file));
        }
    }

    private static @Nullable CommitMark newest(RandomAccessFile file) throws IOException {
        CommitMark newest = null;
        for (int slot = 0; slot < SLOTS; slot++) {
            CommitMark found = read(file, slot);
            if (found != null && (newest == null || found.number > newest.number)) {
                newest = found;
            }
        }
        return newest;
    }

    private static @Nullable CommitMark read(RandomAccessFile file, int slot) throws IOException {
        byte[] bytes = new byte[RECORD_BYTES];
        file.seek((long) slot * SLOT_BYTES);
        if (file.read(bytes) < RECORD_BYTES) {
            return null;
        }
        ByteBuffer record = ByteBuffer.wrap(bytes);
        long number = record.getLong();
        byte[] id = new byte[ID_BYTES];
        record.get(id);
        return record.getLong() == checksum(bytes)
                ? new CommitMark(file, new String(id, StandardCharsets.US_ASCII), number, (slot + 1) % SLOTS)
                : null;
    }

    /** Replaces the mark of a data directory, whole or not at all, and opens it. */
    static CommitMark replace(DataDirectory data, String database, long number) throws IOException {
        byte[] record = record(database, number);
        byte[] slots = new byte[SLOTS * SLOT_BYTES];
        for (int slot = 0; slot < SLOTS; slot++) {
            System.arraycopy(record, 0, slots, slot * SLOT_BYTES, RECORD_BYTES);
        }
        data.write(FILE, slots);
        syncFolder(data.path());
        return open(data).orElseThrow(() -> new IOException(FILE + " cannot be read after it was written"));
    }

    // Else a power cut could take the file's name although the file was synced. Not every system can do this.
    private static void syncFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            LOG.debug("the data directory could not be synced", e);
        }
    }

    private static byte[] record(String database, long number) {
        ByteBuffer record = ByteBuffer.allocate(RECORD_BYTES);
        record.putLong(number).put(database.getBytes(StandardCharsets.US_ASCII));
        record.putLong(checksum(record.array()));
        return record.array();
    }

    private static long checksum(byte[] record) {
        CRC32C sum = new CRC32C();
        sum.update(record, 0, CHECKED_BYTES);
        return sum.getValue();
    }

    /** Returns the id of the database whose commits are counted. */
    String database() {
        return database;
    }

    /** Returns the number that the file held when it was opened. */
    long number() {
        return number;
    }

    /** Writes a number and returns once it is on disk. */
    void advance(long reached) throws IOException {
        file.seek((long) next * SLOT_BYTES);
        file.write(record(database, reached));
        // Only now: a slot that was not written whole is written again, and the other one still counts.
        next = (next + 1) % SLOTS;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
