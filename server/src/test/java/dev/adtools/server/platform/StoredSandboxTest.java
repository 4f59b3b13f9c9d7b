package dev.adtools.server.platform;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Granted;
import dev.adtools.api.Outcome;
import dev.adtools.api.Platform;
import dev.adtools.api.TestContexts;
import dev.adtools.server.bench.BenchCall;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.tools.platform.BetaBudgetChange;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.beta.BetaSettings;
import dev.adtools.tools.platform.beta.RestBetaAds;
import dev.adtools.tools.platform.sandbox.SandboxCollection;
import dev.adtools.tools.platform.sandbox.SandboxEntity;
import dev.adtools.tools.platform.sandbox.SandboxStore;
import dev.adtools.tools.platform.sandbox.SandboxTransport;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class StoredSandboxTest {

    private static final String CAMPAIGN = "120210000000000001";
    private static final Instant DEADLINE = Instant.parse("2036-01-01T00:00:00Z");
    private static final SandboxCollection CAMPAIGNS = new SandboxCollection(Platform.ALPHA, "1234567890", "campaign");

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsEntitiesInTheOrderOfTheirIds(Backend backend) {
        try (TestStore store = backend.open()) {
            SandboxStore sandbox = new StoredSandbox(store.tx());
            SandboxEntity second = entity("b", "Second");
            SandboxEntity unnamed = new SandboxEntity(CAMPAIGNS, "C", null, "{}");
            SandboxEntity first = entity("a", "First");

            assertThat(sandbox.insert(List.of(second, unnamed, first))).isEmpty();

            assertThat(sandbox.list(CAMPAIGNS)).containsExactly(unnamed, first, second);
            assertThat(sandbox.find(CAMPAIGNS, "b")).contains(second);
            assertThat(sandbox.find(CAMPAIGNS, "z")).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void addsAllOrNothing(Backend backend) {
        try (TestStore store = backend.open()) {
            SandboxStore sandbox = new StoredSandbox(store.tx());
            sandbox.insert(List.of(entity("1", "Taken")));

            SandboxEntity fresh = entity("2", "Fresh");
            SandboxEntity sameName = entity("3", "Taken");

            assertThat(sandbox.insert(List.of(fresh, sameName))).contains(sameName);
            assertThat(sandbox.list(CAMPAIGNS)).hasSize(1);
            assertThat(sandbox.insert(List.of(entity("1", "Other")))).isPresent();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void givesEveryNumberOnce(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            SandboxStore sandbox = new StoredSandbox(store.tx());
            CountDownLatch go = new CountDownLatch(1);
            Callable<Long> taker = () -> {
                go.await();
                return sandbox.reserve("ids", 2);
            };

            List<Long> taken = all(taker, 20, go);

            assertThat(taken.stream().sorted().toList())
                    .isEqualTo(IntStream.range(0, 20).mapToObj(i -> 1 + 2L * i).toList());
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void isThereAfterARestart(Backend backend) {
        try (TestStore store = backend.open()) {
            SandboxTransport.over(new StoredSandbox(store.tx()));
            new StoredSandbox(store.tx()).insert(List.of(entity("1", "Before the restart")));

            store.stop();
            store.start();

            SandboxStore sandbox = new StoredSandbox(store.tx());
            SandboxTransport.over(sandbox);
            assertThat(sandbox.find(CAMPAIGNS, "1")).contains(entity("1", "Before the restart"));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void remembersWhatWasWrittenThroughTheConnector(Backend backend) {
        try (TestStore store = backend.open()) {
            CallContext call = TestContexts.call(new BenchCall());
            BetaBudgetChange change = new BetaBudgetChange(BetaAccountId.of("act_1700100001"), CAMPAIGN, 4_200);
            assertThat(call.grant(change)
                            .map(granted -> beta(store).updateDailyBudget(granted, DEADLINE, TestContexts.sending())))
                    .isEqualTo(Outcome.completed(PlatformResult.answered(4_200L)));

            store.stop();
            store.start();

            PlatformResult<Granted<BetaCampaign>> read = beta(store).campaign(CAMPAIGN, call);
            assertThat(read.map(it -> it.value().budget().daily())).isEqualTo(PlatformResult.answered(4_200L));
            assertThat(read.flatMap(it -> beta(store).ads(it, DEADLINE)).map(List::isEmpty))
                    .isEqualTo(PlatformResult.answered(false));
        }
    }

    private static RestBetaAds beta(TestStore store) {
        BetaSettings settings = new BetaSettings(URI.create("https://sandbox.invalid"), "v27.0");
        return new RestBetaAds(settings, SandboxTransport.over(new StoredSandbox(store.tx())));
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void replacesOnlyTheStateItWasShown(Backend backend) {
        try (TestStore store = backend.open()) {
            SandboxStore sandbox = new StoredSandbox(store.tx());
            sandbox.insert(List.of(entity("1", "One")));
            SandboxEntity changed = new SandboxEntity(CAMPAIGNS, "1", "One", "{\"name\":\"One\",\"budget\":2}");

            assertThat(sandbox.update(changed, "{}")).isFalse();
            assertThat(sandbox.find(CAMPAIGNS, "1")).contains(entity("1", "One"));
            assertThat(sandbox.update(changed, entity("1", "One").json())).isTrue();
            assertThat(sandbox.find(CAMPAIGNS, "1")).contains(changed);
            assertThat(sandbox.update(entity("2", "Two"), "{}")).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void letsOneOfManyChangesWin(Backend backend) throws Exception {
        try (TestStore store = backend.open()) {
            SandboxStore sandbox = new StoredSandbox(store.tx());
            SandboxEntity before = entity("1", "One");
            sandbox.insert(List.of(before));
            AtomicInteger next = new AtomicInteger();
            CountDownLatch go = new CountDownLatch(1);
            Callable<Long> changer = () -> {
                SandboxEntity after =
                        new SandboxEntity(CAMPAIGNS, "1", "One", "{\"by\":" + next.incrementAndGet() + "}");
                go.await();
                return sandbox.update(after, before.json()) ? 1L : 0L;
            };

            assertThat(all(changer, 20, go)).containsOnlyOnce(1L);
        }
    }

    private static List<Long> all(Callable<Long> task, int times, CountDownLatch go) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(times);
        try {
            List<Future<Long>> futures = IntStream.range(0, times)
                    .mapToObj(i -> threads.submit(task))
                    .collect(Collectors.toList());
            go.countDown();
            List<Long> results = new java.util.ArrayList<>();
            for (Future<Long> future : futures) {
                results.add(future.get());
            }
            return results;
        } finally {
            threads.shutdownNow();
        }
    }

    private static SandboxEntity entity(String id, String name) {
        return new SandboxEntity(CAMPAIGNS, id, name, "{\"name\":\"" + name + "\"}");
    }
}
