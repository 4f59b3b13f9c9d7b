package dev.adtools.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class TxTest {

    @ParameterizedTest
    @EnumSource(Backend.class)
    void takesBackAUnitThatThrows(Backend backend) {
        try (TestStore store = backend.open()) {
            IllegalStateException failure = new IllegalStateException("changed its mind");

            assertThatThrownBy(() -> store.tx().execute(handle -> {
                        handle.execute("UPDATE access_version SET version = 9");
                        throw failure;
                    }))
                    .isSameAs(failure);

            assertThat(version(store)).isZero();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void holdsAnyText(Backend backend) {
        try (TestStore store = backend.open()) {
            String found = store.tx()
                    .read(handle -> handle.createQuery("SELECT CAST(:text AS text)")
                            .bind("text", "a\0b\u0001 \uD83D\uDE42")
                            .mapTo(String.class)
                            .one());

            assertThat(found).isEqualTo("a\uFFFDb\u0001 \uD83D\uDE42");
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void usesAStatementAgainThatHasFailedAndOneThatIsNotRead(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = store.tx();
            tx.execute(handle -> handle.execute("CREATE TABLE item (id integer PRIMARY KEY, body text)"));
            add(tx, 1, "first");

            assertThatThrownBy(() -> add(tx, 1, "twice")).isInstanceOf(RuntimeException.class);
            add(tx, 2, null);
            // The same text while it is being read, and left before its end.
            List<String> seen = tx.write(handle -> bodies(handle)
                    .flatMap(body -> bodies(handle).limit(1))
                    .limit(1)
                    .toList());
            add(tx, 3, "third");

            assertThat(seen).containsExactly("first");
            assertThat(tx.<List<String>>write(handle -> bodies(handle).toList()))
                    .containsExactly("first", "none", "third");
        }
    }

    private static void add(Tx tx, int id, @Nullable String body) {
        tx.execute(handle -> handle.createUpdate("INSERT INTO item (id, body) VALUES (:id, :body)")
                .bind("id", id)
                .bind("body", body)
                .execute());
    }

    private static Stream<String> bodies(Handle handle) {
        return handle.createQuery("SELECT COALESCE(body, 'none') FROM item ORDER BY id").mapTo(String.class).stream();
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void usesManyStatements(Backend backend) {
        try (TestStore store = backend.open()) {
            List<Integer> counted = store.tx()
                    .write(handle -> IntStream.range(0, 600)
                            .mapToObj(number -> handle.createQuery("SELECT " + number)
                                    .mapTo(Integer.class)
                                    .one())
                            .toList());

            assertThat(counted).hasSize(600).doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesAUnitInsideAUnit(Backend backend) {
        try (TestStore store = backend.open()) {
            Tx tx = store.tx();

            assertThatThrownBy(() -> tx.write(outer -> tx.write(inner -> 1))).isInstanceOf(IllegalStateException.class);
            assertThatThrownBy(() -> tx.write(outer -> tx.read(inner -> 1))).isInstanceOf(IllegalStateException.class);
            assertThat(tx.<Integer>write(handle -> 1)).isOne();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void letsOneOfManyWinACompareAndSet(Backend backend) throws Exception {
        ExecutorService callers = Executors.newFixedThreadPool(8);
        try (TestStore store = backend.open()) {
            CyclicBarrier start = new CyclicBarrier(8);
            List<Future<Integer>> attempts = IntStream.range(0, 8)
                    .mapToObj(i -> callers.submit(() -> {
                        start.await();
                        return store.tx()
                                .write(handle ->
                                        handle.execute("UPDATE access_version SET version = 1 WHERE version = 0"));
                    }))
                    .toList();

            int won = 0;
            for (Future<Integer> attempt : attempts) {
                won += attempt.get();
            }

            assertThat(won).isOne();
        } finally {
            callers.shutdownNow();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void knowsTheTimeOfItsEngine(Backend backend) {
        try (TestStore store = backend.open()) {
            long before = System.currentTimeMillis() - 60_000;

            long now = store.tx()
                    .read(handle -> handle.createQuery("SELECT <nowMs>")
                            .mapTo(Long.class)
                            .one());

            assertThat(now).isBetween(before, before + 3_600_000);
        }
    }

    private static long version(TestStore store) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT version FROM access_version")
                        .mapTo(Long.class)
                        .one());
    }
}
