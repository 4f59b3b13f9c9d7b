package dev.adtools.server.console;

import dev.adtools.server.call.Caller;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** The statements on links that open a session. */
final class SignInLinkStore {

    private SignInLinkStore() {}

    static void insert(Handle handle, String secretHash, Caller caller, Instant end) {
        handle.createUpdate("INSERT INTO console_link (secret_hash, principal, token_id, ends_at)"
                        + " VALUES (:secretHash, :principal, :tokenId, :end)")
                .bind("secretHash", secretHash)
                .bind("principal", caller.principal())
                .bind("tokenId", caller.tokenId())
                .bind("end", end)
                .execute();
    }

    /** Returns a link that was not used and has not ended. */
    static Optional<Row> find(Handle handle, String secretHash, Instant now) {
        return handle.createQuery("SELECT principal, token_id FROM console_link"
                        + " WHERE secret_hash = :secretHash AND ends_at > :now")
                .bind("secretHash", secretHash)
                .bind("now", now)
                .map((rows, context) -> new Row(rows.getString("principal"), rows.getString("token_id")))
                .findOne();
    }

    /** Uses a link up; of those who do so at once, one is given what it stands for. */
    static Optional<Row> take(Handle handle, String secretHash, Instant now) {
        return handle.createQuery("DELETE FROM console_link WHERE secret_hash = :secretHash AND ends_at > :now"
                        + " RETURNING principal, token_id")
                .bind("secretHash", secretHash)
                .bind("now", now)
                .map((rows, context) -> new Row(rows.getString("principal"), rows.getString("token_id")))
                .findOne();
    }

    static int removeEnded(Handle handle, Instant now) {
        return handle.createUpdate("DELETE FROM console_link WHERE secret_hash IN"
                        + " (SELECT secret_hash FROM console_link WHERE ends_at <= :now LIMIT 100)")
                .bind("now", now)
                .execute();
    }

    /**
     * Link that waits to be opened.
     *
     * @param principal who made it
     * @param tokenId the token that made it
     */
    record Row(String principal, String tokenId) {}
}
