package dev.adtools.server.store;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Copy of the embedded database in one file: every commit that was acknowledged before the copy began is in it. */
public final class DatabaseCopy {

    /** The name of the database's file, in a data directory and in a backup. */
    public static final String FILE = SqliteFile.NAME;

    // Read only: a copy of the database changes nothing in its folder, also where no service has written the log back.
    private static final Map<String, String> READ_ONLY = Map.of("open_mode", "1", "busy_timeout", "10000");

    private DatabaseCopy() {}

    /**
     * Copies the database of a data directory, which a running service may hold, into a new file.
     *
     * @throws StartupException when the database has lost acknowledged writes
     */
    public static void make(Path dataDirectory, Path target) throws IOException, SQLException {
        // Before the copy: a running service goes on.
        Optional<CommitMark> acknowledged = CommitMark.read(dataDirectory);
        DataDirectory.shareNativeFolder(dataDirectory);
        // VACUUM would make the file with the rights of the umask, and takes one that is empty.
        FilePermissions.file(target);
        // One read transaction. The driver's backup begins again at each commit of another process.
        try (Connection connection = connect(dataDirectory.resolve(FILE));
                PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
            copy.setString(1, target.toString());
            copy.execute();
        }
        if (acknowledged.isPresent()) {
            refuseLoss(target, acknowledged.get());
        }
    }

    private static void refuseLoss(Path copy, CommitMark acknowledged) throws SQLException {
        try (Connection connection = connect(copy)) {
            String loss = CommitCounter.loss(CommitCounter.row(connection), acknowledged);
            if (loss != null) {
                throw new StartupException("Acknowledged writes are missing, so there is nothing to back up. " + loss
                        + " docs/operate.md has the next step.");
            }
        }
    }

    /**
     * Reads a copy, once SQLite has checked every page and index of it.
     *
     * @throws StartupException when it is damaged
     */
    public static <T> T read(Path file, Function<Handle, T> unit) throws SQLException {
        try (Connection connection = connect(file)) {
            SqliteCheck.wholeIntegrity(connection);
            Jdbi jdbi = Jdbi.create(() -> connection);
            SqlDialect.SQLITE.defineIn(jdbi);
            return jdbi.withHandle(unit::apply);
        }
    }

    private static Connection connect(Path file) throws SQLException {
        Properties properties = new Properties();
        properties.putAll(READ_ONLY);
        return DriverManager.getConnection(new SqliteFile(file).url(), properties);
    }
}
