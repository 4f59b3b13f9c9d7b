package dev.adtools.server.audit;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.StartupException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.PublicKey;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The key that signs the trail, which is configured, or the data directory's own, made at the first start; and those whose
 * signatures count. A signature that held is remembered for a while: the same checkpoint stands in a chain and outside of it,
 * and verifying one takes as long as reading a hundred records.
 */
final class SigningKeys {

    /** The file of the data directory that holds its key. */
    static final String FILE = DataDirectory.AUDIT_KEY;

    private static final Logger LOG = LoggerFactory.getLogger(SigningKeys.class);
    private static final int REMEMBERED = 1_000;

    private final Signer signer;
    private final boolean ofDirectory;
    private final Map<String, PublicKey> trusted;
    private final Cache<Signed, Boolean> held = Caffeine.newBuilder()
            .executor(Runnable::run)
            .maximumSize(REMEMBERED)
            .build();

    /** Signs with a key that other nodes may have too, and trusts keys by their ids. */
    SigningKeys(Signer signer, Map<String, PublicKey> trusted) {
        this(signer, false, trusted);
    }

    private SigningKeys(Signer signer, boolean ofDirectory, Map<String, PublicKey> trusted) {
        this.signer = signer;
        this.ofDirectory = ofDirectory;
        this.trusted = Map.copyOf(trusted);
    }

    /**
     * Returns the keys of a node.
     *
     * @throws StartupException when a key cannot be read
     */
    static SigningKeys of(DataDirectory data, AuditSection settings) {
        Signer signer = settings.hasSigningKey() ? configured(settings.signingKey()) : own(data);
        LOG.info("the audit trail is signed with the key {}", Signer.id(signer.publicKey()));
        return of(signer, !settings.hasSigningKey(), settings);
    }

    /**
     * Returns the keys of a trail whose service may be running; empty when it has none yet.
     *
     * @param file the key where none is configured
     */
    static Optional<SigningKeys> existing(Path file, AuditSection settings) throws IOException {
        if (settings.hasSigningKey()) {
            return Optional.of(of(configured(settings.signingKey()), false, settings));
        }
        return Files.exists(file)
                ? Optional.of(of(Signer.of(Files.readString(file)), true, settings))
                : Optional.empty();
    }

    private static SigningKeys of(Signer signer, boolean ofDirectory, AuditSection settings) {
        Map<String, PublicKey> keys = new HashMap<>();
        keys.put(Signer.id(signer.publicKey()), signer.publicKey());
        for (String text : settings.trustedKeys()) {
            PublicKey key = publicKey(text);
            keys.put(Signer.id(key), key);
        }
        return new SigningKeys(signer, ofDirectory, keys);
    }

    private static Signer own(DataDirectory data) {
        Path file = data.path().resolve(FILE);
        try {
            if (Files.exists(file)) {
                return Signer.of(Files.readString(file));
            }
            Signer fresh = Signer.fresh();
            data.write(FILE, fresh.text() + "\n");
            return fresh;
        } catch (IOException | IllegalArgumentException e) {
            throw new StartupException("The audit trail's key " + file + " cannot be used: " + e.getMessage() + ".", e);
        }
    }

    private static Signer configured(String text) {
        try {
            return Signer.of(text);
        } catch (IllegalArgumentException e) {
            throw new StartupException(
                    "audit.signingKey is not a key that this service has written: " + e.getMessage() + ".", e);
        }
    }

    private static PublicKey publicKey(String text) {
        try {
            return Signer.publicKey(text);
        } catch (IllegalArgumentException e) {
            throw new StartupException("audit.trustedKeys: " + e.getMessage() + ".", e);
        }
    }

    Signer signer() {
        return signer;
    }

    /** Returns the keys whose signatures count, by their ids. */
    Map<String, PublicKey> trusted() {
        return trusted;
    }

    /** Returns whether an id is that of the data directory's own key, which no other node has. */
    boolean isOwn(String key) {
        return ofDirectory && key.equals(Signer.id(signer.publicKey()));
    }

    /** Returns whether the key of an id is trusted. */
    boolean trust(String key) {
        return trusted.containsKey(key);
    }

    /** Returns whether a trusted key signed a statement. */
    boolean verify(String key, String statement, String signature) {
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
