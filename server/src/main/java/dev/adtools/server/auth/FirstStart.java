package dev.adtools.server.auth;

import dev.adtools.server.auth.BootstrapTokens.BootstrapIdentity;
import dev.adtools.server.call.Limits;
import dev.adtools.server.call.PrincipalKind;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.StartupException;
import dev.adtools.server.store.Tx;
import java.io.IOException;
import java.nio.file.Files;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes the two identities and, where there is no token yet, a first one for each that has none in the environment. */
public final class FirstStart {

    private static final Logger LOG = LoggerFactory.getLogger(FirstStart.class);
    private static final Duration VALID_FOR = Duration.ofDays(7);
    private static final String MINTER = "first-start";

    private final Tx tx;
    private final DataDirectory data;
    private final BootstrapTokens bootstrap;
    private final Clock clock;

    /** Makes tokens in a database, and their files in a data directory. */
    public FirstStart(Tx tx, DataDirectory data, BootstrapTokens bootstrap, Clock clock) {
        this.tx = tx;
        this.data = data;
        this.bootstrap = bootstrap;
        this.clock = clock;
    }

    /** Does what is missing. */
    public void prepare() {
        makePrincipals();
        if (tx.read(TokenStore::isEmpty)) {
            issue(mint(), now());
        }
    }

    /** Makes the principals of the two identities, without tokens. */
    public void makePrincipals() {
        Instant now = now();
        tx.execute(handle -> {
            for (BootstrapIdentity identity : BootstrapIdentity.values()) {
                PrincipalStore.insert(
                        handle, new PrincipalRow(identity.id(), identity.id(), PrincipalKind.HUMAN, false, now));
            }
        });
    }

    private Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    private Map<BootstrapIdentity, TokenText> mint() {
        SecureRandom random = new SecureRandom();
        Map<BootstrapIdentity, TokenText> tokens = new EnumMap<>(BootstrapIdentity.class);
        for (BootstrapIdentity identity : BootstrapIdentity.values()) {
            if (!bootstrap.has(identity)) {
                tokens.put(identity, TokenText.mint(random));
            }
        }
        return tokens;
    }

    private void issue(Map<BootstrapIdentity, TokenText> tokens, Instant now) {
        try {
            // The files go first: a crash before the commit leaves files that the next start replaces, never a token
            // that nobody has.
            for (Map.Entry<BootstrapIdentity, TokenText> token : tokens.entrySet()) {
                data.write(token.getKey().fileName(), token.getValue().text() + "\n");
            }
            boolean won = tx.write(handle -> tokens.entrySet().stream()
                    .allMatch(token -> insert(handle, token.getKey(), token.getValue(), now)));
            for (BootstrapIdentity identity : tokens.keySet()) {
                report(identity, won);
            }
        } catch (IOException e) {
            throw new StartupException(
                    "The first tokens cannot be written to " + data.path() + ": " + e.getMessage() + ".", e);
        }
    }

    // Of several nodes that start on one empty database, one issues the tokens.
    private void report(BootstrapIdentity identity, boolean won) throws IOException {
        if (won) {
            LOG.info(
                    "First start: the token of {} is in {}, valid for {} days.",
                    identity.id(),
                    data.path().resolve(identity.fileName()),
                    VALID_FOR.toDays());
        } else {
            Files.deleteIfExists(data.path().resolve(identity.fileName()));
        }
    }

    private static boolean insert(Handle handle, BootstrapIdentity identity, TokenText token, Instant now) {
        TokenRow row = new TokenRow(
                token.id(),
                "first token",
                new TokenRow.Holder(identity.id(), identity.id()),
                identity.scopes(),
                Limits.NONE,
                new TokenRow.Origin(MINTER, MINTER, "", Set.of(), now),
                now.plus(VALID_FOR),
                null);
        return TokenStore.insert(handle, row, TokenText.hash(token.text()), true);
    }
}
