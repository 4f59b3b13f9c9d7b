package dev.adtools.tools.platform.auth;

import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Takes secrets out of what platforms answer: some quote a token that they do not accept. */
final class Redaction {

    private static final String INSTEAD = "[redacted]";

    private Redaction() {}

    static WireAnswer of(WireAnswer answer, List<Secret> secrets) {
        return answer.fold(response -> clean(response, secrets), failure -> failure);
    }

    private static WireResponse clean(WireResponse response, List<Secret> secrets) {
        Map<String, String> headers = new HashMap<>();
        response.headers().forEach((name, value) -> headers.put(name, clean(value, secrets)));
        return new WireResponse(response.status(), headers, clean(response.body(), secrets));
    }

    private static String clean(String text, List<Secret> secrets) {
        String clean = text;
        for (Secret secret : secrets) {
            clean = secret.isBlank() ? clean : clean.replace(secret.reveal(), INSTEAD);
        }
        return clean;
    }
}
