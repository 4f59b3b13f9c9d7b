package dev.adtools.server.console;

import dev.adtools.server.auth.Access;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Sha256;
import dev.adtools.server.http.ConsoleLink;
import dev.adtools.server.http.ConsolePath;
import dev.adtools.server.store.RetentionJob;
import dev.adtools.server.store.Tx;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Links that open one session each, for whoever has shown a token elsewhere; the database has the hashes of their secrets. */
final class SignInLinks {

    private static final Duration LIFE = Duration.ofSeconds(60);

    private final Tx tx;
    private final Access access;
    private final Sessions sessions;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    SignInLinks(Tx tx, Access access, Sessions sessions, Clock clock) {
        this.tx = tx;
        this.access = access;
        this.sessions = sessions;
        this.clock = clock;
    }

    /** Makes a link for whoever has shown a token, below the address of the service. */
    ConsoleLink make(Caller caller, String base) {
        String secret = SessionId.secret(random);
        Instant end = clock.instant().plus(LIFE);
        tx.execute(handle -> SignInLinkStore.insert(handle, hash(secret), caller, end));
        return new ConsoleLink(base + ConsolePath.LINK + "/" + secret, end);
    }

    /** Returns whose session a link would open now, and uses nothing up. */
    Optional<Caller> caller(String secret) {
        return tx.read(handle ->
                SignInLinkStore.find(handle, hash(secret), clock.instant()).flatMap(link -> caller(handle, link)));
    }

    /** Opens the session of a link, once. */
    Optional<SessionId> redeem(String secret) {
        return tx.write(handle -> SignInLinkStore.take(handle, hash(secret), clock.instant())
                .flatMap(link -> caller(handle, link))
                .map(caller -> sessions.open(handle, caller)));
    }

    // Of a token that was revoked meanwhile nothing is left.
    private Optional<Caller> caller(Handle handle, SignInLinkStore.LinkRow link) {
        return access.currentCaller(handle, link.principal(), link.tokenId());
    }

    private static String hash(String secret) {
        return Sha256.hex("adtools link " + secret);
    }

    /** Returns the job that removes links that nobody opened. */
    RetentionJob retention() {
        return new RetentionJob(tx, "links to the console", SignInLinkStore::removeEnded);
    }

    /** The statements on links that open a session. */
    private static final class SignInLinkStore {

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
        static Optional<LinkRow> find(Handle handle, String secretHash, Instant now) {
            return handle.createQuery("SELECT principal, token_id FROM console_link"
                            + " WHERE secret_hash = :secretHash AND ends_at > :now")
                    .bind("secretHash", secretHash)
                    .bind("now", now)
                    .map((rows, context) -> new LinkRow(rows.getString("principal"), rows.getString("token_id")))
                    .findOne();
        }

        /** Uses a link up; of those who do so at once, one is given what it stands for. */
        static Optional<LinkRow> take(Handle handle, String secretHash, Instant now) {
            return handle.createQuery("DELETE FROM console_link WHERE secret_hash = :secretHash AND ends_at > :now"
                            + " RETURNING principal, token_id")
                    .bind("secretHash", secretHash)
                    .bind("now", now)
                    .map((rows, context) -> new LinkRow(rows.getString("principal"), rows.getString("token_id")))
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
        record LinkRow(String principal, String tokenId) {}
    }
}
