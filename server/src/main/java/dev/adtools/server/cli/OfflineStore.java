package dev.adtools.server.cli;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.Administration;
import dev.adtools.server.auth.BootstrapTokens;
import dev.adtools.server.auth.FirstStart;
import dev.adtools.server.auth.Identity;
import dev.adtools.server.call.Caller;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.spend.KillSwitch;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.Database;
import dev.adtools.server.store.PlainPools;
import dev.adtools.server.store.StoreSettings;
import dev.adtools.server.store.Tx;
import java.io.IOException;
import java.time.Clock;
import java.util.function.Function;

/** Works on the store of a service that does not run, as the operator, while holding its data directory. */
final class OfflineStore {

    private static final BootstrapTokens NONE = new BootstrapTokens("", "");
    private static final Caller OPERATOR = Identity.OPERATOR.caller("offline");

    private OfflineStore() {}

    static <T> T run(StoreSettings settings, Function<Tx, T> work) {
        try (DataDirectory data = DataDirectory.claim(settings.dataDirectory());
                PlainPools pools = new PlainPools();
                Database database = Database.open(settings, data, pools)) {
            new FirstStart(database.tx(), data, NONE, Clock.systemUTC()).makePrincipals();
            return work.apply(database.tx());
        } catch (IOException e) {
            throw new CommandFailure("The data directory could not be released: " + e.getMessage());
        }
    }

    static Administration administration(Tx tx) {
        return new Access(tx, NONE, Clock.systemUTC(), Ticker.systemTicker()).administeredBy(OPERATOR);
    }

    static KillSwitch halts(Tx tx) {
        return new Halts(tx, Clock.systemUTC()).operatedBy(OPERATOR);
    }
}
