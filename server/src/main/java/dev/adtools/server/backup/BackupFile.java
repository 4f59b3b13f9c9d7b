package dev.adtools.server.backup;

import dev.adtools.server.store.FilePermissions;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A file of a backup.
 *
 * @param name its name in the backup's folder
 * @param bytes its size
 * @param sha256 the hash of its content, as 64 hexadecimal digits
 */
public record BackupFile(String name, long bytes, String sha256) {

    /** Reads a file to its end. */
    static BackupFile of(Path file) throws IOException {
        MessageDigest digest = newDigest();
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            long bytes = in.transferTo(OutputStream.nullOutputStream());
            return new BackupFile(
                    file.getFileName().toString(), bytes, HexFormat.of().formatHex(digest.digest()));
        }
    }

    private static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** Copies a file into a new one that only its owner may read, and returns once the copy is on disk. */
    static void copy(Path from, Path to) throws IOException {
        FilePermissions.file(to);
        try (InputStream in = Files.newInputStream(from);
                OutputStream out = Files.newOutputStream(to)) {
            in.transferTo(out);
        }
        sync(to);
    }

    /** Returns once a file is on disk. */
    static void sync(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /** Returns once the names in a folder are on disk, where the file system lets a folder be synced. */
    static void syncFolder(Path folder) throws IOException {
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }
}
