package dev.adtools.server.auth;

import dev.adtools.server.call.Caller;
import java.security.MessageDigest;
import java.time.Instant;

/** Proof that a request comes from a token's holder. */
final class Credential {

    private final TokenRow token;
    private final byte[] hash;
    private final boolean disabled;

    /** Takes a token, the hash of its text, and whether its principal is disabled. */
    Credential(TokenRow token, byte[] hash, boolean disabled) {
        this.token = token;
        this.hash = hash.clone();
        this.disabled = disabled;
    }

    boolean accepts(byte[] shown, Instant now) {
        return MessageDigest.isEqual(hash, shown)
                && !disabled
                && token.revokedAt() == null
                && token.expiresAt().isAfter(now);
    }

    Instant expiresAt() {
        return token.expiresAt();
    }

    Caller caller() {
        return new Caller(
                token.holder().principal(),
                token.holder().owner(),
                token.id(),
                token.origin().lineage(),
                token.scopes(),
                token.limits());
    }
}
