package dev.adtools.server.audit;

import dev.adtools.server.call.CallIds;
import dev.adtools.server.health.Heartbeat;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.RetentionClock;
import dev.adtools.server.store.StartupException;
import dev.adtools.server.store.StoreUnavailable;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.changes.ChangeHistory;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.PublicKey;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The trail of one node, with all that writes to it and all that reads it. */
public final class Audit {

    private static final Logger LOG = LoggerFactory.getLogger(Audit.class);
    private static final String HASHES = "adtools audit 1 hashes";

    private final AuditTrail trail;
    private final UnauthenticatedCounter unauthenticated;
    private final ThrottledCounter throttled;
    private final CallEvents calls;
    private final WriteEvents writes;
    private final DecisionRecorder decisions;
    private final AuditQueryService queries;
    private final AuditRetention retention;
    private final StoredChanges changes;
    private volatile int findings;

    /**
     * Makes the trail of a node.
     *
     * @param storage where it is written, and by whom
     * @param eventWriter writes events down
     * @param keys sign it, and are trusted
     * @param checkpointLog where checkpoints are written beside the database
     * @param kept how long events are kept
     */
    Audit(Storage storage, AuditEventWriter eventWriter, Keys keys, CheckpointLog checkpointLog, Duration kept) {
        Tx tx = storage.tx();
        Signer signer = keys.signer();
        CheckpointFactory checkpointFactory =
                new CheckpointFactory(storage.node(), storage.alone(), eventWriter, signer, checkpointLog);
        byte[] secret = signer.derive(HASHES);
        KeyedHash hash = new KeyedHash(secret);
        Redaction redaction = new Redaction(secret);
        trail = new AuditTrail(storage.node(), new Appender(tx, checkpointFactory));
        unauthenticated = new UnauthenticatedCounter(trail, eventWriter);
        throttled = new ThrottledCounter(trail, eventWriter);
        calls = new CallEvents(trail, eventWriter, redaction);
        writes = new WriteEvents(
                trail, eventWriter, text -> hash.of(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8))));
        decisions = new DecisionRecorder(trail, eventWriter);
        queries = new AuditQueryService(
                tx, trail, eventWriter, new Verification(tx, new Signatures(keys.trusted()), checkpointLog), kept);
        retention = new AuditRetention(tx, trail, checkpointFactory, kept);
        changes = new StoredChanges(tx, trail);
    }

    /**
     * Makes the trail of a node that keeps its key in a data directory, or has it from the configuration.
     *
     * @throws StartupException when a key cannot be read
     */
    public static Audit of(Storage storage, DataDirectory data, CallIds ids, Clock clock, AuditSection settings) {
        Keys keys = SigningKeys.of(data, settings);
        return new Audit(
                storage,
                new AuditEventWriter(ids, clock),
                keys,
                checkpointLog(data, keys, clock, settings, storage.tx()),
                settings.kept());
    }

    private static CheckpointLog checkpointLog(
            DataDirectory data, Keys keys, Clock clock, AuditSection settings, Tx tx) {
        RetentionClock time = new RetentionClock(tx);
        return new CheckpointLog(
                settings.heads(data),
                clock,
                new Signatures(keys.trusted()),
                () -> time.now().map(now -> now.minus(settings.kept())));
    }

    /** Returns the reader and verifier of the trail of a service that does not run. */
    public static AuditQueryService offline(
            Tx tx, DataDirectory data, CallIds ids, Clock clock, AuditSection settings) {
        Audit.Keys keys = SigningKeys.of(data, settings);
        Verification verification =
                new Verification(tx, new Signatures(keys.trusted()), checkpointLog(data, keys, clock, settings, tx));
        return new AuditQueryService(
                tx, new OfflineRecorder(tx), new AuditEventWriter(ids, clock), verification, settings.kept());
    }

    /** Returns a recorder of decisions about a service that does not run. */
    public static DecisionRecorder decisionsOffline(Tx tx, CallIds ids, Clock clock) {
        return new DecisionRecorder(new OfflineRecorder(tx), new AuditEventWriter(ids, clock));
    }

    /** Returns the trail that takes events; it is started and stopped with the service. */
    public AuditTrail trail() {
        return trail;
    }

    /** Returns the counter of requests that were not let in. */
    public UnauthenticatedCounter unauthenticated() {
        return unauthenticated;
    }

    /** Returns the counter of requests that came too often. */
    public ThrottledCounter throttled() {
        return throttled;
    }

    /** Returns the recorder of calls. */
    public CallEvents calls() {
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

    /** Returns the history of changes, for tools. */
    public ChangeHistory changes() {
        return changes;
    }

    /** Returns how many things the last regular verification found. */
    public int findings() {
        return findings;
    }

    /** Returns the heartbeat of the trail's writer. */
    public Heartbeat writer() {
        return trail.heartbeat();
    }

    /** Returns how many events are to be recorded. */
    public int waiting() {
        return trail.waiting();
    }

    /** Removes what is no longer kept. */
    public void collect(Instant now) {
        retention.apply(now);
    }

    /** Breaks off a verification that is under way. */
    public void endVerification() throws InterruptedException {
        queries.endVerification();
    }

    /** Records what was only counted so far; what the trail does not take now is counted on. */
    public void report() {
        try {
            unauthenticated.report();
            throttled.report();
        } catch (StoreUnavailable e) {
            // Whoever calls this regularly must not be stopped by it.
            LOG.warn("what was counted is recorded later", e);
        }
    }

    /** Reads all of it again and complains of what is not as it was written. */
    public void verify() {
        VerificationReport report = queries.verify();
        findings = report.findings().size();
        report.findings()
                .forEach(finding -> LOG.error(
                        "the audit trail is not what was written: {} in {} at {}: {}",
                        finding.kind(),
                        finding.chain(),
                        finding.seq(),
                        finding.message()));
    }

    /**
     * Storage of a trail: the database, and the process that writes to it.
     *
     * @param tx the database
     * @param node this process, and no other before or after it
     * @param alone whether no other process can use the database
     */
    public record Storage(Tx tx, String node, boolean alone) {}

    /**
     * Keys that sign a trail.
     *
     * @param signer this node's key
     * @param trusted the keys whose signatures count, by their ids
     */
    record Keys(Signer signer, Map<String, PublicKey> trusted) {

        Keys {
            trusted = Map.copyOf(trusted);
        }

        /** Returns a new key that nobody else has. */
        static Keys fresh() {
            Signer signer = Signer.fresh();
            return new Keys(signer, Map.of(Signer.id(signer.publicKey()), signer.publicKey()));
        }
    }
}
