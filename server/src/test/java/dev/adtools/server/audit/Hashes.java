package dev.adtools.server.audit;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** The hashes that are expected, by the plain definition. */
final class Hashes {

    static final byte[] KEY =
            "a key of 32 bytes, for tests only".substring(0, 32).getBytes(UTF_8);

    private Hashes() {}

    static String of(String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
            return "h:"
                    + HexFormat.of()
                            .formatHex(mac.doFinal(text.getBytes(UTF_8)))
                            .substring(0, 12);
        } catch (GeneralSecurityException e) {
            throw new AssertionError(e);
        }
    }
}
