package dev.adtools.server.cli;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.auth.BootstrapTokens;
import dev.adtools.server.auth.FirstStart;
import dev.adtools.server.auth.Identity;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.Database;
import dev.adtools.server.store.PlainPools;
import dev.adtools.server.store.StoreSettings;
import java.io.IOException;
import java.time.Clock;
import java.util.function.Function;

/** Administers the store of a service that does not run, as the operator, while holding its data directory. */
final class OfflineAccess {

    private OfflineAccess() {}

    static <T> T run(StoreSettings settings, Function<Administration, T> work) {
        BootstrapTokens none = new BootstrapTokens("", "");
        Clock clock = Clock.systemUTC();
        try (DataDirectory data = DataDirectory.claim(settings.dataDirectory());
                PlainPools pools = new PlainPools();
                Database database = Database.open(settings, data, pools)) {
            new FirstStart(database.tx(), data, none, clock).makePrincipals();
            Access access = new Access(database.tx(), none, clock, Ticker.systemTicker());
            return work.apply(access.administeredBy(Identity.OPERATOR.caller("offline")));
        } catch (IOException e) {
            throw new CommandFailure("The data directory could not be released: " + e.getMessage());
        }
    }
}
