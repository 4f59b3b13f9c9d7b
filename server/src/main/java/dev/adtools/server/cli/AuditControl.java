package dev.adtools.server.cli;

import dev.adtools.api.Outcome;
import dev.adtools.server.audit.AuditReader;
import java.time.Duration;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Defines the operations on the audit trail that an operator has. */
interface AuditControl extends AuditReader {

    /** Accepts that acknowledged writes are missing, for a reason, and halts everything. */
    Outcome<byte[]> acceptRollback(String reason);

    /**
     * The audit trail of a database while no service runs.
     *
     * @param reader reads and verifies it
     * @param acceptance accepts a loss for a reason
     */
    record OfflineControl(AuditReader reader, Function<String, Outcome<byte[]>> acceptance) implements AuditControl {

        @Override
        public Outcome<byte[]> verify(@Nullable String id, Duration patience) {
            return reader.verify(id, patience);
        }

        @Override
        public Outcome<Export> export(AuditQuery query) {
            return reader.export(query);
        }

        @Override
        public Outcome<byte[]> acceptRollback(String reason) {
            return acceptance.apply(reason);
        }
    }
}
