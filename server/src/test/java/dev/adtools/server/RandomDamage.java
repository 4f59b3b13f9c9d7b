package dev.adtools.server;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Damage to one file of a data directory: a piece is lost or overwritten, or an older copy takes its place. */
enum RandomDamage {
    DELETED,
    CUT,
    FLIPPED,
    OVERWRITTEN,
    OLDER;

    // The database and the mark of its commits vouch for each other: a folder where both are older is an older folder.
    private static final List<List<String>> FILES = List.of(
            List.of("adtools.db-wal"),
            List.of("adtools.db"),
            List.of("commit-mark"),
            List.of("audit-heads.jsonl"),
            List.of("adtools.db-wal", "adtools.db"),
            List.of("adtools.db-wal", "audit-heads.jsonl"),
            List.of("commit-mark", "audit-heads.jsonl"));
    private static final int PIECE = 4096;

    /** Damages one or two files of a data directory at random; returns the damages in words. */
    static String damage(Path data, Path older, Random random) {
        return FILES.get(random.nextInt(FILES.size())).stream()
                .map(name -> damage(data, older, name, random))
                .collect(Collectors.joining(", "));
    }

    private static String damage(Path data, Path older, String name, Random random) {
        RandomDamage kind = values()[random.nextInt(values().length)];
        try {
            return kind + " " + name + " at " + kind.apply(data.resolve(name), older.resolve(name), random);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private long apply(Path file, Path older, Random random) throws IOException {
        long size = Files.exists(file) ? Files.size(file) : 0;
        long at = size == 0 ? 0 : random.nextLong(size);
        switch (this) {
            case DELETED -> Files.deleteIfExists(file);
            case OLDER -> Files.copy(older, file, StandardCopyOption.REPLACE_EXISTING);
            default -> change(file, size, at, random);
        }
        return at;
    }

    private void change(Path file, long size, long at, Random random) throws IOException {
        if (size == 0) {
            return;
        }
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
            if (this == CUT) {
                open.setLength(at);
                return;
            }
            byte[] piece = new byte[this == FLIPPED ? 1 : (int) Math.min(PIECE, size - at)];
            open.seek(at);
            open.readFully(piece);
            if (this == FLIPPED) {
                piece[0] ^= (byte) (1 << random.nextInt(8));
            } else {
                random.nextBytes(piece);
            }
            open.seek(at);
            open.write(piece);
        }
    }
}
