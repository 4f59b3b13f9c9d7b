package dev.adtools.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.TestStore;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StatementBatchTest {

    private static final String INSERT = "INSERT INTO item (id, body) VALUES (:id, :body) ON CONFLICT DO NOTHING";
    private static final String FIND = "SELECT body FROM item WHERE id = :id";

    @ParameterizedTest
    @EnumSource
    void showsEachStatementWhatThoseBeforeItHaveChanged(Backend backend) {
        try (TestStore store = opened(backend)) {
            String answers = store.tx()
                    .write(handle -> StatementBatch.answer(handle, batch -> {
                        Supplier<Optional<String>> before = find(batch, 1);
                        Supplier<Integer> inserted = insert(batch, 1, "one");
                        Supplier<Integer> again = insert(batch, 1, "another");
                        Supplier<Optional<String>> after = find(batch, 1);
                        return () -> before.get() + " " + inserted.get() + " " + again.get() + " " + after.get();
                    }));

            assertThat(answers).isEqualTo("Optional.empty 1 0 Optional[one]");
        }
    }

    @ParameterizedTest
    @EnumSource
    void asksAServerOnceForAllThatWaits(Backend backend) {
        try (TestStore store = opened(backend)) {
            AtomicInteger executed = new AtomicInteger();
            store.tx().execute(handle -> {
                count(handle, executed);
                StatementBatch.execute(handle, batch -> {
                    insert(batch, 1, "one");
                    insert(batch, 2, "two");
                    find(batch, 2);
                });
            });

            assertThat(executed).hasValue(backend == Backend.POSTGRESQL ? 1 : 3);
        }
    }

    @ParameterizedTest
    @EnumSource
    void sendsWhatWaitsBeforeAStatementThatCannot(Backend backend) {
        try (TestStore store = opened(backend)) {
            store.tx()
                    .execute(handle -> StatementBatch.execute(handle, batch -> {
                        insert(batch, 1, "one");
                        assertThat(rows(batch.send())).isEqualTo(1);
                        insert(batch, 2, "two");
                    }));

            assertThat(store.tx().<Integer>read(StatementBatchTest::rows)).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void sendsAtTheEndWhatNobodyAskedFor(Backend backend) {
        try (TestStore store = opened(backend)) {
            store.tx().execute(handle -> StatementBatch.execute(handle, batch -> insert(batch, 1, "one")));

            assertThat(store.tx().<Integer>read(StatementBatchTest::rows)).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void takesAllBackWhenOneFails(Backend backend) {
        try (TestStore store = opened(backend)) {
            assertThatThrownBy(() -> store.tx()
                            .execute(handle -> StatementBatch.execute(handle, batch -> {
                                insert(batch, 1, "one");
                                batch.update("INSERT INTO item (id, body) VALUES (:id, 'twice')", Map.of("id", 1));
                                insert(batch, 3, "three");
                            })))
                    .hasStackTraceContaining("item");

            assertThat(store.tx().<Integer>read(StatementBatchTest::rows)).isZero();
            assertThat(store.tx()
                            .<Integer>write(handle -> StatementBatch.answer(handle, batch -> {
                                insert(batch, 1, "one");
                                return insert(batch, 2, "two");
                            })))
                    .isEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void holdsAnyTextAndNone(Backend backend) {
        try (TestStore store = opened(backend)) {
            String found = store.tx()
                    .write(handle -> StatementBatch.answer(handle, batch -> {
                        insert(batch, 1, "a?b :id; 'c'\0");
                        insert(batch, 2, null);
                        Supplier<Optional<String>> text = find(batch, 1);
                        Supplier<Optional<Boolean>> none = batch.find(
                                "SELECT body FROM item WHERE id = :id",
                                Map.of("id", 2),
                                (row, context) -> row.getString(1) == null);
                        return () -> text.get().orElseThrow() + " " + none.get().orElseThrow();
                    }));

            assertThat(found).isEqualTo("a?b :id; 'c'\uFFFD true");
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesAStatementWithoutAllItsValues(Backend backend) {
        try (TestStore store = opened(backend)) {
            assertThatThrownBy(() -> store.tx()
                            .execute(handle -> StatementBatch.execute(handle, batch -> {
                                insert(batch, 1, "one");
                                batch.update(INSERT, Map.of("id", 2));
                            })))
                    .hasMessageContaining("body");
        }
    }

    private static TestStore opened(Backend backend) {
        TestStore store = backend.open();
        store.tx().execute(handle -> handle.execute("CREATE TABLE item (id integer PRIMARY KEY, body text)"));
        return store;
    }

    private static Supplier<Integer> insert(StatementBatch batch, int id, @Nullable String body) {
        Map<String, @Nullable Object> values = new HashMap<>();
        values.put("id", id);
        values.put("body", body);
        return batch.update(INSERT, values);
    }

    private static Supplier<Optional<String>> find(StatementBatch batch, int id) {
        return batch.find(FIND, Map.of("id", id), (row, context) -> row.getString("body"));
    }

    private static int rows(Handle handle) {
        return handle.createQuery("SELECT count(*) FROM item")
                .mapTo(Integer.class)
                .one();
    }

    private static void count(Handle handle, AtomicInteger executed) {
        handle.setSqlLogger(new SqlLogger() {
            @Override
            public void logAfterExecution(StatementContext context) {
                executed.incrementAndGet();
            }
        });
    }
}
