package dev.adtools.server.audit;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Stands for a value without telling it: equal values give equal hashes, and without the key nobody can try which value
 * gives one. 48 bits are enough to match what was sent, and too few to be taken for proof.
 */
final class KeyedHash {

    private static final String MARK = "h:";

    private static final String ALGORITHM = "HmacSHA256";
    private static final int KEY_BYTES = 32;
    private static final int SHOWN_BYTES = 6;
    private static final String DIGITS = "0123456789abcdef";

    // A Mac holds the state of one computation. Making one costs more than a hash, and calls come on a pool's few
    // threads.
    private final ThreadLocal<Mac> macs;

    KeyedHash(byte[] key) {
        if (key.length != KEY_BYTES) {
            throw new IllegalArgumentException("the key of the audit trail's hashes has " + KEY_BYTES + " bytes");
        }
        SecretKeySpec secret = new SecretKeySpec(key, ALGORITHM);
        this.macs = ThreadLocal.withInitial(() -> mac(secret));
    }

    private static Mac mac(SecretKeySpec secret) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(secret);
            return mac;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    String of(String text) {
        return of(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
    }

    String of(ByteBuffer bytes) {
        Mac mac = macs.get();
        mac.update(bytes);
        return shown(mac.doFinal());
    }

    private static String shown(byte[] hash) {
        StringBuilder text = new StringBuilder(MARK.length() + 2 * SHOWN_BYTES).append(MARK);
        for (int i = 0; i < SHOWN_BYTES; i++) {
            text.append(DIGITS.charAt((hash[i] >> 4) & 0xf)).append(DIGITS.charAt(hash[i] & 0xf));
        }
        return text.toString();
    }
}
