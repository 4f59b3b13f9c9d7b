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
import java.util.Optional;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Puts beta's system-user token on every request, in a header, and the proof that the app's secret is known. A request that
 * a page makes keeps the page's token, and the proof is the one for it.
 */
public final class SystemUserTransport implements WireTransport {

    private static final String ALGORITHM = "HmacSHA256";

    private final WireTransport network;
    private final Secret token;
    private final Secret appSecret;

    /** Sends over a network with a token; a blank app secret gives no proof. */
    public SystemUserTransport(WireTransport network, Secret token, Secret appSecret) {
        this.network = network;
        this.token = token;
        this.appSecret = appSecret;
    }

    private Secret proof(Secret sent) {
        if (appSecret.isBlank()) {
            return appSecret;
        }
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(appSecret.reveal().getBytes(StandardCharsets.UTF_8), ALGORITHM));
            byte[] code = mac.doFinal(sent.reveal().getBytes(StandardCharsets.UTF_8));
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
        Optional<String> app = TokenInspection.appOf(request);
        if (app.isPresent()) {
            return send(TokenInspection.of(request, token), Secret.of(app.get() + "|" + appSecret.reveal()));
        }
        Secret sent = PageToken.sentWith(request).orElse(token);
        return send(request, sent);
    }

    private WireAnswer send(WireRequest request, Secret sent) {
        Secret proof = proof(sent);
        Map<String, String> headers = new HashMap<>(request.headers());
        headers.put(PageToken.HEADER, PageToken.bearer(sent));
        WireAnswer answer = network.exchange(proven(request, proof).withHeaders(headers));
        return Redaction.of(answer, List.of(sent, token, proof, appSecret));
    }

    private static WireRequest proven(WireRequest request, Secret proof) {
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
                request.deadline(),
                request.sending());
    }

    private static String joined(String uri, String parameter) {
        return uri + (uri.contains("?") ? "&" : "?") + parameter;
    }
}
