package dev.adtools.tools.platform.auth;

import static dev.adtools.tools.fixtures.ScriptedTransport.response;
import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.TestContexts;
import dev.adtools.tools.fixtures.FixedCall;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.platform.OperationKind;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireFailure;
import dev.adtools.tools.platform.wire.WireFailure.Stage;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.net.URI;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CredentialsOnRequestsTest {

    private static final Secret TOKEN = Secret.of("EAAtoken");
    private static final Secret APP_SECRET = Secret.of("appsecret");
    private static final Secret NONE = Secret.of("");

    // printf EAAtoken | openssl dgst -sha256 -hmac appsecret
    private static final String PROOF = "b15e563de2a106036cef7807b362777b33c08f4b1fb1251b4a3f5a9eeca7c277";

    // printf PAGEtoken | openssl dgst -sha256 -hmac appsecret
    private static final String PAGE_PROOF = "f72172b58ee4bcd6a9f08d3269e9a561f6e851d807113f46d55573111a545e42";

    // printf '42|appsecret' | openssl dgst -sha256 -hmac appsecret
    private static final String APP_PROOF = "d2ec76c4f12f8a4055ed8642c34d1a10e20e736abc3d7a21f78a9614ec00368f";

    private static final PageToken PAGE =
            PageToken.of(WireJson.object().put("access_token", "PAGEtoken")).orElseThrow();

    private static final WireRequest GET = new WireRequest(
            OperationKind.READ, "GET", URI.create("https://x.invalid/v1/a?f=b%2Cc"), Map.of(), "", FixedCall.NOW);
    private static final WireRequest POST = new WireRequest(
            OperationKind.WRITE,
            "POST",
            URI.create("https://x.invalid/v1/a"),
            Map.of("A", "b"),
            "c=d",
            FixedCall.NOW,
            TestContexts.sending());

    @Test
    void putsSystemUserTokenIntoHeaderAndProofIntoQuery() {
        WireRequest sent = sentBySystemUser(GET, APP_SECRET);

        assertThat(sent.headers()).containsExactly(Map.entry("Authorization", "Bearer EAAtoken"));
        assertThat(sent.uri()).isEqualTo(URI.create("https://x.invalid/v1/a?f=b%2Cc&appsecret_proof=" + PROOF));
    }

    @Test
    void putsProofIntoForm() {
        WireRequest sent = sentBySystemUser(POST, APP_SECRET);

        assertThat(sent.uri()).isEqualTo(POST.uri());
        assertThat(sent.body()).isEqualTo("c=d&appsecret_proof=" + PROOF);
        assertThat(sent.headers()).containsEntry("A", "b");
        assertThat(sent.kind()).isEqualTo(OperationKind.WRITE);
    }

    @Test
    void provesNothingWithoutAppSecret() {
        assertThat(sentBySystemUser(GET, NONE).uri()).isEqualTo(GET.uri());
        assertThat(sentBySystemUser(POST, NONE).body()).isEqualTo("c=d");
    }

    @Test
    void keepsPageTokenAndProvesItAndNotItsOwn() {
        WireRequest sent = sentBySystemUser(PAGE.on(GET), APP_SECRET);

        assertThat(sent.headers()).containsExactly(Map.entry("Authorization", "Bearer PAGEtoken"));
        assertThat(sent.uri()).isEqualTo(URI.create("https://x.invalid/v1/a?f=b%2Cc&appsecret_proof=" + PAGE_PROOF));
        assertThat(PAGE.on(POST).headers()).containsEntry("A", "b");
    }

    @Test
    void asksAboutItsTokenAsTheApp() {
        WireRequest about = new WireRequest(
                OperationKind.READ,
                "GET",
                URI.create("https://x.invalid/v1/debug_token"),
                Map.of("A", "b"),
                "",
                FixedCall.NOW);

        WireRequest sent = sentBySystemUser(TokenInspection.on(about, "42"), APP_SECRET);

        assertThat(sent.headers()).containsOnly(Map.entry("A", "b"), Map.entry("Authorization", "Bearer 42|appsecret"));
        assertThat(sent.uri())
                .isEqualTo(URI.create(
                        "https://x.invalid/v1/debug_token?input_token=EAAtoken&appsecret_proof=" + APP_PROOF));
    }

    @Test
    void takesTheTokenOutOfWhatTheAppIsAnswered() {
        WireResponse quoting = response(400, "42|appsecret may not inspect EAAtoken");

        WireAnswer answer = new SystemUserTransport(ScriptedTransport.answering(quoting), TOKEN, APP_SECRET)
                .exchange(TokenInspection.on(GET, "42"));

        assertThat(((WireResponse) answer).body()).isEqualTo("[redacted] may not inspect [redacted]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"access_token\":\"\"}", "{\"access_token\":\"a\\nb\"}", "{\"access_token\":null}"})
    void takesNothingElseForPageToken(String page) {
        assertThat(PageToken.of(WireJson.value(page))).isEmpty();
    }

    @Test
    void takesQuotedPageTokenOutOfAnswers() {
        WireResponse quoting = response(400, "Malformed access token PAGEtoken, proof " + PAGE_PROOF);

        WireAnswer answer =
                new SystemUserTransport(ScriptedTransport.answering(quoting), TOKEN, APP_SECRET).exchange(PAGE.on(GET));

        assertThat(((WireResponse) answer).body()).isEqualTo("Malformed access token [redacted], proof [redacted]");
    }

    @Test
    void putsBearerTokenIntoHeader() {
        ScriptedTransport network = ScriptedTransport.answering(response(200, "{}"), response(200, "{}"));

        new BearerTransport(network, always(TOKEN), NONE).exchange(POST);
        new BearerTransport(network, always(TOKEN), Secret.of("devtoken")).exchange(POST);

        assertThat(network.requests().get(0).headers()).isEqualTo(Map.of("A", "b", "Authorization", "Bearer EAAtoken"));
        assertThat(network.requests().get(1).headers()).containsEntry("developer-token", "devtoken");
    }

    @Test
    void sendsNothingWithoutToken() {
        ScriptedTransport network = ScriptedTransport.answering();
        WireFailure refused = new WireFailure(Stage.UNAUTHORISED, "why");

        WireAnswer answer = new BearerTransport(network, source(new NoToken(refused)), NONE).exchange(POST);

        assertThat(answer).isEqualTo(refused);
        assertThat(network.requests()).isEmpty();
    }

    @Test
    void takesQuotedSecretsOutOfAnswers() {
        WireResponse quoting = new WireResponse(
                400,
                Map.of("www-authenticate", "error for EAAtoken"),
                "{\"error\":{\"message\":\"Malformed access token EAAtoken, proof " + PROOF + " of appsecret\"}}");

        WireAnswer ofSystemUser =
                new SystemUserTransport(ScriptedTransport.answering(quoting), TOKEN, APP_SECRET).exchange(GET);
        WireAnswer ofBearer =
                new BearerTransport(ScriptedTransport.answering(quoting), always(TOKEN), APP_SECRET).exchange(GET);

        assertThat(((WireResponse) ofSystemUser).body())
                .isEqualTo("{\"error\":{\"message\":\"Malformed access token [redacted], proof [redacted] of"
                        + " [redacted]\"}}");
        assertThat(((WireResponse) ofSystemUser).header("www-authenticate")).isEqualTo("error for [redacted]");
        assertThat(((WireResponse) ofBearer).body()).doesNotContain("EAAtoken", "appsecret\"");
    }

    @Test
    void namesNoSecretInTexts() {
        WireRequest sent = sentBySystemUser(GET, APP_SECRET);

        assertThat(sent.toString()).isEqualTo("READ GET https://x.invalid/v1/a");
        assertThat(PAGE.on(GET).toString()).doesNotContain("PAGEtoken");
        assertThat(TOKEN.toString()).isEqualTo("[secret]");
        assertThat(new AccessToken(TOKEN, FixedCall.NOW, FixedCall.NOW).toString())
                .doesNotContain("EAAtoken");
        assertThat(new RefreshTokenGrant(URI.create("https://t.invalid"), "c", APP_SECRET, TOKEN).toString())
                .doesNotContain("EAAtoken", "appsecret");
        assertThat(response(200, "EAAtoken").toString()).isEqualTo("status 200 with 8 characters");
    }

    @Test
    void equalsOnlyItself() {
        assertThat(Secret.of("a")).isNotEqualTo(Secret.of("a"));
    }

    private static WireRequest sentBySystemUser(WireRequest request, Secret appSecret) {
        ScriptedTransport network = ScriptedTransport.answering(response(200, "{}"));
        new SystemUserTransport(network, TOKEN, appSecret).exchange(request);
        return network.requests().get(0);
    }

    private static AccessTokenSource always(Secret token) {
        return source(new AccessToken(token, FixedCall.NOW, FixedCall.NOW));
    }

    private static AccessTokenSource source(TokenAnswer answer) {
        return new AccessTokenSource() {
            @Override
            public TokenAnswer token(Instant deadline) {
                return answer;
            }

            @Override
            public boolean renew() {
                return false;
            }
        };
    }
}
