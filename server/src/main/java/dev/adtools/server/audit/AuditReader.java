package dev.adtools.server.audit;

import dev.adtools.api.Outcome;
import dev.adtools.api.json.JsonObject;
import java.util.function.Consumer;

/** What a holder of {@code audit:read} can do, in the words of the REST resource. */
public interface AuditReader {

    /** Verifies the whole trail. */
    Outcome<JsonObject> verify();

    /** Returns what hands events on one by one, the oldest first, however many there are. */
    Outcome<Export> export(AuditQuery query);

    /** Hands on the lines of an export, which are JSON. */
    @FunctionalInterface
    interface Export {
        void to(Consumer<byte[]> line);
    }
}
