package dev.adtools.server.audit;

import dev.adtools.server.store.DataDirectory;
import dev.adtools.server.store.StartupException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.PublicKey;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The key that signs the trail, which is configured, or the data directory's own, made at the first start; and those that count.
 *
 * @param signer this node's key
 * @param trusted the keys whose signatures count, by their ids
 */
record SigningKeys(Signer signer, Map<String, PublicKey> trusted) {

    private static final Logger LOG = LoggerFactory.getLogger(SigningKeys.class);

    /** The file of the data directory that holds its key. */
    static final String FILE = "audit-key";

    SigningKeys {
        trusted = Map.copyOf(trusted);
    }

    /**
     * Returns the keys of a node.
     *
     * @throws StartupException when a key cannot be read
     */
    static SigningKeys of(DataDirectory data, AuditSection settings) {
        Signer signer = settings.signingKey().isBlank() ? own(data) : configured(settings.signingKey());
        Map<String, PublicKey> keys = new HashMap<>();
        keys.put(Signer.id(signer.publicKey()), signer.publicKey());
        for (String text : settings.trustedKeys()) {
            PublicKey key = publicKey(text);
            keys.put(Signer.id(key), key);
        }
        LOG.info("the audit trail is signed with the key {}", Signer.id(signer.publicKey()));
        return new SigningKeys(signer, keys);
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
}
