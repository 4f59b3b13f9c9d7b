package dev.adtools.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.codahale.metrics.health.HealthCheck.Result;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.FreezingProxy;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.Pools.PlainPools;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class StoreHealthCheckTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void writesOneRowForEachNode(Backend backend) {
        try (TestStore store = backend.open()) {
            StoreHealthCheck one = new StoreHealthCheck(store.tx(), "node-1");
            StoreHealthCheck other = new StoreHealthCheck(store.tx(), "node-2");

            assertThat(List.of(one.execute(), one.execute(), other.execute())).allMatch(Result::isHealthy);
            assertThat(nodes(store)).containsExactly("node-1", "node-2");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void forgetsNodesThatEndedLongAgo(Backend backend) {
        try (TestStore store = backend.open()) {
            store.tx().execute(handle -> handle.execute("INSERT INTO node_health VALUES ('node-0', 1)"));

            assertThat(new StoreHealthCheck(store.tx(), "node-1").execute().isHealthy())
                    .isTrue();

            assertThat(nodes(store)).containsExactly("node-1");
        }
    }

    @Test
    void isUnwellWhenTheDiskIsFull() {
        try (TestStore store = Backend.SQLITE.open()) {
            // As large as it is and no larger.
            store.tx().execute(handle -> handle.execute("PRAGMA max_page_count = 1"));

            Result result = new StoreHealthCheck(store.tx(), "n".repeat(1_000_000)).execute();

            assertThat(result.isHealthy()).isFalse();
            assertThat(result.getMessage()).contains("does not take a write");
        }
    }

    @Test
    void isUnwellWhileTheDatabaseIsFrozen() throws Exception {
        try (TestStore store = Backend.POSTGRESQL.open();
                FreezingProxy proxy = new FreezingProxy(store.settings().url());
                PlainPools pools = new PlainPools()) {
            StoreSettings frozen =
                    new StoreSettings(store.settings().dataDirectory(), proxy.url(), "postgres", "", false);
            StoreHealthCheck health = new StoreHealthCheck(
                    Database.open(frozen, store.data(), pools).tx(), "node-1");

            assertThat(health.execute().isHealthy()).isTrue();
            proxy.freeze();
            assertThat(health.execute().getMessage()).isEqualTo("The database has not answered for 3 s.");
            assertThat(health.execute().isHealthy()).isFalse();
            proxy.thaw();
            assertThat(health.execute().isHealthy()).isTrue();
        }
    }

    private static List<String> nodes(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT node FROM node_health ORDER BY node")
                        .mapTo(String.class)
                        .list());
    }
}
