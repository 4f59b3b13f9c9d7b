package dev.adtools.tools.platform.auth;

import java.net.URI;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Permission that a person gave once, in the standard file {@code authorized_user}.
 *
 * @param tokenUri where tokens are given
 * @param clientId the OAuth client
 * @param clientSecret the OAuth client's secret
 * @param refreshToken what the person's consent left behind
 */
record RefreshTokenGrant(URI tokenUri, String clientId, Secret clientSecret, Secret refreshToken) implements Grant {

    static final String TYPE = "authorized_user";

    @Override
    public String type() {
        return TYPE;
    }

    // The client may have many users; which one this is, only the consent tells.
    @Override
    public String identity() {
        return "client " + clientId + " user " + refreshToken.fingerprint();
    }

    @Override
    public Map<String, Secret> form(Instant now) {
        Map<String, Secret> form = new LinkedHashMap<>();
        form.put("client_id", Secret.of(clientId));
        form.put("client_secret", clientSecret);
        form.put("refresh_token", refreshToken);
        form.put("grant_type", Secret.of("refresh_token"));
        return form;
    }
}
