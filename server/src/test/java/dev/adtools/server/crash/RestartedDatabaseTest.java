package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A PostgreSQL that is restarted in the middle of writes: nothing is written twice, nothing acknowledged is lost. */
@Timeout(180)
class RestartedDatabaseTest {

    private static final int HALF = 150;

    @TempDir
    private Path folder;

    private final Acknowledged acknowledged = new Acknowledged();
    private final CountDownLatch begun = new CountDownLatch(20);

    @Test
    void writesOnceOverARestart() throws Exception {
        List<String> keys =
                IntStream.range(0, 2 * HALF).mapToObj(i -> "make-" + i).toList();
        try (MarkPlatform platform = new MarkPlatform(folder.resolve("writes"))) {
            EmbeddedPostgres database = postgres(0);
            int port = database.getPort();
            NodeProcess node = start("node", port, platform);
            node.awaitUp();
            node.call(keys.subList(0, HALF), false);
            begun.await();
            database.close();
            database = postgres(port);
            node.call(keys.subList(HALF, 2 * HALF), true);
            node.end();

            for (int attempt = 0; attempt < 5 && keys.stream().anyMatch(key -> !acknowledged.isOver(key)); attempt++) {
                expireLeases(database);
                NodeProcess last = start("last-" + attempt, port, platform);
                last.awaitUp();
                last.call(keys, true);
                last.end();
            }
            database.close();

            assertThat(acknowledged.broken(platform.writes())).isEmpty();
            assertThat(keys).allMatch(acknowledged::isOver);
        }
    }

    // What ended with the node is taken from it when its lease runs out; the test does not wait for that half minute.
    private static void expireLeases(EmbeddedPostgres database) throws SQLException {
        try (Connection connection = database.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("UPDATE operation SET lease_until = 0 WHERE lease_until > 0");
        }
    }

    private EmbeddedPostgres postgres(int port) throws Exception {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                .setServerConfig("synchronous_commit", "on")
                .setServerConfig("fsync", "on")
                .setDataDirectory(folder.resolve("postgres"))
                .setCleanDataDirectory(false);
        return port == 0 ? builder.start() : builder.setPort(port).start();
    }

    private NodeProcess start(String name, int port, MarkPlatform platform) throws Exception {
        Path data = Files.createDirectories(folder.resolve(name));
        String url = "jdbc:postgresql://localhost:" + port + "/postgres";
        return NodeProcess.start(
                List.of(data.toString(), url, Integer.toString(platform.port()), name, "-", "durable"), this::take);
    }

    private void take(String line) {
        synchronized (acknowledged) {
            acknowledged.take(line);
        }
        begun.countDown();
    }
}
