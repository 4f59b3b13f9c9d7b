package dev.adtools.server.auth;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import java.util.Arrays;
import java.util.List;

/** Principals and tokens, as one holder of {@code tokens:admin} or {@code approvals:admin} administers them. */
public final class Administration {

    private final Principals principals;
    private final Tokens tokens;
    private final Caller caller;

    Administration(Principals principals, Tokens tokens, Caller caller) {
        this.principals = principals;
        this.tokens = tokens;
        this.caller = caller;
    }

    /** Returns the scope by which a caller administers. */
    public static Scope scope(Caller caller) {
        return caller.may(Scope.APPROVALS_ADMIN) ? Scope.APPROVALS_ADMIN : Scope.TOKENS_ADMIN;
    }

    /** Makes a principal of a body {@code {id, owner, kind}}. */
    public Outcome<PrincipalRow> createPrincipal(byte[] body) {
        return PrincipalRequest.read(body).flatMap(principals::create);
    }

    /** Lists principals. */
    public Page<PrincipalRow> principals(PageRequest page) {
        return principals.list(caller, page);
    }

    /** Returns one principal. */
    public Outcome<PrincipalRow> principal(String id) {
        return principals.find(caller, id);
    }

    /** Has every token of a principal refused, on other nodes within two seconds; what they approved no longer counts. */
    public Outcome<PrincipalRow> disablePrincipal(String id) {
        return principals.disable(caller, id);
    }

    /** Has the tokens of a principal accepted again, if the caller could have granted each that is not revoked. */
    public Outcome<PrincipalRow> enablePrincipal(String id) {
        return principals.enable(caller, id);
    }

    /** Returns the scopes that the caller can grant. */
    public List<Scope> grantable() {
        return Arrays.stream(Scope.values())
                .filter(scope -> MintRules.mayGrant(caller, scope))
                .toList();
    }

    /** Mints a token; the answer holds its text, this once. */
    public Outcome<TokenView.WithText> createToken(byte[] body) {
        return TokenRequest.read(body).flatMap(wanted -> tokens.mint(wanted, caller));
    }

    /** Lists tokens without their secrets. */
    public Page<TokenView> tokens(PageRequest page) {
        return tokens.list(caller, page);
    }

    /** Returns one token without its secret. */
    public Outcome<TokenView> token(String id) {
        return tokens.find(caller, id);
    }

    /**
     * Revokes a token; its next request is refused, on other nodes within two seconds.
     *
     * @param id the token
     * @param withMinted whether all that it led to are revoked with it: those that it minted, those that they minted, and so on
     */
    public Outcome<TokenView.WithRevoked> revokeToken(String id, boolean withMinted) {
        return tokens.revoke(caller, id, withMinted);
    }
}
