package dev.adtools.server.auth;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import io.dropwizard.auth.Authenticator;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** Principals, tokens, and the check of the tokens that requests show, on one database. */
public final class Access {

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
        return bootstrap.callers(principal).stream()
                .filter(caller -> caller.tokenId().equals(tokenId))
                .findFirst()
                .or(() -> TokenStore.unrevoked(handle, tokenId).map(Credential::caller))
                .filter(caller -> caller.principal().equals(principal));
    }

    /** Returns a caller as it is shown to itself, with the end of its token. */
    public byte[] self(Caller caller) {
        Optional<TokenRow> token = tx.read(handle -> TokenStore.find(handle, caller.tokenId()));
        return CallerViewCodec.toJson(
                CallerView.of(caller, token.map(TokenRow::expiresAt).orElse(null)));
    }

    /** Returns the administration by one caller, who holds {@code tokens:admin} or {@code approvals:admin}. */
    public Administration administeredBy(Caller caller) {
        return new ByCaller(caller);
    }

    private final class ByCaller implements Administration {

        private final Caller caller;

        ByCaller(Caller caller) {
            this.caller = caller;
        }

        @Override
        public Outcome<byte[]> createPrincipal(byte[] body) {
            return PrincipalRequest.read(body).flatMap(principals::create).map(PrincipalRowCodec::toJson);
        }

        @Override
        public Outcome<byte[]> principals(PageRequest page) {
            return Outcome.completed(principals.list(caller, page).toJson(PrincipalRowCodec::encode));
        }

        @Override
        public Outcome<byte[]> disablePrincipal(String id) {
            return principals.disable(caller, id).map(PrincipalRowCodec::toJson);
        }

        @Override
        public Outcome<byte[]> enablePrincipal(String id) {
            return principals.enable(caller, id).map(PrincipalRowCodec::toJson);
        }

        @Override
        public Outcome<byte[]> createToken(byte[] body) {
            return TokenRequest.read(body)
                    .flatMap(wanted -> tokens.mint(wanted, caller))
                    .map(TokenView_WithTextCodec::toJson);
        }

        @Override
        public Outcome<byte[]> tokens(PageRequest page) {
            return Outcome.completed(tokens.list(caller, page)
                    .toJson((token, out) -> TokenViewCodec.encode(TokenView.of(token, clock.instant()), out)));
        }

        @Override
        public Outcome<byte[]> token(String id) {
            return tokens.find(caller, id).map(TokenViewCodec::toJson);
        }

        @Override
        public Outcome<byte[]> revokeToken(String id, boolean withMinted) {
            return tokens.revoke(caller, id, withMinted).map(TokenView_WithRevokedCodec::toJson);
        }
    }
}
