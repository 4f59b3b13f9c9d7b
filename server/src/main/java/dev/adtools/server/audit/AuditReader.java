package dev.adtools.server.audit;

import dev.adtools.api.Outcome;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Actions of a holder of {@code audit:read}, in the words of the REST resource. */
public interface AuditReader {

    /**
     * Verifies the whole trail, or looks at a verification that was begun.
     *
     * @param id which one; null to begin one, or to join the one that is under way
     * @param patience how long to wait for its end
     */
    Outcome<byte[]> verify(@Nullable String id, Duration patience);

    /** Returns an export that hands events on one by one, the oldest first, however many there are. */
    Outcome<Export> export(AuditQuery query);

    /** Hands on the lines of an export, which are JSON. */
    @FunctionalInterface
    interface Export {
        void to(Consumer<byte[]> line);
    }

    /**
     * Query for events, as it was sent; null for what was not.
     *
     * @param from the first moment
     * @param to the moment behind the last
     * @param kind what happened
     * @param principal who did it
     * @param tool the tool that was called
     * @param account the account it was about
     * @param operation the operation it belongs to
     * @param code how it ended
     * @param requestId the request that it belongs to
     */
    record AuditQuery(
            @Nullable String from,
            @Nullable String to,
            @Nullable String kind,
            @Nullable String principal,
            @Nullable String tool,
            @Nullable String account,
            @Nullable String operation,
            @Nullable String code,
            @Nullable String requestId) {}
}
