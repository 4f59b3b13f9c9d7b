package dev.adtools.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.codahale.metrics.MetricRegistry;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import io.dropwizard.db.DataSourceFactory;
import io.dropwizard.db.ManagedDataSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.LoggerFactory;

class DatabaseTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsWhatWasWrittenOverARestart(Backend backend) {
        try (TestStore store = backend.open()) {
            store.tx().execute(handle -> handle.execute("UPDATE access_version SET version = 7"));

            store.stop();
            store.start();

            assertThat(version(store)).isEqualTo(7);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void leavesAnUpToDateSchemaAlone(Backend backend) {
        try (TestStore store = backend.open()) {
            List<String> before = executed(store);

            store.stop();
            store.start();

            assertThat(executed(store)).isEqualTo(before).isNotEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesADatabaseOfANewerVersion(Backend backend) {
        try (TestStore store = backend.open()) {
            store.tx().execute(handle -> {
                handle.execute("UPDATE schema_stamp SET stamp = 'later'");
                handle.execute("UPDATE databasechangelog SET id = '999-future' WHERE id = '001-access-version'");
            });
            store.stop();

            assertThatThrownBy(store::start)
                    .isInstanceOf(StartupException.class)
                    .hasMessage("The database was changed by a newer version of adtools (change set 999-future is"
                            + " unknown to this one); start that version, or restore a backup from before its first"
                            + " start.");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void resumesAMigrationThatWasCutOff(Backend backend) {
        try (TestStore store = backend.open()) {
            store.tx().execute(handle -> {
                handle.execute("DROP TABLE access_version");
                handle.execute("DELETE FROM databasechangelog WHERE id = '001-access-version'");
                handle.execute("DELETE FROM schema_stamp");
            });
            if (backend == Backend.SQLITE) {
                store.tx().execute(handle -> handle.execute("UPDATE databasechangeloglock SET locked = 1"));
            }

            store.stop();
            store.start();

            assertThat(version(store)).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesAValueOfTheWrongType(Backend backend) {
        try (TestStore store = backend.open()) {
            assertThatThrownBy(() ->
                            store.tx().execute(handle -> handle.execute("UPDATE access_version SET version = 'abc'")))
                    .isNotInstanceOf(StoreUnavailable.class);
        }
    }

    @Test
    void refusesToWriteWhereOnlyReadingWasAsked() {
        try (TestStore store = Backend.SQLITE.open()) {
            assertThatThrownBy(() -> store.tx().read(handle -> handle.execute("UPDATE access_version SET version = 1")))
                    .hasMessageContaining("readonly");
        }
    }

    @Test
    void keepsInMemoryWhatItMayHaveToTakeBack() {
        try (TestStore store = Backend.SQLITE.open()) {
            int setting = store.tx()
                    .write(handle -> handle.createQuery("PRAGMA temp_store")
                            .mapTo(Integer.class)
                            .one());

            assertThat(setting).isEqualTo(2);
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void letsNobodyElseReadTheDataDirectory() throws Exception {
        try (TestStore store = Backend.SQLITE.open()) {
            Path folder = store.settings().dataDirectory();

            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
                    .isEqualTo("rwx------");
            try (Stream<Path> files = Files.walk(folder)) {
                assertThat(files.filter(Files::isRegularFile).toList())
                        .isNotEmpty()
                        .allSatisfy(
                                file -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                                        .isEqualTo("rw-------"));
            }
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void refusesToWriteOnceItsFileIsGone() throws Exception {
        try (TestStore store = Backend.SQLITE.open()) {
            Path file = store.settings().dataDirectory().resolve("adtools.db");
            Path elsewhere = file.resolveSibling("moved.db");
            Files.move(file, elsewhere);
            assertThatThrownBy(() -> version(store, 8)).isInstanceOf(StoreUnavailable.class);

            Files.createFile(file);
            assertThatThrownBy(() -> version(store, 9)).isInstanceOf(StoreUnavailable.class);

            Files.move(elsewhere, file, StandardCopyOption.REPLACE_EXISTING);
            version(store, 10);
            assertThat(version(store)).isEqualTo(10);
        }
    }

    private static void version(TestStore store, int number) {
        store.tx().execute(handle -> handle.execute("UPDATE access_version SET version = ?", number));
    }

    @Test
    void refusesAnUnknownUrl() {
        StoreSettings settings = new StoreSettings(Path.of("unused"), "jdbc:other://host/db", "", "", false);

        assertThatThrownBy(() -> PostgresAddress.of(settings))
                .isInstanceOf(StartupException.class)
                .hasMessageStartingWith("ADTOOLS_DATABASE_URL must start with");
    }

    @Test
    void takesCredentialsOutOfAUrl() {
        StoreSettings settings = new StoreSettings(
                Path.of("unused"), "postgres://ann:p%40ss@db.internal:5433/ads?ssl=true", "", "", false);

        PostgresAddress address = PostgresAddress.of(settings);

        assertThat(address.url()).isEqualTo("jdbc:postgresql://db.internal:5433/ads?ssl=true");
        assertThat(address.user()).isEqualTo("ann");
        assertThat(address.password()).isEqualTo("p@ss");
        assertThat(address.toString()).doesNotContain("p@ss");
    }

    @Test
    void refusesAPostgresThatMayLoseCommits() {
        try (TestStore store = Backend.POSTGRESQL.open()) {
            String name = store.settings().url().replaceFirst(".*/", "");
            store.tx().execute(handle -> handle.execute("ALTER DATABASE " + name + " SET synchronous_commit = off"));
            store.stop();

            assertThatThrownBy(store::start)
                    .isInstanceOf(StartupException.class)
                    .hasMessageContaining("synchronous_commit=off");
        }
    }

    @Test
    void givesUpOnAFrozenPostgresBelowTheTimeOfACall() {
        try (TestStore store = Backend.POSTGRESQL.open()) {
            String timeout = store.tx()
                    .read(handle -> handle.createQuery("SHOW statement_timeout")
                            .mapTo(String.class)
                            .one());
            String socket =
                    PostgresAddress.of(store.settings()).pool().getProperties().get("socketTimeout");

            assertThat(timeout).isEqualTo("12s");
            assertThat(socket).isEqualTo("15");
        }
    }

    @Test
    void givesAMigrationOnPostgresItsTime() throws Exception {
        try (TestStore store = Backend.POSTGRESQL.create()) {
            DataSourceFactory settings = Schema.pool(store.settings());
            ManagedDataSource source = settings.build(new MetricRegistry(), "migrations");
            source.start();
            try (Connection connection = source.getConnection();
                    ResultSet timeout = connection.createStatement().executeQuery("SHOW statement_timeout")) {
                timeout.next();

                assertThat(timeout.getString(1)).isEqualTo("0");
                assertThat(settings.getProperties()).containsEntry("socketTimeout", "0");
            } finally {
                source.stop();
            }
        }
    }

    @Test
    void warnsOfStandbysThatNoCommitWaitsFor() throws Exception {
        Logger logger = (Logger) LoggerFactory.getLogger(PostgresDatabase.class);
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        logger.addAppender(log);

        try (TestStore store = Backend.POSTGRESQL.open();
                Connection standby = standby(store)) {
            store.stop();
            store.start();

            assertThat(standby.isClosed()).isFalse();
            assertThat(log.list)
                    .anyMatch(event -> event.getFormattedMessage().contains("synchronous_standby_names is empty"));
        } finally {
            logger.detachAppender(log);
        }
    }

    private static Connection standby(TestStore store) throws SQLException {
        Properties properties = new Properties();
        properties.put("user", "postgres");
        properties.put("replication", "database");
        properties.put("preferQueryMode", "simple");
        properties.put("assumeMinServerVersion", "12");
        return DriverManager.getConnection(store.settings().url(), properties);
    }

    private static long version(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT version FROM access_version")
                        .mapTo(Long.class)
                        .one());
    }

    private static List<String> executed(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery(
                                "SELECT id || ' ' || dateexecuted FROM databasechangelog ORDER BY orderexecuted NULLS LAST")
                        .mapTo(String.class)
                        .list());
    }
}
