package dev.adtools.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Identity of the open database file: once it is removed or replaced, a commit still succeeds, and nobody ever finds it
 * again.
 */
final class DatabaseFileIdentity {

    private final Path path;
    private final @Nullable Object key;

    private DatabaseFileIdentity(Path path, @Nullable Object key) {
        this.path = path;
        this.key = key;
    }

    static DatabaseFileIdentity at(Path path) throws IOException {
        return new DatabaseFileIdentity(path, key(path));
    }

    void refuseIfGone() {
        try {
            if (Objects.equals(key, key(path))) {
                return;
            }
        } catch (IOException e) {
            throw new StoreUnavailable("The database's file cannot be found.", e);
        }
        throw new StoreUnavailable("The database's file was replaced while it is open.");
    }

    // Null where the file system knows no such thing.
    private static @Nullable Object key(Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }
}
