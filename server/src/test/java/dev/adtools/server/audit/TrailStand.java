package dev.adtools.server.audit;

import dev.adtools.server.audit.AuditEvent.IndexedFields;
import dev.adtools.server.audit.AuditEventWriter.Actor;
import dev.adtools.server.audit.AuditVerification.AuditFinding;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Channel;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.TestStore;
import dev.adtools.server.store.RollbackCheck;
import dev.adtools.server.store.StatementBatch;
import dev.adtools.server.store.Tx;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** A database on which nodes write trails, one after the other or at once, all with one key. */
final class TrailStand implements AutoCloseable {

    static final Duration KEPT = Duration.ofDays(400);

    private final TestStore store;
    private final CallIds ids;
    private final SigningKeys keys = Trails.freshKeys();
    private final Clock clock;

    TrailStand(Backend backend) {
        this(backend, Clock.systemUTC());
    }

    TrailStand(Backend backend, Clock clock) {
        this.store = backend.open();
        this.clock = clock;
        this.ids = new CallIds(clock, new SecureRandom());
    }

    Tx tx() {
        return store.tx();
    }

    /** Takes the database away from those who use it. */
    void stopStore() {
        store.stop();
    }

    Path heads() {
        return store.data().path().resolve("heads.jsonl");
    }

    SigningKeys keys() {
        return keys;
    }

    /** Returns where checkpoints stand beside the database. */
    CheckpointLog outside() {
        return new CheckpointLog(
                heads(), clock, keys, () -> Optional.of(clock.instant().minus(KEPT)));
    }

    /** Starts a node that is the only one. */
    Trail start() {
        return new Trail(true, keys);
    }

    /** Starts a node beside others. */
    Trail join() {
        return new Trail(false, keys);
    }

    /** Starts a node with a key of its own. */
    Trail stranger() {
        return new Trail(false, Trails.freshKeys());
    }

    /** Returns the trail of a node that records nothing until it is started. */
    AuditTrail unstarted() {
        String node = "node-" + ids.next();
        CheckpointFactory checkpointFactory =
                new CheckpointFactory(node, false, new AuditEventWriter(ids, clock), keys.signer(), outside());
        return new AuditTrail(node, new Appender(tx(), checkpointFactory));
    }

    /** Returns the event of a call. */
    AuditEvent call() {
        return event(new AuditEventWriter(ids, clock), "call", null);
    }

    /** Lets a node that is already told to end record so many calls through a way to the database. */
    void record(String node, Tx way, int calls) {
        AuditEventWriter writer = new AuditEventWriter(ids, clock);
        Appender appender = new Appender(way, new CheckpointFactory(node, false, writer, keys.signer(), outside()));
        BlockingQueue<AuditTrail.WaitingEvent> waiting = new ArrayBlockingQueue<>(calls + 1);
        for (int i = 0; i < calls; i++) {
            waiting.add(AuditTrail.WaitingEvent.of(event(writer, "call", null), null));
        }
        appender.end();
        appender.run(waiting);
    }

    private static AuditEvent event(AuditEventWriter writer, String kind, @Nullable String operation) {
        IndexedFields columns = new IndexedFields(
                kind, Callers.ALL.principal(), "alpha", "create_thing", "1234567890", operation, "OK");
        return writer.write(
                columns,
                new Actor(Callers.ALL, Channel.SERVICE),
                out -> out.name("note").value("what was said"));
    }

    /** Verifies what is in the database. */
    VerificationReport verify() {
        return verify(tx());
    }

    VerificationReport verify(Tx through) {
        Instant since = clock.instant().minus(KEPT);
        VerificationReport report = new VerificationReport();
        new Verification(new HeadsComparison(through, keys, outside(), false)).run(since, report);
        return report;
    }

    /** Compares the checkpoints outside the database with it, as the start of a node does. */
    RollbackCheck atStart() {
        return new HeadsComparison(tx(), keys, outside(), true)
                .atStart(clock.instant().minus(KEPT));
    }

    List<AuditFinding.FindingKind> found() {
        return verify().findings().stream().map(AuditFinding::kind).distinct().toList();
    }

    /** Returns the kinds of a chain's records, in order. */
    List<String> kinds(String chain) {
        return tx().read(handle -> handle.createQuery("SELECT kind FROM audit_event WHERE chain = :chain ORDER BY seq")
                .bind("chain", chain)
                .mapTo(String.class)
                .list());
    }

    @Override
    public void close() {
        store.close();
    }

    /** The trail of one node. */
    final class Trail implements AutoCloseable {

        private final String node = "node-" + ids.next();
        private final AuditEventWriter writer = new AuditEventWriter(ids, clock);
        private final CheckpointFactory checkpointFactory;
        private final AuditTrail trail;
        private boolean stopped;

        private Trail(boolean alone, SigningKeys own) {
            checkpointFactory = new CheckpointFactory(node, alone, writer, own.signer(), outside());
            trail = new AuditTrail(node, new Appender(tx(), checkpointFactory));
            trail.start();
            trail.flush();
        }

        String node() {
            return node;
        }

        AuditTrail trail() {
            return trail;
        }

        AuditEventWriter writer() {
            return writer;
        }

        AuditRetention retention(Duration kept) {
            return new AuditRetention(tx(), trail, checkpointFactory, kept);
        }

        AuditEvent event(String kind) {
            return event(kind, null);
        }

        AuditEvent event(String kind, @Nullable String operation) {
            return TrailStand.event(writer, kind, operation);
        }

        void note(Handle handle, String operation) {
            StatementBatch.execute(handle, batch -> trail.note(batch, event("write.sent", operation)));
        }

        /** Records so many calls, and returns once they are in the trail. */
        void calls(int count) {
            for (int i = 0; i < count; i++) {
                trail.add(event("call"));
            }
            trail.flush();
        }

        @Override
        public void close() {
            if (!stopped) {
                stopped = true;
                try {
                    trail.stop();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
        }
    }
}
