package dev.adtools.server.console;

import dev.adtools.server.auth.Access;
import dev.adtools.server.call.Caller;
import dev.adtools.server.http.SessionCheck;
import dev.adtools.server.store.RetentionJob;
import dev.adtools.server.store.Tx;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Sessions of people who signed in with a token; the rights are the token's, and are read again at every request. */
final class Sessions implements SessionCheck {

    private static final Duration IDLE = Duration.ofMinutes(30);
    private static final Duration LONGEST = Duration.ofHours(8);
    // Not every page that is looked at writes.
    private static final Duration BETWEEN_NOTES = Duration.ofMinutes(1);

    private final Tx tx;
    private final Access access;
    private final Clock clock;
    private final SecureRandom random = new SecureRandom();

    Sessions(Tx tx, Access access, Clock clock) {
        this.tx = tx;
        this.access = access;
        this.clock = clock;
    }

    /** Opens a session for whoever has shown a token. */
    SessionId open(Caller caller) {
        return tx.write(handle -> open(handle, caller));
    }

    /** Opens one within a unit. */
    SessionId open(Handle handle, Caller caller) {
        SessionId id = SessionId.random(random);
        Instant now = clock.instant();
        SessionStore.insert(handle, id.hash(), caller, now, now.plus(LONGEST));
        return id;
    }

    /** Ends a session. */
    void close(SessionId id) {
        tx.execute(handle -> SessionStore.delete(handle, id.hash()));
    }

    @Override
    public Optional<Caller> caller(List<String> cookies, boolean inUse) {
        return SessionId.in(cookies).flatMap(id -> caller(id.hash(), inUse, clock.instant()));
    }

    private Optional<Caller> caller(String hash, boolean inUse, Instant now) {
        Optional<Seen> seen = tx.read(handle -> seen(handle, hash, now));
        if (inUse && seen.isPresent() && seen.get().at().isBefore(now.minus(BETWEEN_NOTES))) {
            tx.execute(handle -> SessionStore.seen(handle, hash, now));
        }
        return seen.map(Seen::caller);
    }

    private Optional<Seen> seen(Handle handle, String hash, Instant now) {
        return SessionStore.find(handle, hash, now, now.minus(IDLE))
                .flatMap(session -> access.currentCaller(handle, session.principal(), session.tokenId())
                        .map(caller -> new Seen(caller, session.seenAt())));
    }

    /** Returns the job that removes sessions that have ended. */
    RetentionJob retention() {
        return new RetentionJob(tx, "sessions of the console", SessionStore::removeEnded);
    }

    private record Seen(Caller caller, Instant at) {}
}
