package dev.adtools.server.audit;

import dev.adtools.server.call.Sha256;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;

/** Signs where a chain ends, with Ed25519 (RFC 8032). */
final class Signer {

    static final String ALGORITHM = "Ed25519";
    private static final int SHOWN = 16;

    private final KeyPair keys;

    private Signer(KeyPair keys) {
        this.keys = keys;
    }

    /** Makes a new key. */
    static Signer fresh() {
        try {
            return new Signer(KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform since 15 has Ed25519", e);
        }
    }

    /**
     * Reads a key that was written down.
     *
     * @throws IllegalArgumentException when it is not one
     */
    static Signer of(String text) {
        String[] parts = text.strip().split(":", 2);
        if (parts.length != 2) {
            throw new IllegalArgumentException("the key is not of the form private:public");
        }
        try {
            KeyFactory factory = KeyFactory.getInstance(ALGORITHM);
            PrivateKey secret = factory.generatePrivate(
                    new PKCS8EncodedKeySpec(Base64.getDecoder().decode(parts[0])));
            Signer signer = new Signer(new KeyPair(publicKey(parts[1]), secret));
            if (!signer.verifies("", signer.sign(""))) {
                throw new IllegalArgumentException("the two halves of the key do not belong together");
            }
            return signer;
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("the key is not an Ed25519 key", e);
        }
    }

    /** Reads the half of a key that verifies. */
    static PublicKey publicKey(String text) {
        try {
            return KeyFactory.getInstance(ALGORITHM)
                    .generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text.strip())));
        } catch (GeneralSecurityException e) {
            throw new IllegalArgumentException("the key is not an Ed25519 key", e);
        }
    }

    /** Returns the key as text, to be kept secret. */
    String text() {
        Base64.Encoder base64 = Base64.getEncoder();
        return base64.encodeToString(keys.getPrivate().getEncoded()) + ":"
                + base64.encodeToString(keys.getPublic().getEncoded());
    }

    PublicKey publicKey() {
        return keys.getPublic();
    }

    /** Returns the id of a key that verifies. */
    static String id(PublicKey key) {
        return Sha256.hex(key.getEncoded()).substring(0, SHOWN);
    }

    /** Returns secret bytes for another purpose, which tell nothing about the key. */
    byte[] derive(String purpose) {
        return Sha256.of(Sha256.of(keys.getPrivate().getEncoded()), purpose.getBytes(StandardCharsets.UTF_8));
    }

    String sign(String statement) {
        try {
            Signature signature = Signature.getInstance(ALGORITHM);
            signature.initSign(keys.getPrivate());
            signature.update(statement.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the key cannot sign", e);
        }
    }

    private boolean verifies(String statement, String signature) {
        return verifies(keys.getPublic(), statement, signature);
    }

    /** Returns whether a statement was signed with the other half of a key. */
    static boolean verifies(PublicKey key, String statement, String signature) {
        try {
            Signature verifier = Signature.getInstance(ALGORITHM);
            verifier.initVerify(key);
            verifier.update(statement.getBytes(StandardCharsets.UTF_8));
            return verifier.verify(Base64.getDecoder().decode(signature));
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return false;
        }
    }
}
