package dev.adtools.tools.platform.auth;

import dev.adtools.api.Source;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** Puts beta's system-user token on every request, in a header, and the proof that the app's secret is known. */
public final class SystemUserTransport implements WireTransport {

    private static final String ALGORITHM = "HmacSHA256";

    private final WireTransport network;
    private final Secret token;
    private final Secret appSecret;
    private final Secret proof;

    /** Sends over a network with a token; a blank app secret gives no proof. */
    public SystemUserTransport(WireTransport network, Secret token, Secret appSecret) {
        this.network = network;
        this.token = token;
        this.appSecret = appSecret;
        proof = appSecret.isBlank() ? Secret.of("") : proof(token, appSecret);
    }

    private static Secret proof(Secret token, Secret appSecret) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(appSecret.reveal().getBytes(StandardCharsets.UTF_8), ALGORITHM));
            byte[] code = mac.doFinal(token.reveal().getBytes(StandardCharsets.UTF_8));
            return Secret.of(HexFormat.of().formatHex(code));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has " + ALGORITHM, e);
        }
    }

    @Override
    public Source source() {
        return network.source();
    }

    @Override
    public WireAnswer exchange(WireRequest request) {
        Map<String, String> headers = new HashMap<>(request.headers());
        headers.put("Authorization", "Bearer " + token.reveal());
        return Redaction.of(network.exchange(proven(request).withHeaders(headers)), List.of(token, proof, appSecret));
    }

    private WireRequest proven(WireRequest request) {
        if (proof.isBlank()) {
            return request;
        }
        String parameter = "appsecret_proof=" + proof.reveal();
        boolean form = request.method().equals("POST");
        return new WireRequest(
                request.kind(),
                request.method(),
                form ? request.uri() : URI.create(joined(request.uri().toString(), parameter)),
                request.headers(),
                form ? (request.body().isEmpty() ? parameter : request.body() + "&" + parameter) : request.body(),
                request.deadline());
    }

    private static String joined(String uri, String parameter) {
        return uri + (uri.contains("?") ? "&" : "?") + parameter;
    }
}
