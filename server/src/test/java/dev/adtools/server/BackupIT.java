package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.audit.AuditSection;
import dev.adtools.server.fixtures.DataCommands;
import dev.adtools.server.fixtures.DataCommands.Result;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.server.store.StoreSettings;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A backup that another process makes while the service takes writes. */
@Timeout(180)
class BackupIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String UNRATED = "1000000000";
    private static final int WRITERS = 3;
    private static final int ANSWERED = 15;

    @TempDir
    private Path folder;

    private final Queue<String> answered = new ConcurrentLinkedQueue<>();
    private final CountDownLatch enough = new CountDownLatch(ANSWERED);
    private final AtomicBoolean ended = new AtomicBoolean();

    @Test
    void hasEveryWriteThatWasAnsweredBeforeIt() throws Exception {
        Path backup = folder.resolve("backup");
        List<String> before = backUpWhileWritersWrite(backup);
        Path restored = folder.resolve("restored");
        DataCommands commands = new DataCommands(StoreSettings.embedded(restored), AuditSection.STANDARD);
        assertThat(commands.run("restore", backup.toString(), "--config", "CONFIG")
                        .err())
                .isEmpty();
        assertThat(commands.run("audit", "accept-rollback", "--reason", "restored", "--offline", "CONFIG")
                        .err())
                .isEmpty();

        DropwizardTestSupport<AdtoolsConfiguration> app = app(restored);
        app.before();
        try {
            Service service = Service.of(app);
            for (String key : before) {
                HttpResponse<byte[]> again = create(service, key);
                assertThat(again.headers().firstValue("Idempotent-Replayed"))
                        .as(key)
                        .hasValue("true");
            }
            assertThat(get(service, "/api/v1/halts").toString()).contains("before the backup", "\"restored\"");
            assertThat(get(service, "/api/v1/audit/verify").get("ok").booleanValue())
                    .isTrue();
            assertThat(create(service, "after-the-restore").statusCode()).isEqualTo(403);
        } finally {
            app.after();
        }
    }

    private List<String> backUpWhileWritersWrite(Path backup) throws Exception {
        DropwizardTestSupport<AdtoolsConfiguration> app = app(folder.resolve("data"));
        app.before();
        List<CompletableFuture<Void>> writers = new ArrayList<>();
        try {
            Service service = Service.of(app);
            HttpResponse<byte[]> halted = service.send(service.request(TOKEN, "/api/v1/halts/alpha_analytics")
                    .header("Content-Type", "application/json")
                    .PUT(BodyPublishers.ofString("{\"reason\":\"before the backup\"}")));
            assertThat(halted.statusCode()).isEqualTo(200);
            for (int writer = 0; writer < WRITERS; writer++) {
                String prefix = "writer-" + writer + "-";
                writers.add(CompletableFuture.runAsync(() -> write(service, prefix)));
            }
            enough.await();
            List<String> before = List.copyOf(answered);

            Result done = backUp(backup);
            assertThat(done.code()).as(done.err()).isZero();

            assertThat(answered.size()).isGreaterThan(before.size());
            return before;
        } finally {
            ended.set(true);
            writers.forEach(CompletableFuture::join);
            app.after();
        }
    }

    private void write(Service service, String prefix) {
        for (int i = 0; !ended.get(); i++) {
            if (create(service, prefix + i).statusCode() == 200) {
                answered.add(prefix + i);
                enough.countDown();
            }
        }
    }

    private Result backUp(Path backup) throws Exception {
        return CommandProcess.run(
                Map.of("ADTOOLS_DATA_DIR", folder.resolve("data").toString()), "backup", backup.toString(), "--config");
    }

    private static DropwizardTestSupport<AdtoolsConfiguration> app(Path dataDirectory) {
        return ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                ConfigOverride.config("server.applicationConnectors[0].port", "0"),
                ConfigOverride.config("server.adminConnectors[0].port", "0"),
                ConfigOverride.config("logging.level", "OFF"),
                ConfigOverride.config("bootstrap.token", TOKEN),
                ConfigOverride.config("quotas.perMinute", UNRATED),
                ConfigOverride.config("quotas.writesPerDay", UNRATED),
                ConfigOverride.config("dataDirectory", dataDirectory.toString())));
    }

    private static HttpResponse<byte[]> create(Service service, String key) {
        String body = "{\"arguments\":{\"account_id\":\"1002003001\",\"name\":\"" + key
                + "\",\"budget_micros\":5000000,\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\"}}";
        return service.send(service.post(TOKEN, "create_alpha_app_campaign", body.getBytes(StandardCharsets.UTF_8))
                .header("Idempotency-Key", key));
    }

    private static JsonNode get(Service service, String path) {
        return Service.json(service.send(service.request(TOKEN, path)));
    }
}
