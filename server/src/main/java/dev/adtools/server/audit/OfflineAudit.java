package dev.adtools.server.audit;

import dev.adtools.server.audit.DecisionRecorder.Recorder;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Channel;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.Tx;
import java.time.Clock;

/** The trail of a service that does not run. */
public final class OfflineAudit {

    private final Tx tx;
    private final DataDirectory data;
    private final AuditEventWriter writer;
    private final AuditSection settings;

    /** Opens the trail of a database and a data directory. */
    public OfflineAudit(Tx tx, DataDirectory data, CallIds ids, Clock clock, AuditSection settings) {
        this.tx = tx;
        this.data = data;
        this.writer = new AuditEventWriter(ids, clock);
        this.settings = settings;
    }

    /** Returns a recorder of decisions. */
    public DecisionRecorder decisions() {
        return new DecisionRecorder(new Drafts(tx), writer);
    }

    /** Returns the actions of one caller, who holds {@code audit:read}. */
    public AuditReader readBy(Caller caller, Channel channel) {
        SigningKeys keys = SigningKeys.of(data, settings);
        CheckpointLog checkpointLog = CheckpointLog.of(tx, data, writer.clock(), keys, settings);
        Verification verification = new Verification(tx, keys, checkpointLog);
        return new AuditQueryService(
                        tx, new Drafts(tx), writer, new VerificationRuns(verification, writer, settings.kept()))
                .readBy(caller, channel);
    }

    /** Keeps events of a process that has no chain of its own; the service puts them in its chain when it runs next. */
    private record Drafts(Tx tx) implements Recorder {

        private static final String NODE = "offline";

        @Override
        public void record(AuditEvent event) {
            tx.execute(handle -> AuditStore.keep(handle, NODE, event));
        }

        @Override
        public void flush() {
            // What is kept here is read when the service has put it in its place.
        }
    }
}
