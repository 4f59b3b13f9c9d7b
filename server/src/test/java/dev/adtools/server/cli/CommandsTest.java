package dev.adtools.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.audit.AuditSection;
import dev.adtools.server.audit.Trails;
import dev.adtools.server.fixtures.AccessService;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.StoreSettings;
import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.util.JarLocation;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class CommandsTest {

    private final StringWriter out = new StringWriter();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    @Test
    void administersARunningService() throws Exception {
        try (TestStore store = Backend.SQLITE.create()) {
            AccessService service = new AccessService(store);
            service.before();
            try {
                assertThat(run(
                                store,
                                "principal",
                                "create",
                                "--id",
                                "ann",
                                "--owner",
                                "team-a",
                                "--url",
                                service.url()))
                        .isTrue();
                assertThat(run(
                                store,
                                "token",
                                "create",
                                "--name",
                                "reports",
                                "--principal",
                                "ann",
                                "--scopes",
                                "tools:read",
                                "tools:validate",
                                "--platforms",
                                "beta",
                                "--url",
                                service.url()))
                        .isTrue();
                String token = field("token");
                assertThat(out.toString()).contains("The token is shown this once and cannot be shown again.");

                out.getBuffer().setLength(0);
                assertThat(run(store, "token", "list", "--url", service.url())).isTrue();
                assertThat(out.toString())
                        .startsWith("id ")
                        .contains("reports")
                        .contains("team-a")
                        .contains("tools:read,tools:validate")
                        .doesNotContain(token);

                out.getBuffer().setLength(0);
                String id = token.substring(9, 19);
                assertThat(run(store, "token", "revoke", id, "--with-minted", "--url", service.url()))
                        .isTrue();
                assertThat(field("status")).isEqualTo("revoked");

                out.getBuffer().setLength(0);
                assertThat(run(store, "principal", "disable", "ann", "--url", service.url()))
                        .isTrue();
                assertThat(field("disabled")).isEqualTo("yes");

                out.getBuffer().setLength(0);
                assertThat(run(store, "principal", "enable", "ann", "--url", service.url()))
                        .isTrue();
                assertThat(field("disabled")).isEqualTo("no");
            } finally {
                service.after();
            }
        }
    }

    @Test
    void pullsTheKillSwitchOfARunningService() throws Exception {
        try (TestStore store = Backend.SQLITE.create()) {
            AccessService service = new AccessService(store);
            service.before();
            try {
                String url = service.url();
                assertThat(run(
                                store,
                                "halt",
                                "set",
                                "alpha:123-456-7890",
                                "--reason",
                                "prices are wrong",
                                "--url",
                                url))
                        .isTrue();
                assertThat(field("id")).isEqualTo("alpha:1234567890");
                assertThat(field("halted")).isEqualTo("yes");

                out.getBuffer().setLength(0);
                assertThat(run(store, "halt", "list", "--url", url)).isTrue();
                assertThat(out.toString())
                        .startsWith("id ")
                        .contains("operator")
                        .contains("prices are wrong");

                out.getBuffer().setLength(0);
                assertThat(run(
                                store,
                                "halt",
                                "clear",
                                "alpha:1234567890",
                                "--reason",
                                "prices are right",
                                "--url",
                                url))
                        .isTrue();
                assertThat(field("halted")).isEqualTo("no");

                assertThat(run(store, "halt", "set", "gamma", "--reason", "r", "--url", url))
                        .isFalse();
                assertThat(errors()).startsWith("INVALID_REQUEST: A scope is all, a platform such as alpha");
            } finally {
                service.after();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void pullsTheKillSwitchWhileNoServiceRuns(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            assertThat(run(store, "halt", "set", "all", "--reason", "r", "--offline", config(store)))
                    .isTrue();

            AccessService service = new AccessService(store);
            service.before();
            try {
                out.getBuffer().setLength(0);
                assertThat(run(store, "halt", "list", "--url", service.url())).isTrue();
                assertThat(out.toString()).contains("all");
            } finally {
                service.after();
            }
        }
    }

    @Test
    void saysWhatTheServiceRefused() throws Exception {
        try (TestStore store = Backend.SQLITE.create()) {
            AccessService service = new AccessService(store);
            service.before();
            try {
                boolean done = run(
                        store,
                        "token",
                        "create",
                        "--name",
                        "n",
                        "--principal",
                        "nobody",
                        "--scopes",
                        "tools:read",
                        "--url",
                        service.url());

                assertThat(done).isFalse();
                assertThat(errors()).isEqualTo("NOT_FOUND: There is no principal nobody.\n");
            } finally {
                service.after();
            }
        }
    }

    @Test
    void refusesToWorkOfflineBesideARunningService() throws Exception {
        try (TestStore store = Backend.SQLITE.create()) {
            AccessService service = new AccessService(store);
            service.before();
            try {
                boolean done = run(store, "token", "list", "--offline", config(store));

                assertThat(done).isFalse();
                assertThat(errors())
                        .contains("is in use by another running process")
                        .hasLineCount(1);
            } finally {
                service.after();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void worksOfflineWhileNoServiceRuns(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            assertThat(run(
                            store,
                            "token",
                            "create",
                            "--name",
                            "rescue",
                            "--principal",
                            "operator",
                            "--scopes",
                            "tokens:admin",
                            "--offline",
                            config(store)))
                    .isTrue();
            String token = field("token");

            AccessService service = new AccessService(store);
            service.before();
            try {
                Path file = store.settings().dataDirectory().resolve("token");
                Files.writeString(file, token);
                assertThat(run(store, "principal", "list", "--token-file", file.toString(), "--url", service.url()))
                        .isTrue();
                assertThat(out.toString()).contains("approver");
            } finally {
                service.after();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"a secret\nb", "a-secret€"})
    void showsNothingOfAFileThatHoldsNoToken(String text) throws Exception {
        try (TestStore store = Backend.SQLITE.create()) {
            Path file = Files.writeString(store.settings().dataDirectory().resolveSibling("notes.txt"), text);

            assertThat(run(store, "token", "list", "--token-file", file.toString()))
                    .isFalse();
            assertThat(errors()).startsWith("There is no token").doesNotContain("secret");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--token adt_live_0123",
                "--token=any-secret",
                "--token-file adt_live_0123",
                "--token-file=adt_bootstrap_0123"
            })
    void takesNoTokenAsAnArgument(String options) throws Exception {
        try (TestStore store = Backend.SQLITE.create()) {
            assertThat(run(store, ("token list " + options).split(" "))).isFalse();
            assertThat(errors())
                    .contains("A token is not taken as an argument")
                    .contains("--token-file, or set ADTOOLS_TOKEN")
                    .doesNotContain("adt_", "any-secret");
        }
    }

    @Test
    void warnsOfATokenFileThatOthersCanRead() throws Exception {
        try (TestStore store = Backend.SQLITE.create()) {
            AccessService service = new AccessService(store);
            service.before();
            try {
                Path file = store.settings().dataDirectory().resolve("token");
                Files.writeString(file, AccessService.OPERATOR_TOKEN);
                String[] list = {"token", "list", "--token-file", file.toString(), "--url", service.url()};

                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
                assertThat(run(store, list)).isTrue();
                assertThat(out.toString()).doesNotContain("Warning");
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
                assertThat(run(store, list)).isTrue();
                assertThat(out.toString())
                        .contains("Warning: other users can read the token file " + file + ". Run: chmod 600 " + file);
            } finally {
                service.after();
            }
        }
    }

    @Test
    void saysSoWhenNoServiceRuns() throws Exception {
        try (TestStore store = Backend.SQLITE.create()) {
            boolean done = run(store, "token", "list", "--url", "http://127.0.0.1:1");

            assertThat(done).isFalse();
            assertThat(errors())
                    .startsWith("The service at http://127.0.0.1:1 does not answer; is it running?")
                    .hasLineCount(1);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void recordsWhatIsDecidedWhileTheServiceDoesNotRun(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            assertThat(run(store, "halt", "set", "alpha", "--reason", "a drill", "--offline", config(store)))
                    .isTrue();
            assertThat(run(store, "halt", "list", "--offline", config(store))).isTrue();
            Trails.adoptDrafts(store);

            out.getBuffer().setLength(0);
            assertThat(run(store, "audit", "export", "--principal", "operator", "--offline", config(store)))
                    .isTrue();

            assertThat(out.toString().lines().map(CommandsTest::kind)).containsExactly("halt.set.asked", "halt.set");
            assertThat(out.toString()).contains("\"transport\":\"cli\"").doesNotContain("a drill");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void cancelsAWorkflowWhileNoServiceRuns(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            store.start();
            store.tx()
                    .execute(
                            handle -> handle.execute(
                                    "INSERT INTO workflow (id, principal_id, owner, token_id, lineage,"
                                            + " platforms, accounts, tools, state, steps, cursor, version, tries, created_at, updated_at)"
                                            + " VALUES ('wf_1', 'robot', 'team', 't', '', '', '', '', 'RUNNING', 1, 0, 1, 0, 1, 1)"));
            store.stop();

            assertThat(run(store, "workflows", "cancel", "wf_1", "--reason", "a drill", "--offline", config(store)))
                    .isTrue();
            assertThat(field("status")).isEqualTo("cancelled");
            assertThat(run(store, "workflows", "list", "--offline", config(store)))
                    .isTrue();
            assertThat(out.toString()).containsPattern("wf_1 +cancelled +0 +1 +robot ");
            assertThat(run(store, "workflows", "cancel", "wf_1", "--offline", config(store)))
                    .isFalse();
            assertThat(errors()).isEqualTo("STATE_CONFLICT: The workflow is over.\n");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void failsToVerifyATrailThatWasChanged(Backend backend) throws Exception {
        try (TestStore store = backend.create()) {
            assertThat(run(store, "halt", "set", "alpha", "--reason", "a drill", "--offline", config(store)))
                    .isTrue();
            Trails.adoptDrafts(store);
            assertThat(run(store, "audit", "verify", "--offline", config(store)))
                    .isTrue();
            assertThat(out.toString()).endsWith("4 records, all of them as they were written.\n");

            store.start();
            store.tx()
                    .execute(handle ->
                            handle.execute("UPDATE audit_event SET actor = 'mallory' WHERE actor IS NOT NULL"));
            store.stop();

            assertThat(run(store, "audit", "verify", "--offline", config(store)))
                    .isFalse();
            assertThat(out.toString()).contains("edited_column");
            assertThat(errors()).isEqualTo("2 findings in 4 records.\n");
        }
    }

    private static String kind(String line) {
        return line.replaceAll(".*\"kind\":\"([^\"]*)\".*", "$1");
    }

    private boolean run(TestStore store, String... arguments) throws Exception {
        Terminal terminal = new Terminal(
                new PrintWriter(out),
                new PrintWriter(out),
                InputStream.nullInputStream(),
                false,
                Map.of("ADTOOLS_TOKEN", AccessService.OPERATOR_TOKEN));
        StoreSettings settings = store.settings();
        AuditSection audit = AuditSection.STANDARD;
        ConfigurationFile<Configuration, OfflineSettings> file =
                new ConfigurationFile<>(Configuration.class, read -> new OfflineSettings(settings, audit));
        Bootstrap<Configuration> bootstrap = new Bootstrap<>(new Nothing());
        AdminCommands.all(file, terminal).forEach(bootstrap::addCommand);
        return new Cli(new JarLocation(getClass()), bootstrap, errors, errors)
                .run(arguments)
                .isEmpty();
    }

    private static String config(TestStore store) throws Exception {
        Path file = store.settings().dataDirectory().resolveSibling("config.yml");
        Files.writeString(file, "logging: {level: WARN}\n");
        return file.toString();
    }

    private String field(String name) {
        return out.toString()
                .lines()
                .filter(line -> line.startsWith(name + " "))
                .map(line -> line.substring(name.length()).strip())
                .reduce((first, last) -> last)
                .orElseThrow();
    }

    private String errors() {
        return errors.toString(StandardCharsets.UTF_8);
    }

    private static final class Nothing extends Application<Configuration> {
        @Override
        public void run(Configuration configuration, Environment environment) {
            throw new UnsupportedOperationException();
        }
    }
}
