package dev.adtools.server.crash;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.fixtures.Depth;
import dev.adtools.api.fixtures.Seed;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Ledgers;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.TestStore;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The whole service, killed at its units of work while workflows wait for approval, are decided, resumed and outdated,
 * and scheduled tasks run: what was approved runs at most once, nothing else runs at all, each workflow ends as its
 * action and its operation did, spend is counted as it was applied, and each due time is recorded once. {@code -Dflow.kills} says how often it is killed.
 */
@Timeout(3600)
class WorkflowCrashTest {

    private static final int KILLS = Depth.of("flow.kills", 1, 3);
    private static final long SEED = Seed.drawn("kills of workflows");
    private static final int TASKS = 6;
    private static final String CAPS = """

            spend:
              caps:
                - {platform: alpha, account: '1002003001', currency: USD, perCall: '100', perDay: '1000000'}
            """;

    private static final String STAGED = "after TransactionalWriteLedger.stage";

    // Each is passed at least twice while the workflows of a round are driven.
    private static final List<String> UNITS = List.of(
            "StoredWorkflows.start",
            "ClaimFilter.claimed",
            "ClaimFilter.run",
            "WorkflowRuns.advance",
            "TransactionalWriteLedger.stage",
            "PendingActionService.decided",
            "TransactionalWriteLedger.letGo",
            "TransactionalWriteLedger.note",
            "TransactionalWriteLedger.outdated",
            "ScheduledRuns.runNext",
            "ScheduledRuns.run");
    private static final List<Flow.Wish> WISHES = List.of(
            Flow.Wish.REJECT,
            Flow.Wish.APPROVE,
            Flow.Wish.OUTDATE,
            Flow.Wish.LEAVE,
            Flow.Wish.APPROVE,
            Flow.Wish.OUTDATE);

    @TempDir
    private Path folder;

    private final Random random = new Random(SEED);
    private final List<Flow> flows = new ArrayList<>();
    private final List<String> missed = new ArrayList<>();

    // The units are the same on both databases, and each kill takes a start.
    static Stream<Backend> backends() {
        return Depth.isDeep() ? Stream.of(Backend.values()) : Stream.of(Backend.SQLITE);
    }

    @ParameterizedTest
    @MethodSource("backends")
    void runsOnceWhatWasApprovedAndNothingElseHoweverOftenItIsKilled(Backend backend) throws Exception {
        try (TestStore store = backend.open();
                LiveVendor vendor = new LiveVendor()) {
            if (backend == Backend.SQLITE) {
                store.stop();
            }
            FlowRecords records = new FlowRecords(address(store, backend), backend == Backend.POSTGRESQL);
            FlowNodes nodes = new FlowNodes(config(), environment(store, backend, vendor), vendor, records);
            List<String> points = points();
            for (int kill = 0; kill < KILLS; kill++) {
                String point = points.get(kill % points.size());
                records.addTasks(kill, TASKS);
                List<Flow> more = flows(kill);
                flows.addAll(more);
                if (!nodes.die(point, 1 + random.nextInt(2), more)) {
                    missed.add(point);
                }
                assertThat(miscounted(store, backend))
                        .as("seed %s, %s", SEED, point)
                        .isEmpty();
            }
            JsonNode verified = nodes.finish();
            assertThat(miscounted(store, backend)).as("seed %s", SEED).isEmpty();

            Map<String, Long> sent = sent(vendor);
            Map<String, String> ends = records.ends(sent);
            report(backend, sent, ends);
            assertThat(sent.keySet()).isSubsetOf(ends.keySet());
            assertThat(ends.keySet()).isEqualTo(flows.stream().map(Flow::name).collect(Collectors.toSet()));
            assertThat(flows)
                    .as("seed %s, %s", SEED, ends)
                    .allMatch(flow -> flow.mayEndAs(ends.getOrDefault(flow.name(), "")));
            assertThat(records.runs("TRUE")).as("seed %s", SEED).isEqualTo(KILLS * TASKS);
            assertThat(records.tasksRun()).as("seed %s", SEED).isEqualTo(KILLS * TASKS);
            assertThat(records.runs("status = 'SUCCEEDED' OR error_code = 'INTERRUPTED'"))
                    .as("seed %s", SEED)
                    .isEqualTo(KILLS * TASKS);
            assertThat(verified.get("findings")).as("seed %s", SEED).isEmpty();
            assertThat(verified.get("ok").booleanValue()).isTrue();
            assertThat(Ledgers.of(address(store, backend))
                            .contradictions(event ->
                                    "principal:" + event.at("/actor/principal").textValue()))
                    .as("seed %s", SEED)
                    .isEmpty();
            assertThat(missed).as("seed %s", SEED).hasSizeLessThanOrEqualTo(KILLS / 2);
        }
    }

    private static List<String> miscounted(TestStore store, Backend backend) {
        String reading = backend == Backend.SQLITE ? "?open_mode=1" : "";
        return SpendRecords.of(address(store, backend) + reading).contradictions();
    }

    private List<String> points() {
        List<String> points = new ArrayList<>(UNITS.stream()
                .flatMap(unit -> Stream.of("in " + unit, "after " + unit))
                .toList());
        points.add(FlowNodes.PLATFORM);
        Collections.shuffle(points, random);
        // The first dies where it hurts most, however few there are: its caller does not know yet that anything waits.
        points.remove(STAGED);
        points.add(0, STAGED);
        return points;
    }

    private static List<Flow> flows(int round) {
        return IntStream.range(0, WISHES.size())
                .mapToObj(i -> new Flow("flow-" + round + "-" + i, WISHES.get(i)))
                .toList();
    }

    private Map<String, String> environment(TestStore store, Backend backend, LiveVendor vendor) {
        Map<String, String> environment = new HashMap<>();
        environment.put("ADTOOLS_DATA_DIR", store.settings().dataDirectory().toString());
        if (backend == Backend.POSTGRESQL) {
            environment.put("ADTOOLS_DATA_DIR", folder.resolve("data").toString());
            environment.put("ADTOOLS_DATABASE_URL", store.settings().url());
            environment.put("ADTOOLS_DATABASE_USER", "postgres");
        }
        environment.put("ADTOOLS_BOOTSTRAP_APPROVER_TOKEN", FlowDriver.APPROVER);
        environment.put("ADTOOLS_ALPHA_MODE", "live");
        environment.put("ADTOOLS_ALPHA_BASE_URL", vendor.url().toString());
        environment.put(
                "ADTOOLS_ALPHA_CREDENTIALS_FILE",
                vendor.tokens().authorizedUser(folder, vendor.tokenUri()).toString());
        return environment;
    }

    private Path config() throws Exception {
        Path shipped = Files.exists(Path.of("../config.yml")) ? Path.of("../config.yml") : Path.of("config.yml");
        String text = Files.readString(shipped, StandardCharsets.UTF_8).replaceAll("(?m)^spend:\\n( .*\\n|\\n)*", "");
        return Files.writeString(folder.resolve("config.yml"), text + CAPS);
    }

    private static String address(TestStore store, Backend backend) {
        return backend == Backend.POSTGRESQL
                ? store.settings().url()
                : "jdbc:sqlite:" + store.settings().dataDirectory().resolve("adtools.db");
    }

    private static Map<String, Long> sent(LiveVendor vendor) {
        return vendor.writes().stream()
                .map(request -> Flow.NAME.matcher(request.body()))
                .filter(Matcher::find)
                .map(name -> name.group(1))
                .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
    }

    @SuppressWarnings("SystemOut")
    private void report(Backend backend, Map<String, Long> sent, Map<String, String> ends) {
        Map<String, Long> kinds =
                ends.values().stream().collect(Collectors.groupingBy(end -> end, Collectors.counting()));
        System.out.println("workflows on " + backend + ": seed=" + SEED + ", kills=" + KILLS + ", missed=" + missed
                + ", sent=" + sent.size() + ", ends=" + kinds);
    }
}
