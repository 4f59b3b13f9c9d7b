package dev.adtools.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.UnableToExecuteStatementException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class GroupWriterTest {

    private static final int CAPACITY = 4;

    private final ExecutorService callers = Executors.newCachedThreadPool();
    private final CountDownLatch writerIsBusy = new CountDownLatch(1);
    private final CountDownLatch release = new CountDownLatch(1);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @SuppressWarnings("NullAway.Init")
    private DataDirectory data;

    @SuppressWarnings("NullAway.Init")
    private Jdbi jdbi;

    @SuppressWarnings("NullAway.Init")
    private GroupWriter writer;

    @BeforeEach
    void open() throws IOException {
        jdbi = Jdbi.create(new SqliteFile(Files.createFile(folder.resolve("test.db")))::connect);
        data = DataDirectory.claim(folder.resolve("data"));
        jdbi.useHandle(handle -> {
            handle.execute("CREATE TABLE commit_counter (id integer PRIMARY KEY, database_id text, number integer)");
            handle.execute("CREATE TABLE parent (id integer PRIMARY KEY) STRICT");
            handle.execute("CREATE TABLE entry (id integer PRIMARY KEY, parent integer REFERENCES parent (id)"
                    + " DEFERRABLE INITIALLY DEFERRED) STRICT");
        });
        writer = new GroupWriter(jdbi, counter(), CAPACITY);
    }

    private CommitCounter counter() {
        try (Connection connection = new SqliteFile(folder.resolve("test.db")).connect()) {
            return CommitCounter.open(connection, data, true);
        } catch (SQLException | IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @AfterEach
    void close() throws IOException {
        release.countDown();
        writer.close();
        callers.shutdownNow();
        data.close();
    }

    @Test
    void takesBackOnlyTheUnitThatFails() throws Exception {
        Future<?> blocker = block();
        Future<Integer> good = submit(handle -> insert(handle, 1));
        Future<Integer> bad = submit(handle -> insert(handle, 2) + insert(handle, 2));
        Future<Integer> other = submit(handle -> insert(handle, 3));
        waitFor(3);

        release.countDown();
        blocker.get();

        assertThat(good.get()).isOne();
        assertThat(other.get()).isOne();
        assertThatThrownBy(bad::get).hasCauseInstanceOf(UnableToExecuteStatementException.class);
        assertThat(entries()).containsExactly(1, 3);
    }

    @Test
    void refusesUnitsBeyondItsQueue() throws Exception {
        Future<?> blocker = block();
        List<Future<Integer>> accepted = IntStream.rangeClosed(1, CAPACITY)
                .mapToObj(id -> submit(handle -> insert(handle, id)))
                .toList();
        waitFor(CAPACITY);

        assertThatThrownBy(() -> writer.write(handle -> insert(handle, 99)))
                .isInstanceOf(StoreUnavailable.class)
                .hasMessageContaining("queue is full");

        release.countDown();
        blocker.get();
        for (Future<Integer> unit : accepted) {
            assertThat(unit.get()).isOne();
        }
        assertThat(entries()).hasSize(CAPACITY);
    }

    @Test
    void refusesTheWholeGroupWhenItsCommitFails() throws Exception {
        Future<?> blocker = block();
        Future<Integer> innocent = submit(handle -> insert(handle, 1));
        Future<Integer> orphan = submit(handle -> handle.execute("INSERT INTO entry VALUES (2, 404)"));
        waitFor(2);

        release.countDown();
        blocker.get();

        assertThatThrownBy(innocent::get).hasCauseInstanceOf(StoreUnavailable.class);
        assertThatThrownBy(orphan::get).hasCauseInstanceOf(StoreUnavailable.class);
        assertThat(entries()).isEmpty();
    }

    @Test
    void worksOnAfterAFailedCommit() {
        assertThatThrownBy(() -> writer.write(handle -> handle.execute("INSERT INTO entry VALUES (1, 404)")))
                .isInstanceOf(StoreUnavailable.class);

        writer.write(handle -> insert(handle, 2));

        assertThat(entries()).containsExactly(2);
    }

    @Test
    void marksNoCommitThatFailed() {
        writer.write(handle -> insert(handle, 1));
        assertThatThrownBy(() -> writer.write(handle -> handle.execute("INSERT INTO entry VALUES (2, 404)")))
                .isInstanceOf(StoreUnavailable.class);
        writer.close();

        assertThat(counter().loss()).isEmpty();
        assertThat(counter().isCounting()).isTrue();
    }

    @Test
    void findsACommitMissingThatWasAcknowledged() {
        writer.write(handle -> insert(handle, 1));
        writer.close();
        jdbi.useHandle(handle -> handle.execute("UPDATE commit_counter SET number = number - 1"));

        assertThat(counter().loss()).contains("The database ends at commit 0, and commit 1 was acknowledged.");
    }

    @Test
    void findsItAlsoWhenTheMarkWasCutOffAsItWasWritten() throws IOException {
        for (int id = 1; id <= 4; id++) {
            int entry = id;
            writer.write(handle -> insert(handle, entry));
        }
        writer.close();
        Path mark = folder.resolve("data/commit-mark");
        byte[] whole = Files.readAllBytes(mark);
        for (int slot = 0; slot < 2; slot++) {
            byte[] torn = whole.clone();
            torn[slot * 512 + 20] ^= 1;
            Files.write(mark, torn);
            setCount(4);
            assertThat(counter().loss()).isEmpty();
            assertThat(counter().isCounting()).isTrue();

            setCount(2);
            assertThat(counter().loss())
                    .contains(
                            "The database ends at commit 2, and commit " + (slot == 0 ? 3 : 4) + " was acknowledged.");
        }
    }

    private void setCount(int number) {
        jdbi.useHandle(handle -> handle.execute("UPDATE commit_counter SET number = ?", number));
    }

    @Test
    void takesAMissingMarkForALoss() throws IOException {
        Files.delete(folder.resolve("data/commit-mark"));
        writer.close();
        setCount(7);

        assertThat(counter().loss().orElseThrow()).startsWith("The file commit-mark is missing");
        assertThat(counter().isCounting()).isFalse();
    }

    @Test
    void answersOnlyAfterTheCommit() throws Exception {
        CompletableFuture<List<Integer>> seenByOthers = new CompletableFuture<>();

        writer.write(handle -> {
            insert(handle, 1);
            return seenByOthers.complete(entries());
        });

        assertThat(seenByOthers.get()).isEmpty();
        assertThat(entries()).containsExactly(1);
    }

    @Test
    void writesWhatIsQueuedBeforeItCloses() throws Exception {
        Future<?> blocker = block();
        Future<Integer> queued = submit(handle -> insert(handle, 1));
        waitFor(1);

        Future<?> closing = callers.submit(writer::close);
        release.countDown();
        closing.get();
        blocker.get();

        assertThat(queued.get()).isOne();
        assertThat(entries()).containsExactly(1);
    }

    @Test
    void refusesUnitsOnceClosed() {
        writer.close();

        assertThatThrownBy(() -> writer.write(handle -> insert(handle, 1)))
                .isInstanceOf(StoreUnavailable.class)
                .hasMessageContaining("closed");
    }

    @Test
    void keepsEveryUnitOfManyCallers() throws Exception {
        try (GroupWriter wide = new GroupWriter(jdbi, counter(), 1024)) {
            List<Future<Integer>> units = IntStream.rangeClosed(1, 500)
                    .mapToObj(id -> callers.submit(() -> wide.write(handle -> insert(handle, id))))
                    .toList();
            for (Future<Integer> unit : units) {
                assertThat(unit.get()).isOne();
            }
        }

        assertThat(entries()).hasSize(500);
    }

    /** Keeps the writer inside a unit of a group of its own. */
    private Future<?> block() {
        Future<Integer> blocker = submit(handle -> {
            writerIsBusy.countDown();
            return await(release);
        });
        await(writerIsBusy);
        return blocker;
    }

    private <T> Future<T> submit(TransactionBody<T> unit) {
        return callers.submit(() -> writer.write(unit));
    }

    private void waitFor(int units) {
        while (writer.waiting() < units) {
            Thread.onSpinWait();
        }
    }

    private static int await(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
            return 0;
        } catch (InterruptedException e) {
            return 0;
        }
    }

    private static int insert(Handle handle, int id) {
        return handle.execute("INSERT INTO entry (id) VALUES (?)", id);
    }

    private List<Integer> entries() {
        return jdbi.withHandle(handle -> handle.createQuery("SELECT id FROM entry ORDER BY id")
                .mapTo(Integer.class)
                .list());
    }
}
