package dev.adtools.server.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.adtools.server.audit.AuditVerification.AuditFinding;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.CrashingTx;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.TransactionBody;
import dev.adtools.server.store.Tx;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class AuditTrailTest {

    private static final String NODE = "node-of-this-test";

    @ParameterizedTest
    @EnumSource(Backend.class)
    void recordsInOrderBehindASignedBeginning(Backend backend) {
        try (TrailStand stand = new TrailStand(backend);
                TrailStand.Trail node = stand.start()) {
            node.trail().add(node.event("call"));
            node.trail().add(node.event("audit.read"));
            node.trail().flush();

            assertThat(stand.kinds(node.node())).containsExactly("genesis", "checkpoint", "call", "audit.read");
            assertThat(stand.verify().findings()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void keepsANoteWithWhatItTellsOfOrNeither(Backend backend) {
        try (TrailStand stand = new TrailStand(backend);
                TrailStand.Trail node = stand.start()) {
            stand.tx().execute(handle -> node.note(handle, "op_1"));
            assertThatIllegalStateException()
                    .isThrownBy(() -> stand.tx().execute(handle -> {
                        node.note(handle, "op_2");
                        throw new IllegalStateException("taken back");
                    }));
            node.trail().flush();

            assertThat(operations(stand)).containsExactly("op_1");
            assertThat(stand.verify().findings()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void recordsWhatAKilledNodeHadNoted(Backend backend) {
        try (TrailStand stand = new TrailStand(backend)) {
            TrailStand.Trail killed = stand.start();
            killed.close();
            // What is left of a process that was killed between a commit and its record.
            stand.tx()
                    .execute(handle -> AuditStore.keep(handle, killed.node(), killed.event("write.sent", "op_killed")));

            try (TrailStand.Trail second = stand.start()) {
                assertThat(stand.kinds(second.node())).startsWith("genesis", "write.sent", "checkpoint");
                assertThat(operations(stand)).containsExactly("op_killed");
                assertThat(stand.verify().findings()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void recordsAtItsEndWhatWasNotedJustBefore(Backend backend) {
        try (TrailStand stand = new TrailStand(backend);
                TrailStand.Trail other = stand.join()) {
            stand.tx().execute(handle -> AuditStore.keep(handle, NODE, other.event("write.sent", "op_last")));

            stand.record(NODE, stand.tx(), 0);

            assertThat(stand.kinds(NODE)).containsExactly("genesis", "checkpoint", "write.sent", "checkpoint");
            assertThat(stand.verify().findings()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void endsWithASignatureThatAlsoStandsOutside(Backend backend) throws IOException {
        try (TrailStand stand = new TrailStand(backend)) {
            try (TrailStand.Trail node = stand.start()) {
                node.calls(3);
            }

            assertThat(stand.verify().findings()).isEmpty();
            assertThat(Files.readAllLines(stand.heads())).hasSize(2).allMatch(line -> line.contains("\"signature\""));
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void bearsWitnessToTheChainsBeforeIt(Backend backend) {
        try (TrailStand stand = new TrailStand(backend)) {
            try (TrailStand.Trail first = stand.start()) {
                first.calls(5);
            }
            try (TrailStand.Trail second = stand.start()) {
                second.calls(1);

                stand.tx().execute(handle -> {
                    handle.execute("DELETE FROM audit_event WHERE chain <> ?", second.node());
                    handle.execute("DELETE FROM audit_chain WHERE chain <> ?", second.node());
                });

                assertThat(stand.found()).containsExactly(AuditFinding.FindingKind.TRUNCATION);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void growsWithoutAForkWhileManyWriteFromTwoNodes(Backend backend) throws InterruptedException {
        try (TrailStand stand = new TrailStand(backend);
                TrailStand.Trail one = stand.join();
                TrailStand.Trail other = stand.join()) {
            List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
            CountDownLatch start = new CountDownLatch(1);
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                TrailStand.Trail node = i % 2 == 0 ? one : other;
                String operation = "op_" + i;
                Thread thread = new Thread(() -> {
                    try {
                        start.await();
                        for (int call = 0; call < 250; call++) {
                            node.trail().add(node.event("call"));
                        }
                        stand.tx().execute(handle -> node.note(handle, operation));
                    } catch (InterruptedException | RuntimeException e) {
                        failures.add(e);
                    }
                });
                threads.add(thread);
                thread.start();
            }
            start.countDown();
            for (Thread thread : threads) {
                thread.join();
            }
            one.trail().flush();
            other.trail().flush();

            assertThat(failures).isEmpty();
            assertThat(stand.kinds(one.node())).filteredOn("call"::equals).hasSize(1_000);
            assertThat(stand.kinds(other.node())).filteredOn("call"::equals).hasSize(1_000);
            assertThat(operations(stand)).hasSize(8);
            assertThat(stand.verify().findings()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "SQLITE, 1, false",
        "SQLITE, 2, false",
        "SQLITE, 3, false",
        "SQLITE, 1, true",
        "SQLITE, 2, true",
        "SQLITE, 3, true",
        "POSTGRESQL, 3, false",
        "POSTGRESQL, 3, true"
    })
    void recordsOnceWhatOneCommitDidNotTakeOrDidNotAnswer(Backend backend, int write, boolean durable) {
        try (TrailStand stand = new TrailStand(backend)) {
            stand.record(NODE, new CrashingTx(stand.tx(), write, durable), 3);

            assertThat(stand.kinds(NODE))
                    .containsExactly("genesis", "checkpoint", "call", "call", "call", "checkpoint");
            assertThat(stand.verify().findings()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void recordsOnAfterAnError(Backend backend) {
        try (TrailStand stand = new TrailStand(backend)) {
            stand.record(NODE, new ErringTx(stand.tx(), new AtomicInteger()), 3);

            assertThat(stand.kinds(NODE))
                    .containsExactly("genesis", "checkpoint", "call", "call", "call", "checkpoint");
            assertThat(stand.verify().findings()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    void refusesWhatComesAfterItsEnd(Backend backend) {
        try (TrailStand stand = new TrailStand(backend)) {
            TrailStand.Trail node = stand.start();
            node.close();

            assertThatExceptionOfType(StoreUnavailable.class)
                    .isThrownBy(() -> node.trail().add(node.event("call")));
        }
    }

    @Test
    void completesWhatWasHandedOverUnlessMuchIsHeldAlready() throws InterruptedException {
        int bytes = 5 << 20;
        List<String> threads = Collections.synchronizedList(new ArrayList<>());
        String caller = Thread.currentThread().getName();
        String appender = "audit-appender";
        try (TrailStand stand = new TrailStand(Backend.SQLITE)) {
            AuditTrail trail = stand.unstarted();
            Supplier<AuditEvent> event = () -> {
                threads.add(Thread.currentThread().getName());
                return stand.call();
            };

            trail.add(event, bytes);
            assertThat(threads).isEmpty();
            trail.add(event, bytes);
            assertThat(threads).containsExactly(caller);
            trail.start();
            trail.flush();
            assertThat(threads).containsExactly(caller, appender);

            // What was held is held no longer.
            trail.add(event, bytes);
            trail.flush();
            assertThat(threads).containsExactly(caller, appender, appender);
            trail.stop();
            assertThat(stand.verify().findings()).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Backend.class)
    @Timeout(60)
    void endsThoughTheDatabaseIsGone(Backend backend) {
        try (TrailStand stand = new TrailStand(backend)) {
            TrailStand.Trail node = stand.start();
            stand.stopStore();
            node.trail().add(node.event("call"));

            node.close();

            assertThatExceptionOfType(StoreUnavailable.class)
                    .isThrownBy(() -> node.trail().add(node.event("call")));
        }
    }

    private static List<String> operations(TrailStand stand) {
        return stand.tx()
                .read(handle -> handle.createQuery(
                                "SELECT operation FROM audit_event WHERE operation IS NOT NULL" + " ORDER BY operation")
                        .mapTo(String.class)
                        .list());
    }

    /** A way to the tables on which there is no memory for every second write. */
    private record ErringTx(Tx tx, AtomicInteger writes) implements Tx {

        @Override
        public <T> T write(TransactionBody<T> unit) {
            if (writes.getAndIncrement() % 2 == 0) {
                throw new OutOfMemoryError("scripted");
            }
            return tx.write(unit);
        }

        @Override
        public <T> T read(TransactionBody<T> unit) {
            return tx.read(unit);
        }
    }
}
