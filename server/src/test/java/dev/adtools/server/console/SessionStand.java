package dev.adtools.server.console;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.BootstrapTokens;
import dev.adtools.server.call.Caller;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.SettableClock;
import dev.adtools.server.fixtures.TestStore;

/** A database with the sessions and links of an operator, on nodes that are configured with one token or another. */
final class SessionStand implements AutoCloseable {

    /** The operator's token. */
    static final String TOKEN = "operator-token-of-the-environment-0001";

    /** The one that it is replaced by. */
    static final String NEXT_TOKEN = "operator-token-of-the-environment-0002";

    private final SettableClock clock = new SettableClock();
    private final TestStore store;

    SessionStand(Backend backend) {
        store = backend.open();
    }

    SettableClock clock() {
        return clock;
    }

    Sessions sessions(String token) {
        return new Sessions(store.tx(), access(token), clock);
    }

    SignInLinks links(String token) {
        return new SignInLinks(store.tx(), access(token), sessions(token), clock);
    }

    Caller operator() {
        return access(TOKEN).callers("operator").get(0);
    }

    private Access access(String token) {
        return new Access(store.tx(), new BootstrapTokens(token, ""), clock, Ticker.systemTicker());
    }

    int rows(String table) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT COUNT(*) FROM " + table)
                        .mapTo(Integer.class)
                        .one());
    }

    /** Returns the one value of a column. */
    String only(String column, String table) {
        return store.tx()
                .read(handle -> handle.createQuery("SELECT " + column + " FROM " + table)
                        .mapTo(String.class)
                        .one());
    }

    @Override
    public void close() {
        store.close();
    }
}
