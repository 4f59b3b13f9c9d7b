package dev.adtools.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.Schema;
import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.db.DataSourceFactory;
import io.dropwizard.util.JarLocation;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(120)
class SchemaCommandTest {

    private static final String UP_TO_DATE = " is up to date\n";

    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void bringsASchemaUpToDate(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            assertThat(done(store, "status")).containsPattern("^\\d\\d changesets have not been applied to ");
            assertThat(done(store, "migrate")).containsPattern("Run: +\\d\\d\n");
            assertThat(done(store, "status")).endsWith(UP_TO_DATE);
            assertThat(stampsBeforeTheStart(store)).isOne();

            store.start();
            assertThat(stamps(store)).isOne();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void showsWhatItWouldDoAndDoesNothing(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            String before = done(store, "status");

            String sql = done(store, "migrate", "--dry-run");

            assertThat(sql).contains("CREATE TABLE schema_stamp", "CREATE TABLE audit_event");
            assertThat(done(store, "status")).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void leavesTheRestToTheServicesStart(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            done(store, "migrate", "--count", "3");
            assertThat(done(store, "status")).containsPattern("^\\d\\d changesets have not been applied to ");

            store.start();
            assertThat(stamps(store)).isOne();
            store.stop();
            assertThat(done(store, "status")).endsWith(UP_TO_DATE);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void goesBackToATagAndTheServiceComesForwardAgain(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            done(store, "migrate", "--count", "33");
            done(store, "tag", "before");
            done(store, "migrate");
            done(store, "rollback", "--tag", "before");
            assertThat(done(store, "status")).startsWith("26 changesets have not been applied to ");
            assertThat(stampsBeforeTheStart(store)).isZero();

            store.start();

            assertThat(stamps(store)).isOne();
            store.tx().execute(handle -> {
                handle.execute("UPDATE operation SET reason = NULL, diff = NULL, entity_kind = NULL");
                handle.execute("UPDATE workflow SET kept_bytes = 0");
            });
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void takesTheOldArgumentsOfAppCampaignsFromStepsThatHaveNotBegun(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            store.tx().execute(SchemaCommandTest::addWorkflow);
            store.stop();
            done(store, "rollback", "--count", "11");

            store.start();

            assertThat(arguments(store))
                    .containsExactly(
                            "{\"currency\":\"USD\",\"name\":\"begun\"}",
                            "{\"name\":\"next\"}",
                            "{\"campaign_id\":\"1\",\"reason\":\"kept\"}");
        }
    }

    @Test
    void takesTheMarkOfCommitsBackWithTheirCounter() throws Exception {
        try (TestStore store = Backend.SQLITE.open()) {
            Path mark = store.settings().dataDirectory().resolve("commit-mark");
            store.tx().execute(handle -> handle.execute("UPDATE access_version SET version = 1"));
            store.stop();
            done(store, "status");
            assertThat(mark).exists();
            done(store, "rollback", "--count", "9");
            assertThat(mark).doesNotExist();

            store.start();

            assertThat(stamps(store)).isOne();
        }
    }

    private static void addWorkflow(Handle handle) {
        handle.execute(
                "INSERT INTO workflow (id, principal_id, owner, platforms, accounts, tools, state, steps, cursor,"
                        + " version, tries, created_at, updated_at)"
                        + " VALUES ('w', 'p', 'p', '', '', '', 'WAITING_APPROVAL', 3, 0, 1, 0, 1, 1)");
        addStep(handle, 0, "create_alpha_app_campaign", "WAITING_APPROVAL", "{'currency':'USD','name':'begun'}");
        addStep(
                handle,
                1,
                "create_alpha_app_campaign",
                "PENDING",
                "{'currency':'USD','name':'next','reason':'Spring begins.'}");
        addStep(handle, 2, "pause_alpha_campaign", "PENDING", "{'campaign_id':'1','reason':'kept'}");
    }

    private static void addStep(Handle handle, int step, String tool, String state, String arguments) {
        handle.execute(
                "INSERT INTO workflow_step (workflow_id, step, tool, platform, world, mode, arguments, state)"
                        + " VALUES ('w', ?, ?, 'alpha', 'sandbox', 'WRITE', ?, ?)",
                step,
                tool,
                arguments.replace('\'', '"').getBytes(StandardCharsets.UTF_8),
                state);
    }

    private static List<String> arguments(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT arguments FROM workflow_step ORDER BY step")
                        .mapTo(byte[].class)
                        .map(bytes -> new String(bytes, StandardCharsets.UTF_8)
                                .replace(": ", ":")
                                .replace(", ", ","))
                        .list());
    }

    @Test
    void changesAllOfAnEmbeddedSchemaOrNothing() throws Exception {
        try (TestStore store = Backend.SQLITE.create()) {
            done(store, "migrate", "--count", "7");
            try (Connection connection = DriverManager.getConnection(
                            "jdbc:sqlite:" + store.settings().dataDirectory().resolve("adtools.db"));
                    Statement statement = connection.createStatement()) {
                statement.execute("CREATE TABLE workflow (in_the_way integer)");
            }
            String before = done(store, "status");

            assertRefused(store, "The schema was not changed as asked: ", "migrate");
            assertThat(done(store, "status")).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesToWorkBesideARunningService(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            assertRefused(store, "is in use by another running process", "status");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesADatabaseOfANewerVersion(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            store.tx()
                    .execute(handle ->
                            handle.execute("UPDATE databasechangelog SET id = '999' WHERE id = '001-access-version'"));
            store.stop();

            assertRefused(store, "was changed by a newer version of adtools", "rollback", "--count", "1");
        }
    }

    private static int stampsBeforeTheStart(TestStore store) throws Exception {
        DataSourceFactory pool = Schema.pool(store.settings());
        try (Connection connection = DriverManager.getConnection(pool.getUrl(), pool.getUser(), pool.getPassword());
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT count(*) FROM schema_stamp")) {
            rows.next();
            return rows.getInt(1);
        }
    }

    private static int stamps(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT count(*) FROM schema_stamp")
                        .mapTo(Integer.class)
                        .one());
    }

    private String done(TestStore store, String... arguments) throws Exception {
        String told = told(store, arguments);
        assertThat(errors.toString(StandardCharsets.UTF_8)).isEmpty();
        return told;
    }

    private void assertRefused(TestStore store, String sentence, String... arguments) throws Exception {
        errors.reset();
        told(store, arguments);
        assertThat(errors.toString(StandardCharsets.UTF_8)).contains(sentence).hasLineCount(1);
        errors.reset();
    }

    /** Runs {@code db}, and returns what it says on the standard output, which Dropwizard's commands write to. */
    private String told(TestStore store, String... arguments) throws Exception {
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        PrintStream terminal = System.out;
        System.setOut(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            Bootstrap<Configuration> bootstrap = new Bootstrap<>(new Nothing());
            bootstrap.addCommand(new SchemaCommand<>(Configuration.class, read -> store.settings()));
            Path file = store.settings().dataDirectory().resolveSibling("config.yml");
            Files.writeString(file, "logging: {level: 'OFF'}\n");
            new Cli(new JarLocation(getClass()), bootstrap, errors, errors)
                    .run(Stream.of(
                                    Stream.of("db", arguments[0], file.toString()),
                                    Stream.of(arguments).skip(1))
                            .flatMap(words -> words)
                            .toArray(String[]::new));
        } finally {
            System.setOut(terminal);
        }
        return told.toString(StandardCharsets.UTF_8);
    }

    private static final class Nothing extends Application<Configuration> {
        @Override
        public void run(Configuration configuration, Environment environment) {
            throw new UnsupportedOperationException();
        }
    }
}
