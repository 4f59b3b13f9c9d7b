package dev.adtools.server.audit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.PublicKey;
import java.util.Map;

/**
 * The keys whose signatures count, by their ids. A signature that held is remembered for a while: the same checkpoint stands in
 * a chain and outside of it, and verifying one takes as long as reading a hundred records.
 */
final class Signatures {

    private static final int REMEMBERED = 1_000;

    private final Map<String, PublicKey> trusted;
    private final Cache<Signed, Boolean> held = Caffeine.newBuilder()
            .executor(Runnable::run)
            .maximumSize(REMEMBERED)
            .build();

    Signatures(Map<String, PublicKey> trusted) {
        this.trusted = Map.copyOf(trusted);
    }

    /** Returns whether the key of an id is trusted. */
    boolean trust(String key) {
        return trusted.containsKey(key);
    }

    /** Returns whether a trusted key signed a statement. */
    boolean hold(String key, String statement, String signature) {
        PublicKey found = trusted.get(key);
        if (found == null) {
            return false;
        }
        Signed signed = new Signed(key, statement, signature);
        boolean holds = held.getIfPresent(signed) != null || Signer.verifies(found, statement, signature);
        if (holds) {
            held.put(signed, true);
        }
        return holds;
    }

    /** Key of a remembered verification: all that it depends on. */
    private record Signed(String key, String statement, String signature) {}
}
