package dev.adtools.server.load;

import dev.adtools.server.fixtures.ItDatabase;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Processor time that the processes of a PostgreSQL on this machine have used; nothing for a database without any. */
final class ServerTime {

    private static final String PROCESSES = "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()";

    private final String url;
    private final Map<Long, Duration> used = new HashMap<>();

    ServerTime(ItDatabase database, Path folder) {
        this.url = database.address(folder);
    }

    /** Returns it in microseconds; what has ended since it was last asked for counts no more than it had by then. */
    double micros() throws SQLException {
        if (!url.startsWith("jdbc:postgresql:")) {
            return 0;
        }
        try (Connection connection = DriverManager.getConnection(url, "postgres", "");
                Statement statement = connection.createStatement();
                ResultSet processes = statement.executeQuery(PROCESSES)) {
            while (processes.next()) {
                note(processes.getLong(1));
            }
        }
        return used.values().stream().mapToLong(Duration::toNanos).sum() / 1e3;
    }

    private void note(long pid) {
        ProcessHandle.of(pid)
                .flatMap(process -> process.info().totalCpuDuration())
                .ifPresent(time -> used.put(pid, time));
    }
}
