package dev.adtools.server.console;

import dev.adtools.server.call.Caller;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The statements on sessions of the console. */
final class SessionStore {

    private SessionStore() {}

    static void insert(Handle handle, String idHash, Caller caller, Instant now, Instant end) {
        handle.createUpdate("INSERT INTO console_session (id_hash, principal, token_id, seen_at, ends_at)"
                        + " VALUES (:idHash, :principal, :tokenId, :now, :end)")
                .bind("idHash", idHash)
                .bind("principal", caller.principal())
                .bind("tokenId", caller.tokenId())
                .bind("now", now)
                .bind("end", end)
                .execute();
    }

    /** Returns a session that has not ended, and was seen since a moment. */
    static Optional<SessionRow> find(Handle handle, String idHash, Instant now, Instant seenSince) {
        return handle.createQuery("SELECT principal, token_id, seen_at FROM console_session"
                        + " WHERE id_hash = :idHash AND ends_at > :now AND seen_at > :seenSince")
                .bind("idHash", idHash)
                .bind("now", now)
                .bind("seenSince", seenSince)
                .map((rows, context) -> new SessionRow(
                        rows.getString("principal"),
                        rows.getString("token_id"),
                        Instant.ofEpochMilli(rows.getLong("seen_at"))))
                .findOne();
    }

    static void seen(Handle handle, String idHash, Instant now) {
        handle.createUpdate("UPDATE console_session SET seen_at = :now WHERE id_hash = :idHash AND seen_at < :now")
                .bind("now", now)
                .bind("idHash", idHash)
                .execute();
    }

    static void delete(Handle handle, String idHash) {
        handle.createUpdate("DELETE FROM console_session WHERE id_hash = :idHash")
                .bind("idHash", idHash)
                .execute();
    }

    static int removeEnded(Handle handle, Instant now) {
        return handle.createUpdate("DELETE FROM console_session WHERE id_hash IN"
                        + " (SELECT id_hash FROM console_session WHERE ends_at <= :now LIMIT 100)")
                .bind("now", now)
                .execute();
    }

    /**
     * Session that goes on.
     *
     * @param principal who signed in
     * @param tokenId the token that opened it
     * @param seenAt when it was last used, to a minute
     */
    record SessionRow(String principal, String tokenId, Instant seenAt) {}
}
