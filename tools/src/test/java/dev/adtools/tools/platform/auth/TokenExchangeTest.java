package dev.adtools.tools.platform.auth;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.auth.oauth2.ServiceAccountCredentials;
import com.google.auth.oauth2.UserCredentials;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.LoopbackMount;
import dev.adtools.tools.fixtures.PassingTime;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.fixtures.TokenServer;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireFailure.Stage;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The vendor's own library and this one send the same, and one server takes both. */
final class TokenExchangeTest {

    private static final String SCOPE = CredentialFile.ALPHA_SCOPE;

    private final TokenServer server = new TokenServer();
    private final LoopbackMount mount = LoopbackMount.of(server);

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        mount.close();
    }

    @Test
    void exchangesRefreshTokenAsVendorsLibraryDoes() throws IOException {
        Path file = server.authorizedUser(folder, mount.url());

        try (InputStream in = Files.newInputStream(file)) {
            UserCredentials theirs = UserCredentials.fromStream(in).toBuilder()
                    .setTokenServerUri(mount.url())
                    .build();
            assertThat(theirs.refreshAccessToken().getTokenValue()).isEqualTo("ya29.token-1");
        }
        assertThat(token(file)).isEqualTo("ya29.token-2");

        assertThat(server.forms().get(1)).isEqualTo(server.forms().get(0));
        assertThat(mount.requests())
                .extracting(request ->
                        request.headers().getOrDefault("content-type", "").replaceFirst(";.*", ""))
                .containsOnly("application/x-www-form-urlencoded");
    }

    @Test
    void signsAssertionAsVendorsLibraryDoes() throws IOException {
        Path file = server.serviceAccount(folder, mount.url());

        try (InputStream in = Files.newInputStream(file)) {
            ServiceAccountCredentials theirs = (ServiceAccountCredentials)
                    ServiceAccountCredentials.fromStream(in).createScoped(List.of(SCOPE));
            assertThat(theirs.refreshAccessToken().getTokenValue()).isEqualTo("ya29.token-1");
        }
        assertThat(token(file)).isEqualTo("ya29.token-2");

        Map<String, String> theirs = server.forms().get(0);
        Map<String, String> ours = server.forms().get(1);
        assertThat(ours.keySet()).isEqualTo(theirs.keySet());
        assertThat(ours.get("grant_type")).isEqualTo(theirs.get("grant_type"));
        assertThat(TokenServer.part(ours, 0)).isEqualTo(TokenServer.part(theirs, 0));
        JsonNode ourClaims = TokenServer.part(ours, 1);
        JsonNode theirClaims = TokenServer.part(theirs, 1);
        assertThat(names(ourClaims)).isEqualTo(names(theirClaims));
        assertThat(ourClaims.get("iss")).isEqualTo(theirClaims.get("iss"));
        assertThat(ourClaims.get("scope")).isEqualTo(theirClaims.get("scope"));
        assertThat(ourClaims.get("exp").asLong() - ourClaims.get("iat").asLong())
                .isEqualTo(3600);
        assertThat(theirClaims.get("exp").asLong() - theirClaims.get("iat").asLong())
                .isEqualTo(3600);
        // The library names the vendor's endpoint whatever the file says; we name the one that is asked.
        assertThat(ourClaims.get("aud").asText()).isEqualTo(mount.url().toString());
    }

    @ParameterizedTest
    @CsvSource({"invalid_grant, expired or revoked", "invalid_client, do not fit", "else, refuses them"})
    void saysWhyCredentialsAreRefused(String error, String why) {
        String body = "{\"error\":\"" + error + "\",\"error_description\":\"refresh_token=" + TokenServer.REFRESH_TOKEN
                + "\"}";

        WireFailure failure = failure(ScriptedTransport.answering(response(400, body)));

        assertThat(failure.stage()).isEqualTo(Stage.UNAUTHORISED);
        assertThat(failure.reason()).contains(why).doesNotContain(TokenServer.REFRESH_TOKEN);
    }

    @Test
    void asksForAServiceAccountWhereTheOrganizationRequiresANewSignIn() {
        WireFailure failure = failure(ScriptedTransport.answering(
                response(400, "{\"error\":\"invalid_grant\",\"error_subtype\":\"invalid_rapt\"}")));

        assertThat(failure.stage()).isEqualTo(Stage.UNAUTHORISED);
        assertThat(failure.reason()).contains("requires a new sign-in", "use a service account");
    }

    @Test
    void triesAgainWhileEndpointFails() {
        WireAnswer broken = new WireFailure(Stage.BROKEN, "gone");
        ScriptedTransport network = ScriptedTransport.answering(
                broken, response(503, ""), response(200, "{\"access_token\":\"t\",\"expires_in\":60}"));

        TokenAnswer answer = endpoint(network).fetch(FixedCall.NOW.plusSeconds(20));

        assertThat(((AccessToken) answer).expires()).isEqualTo(FixedCall.NOW.plusSeconds(60));
    }

    @ParameterizedTest
    @CsvSource({"500, <html>", "200, {}", "200, <html>", "302, ''"})
    void hasNoTokenWhenEndpointAnswersSomethingElse(int status, String body) {
        WireFailure failure = failure(new ScriptedTransport(request -> response(status, body)));

        assertThat(failure.stage()).isEqualTo(Stage.NOT_SENT);
        assertThat(failure.reason()).isEqualTo("no access token, the token endpoint answers status " + status);
    }

    private String token(Path file) {
        RetryPolicy policy = RetryPolicy.standard(Clock.systemUTC(), new Random(), pause -> {});
        TokenEndpoint endpoint = new TokenEndpoint(CredentialFile.grant(file, SCOPE), LoopbackMount.network(), policy);
        return ((AccessToken) endpoint.fetch(Instant.now().plus(Duration.ofSeconds(20))))
                .value()
                .reveal();
    }

    private static WireFailure failure(ScriptedTransport network) {
        return endpoint(network)
                .fetch(FixedCall.NOW.plusSeconds(20))
                .fold(
                        token -> {
                            throw new AssertionError("a token");
                        },
                        failure -> failure);
    }

    private static TokenEndpoint endpoint(ScriptedTransport network) {
        Grant grant = new RefreshTokenGrant(
                URI.create("https://tokens.invalid"), "c", Secret.of("s"), Secret.of(TokenServer.REFRESH_TOKEN));
        return new TokenEndpoint(grant, network, new PassingTime(FixedCall.NOW).policy());
    }

    private static Set<String> names(JsonNode object) {
        Set<String> names = new TreeSet<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
