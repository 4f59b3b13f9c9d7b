package dev.adtools.tools.platform.auth;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.wire.Advice;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.RetryingWire;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Exchanges a grant for access tokens. */
public final class TokenEndpoint {

    private static final Set<Integer> PASSING = Set.of(429, 500, 502, 503, 504);
    private static final Set<Integer> REFUSED = Set.of(400, 401, 403);
    private static final long ASSUMED_LIFE = 300;
    private static final long LONGEST_LIFE = 86_400;

    private final Grant grant;
    private final RetryPolicy policy;
    private final RetryingWire wire;

    /** Exchanges a grant over a transport. */
    public TokenEndpoint(Grant grant, WireTransport network, RetryPolicy policy) {
        this.grant = grant;
        this.policy = policy;
        // An exchange changes nothing, so it is repeated as a read is.
        wire = new RetryingWire(network, policy, TokenEndpoint::advice);
    }

    private static Advice advice(WireResponse response) {
        return PASSING.contains(response.status()) ? Advice.passing(response.retryAfter()) : Advice.FINAL;
    }

    TokenAnswer fetch(Instant deadline) {
        Instant now = policy.clock().instant();
        WireRequest request = new WireRequest(
                OperationKind.READ,
                "POST",
                grant.tokenUri(),
                Map.of("Content-Type", "application/x-www-form-urlencoded", "Accept", "application/json"),
                form(grant.form(now)),
                deadline);
        return wire.exchange(request, "")
                .fold(
                        response -> read(response, now),
                        failure -> NoToken.unreachable("the token endpoint: " + failure.reason()));
    }

    private static String form(Map<String, Secret> form) {
        return form.entrySet().stream()
                .map(it -> it.getKey() + "=" + URLEncoder.encode(it.getValue().reveal(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    private static TokenAnswer read(WireResponse response, Instant now) {
        JsonNode body = response.json().orElseGet(WireJson::object);
        Secret token = Secret.of(body.path("access_token").asText(""));
        if (response.successful() && token.fitsHeader()) {
            long life = Math.min(LONGEST_LIFE, body.path("expires_in").asLong(ASSUMED_LIFE));
            return new AccessToken(token, now, now.plus(Duration.ofSeconds(Math.max(1, life))));
        }
        return REFUSED.contains(response.status())
                ? NoToken.refused(sentence(
                        body.path("error").asText(""),
                        body.path("error_subtype").asText("")))
                : NoToken.unreachable("the token endpoint answers status " + response.status());
    }

    // The endpoint's own description is not passed on: it may quote what was sent.
    private static String sentence(String error, String subtype) {
        return switch (error) {
            case "invalid_grant" ->
                subtype.equals("invalid_rapt")
                        ? "the token endpoint says invalid_grant (invalid_rapt): the organization requires a new sign-in;"
                                + " use a service account instead"
                        : "the token endpoint says invalid_grant: they are expired or revoked, or this machine's clock"
                                + " is wrong";
            case "invalid_client" -> "the token endpoint says invalid_client: client_id and client_secret do not fit";
            case "unauthorized_client" ->
                "the token endpoint says unauthorized_client: the client may not get such tokens";
            case "invalid_scope" -> "the token endpoint says invalid_scope: the API is not enabled for them";
            default -> "the token endpoint refuses them";
        };
    }
}
