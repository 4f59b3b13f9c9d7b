package dev.adtools.tools.platform.auth;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.PrivateKey;
import java.security.Signature;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Assertion that a service account signs with its own key (RFC 7523), from the standard file {@code service_account}.
 *
 * @param tokenUri where tokens are given
 * @param account the account's address
 * @param keyId which of its keys signs
 * @param key the key
 * @param scope what the tokens are for
 */
record SignedGrant(URI tokenUri, String account, String keyId, PrivateKey key, String scope) implements Grant {

    static final String TYPE = "service_account";

    private static final String JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer";
    private static final Duration LIFE = Duration.ofHours(1);

    @Override
    public String type() {
        return TYPE;
    }

    @Override
    public String identity() {
        return "account " + account;
    }

    @Override
    public Map<String, Secret> form(Instant now) {
        Map<String, Secret> form = new LinkedHashMap<>();
        form.put("grant_type", Secret.of(JWT_BEARER));
        form.put("assertion", Secret.of(assertion(now)));
        return form;
    }

    private String assertion(Instant now) {
        ObjectNode header =
                WireJson.object().put("alg", "RS256").put("typ", "JWT").put("kid", keyId);
        ObjectNode claims = WireJson.object()
                .put("iss", account)
                .put("scope", scope)
                .put("aud", tokenUri.toString())
                .put("iat", now.getEpochSecond())
                .put("exp", now.plus(LIFE).getEpochSecond());
        String signed = encoded(header) + "." + encoded(claims);
        return signed + "." + encoded(signature(signed));
    }

    private byte[] signature(String text) {
        try {
            Signature signature = Signature.getInstance("SHA256withRSA");
            signature.initSign(key);
            signature.update(text.getBytes(StandardCharsets.US_ASCII));
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("an RSA key that does not sign", e);
        }
    }

    private static String encoded(ObjectNode json) {
        return encoded(WireJson.text(json).getBytes(StandardCharsets.UTF_8));
    }

    private static String encoded(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    @Override
    public String toString() {
        return "SignedGrant";
    }
}
