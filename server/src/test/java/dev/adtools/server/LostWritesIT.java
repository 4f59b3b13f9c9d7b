package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.audit.AuditSection;
import dev.adtools.server.cli.AdminCommands;
import dev.adtools.server.cli.ConfigurationFile;
import dev.adtools.server.cli.OfflineSettings;
import dev.adtools.server.cli.Terminal;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.server.store.StartupException;
import dev.adtools.server.store.StoreSettings;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import io.dropwizard.util.JarLocation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * The embedded service, started on damaged copies of the data that a killed one has left. Each start has every acknowledged
 * write, or refuses writes that can move money, or does not come up. {@code -Ddamages} sets the number of random damages.
 */
class LostWritesIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String BUDGET =
            "{\"arguments\":{\"campaign_id\":\"120210000000000023\",\"daily_budget\":6100}}";
    private static final int CAMPAIGNS = 10;
    private static final int DAMAGES = Depth.of("damages", 6, 20);
    private static final long SEED = Seed.drawn("damaged folders");
    private static final AtomicInteger COPIES = new AtomicInteger();

    @TempDir
    private static Path folder;

    private static Path killed;
    private static Path older;
    private static Path other;
    private static List<String> answers;
    private static String action;
    private static String approved;

    /** Damages to the data of a killed service. */
    enum Damage {
        NONE,
        WAL_DELETED,
        WAL_CUT_TO_HALF,
        WAL_FLIPPED,
        WAL_OVERWRITTEN,
        OLDER_DATABASE,
        OTHER_DATABASE,
        MARK_DELETED,
        MARK_OVERWRITTEN,
        HEADS_DELETED,
        HEADS_OVERWRITTEN,
        DATABASE_EMPTIED,
        DATABASE_DELETED;

        void damage(Path data) throws IOException {
            Path wal = data.resolve("adtools.db-wal");
            switch (this) {
                case NONE -> assertThat(wal).exists();
                case WAL_DELETED -> Files.delete(wal);
                case WAL_CUT_TO_HALF -> {
                    byte[] bytes = Files.readAllBytes(wal);
                    Files.write(wal, Arrays.copyOf(bytes, bytes.length / 2));
                }
                case WAL_FLIPPED -> {
                    byte[] bytes = Files.readAllBytes(wal);
                    bytes[bytes.length * 6 / 10] ^= 1;
                    Files.write(wal, bytes);
                }
                case WAL_OVERWRITTEN -> Files.write(wal, new byte[(int) Files.size(wal)]);
                case OLDER_DATABASE -> {
                    for (String file : List.of("adtools.db", "adtools.db-wal")) {
                        Files.write(data.resolve(file), Files.readAllBytes(older.resolve(file)));
                    }
                }
                case OTHER_DATABASE -> {
                    Files.delete(wal);
                    for (String file : List.of("adtools.db", "audit-key")) {
                        Files.write(data.resolve(file), Files.readAllBytes(other.resolve(file)));
                    }
                }
                case MARK_DELETED -> Files.delete(data.resolve("commit-mark"));
                case MARK_OVERWRITTEN -> Files.write(data.resolve("commit-mark"), new byte[1024]);
                case HEADS_DELETED -> Files.delete(data.resolve("audit-heads.jsonl"));
                case HEADS_OVERWRITTEN -> Files.write(data.resolve("audit-heads.jsonl"), new byte[] {1, 2, 3, 10});
                case DATABASE_EMPTIED -> Files.write(data.resolve("adtools.db"), new byte[0]);
                case DATABASE_DELETED -> Files.delete(data.resolve("adtools.db"));
            }
        }
    }

    @BeforeAll
    static void kill() throws Exception {
        assumeTrue(ItDatabase.isEmbedded());
        DropwizardTestSupport<AdtoolsConfiguration> app = start(folder.resolve("live"));
        JsonNode staged = Service.json(Service.of(app).execute(TOKEN, "update_campaign_budget", BUDGET))
                .at("/data/pending_action");
        action = staged.get("id").textValue();
        approved = staged.get("payload_hash").textValue();
        String approver = Files.readString(folder.resolve("live/initial-approver-token"));
        assertThat(decide(app, approver.strip()).statusCode()).isEqualTo(200);
        // A chain that has ended, and the one of a node that is killed.
        app.after();
        other = folder.resolve("other");
        start(other).after();
        app = start(folder.resolve("live"));
        try {
            older = copy(folder.resolve("live"));
            DropwizardTestSupport<AdtoolsConfiguration> running = app;
            answers = Stream.iterate(0, i -> i + 1)
                    .limit(CAMPAIGNS)
                    .map(i -> create(running, i))
                    .map(LostWritesIT::done)
                    .toList();
            assertThat(halt(app, "beta").statusCode()).isEqualTo(200);
            killed = copy(folder.resolve("live"));
        } finally {
            app.after();
        }
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.MATCH_ANY,
            names = {"WAL_.*", "MARK_.*", "O.*_DATABASE"})
    void refusesWritesThatCanMoveMoneyUntilTheLossIsAccepted(Damage damage) throws Exception {
        Path data = damaged(damage);
        DropwizardTestSupport<AdtoolsConfiguration> app = start(data);
        try {
            refusesMoney(app, damage);
        } finally {
            app.after();
        }
        // Commits of the meantime do not hide those that are missing.
        app = start(data);
        try {
            refusesMoney(app, damage);
        } finally {
            app.after();
        }

        String accepted = accept(data);

        assertThat(accepted).contains("Accepted: ").contains("halted everywhere");
        app = start(data);
        try {
            assertThat(health(app).statusCode()).isEqualTo(200);
            assertThat(code(create(app, CAMPAIGNS))).isEqualTo("HALTED");
            assertThat(text(get(app, "/api/v1/audit/events?kind=rollback.accept")))
                    .contains("\"accepted\":[");
            assertThat(Service.json(get(app, "/api/v1/audit/verify")).get("findings"))
                    .isEmpty();
            assertThat(Service.of(app).resume(TOKEN, "all").statusCode()).isEqualTo(200);
            assertThat(create(app, CAMPAIGNS).statusCode()).isEqualTo(200);
        } finally {
            app.after();
        }
        app = start(data);
        try {
            assertThat(health(app).statusCode()).isEqualTo(200);
        } finally {
            app.after();
        }
    }

    private static void refusesMoney(DropwizardTestSupport<AdtoolsConfiguration> app, Damage damage)
            throws IOException {
        HttpResponse<byte[]> health = health(app);
        assertThat(health.statusCode()).isEqualTo(503);
        assertThat(Service.json(health).at("/acknowledged-writes/message").textValue())
                .startsWith("Acknowledged writes are missing. ")
                .contains("accept-rollback");
        // Where the write is still there, its key answers again.
        HttpResponse<byte[]> again = create(app, damage.name().startsWith("MARK") ? CAMPAIGNS : CAMPAIGNS - 1);
        assertThat(again.statusCode()).isEqualTo(503);
        assertThat(code(again)).isEqualTo("STORE_UNAVAILABLE");
        JsonNode details = Service.json(again).at("/error/details");
        assertThat(details.get("retry").textValue()).isEqualTo("after_fix");
        assertThat(details.get("reasons")).isNotEmpty();
        assertThat(code(Service.of(app).execute(TOKEN, "update_campaign_budget", BUDGET)))
                .isEqualTo("STORE_UNAVAILABLE");
        assertThat(code(resume(app))).isEqualTo("STORE_UNAVAILABLE");
        assertThat(code(Service.of(app)
                        .execute(
                                TOKEN,
                                "start_workflow",
                                "{\"arguments\":{\"steps\":[{\"tool\":\"list_beta_accounts\",\"arguments\":{}}]}}")))
                .isEqualTo("STORE_UNAVAILABLE");

        assertThat(Service.of(app).execute(TOKEN, "list_beta_accounts", "{}").statusCode())
                .isEqualTo(200);
        assertThat(Service.of(app)
                        .execute(
                                TOKEN,
                                "pause_beta_campaign",
                                "{\"arguments\":{\"campaign_id\":\"120210000000000003\"}}")
                        .statusCode())
                .isEqualTo(200);
        assertThat(halt(app, "beta").statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @EnumSource(
            mode = Mode.MATCH_ANY,
            names = {"NONE", "HEADS_.*"})
    void hasEveryAcknowledgedWrite(Damage damage) throws Exception {
        DropwizardTestSupport<AdtoolsConfiguration> app = start(damaged(damage));
        try {
            for (int i = 0; i < CAMPAIGNS; i++) {
                assertThat(done(create(app, i))).isEqualTo(answers.get(i));
            }
            assertThat(text(get(app, "/api/v1/halts"))).contains("\"id\":\"beta\"");
            assertThat(health(app).statusCode()).isEqualTo(200);
            JsonNode verified = Service.json(get(app, "/api/v1/audit/verify"));
            int found = verified.get("findings").size();
            assertThat(Service.json(get(app, "/api/v1/summary"))
                            .get("audit_findings")
                            .intValue())
                    .isEqualTo(found);
            if (damage == Damage.NONE) {
                assertThat(found).isZero();
            } else {
                assertThat(text(health(app))).contains("The file of audit checkpoints has none of ");
                assertThat(verified.at("/findings/0/kind").textValue()).isEqualTo("missing_checkpoint");
            }
        } finally {
            app.after();
        }
    }

    @ParameterizedTest
    @EnumSource(mode = Mode.MATCH_ANY, names = "DATABASE_.*")
    void refusesToStartWithoutTheDatabaseThatWasThere(Damage damage) throws Exception {
        Path data = damaged(damage);
        DropwizardTestSupport<AdtoolsConfiguration> app = support(data);

        try {
            assertThatThrownBy(app::before)
                    .hasStackTraceContaining(
                            "adtools.db is missing or empty, and commit-mark shows that there was one");
        } finally {
            app.after();
        }
        assertThat(Files.exists(data.resolve("adtools.db"))).isEqualTo(damage == Damage.DATABASE_EMPTIED);
    }

    /** Each copy is damaged at random: its service has everything, refuses money, or does not start. */
    @Test
    void refusesToStartWhereOnlyTheKeyIsLeft() throws Exception {
        Path data = Files.createDirectory(folder.resolve("key-only"));
        Files.copy(killed.resolve("audit-key"), data.resolve("audit-key"));
        DropwizardTestSupport<AdtoolsConfiguration> app = support(data);

        try {
            assertThatThrownBy(app::before)
                    .hasStackTraceContaining("adtools.db is missing or empty, and audit-key shows that there was one");
        } finally {
            app.after();
        }
    }

    @Test
    void refusesMoneyWhereOnlyCheckpointsElsewhereAreLeft() throws Exception {
        Path heads = Files.copy(killed.resolve("audit-heads.jsonl"), folder.resolve("heads-elsewhere.jsonl"));
        DropwizardTestSupport<AdtoolsConfiguration> app =
                start(folder.resolve("emptied"), ConfigOverride.config("audit.headsFile", heads.toString()));
        try {
            assertThat(health(app).statusCode()).isEqualTo(503);
            assertThat(text(health(app)))
                    .contains(
                            "The database has no audit trail, and the file of audit checkpoints shows that there was one.");
            assertThat(code(create(app, CAMPAIGNS))).isEqualTo("STORE_UNAVAILABLE");
        } finally {
            app.after();
        }
    }

    @Test
    @SuppressWarnings("SystemOut")
    void isNeverSilentlyBehind() throws Exception {
        Map<String, Integer> ends = new TreeMap<>();
        Random random = new Random(SEED);
        for (int number = 0; number < DAMAGES; number++) {
            Path data = copy(killed);
            String damages = RandomDamage.damage(data, older, random);
            ends.merge(end(data, damages), 1, Integer::sum);
        }
        System.out.println("damaged folders: seed=" + SEED + ", folders=" + DAMAGES + ", " + ends);
        assertThat(ends).containsKeys("complete", "refuses money");
    }

    private static String end(Path data, String damages) throws IOException {
        DropwizardTestSupport<AdtoolsConfiguration> app = support(data);
        try {
            app.before();
        } catch (Exception refused) {
            assertThat(refused).as(damages).isInstanceOf(StartupException.class);
            return "does not start";
        }
        try {
            boolean refuses = health(app).statusCode() == 503;
            // A key that is lost would create its campaign again.
            for (int i = 0; i < CAMPAIGNS; i++) {
                HttpResponse<byte[]> again = create(app, i);
                String as = "%s, seed %d: %s".formatted(damages, SEED, text(again));
                if (again.statusCode() == 200) {
                    assertThat(again.headers().firstValue("Idempotent-Replayed"))
                            .as(as)
                            .hasValue("true");
                    assertThat(done(again)).as(as).isEqualTo(answers.get(i));
                } else {
                    assertThat(refuses).as(as).isTrue();
                    // A write that is lost in part may have an unknown outcome.
                    assertThat(code(again)).as(as).isIn("STORE_UNAVAILABLE", "OUTCOME_UNKNOWN");
                }
            }
            if (!refuses) {
                assertThat(text(get(app, "/api/v1/halts"))).as(damages).contains("\"id\":\"beta\"");
                assertThat(text(get(app, "/api/v1/pending-actions/" + action)))
                        .as(damages)
                        .contains("\"status\":\"APPROVED\"");
            }
            return refuses ? "refuses money" : "complete";
        } finally {
            app.after();
        }
    }

    @Test
    void countsFromNowOnWhatAVersionThatDidNotCountHasLeft() throws Exception {
        Path data = damaged(Damage.NONE);
        new ItDatabase().change(data, "DELETE FROM commit_counter");
        Files.delete(data.resolve("commit-mark"));
        DropwizardTestSupport<AdtoolsConfiguration> app = start(data);
        try {
            assertThat(health(app).statusCode()).isEqualTo(200);
            assertThat(done(create(app, 0))).isEqualTo(answers.get(0));
            assertThat(data.resolve("commit-mark")).exists();
        } finally {
            app.after();
        }
    }

    @Test
    void countsNothingOfThatVersionWhenItsCheckpointsAreGone() throws Exception {
        Path data = damaged(Damage.HEADS_DELETED);
        new ItDatabase().change(data, "DELETE FROM commit_counter");
        Files.delete(data.resolve("commit-mark"));
        for (int start = 0; start < 2; start++) {
            DropwizardTestSupport<AdtoolsConfiguration> app = start(data);
            try {
                assertThat(health(app).statusCode()).isEqualTo(503);
                assertThat(code(create(app, CAMPAIGNS))).isEqualTo("STORE_UNAVAILABLE");
            } finally {
                app.after();
            }
        }
    }

    @Test
    void acceptsNoLossWhereNoneIs() throws Exception {
        assertThat(accept(damaged(Damage.NONE))).contains("STATE_CONFLICT: No acknowledged write is missing");
    }

    private static Path damaged(Damage damage) throws IOException {
        Path data = copy(killed);
        damage.damage(data);
        return data;
    }

    // The evidence first: what is committed meanwhile may only be in the database.
    private static Path copy(Path data) throws IOException {
        Path copy = Files.createDirectory(folder.resolve("copy-" + COPIES.incrementAndGet()));
        for (String name : List.of(
                "commit-mark",
                "audit-heads.jsonl",
                "audit-key",
                "initial-approver-token",
                "adtools.db",
                "adtools.db-wal")) {
            Files.copy(data.resolve(name), copy.resolve(name));
        }
        return copy;
    }

    private static DropwizardTestSupport<AdtoolsConfiguration> support(Path data, ConfigOverride... others) {
        return ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                Stream.concat(
                                Stream.of(others),
                                Stream.of(
                                        ConfigOverride.config("server.applicationConnectors[0].port", "0"),
                                        ConfigOverride.config("server.adminConnectors[0].port", "0"),
                                        ConfigOverride.config("logging.level", "OFF"),
                                        ConfigOverride.config("bootstrap.token", TOKEN),
                                        ConfigOverride.config("quotas.perMinute", "1000000000"),
                                        // Past the fixtures, which would put a database where there is none.
                                        ConfigOverride.config("dataDirectory", data.toString())))
                        .toArray(ConfigOverride[]::new)));
    }

    private static DropwizardTestSupport<AdtoolsConfiguration> start(Path data, ConfigOverride... others)
            throws Exception {
        DropwizardTestSupport<AdtoolsConfiguration> app = support(data, others);
        app.before();
        return app;
    }

    private static String accept(Path data) {
        StringWriter out = new StringWriter();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Terminal terminal = new Terminal(
                new PrintWriter(out), new PrintWriter(out), InputStream.nullInputStream(), false, Map.of());
        ConfigurationFile<Configuration, OfflineSettings> file = new ConfigurationFile<>(
                Configuration.class, read -> new OfflineSettings(StoreSettings.embedded(data), AuditSection.STANDARD));
        Bootstrap<AdtoolsConfiguration> bootstrap = new Bootstrap<>(new AdtoolsApplication());
        AdminCommands.all(file, terminal).forEach(bootstrap::addCommand);
        Path config = folder.resolve("offline.yml");
        try {
            Files.writeString(config, "logging: {level: WARN}\n");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        new Cli(new JarLocation(LostWritesIT.class), bootstrap, err, err)
                .run("audit", "accept-rollback", "--reason", "The disk broke.", "--offline", config.toString());
        return out + err.toString(StandardCharsets.UTF_8);
    }

    private static HttpResponse<byte[]> create(DropwizardTestSupport<AdtoolsConfiguration> app, int number) {
        String body = "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"Lost " + number
                + "\",\"budget_micros\":1000000,\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"}}";
        Service service = Service.of(app);
        return service.send(service.post(TOKEN, "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", "key-of-lost-writes-" + number));
    }

    private static HttpResponse<byte[]> resume(DropwizardTestSupport<AdtoolsConfiguration> app) {
        return Service.of(app)
                .execute(
                        TOKEN,
                        "resume_workflow_after_approval",
                        "{\"arguments\":{\"pending_action_id\":\"" + action + "\",\"payload_hash\":\"" + approved
                                + "\"}}");
    }

    private static HttpResponse<byte[]> decide(DropwizardTestSupport<AdtoolsConfiguration> app, String approver) {
        Service service = Service.of(app);
        return service.send(service.request(approver, "/api/v1/pending-actions/" + action + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("{\"payload_hash\":\"" + approved + "\"}")));
    }

    private static HttpResponse<byte[]> halt(DropwizardTestSupport<AdtoolsConfiguration> app, String scope) {
        Service service = Service.of(app);
        return service.send(service.request(TOKEN, "/api/v1/halts/" + scope)
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"a drill\"}")));
    }

    private static HttpResponse<byte[]> get(DropwizardTestSupport<AdtoolsConfiguration> app, String path) {
        Service service = Service.of(app);
        return service.send(service.request(TOKEN, path));
    }

    private static HttpResponse<byte[]> health(DropwizardTestSupport<AdtoolsConfiguration> app) {
        Service admin = Service.ofAdmin(app);
        return admin.send(admin.anonymous("/healthcheck"));
    }

    private static String done(HttpResponse<byte[]> answer) {
        assertThat(answer.statusCode()).as(text(answer)).isEqualTo(200);
        return Service.json(answer).get("data").toString();
    }

    private static String code(HttpResponse<byte[]> answer) {
        return Service.json(answer).at("/error/code").textValue();
    }

    private static String text(HttpResponse<byte[]> answer) {
        return new String(answer.body(), StandardCharsets.UTF_8);
    }
}
