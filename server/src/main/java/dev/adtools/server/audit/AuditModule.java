package dev.adtools.server.audit;

import dev.adtools.server.audit.DecisionRecorder.Recorder;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.WriteDetails;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.RollbackCheck;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.changes.ChangeHistory;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The audit trail of one node, wired: it starts before everything that writes to it and stops after it. */
public final class AuditModule {

    private static final String HASHES = "adtools audit 1 hashes";
    private static final Duration BETWEEN_VERIFICATIONS = Duration.ofDays(1);
    private static final Duration BETWEEN_COLLECTIONS = Duration.ofDays(1);
    private static final Duration BETWEEN_REPORTS = Duration.ofSeconds(10);
    private static final Duration LONGEST_REPORT = Duration.ofMinutes(2);

    private final AuditTrail trail;
    private final RefusalCounter refusals;
    private final AuditFilter calls;
    private final WriteEvents writes;
    private final DecisionRecorder decisions;
    private final VerificationRuns verifications;
    private final AuditQueryService queries;
    private final AuditRetention retention;
    private final HeadsComparison heads;
    private final Duration kept;
    private final Tx tx;

    /**
     * Makes the trail of a node.
     *
     * @param storage where it is written, and by whom
     * @param writer writes events down
     * @param keys sign it, and are trusted
     * @param checkpointLog where checkpoints are written beside the database
     * @param kept how long events are kept
     * @param crossPlatform returns the names of the tools that work across platforms
     */
    AuditModule(
            Storage storage,
            AuditEventWriter writer,
            SigningKeys keys,
            CheckpointLog checkpointLog,
            Duration kept,
            Supplier<Set<String>> crossPlatform) {
        tx = storage.tx();
        Signer signer = keys.signer();
        CheckpointFactory checkpoints =
                new CheckpointFactory(storage.node(), storage.alone(), writer, signer, checkpointLog);
        byte[] secret = signer.derive(HASHES);
        trail = new AuditTrail(storage.node(), new Appender(tx, checkpoints));
        refusals = new RefusalCounter(trail, writer);
        calls = new AuditFilter(trail, writer, new Redaction(secret), new KeyedHash(secret));
        writes = new WriteEvents(trail, writer, new KeyedHash(secret));
        decisions = new DecisionRecorder(trail, new Drafts(tx, storage.node(), trail::expectNotes), writer);
        heads = new HeadsComparison(tx, keys, checkpointLog, storage.alone());
        this.kept = kept;
        verifications = new VerificationRuns(new Verification(heads), writer, kept);
        queries = new AuditQueryService(tx, trail, writer, verifications, crossPlatform);
        retention = new AuditRetention(tx, trail, checkpoints, kept);
    }

    /**
     * Makes the trail of a node that keeps its key in a data directory, or has it from the configuration.
     *
     * @throws dev.adtools.server.store.StartupException when a key cannot be read
     */
    static AuditModule of(
            Storage storage,
            DataDirectory data,
            CallIds ids,
            Clock clock,
            AuditSection settings,
            Supplier<Set<String>> crossPlatform) {
        SigningKeys keys = SigningKeys.of(data, settings);
        return new AuditModule(
                storage,
                new AuditEventWriter(ids, clock),
                keys,
                CheckpointLog.of(storage.tx(), data, clock, keys, settings),
                settings.kept(),
                crossPlatform);
    }

    /**
     * Starts the trail, its reports, and the jobs that verify it and tidy it up on one node at a time.
     *
     * @param catalog returns the tools, once they are known
     */
    public static AuditModule start(ServiceContext service, AuditSection settings, Supplier<ToolCatalog> catalog) {
        Storage storage =
                new Storage(service.tx(), service.node(), service.store().alone());
        AuditModule audit = of(
                storage,
                service.store().data(),
                service.ids(),
                service.clock(),
                settings,
                () -> catalog.get().crossPlatform());
        service.environment().lifecycle().manage(audit.trail);
        service.closeAtEnd(audit.verifications::stop);
        service.environment().healthChecks().register("audit-writer", audit.trail.heartbeat());
        // Ended in the opposite order: what was only counted is recorded before the trail ends.
        service.closeAtEnd(audit.refusals::report);
        Heartbeat reporting = new Heartbeat("the count of refused requests", LONGEST_REPORT);
        service.repeat("audit-reports", reporting, BETWEEN_REPORTS, audit.refusals::report);
        service.jobs().everyLong("audit-verify", BETWEEN_VERIFICATIONS, audit.verifications::verify);
        service.collectEvery("audit-collect", BETWEEN_COLLECTIONS, audit.retention::apply);
        return audit;
    }

    AuditTrail trail() {
        return trail;
    }

    /** Returns the counter of requests that were refused before anything recorded them. */
    public RefusalCounter refusals() {
        return refusals;
    }

    /** Returns the recorder of calls. */
    public AuditFilter calls() {
        return calls;
    }

    /** Returns the recorder of writes. */
    public WriteEvents writes() {
        return writes;
    }

    /** Returns the recorder of decisions. */
    public DecisionRecorder decisions() {
        return decisions;
    }

    /** Returns the service by which people read and verify the trail. */
    public AuditQueryService queries() {
        return queries;
    }

    /**
     * Returns the history of changes, for tools.
     *
     * @param details returns what operations were to change, by their ids
     * @param approvers returns who approved Pending Actions, by their ids
     */
    public ChangeHistory changes(
            BiFunction<Handle, List<String>, Map<String, WriteDetails>> details,
            BiFunction<Handle, List<String>, Map<String, List<String>>> approvers) {
        return new StoredChanges(tx, trail, details, approvers);
    }

    /** Returns how many things the last verification found; null until one of this process has ended. */
    public @Nullable Integer findings() {
        return verifications.findings();
    }

    /** Compares the checkpoints outside the database with its chains; only before this node begins its own. */
    public RollbackCheck heads(Instant now) {
        return heads.atStart(now.minus(kept));
    }

    /** Returns how many events are to be recorded. */
    public int waiting() {
        return trail.waiting();
    }

    /**
     * Storage of a trail: the database, and the process that writes to it.
     *
     * @param tx the database
     * @param node this process, and no other before or after it
     * @param alone whether no other process can use the database
     */
    record Storage(Tx tx, String node, boolean alone) {}

    /** The trail of a service that does not run. */
    public static final class OfflineAudit {

        private static final String NODE = "offline";

        private final Tx tx;
        private final DataDirectory data;
        private final AuditEventWriter writer;
        private final AuditSection settings;
        private final boolean alone;

        /**
         * Opens the trail of a database and a data directory.
         *
         * @param alone whether no other process can use the database
         */
        public OfflineAudit(Tx tx, DataDirectory data, CallIds ids, Clock clock, AuditSection settings, boolean alone) {
            this.tx = tx;
            this.alone = alone;
            this.data = data;
            this.writer = new AuditEventWriter(ids, clock);
            this.settings = settings;
        }

        /** Returns a recorder of decisions. */
        public DecisionRecorder decisions() {
            return new DecisionRecorder(drafts(), drafts(), writer);
        }

        /** Returns the actions of one caller, who holds {@code audit:read}. */
        public AuditReader readBy(Caller caller, Channel channel) {
            return new AuditQueryService(
                            tx,
                            drafts(),
                            writer,
                            new VerificationRuns(new Verification(heads()), writer, settings.kept()),
                            Set::of)
                    .readBy(caller, channel);
        }

        private Drafts drafts() {
            return new Drafts(tx, NODE, () -> {});
        }

        private HeadsComparison heads() {
            SigningKeys keys = SigningKeys.of(data, settings);
            CheckpointLog checkpointLog = CheckpointLog.of(tx, data, writer.clock(), keys, settings);
            return new HeadsComparison(tx, keys, checkpointLog, alone);
        }

        /** Compares the checkpoints outside the database with its chains. */
        public RollbackCheck compared() {
            return heads().atStart(writer.clock().instant().minus(settings.kept()));
        }

        /**
         * Signs the ends of the chains that the database has, in place of the checkpoints so far.
         *
         * @throws IOException when the file of checkpoints cannot be replaced
         */
        public void acceptEnds() throws IOException {
            heads().accept();
        }
    }

    /** Keeps events as drafts, with reserved disk space; the service puts them in its chain later. */
    private record Drafts(Tx tx, String node, Runnable kept) implements Recorder {

        @Override
        public void record(AuditEvent event) {
            tx.writeReserved(handle -> {
                AuditStore.keep(handle, node, event);
                return true;
            });
            kept.run();
        }

        @Override
        public void flush() {
            // A draft is read when the service has put it in its place.
        }
    }
}
