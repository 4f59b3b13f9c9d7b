package dev.adtools.server.auth;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PrincipalKind;
import dev.adtools.server.store.Tx;
import io.dropwizard.auth.Authenticator;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Principals, tokens, and the check of the tokens that requests show, on one database. */
public final class Access {

    /** The id that takes the place of a token's where a command works offline. */
    public static final String OFFLINE_TOKEN = "offline";

    private final Tx tx;
    private final BootstrapTokens bootstrap;
    private final TokenAuthenticator authenticator;
    private final Principals principals;
    private final Tokens tokens;
    private final Clock clock;

    /** Takes {@code ticker} for how long a looked-up token is remembered, and {@code clock} for when it expires. */
    public Access(Tx tx, BootstrapTokens bootstrap, Clock clock, Ticker ticker) {
        this.tx = tx;
        this.bootstrap = bootstrap;
        AccessVersion version = new AccessVersion(tx, ticker);
        this.authenticator = new TokenAuthenticator(tx, bootstrap, clock, version, ticker);
        this.principals = new Principals(tx, bootstrap, clock, version);
        this.tokens = new Tokens(tx, principals, clock, version);
        this.clock = clock;
    }

    /** Returns the authenticator that finds the caller of a token. */
    public Authenticator<String, Caller> authenticator() {
        return authenticator;
    }

    /** Returns the callers by which a principal can act now: one for each of its valid tokens, the newest first. */
    public List<Caller> callers(String principal) {
        return tx.read(handle -> callers(handle, principal));
    }

    /**
     * Returns, within a unit, the callers by which a principal can act now: one for each of its valid tokens, the newest first.
     */
    public List<Caller> callers(Handle handle, String principal) {
        List<Caller> callers = new ArrayList<>(bootstrap.callers(principal));
        TokenStore.valid(handle, principal, clock.instant()).forEach(credential -> callers.add(credential.caller()));
        return callers;
    }

    /**
     * Returns, within a unit, the caller of a principal's token, also when it has expired since; empty when it was revoked or
     * its principal is disabled.
     */
    public Optional<Caller> caller(Handle handle, String principal, String tokenId) {
        return caller(handle, principal, tokenId, Instant.MIN);
    }

    /** Returns, within a unit, the caller of a principal's token; empty when it cannot be used now. */
    public Optional<Caller> currentCaller(Handle handle, String principal, String tokenId) {
        return caller(handle, principal, tokenId, clock.instant());
    }

    private Optional<Caller> caller(Handle handle, String principal, String tokenId, Instant usable) {
        return bootstrap.callers(principal).stream()
                .filter(caller -> caller.tokenId().equals(tokenId))
                .findFirst()
                .or(() -> TokenStore.unrevoked(handle, tokenId)
                        .filter(credential -> credential.expiresAt().isAfter(usable))
                        .map(Credential::caller))
                .filter(caller -> caller.principal().equals(principal));
    }

    /** Returns, within a unit, the kind of a principal; empty for an unknown one. */
    public Optional<PrincipalKind> kind(Handle handle, String principal) {
        return PrincipalStore.find(handle, principal)
                .map(PrincipalRow::kind)
                .or(() -> bootstrap.callers(principal).stream().findFirst().map(person -> PrincipalKind.HUMAN));
    }

    /** Returns a caller as it is shown to itself, with the end of its token. */
    public CallerView self(Caller caller) {
        Optional<TokenRow> token = tx.read(handle -> TokenStore.find(handle, caller.tokenId()));
        return CallerView.of(caller, token.map(TokenRow::expiresAt).orElse(null));
    }

    /** Returns the administration by one caller, who holds {@code tokens:admin} or {@code approvals:admin}. */
    public Administration administeredBy(Caller caller) {
        return new Administration(principals, tokens, caller);
    }
}
