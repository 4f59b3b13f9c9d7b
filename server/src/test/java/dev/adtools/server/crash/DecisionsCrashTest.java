package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.audit.AuditSection;
import dev.adtools.server.fixtures.DataCommands;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.store.StoreSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * The whole service, killed while people decide: budgets are requested, approved over REST and on pages, rejected, withdrawn and
 * applied, accounts are stopped and resumed, caps change, tasks and workflows are made, and backups are taken. A ledger in this
 * process, and a platform that it plays, know each acknowledged answer: none is lost, and no change is sent twice. {@code
 * -Ddecisions.kills} sets the number of kills.
 */
@Timeout(10_800)
class DecisionsCrashTest {

    private static final int KILLS = Depth.of("decisions.kills", 2, 30);
    private static final int RESTORED = 3;
    private static final int SHORTEST_MILLIS = 300;
    private static final int LONGEST_MILLIS = 1_500;
    private static final long SEED = Seed.drawn("kills of decisions");
    private static final String CAPS = """

            spend:
              caps:
                - {platform: beta, account: act_1700100001, currency: USD, perCall: '1000000', perDay: '1000000000'}
            """;

    @TempDir
    private Path folder;

    private final Random random = new Random(SEED);
    private final DecisionLedger ledger = new DecisionLedger();

    @Test
    void keepsEveryAcknowledgedDecisionAndSendsNothingTwice() throws Exception {
        try (LiveVendor vendor = new LiveVendor()) {
            Path config = config();
            Map<String, String> environment = environment(vendor);
            DecisionTraffic traffic = new DecisionTraffic(ledger, SEED, backups());
            for (int kill = 0; kill < KILLS; kill++) {
                ServiceProcess process = ServiceProcess.start(config, environment);
                ledger.check(new Service(process.port()), vendor.requests());
                List<Future<?>> clients = traffic.start(new Service(process.port()));
                TimeUnit.MILLISECONDS.sleep(SHORTEST_MILLIS + random.nextInt(LONGEST_MILLIS - SHORTEST_MILLIS));
                process.kill();
                traffic.await(clients);
            }
            ServiceProcess last = ServiceProcess.start(config, environment);
            Service service = new Service(last.port());
            ledger.check(service, vendor.requests());
            ledger.checkAll(service, vendor.requests());
            JsonNode verified =
                    Service.json(service.send(service.request(ServiceProcess.TOKEN, "/api/v1/audit/verify")));
            last.end();
            traffic.close();

            report();
            assertThat(ledger.broken()).as("seed %s", SEED).isEmpty();
            assertThat(verified.get("findings")).as("seed %s", SEED).isEmpty();
            assertThat(ledger.acknowledged()).as("seed %s", SEED).isGreaterThan(KILLS);
            restoresTheLastBackups();
        }
    }

    private DecisionTraffic.Backups backups() {
        DataCommands commands = new DataCommands(StoreSettings.embedded(data()), AuditSection.STANDARD);
        return name -> commands.run("backup", folder.resolve(name).toString(), "--config", "CONFIG")
                        .code()
                == 0;
    }

    // Each is read back by the command that made it; a few are put into empty folders, too.
    private void restoresTheLastBackups() {
        List<String> made = ledger.backups();
        for (String name : made.subList(Math.max(0, made.size() - RESTORED), made.size())) {
            Path restored = folder.resolve("restored-" + name);
            DataCommands commands = new DataCommands(StoreSettings.embedded(restored), AuditSection.STANDARD);
            assertThat(commands.run("restore", folder.resolve(name).toString(), "--config", "CONFIG")
                            .err())
                    .as("%s, seed %s", name, SEED)
                    .isEmpty();
        }
    }

    private Path data() {
        return folder.resolve("data");
    }

    private Map<String, String> environment(LiveVendor vendor) {
        return Map.of(
                "ADTOOLS_DATA_DIR",
                data().toString(),
                "ADTOOLS_BOOTSTRAP_APPROVER_TOKEN",
                DecisionTraffic.APPROVER,
                "ADTOOLS_BETA_MODE",
                "live",
                "ADTOOLS_BETA_BASE_URL",
                vendor.url().toString(),
                "ADTOOLS_BETA_ACCESS_TOKEN",
                LiveVendor.BETA_TOKEN,
                "ADTOOLS_BETA_APP_SECRET",
                LiveVendor.BETA_APP_SECRET);
    }

    private Path config() throws IOException {
        Path shipped = Files.exists(Path.of("../config.yml")) ? Path.of("../config.yml") : Path.of("config.yml");
        String text = Files.readString(shipped, StandardCharsets.UTF_8)
                .replaceAll("(?m)^spend:\\n( .*\\n|\\n)*", "")
                .replace("writesPerDay: 1000\n", "writesPerDay: 1000000000\n");
        return Files.writeString(folder.resolve("config.yml"), text + CAPS);
    }

    @SuppressWarnings("SystemOut")
    private void report() {
        System.out.println("decisions: seed=" + SEED + ", kills=" + KILLS + ", " + ledger);
    }
}
