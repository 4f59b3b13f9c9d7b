package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.CallResult;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.ClockedTx;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Limits to what is kept of reads with a key. */
class KeyedReadsTest {

    private static final int KEPT = 64 << 10;

    private final SettableClock clock = new SettableClock();

    @ParameterizedTest
    @EnumSource(Backend.class)
    void areAnsweredAgainUpTo64KibAndRunAgainBeyond(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node(store);
            int frame = bytes(read(node, 0, "frame"));

            assertThat(bytes(read(node, KEPT - frame, "small"))).isEqualTo(KEPT);
            assertThat(isReplayed(read(node, KEPT - frame, "small"))).isTrue();
            assertThat(bytes(read(node, KEPT - frame + 1, "large"))).isEqualTo(KEPT + 1);
            assertThat(isReplayed(read(node, KEPT - frame + 1, "large"))).isFalse();

            assertThat(node.count()).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void leaveNothingAfterADay(Backend backend) {
        try (TestStore store = backend.open()) {
            Node node = node(store);
            node.call("get_things", "", "read");
            node.call("check_thing", "", "check");
            node.call("stop_thing", "", "write");

            clock.advance(Duration.ofDays(1).minusMillis(1));
            node.collect(clock.instant());
            assertThat(node.count()).isEqualTo(3);
            assertThat(node.call("get_things", "", "read").code()).isEqualTo("IDEMPOTENCY_RESULT_EXPIRED");
            clock.advance(Duration.ofMillis(1));
            node.collect(clock.instant());

            assertThat(node.count()).isEqualTo(1);
            assertThat(node.column("tool")).isEqualTo("stop_thing");
            assertThat(node.call("get_things", "", "read").code()).isEqualTo("OK");
        }
    }

    private Node node(TestStore store) {
        return new Node("node-1", new ClockedTx(store.tx(), clock), clock);
    }

    private static CallResult read(Node node, int size, String key) {
        return node.call(Callers.ALL, "get_things", "{\"size\":" + size + "}", key);
    }

    private static int bytes(CallResult answer) {
        return answer.fold(data -> data.length, error -> {
            throw new AssertionError(error.message());
        });
    }

    private static boolean isReplayed(CallResult answer) {
        return answer.receipt() != null && answer.receipt().replayed();
    }
}
