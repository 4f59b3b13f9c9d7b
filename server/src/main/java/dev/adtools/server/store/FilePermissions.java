package dev.adtools.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Permissions of folders and files that only their owner may read. Where the file system knows no modes, its defaults stay.
 */
public final class FilePermissions {

    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    private FilePermissions() {}

    /** Makes a folder if it is not there, and leaves rights on it to its owner only. */
    public static void folder(Path path) throws IOException {
        Path parent = path.getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        if (!Files.isDirectory(path)) {
            Files.createDirectory(path, attributes(path, FOLDER));
        }
        restrict(path, FOLDER);
    }

    /** Makes a file if it is not there, and takes group and world rights from it. */
    public static void file(Path path) throws IOException {
        if (!Files.exists(path)) {
            Files.createFile(path, attributes(path, FILE));
        }
        restrict(path, FILE);
    }

    static void restrictFile(Path path) throws IOException {
        restrict(path, FILE);
    }

    private static void restrict(Path path, Set<PosixFilePermission> permissions) throws IOException {
        PosixFileAttributeView view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (view != null && !view.readAttributes().permissions().equals(permissions)) {
            view.setPermissions(permissions);
        }
    }

    private static FileAttribute<?>[] attributes(Path path, Set<PosixFilePermission> permissions) {
        boolean posix = path.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(permissions)}
                : new FileAttribute<?>[0];
    }
}
