package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.tools.fixtures.LoopbackMount;
import dev.adtools.tools.fixtures.ScriptedTransport;
import dev.adtools.tools.fixtures.TokenServer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A live service answers known refusals of the vendors for the right reason, and sends no more than it should. */
@Timeout(90)
class VendorFaultsIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String BETA_ACCOUNT = "\"account_id\":\"act_1700100001\"";
    private static final String ALPHA_ACCOUNT = "\"account_id\":\"1002003001\",\"login_customer_id\":\"1002003000\"";
    private static final String COLLISION = """
            {"error":{"code":400,"message":"m","status":"ABORTED","details":[{"errors":[{"errorCode":\
            {"databaseError":"CONCURRENT_MODIFICATION"},"message":"Two requests met."}]}]}}""";

    private final LiveVendor vendor = new LiveVendor();

    @TempDir
    private Path folder;

    private @Nullable DropwizardTestSupport<AdtoolsConfiguration> app;

    @AfterEach
    void stop() {
        if (app != null) {
            app.after();
        }
        vendor.close();
    }

    @Test
    void keepsTheApprovalOfAWriteThatMetAnother() throws Exception {
        Service service = start(vendor.alpha(folder));
        String campaign = paused(service);
        JsonNode pending = data(call(
                        service,
                        "enable_alpha_campaign",
                        ALPHA_ACCOUNT + ",\"campaign_id\":\"" + campaign + "\"",
                        "enable-1"))
                .get("pending_action");
        String approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();
        String path = "/api/v1/pending-actions/" + pending.get("id").textValue();
        service.send(service.request(approver, path + "/approve")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(
                        "{\"payload_hash\":\"" + pending.get("payload_hash").textValue() + "\"}")));
        vendor.behave(request -> LiveVendor.isWrite(request)
                ? response(400, COLLISION)
                : vendor.usual().apply(request));

        HttpResponse<byte[]> refused = resume(service, pending, "resume-1");
        JsonNode kept = Service.json(service.send(service.request(approver, path)));
        vendor.behave(vendor.usual());
        HttpResponse<byte[]> read = call(service, "get_alpha_campaigns", ALPHA_ACCOUNT, "");
        while (read.statusCode() == 429) {
            read = call(service, "get_alpha_campaigns", ALPHA_ACCOUNT, "");
        }
        JsonNode applied = data(resume(service, pending, "resume-2")).at("/result/result");

        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(code(refused)).isEqualTo("PLATFORM_RATE_LIMITED");
        assertThat(refused.headers().firstValueAsLong("Retry-After").orElse(0)).isBetween(1L, 5L);
        assertThat(kept.get("status").textValue()).isEqualTo("APPROVED");
        assertThat(kept.get("unapplied_attempts").intValue()).isEqualTo(1);
        assertThat(applied.toString()).contains("ENABLED");
        assertThat(vendor.writes()).hasSize(2);
        List<WireRequest> requests = vendor.requests();
        assertThat(requests.get(requests.size() - 1).uri().getPath()).endsWith(":search");
    }

    private static String paused(Service service) throws Exception {
        for (JsonNode row :
                data(call(service, "get_alpha_campaigns", ALPHA_ACCOUNT, "")).get("rows")) {
            if (row.get("status").textValue().equals("PAUSED")) {
                return row.get("id").textValue();
            }
        }
        throw new AssertionError("no campaign is paused");
    }

    @Test
    void saysWhetherAnAppliedWriteCouldBeReadBack() throws Exception {
        Service service = start(vendor.alpha(folder));
        String pause = ALPHA_ACCOUNT + ",\"campaign_id\":\"";

        JsonNode shown = data(call(service, "pause_alpha_campaign", pause + "12000000001\"", "pause-1"));
        vendor.behave(request -> LiveVendor.isWrite(request)
                ? response(200, "{\"results\":[{\"resourceName\":\"customers/1002003001/campaigns/12000000002\"}]}")
                : vendor.usual().apply(request));
        JsonNode different = data(call(service, "pause_alpha_campaign", pause + "12000000002\"", "pause-2"));

        assertThat(shown.get("status").textValue()).isEqualTo("applied");
        assertThat(shown.get("verified").toString()).isEqualTo("true");
        assertThat(different.get("status").textValue()).isEqualTo("applied");
        assertThat(different.get("verified").toString()).isEqualTo("false");
        assertThat(different.get("warnings").toString()).contains("read back");
        assertThat(vendor.writes()).hasSize(2);
    }

    @Test
    void blamesTheServiceForFaultsOfItsConfiguration() throws Exception {
        Service service = start(vendor.alpha(folder));
        String disabled = "{\"error\":{\"code\":403,\"message\":\"m\",\"status\":\"PERMISSION_DENIED\",\"details\":["
                + "{\"@type\":\"type.googleapis.com/google.rpc.ErrorInfo\",\"reason\":\"%s\"}]}}";
        String ended =
                "{\"error\":{\"code\":400,\"message\":\"m\",\"status\":\"INVALID_ARGUMENT\",\"details\":[{\"errors\":"
                        + "[{\"errorCode\":{\"requestError\":\"UNSUPPORTED_VERSION\"},\"message\":\"m\"}]}]}}";

        for (WireResponse answer : List.of(
                response(403, disabled.formatted("SERVICE_DISABLED")),
                response(403, disabled.formatted("ACCESS_TOKEN_SCOPE_INSUFFICIENT")),
                response(400, ended),
                new WireResponse(404, Map.of("Content-Type", "text/html"), "<!DOCTYPE html><title>Error 404</title>"),
                response(501, "{\"error\":{\"code\":501,\"status\":\"UNIMPLEMENTED\",\"message\":\"m\"}}"))) {
            vendor.behave(request -> answer);
            int before = vendor.requests().size();

            HttpResponse<byte[]> refused = call(service, "get_alpha_campaigns", ALPHA_ACCOUNT, "");

            String expected = answer.status() == 403 ? "PLATFORM_CREDENTIALS_REJECTED" : "PLATFORM_VERSION_UNSUPPORTED";
            assertThat(refused.statusCode()).as(answer.body()).isEqualTo(503);
            assertThat(code(refused)).isEqualTo(expected);
            assertThat(Service.json(refused).at("/error/details/retryable").booleanValue())
                    .isFalse();
            assertThat(vendor.requests()).hasSize(before + 1);
            assertThat(data(call(service, "get_recent_errors", "", ""))
                            .at("/rows/0/code")
                            .textValue())
                    .isEqualTo(expected);
        }
    }

    @Test
    void asksForASignInByAPersonWhereTheConsentHasExpired() throws Exception {
        try (LoopbackMount tokens = LoopbackMount.of(new ScriptedTransport(
                request -> response(400, "{\"error\":\"invalid_grant\",\"error_subtype\":\"invalid_rapt\"}")))) {
            String credentials = new TokenServer()
                    .authorizedUser(folder, URI.create(tokens.url() + "/token"))
                    .toString();
            Service service = start(List.of(
                    ConfigOverride.config("platforms.alpha.mode", "live"),
                    ConfigOverride.config(
                            "platforms.alpha.baseUrl", vendor.url().toString()),
                    ConfigOverride.config("platforms.alpha.credentialsFile", credentials)));

            HttpResponse<byte[]> refused = call(service, "list_alpha_accounts", "", "");

            assertThat(refused.statusCode()).isEqualTo(503);
            assertThat(code(refused)).isEqualTo("PLATFORM_CREDENTIALS_REJECTED");
            assertThat(text(refused)).contains("requires a new sign-in", "use a service account");
            assertThat(vendor.requests()).isEmpty();
        }
    }

    @Test
    void asksForLessWhereBetaCutsItsAnswer() throws Exception {
        Service service = start(beta());
        String report = BETA_ACCOUNT + ",\"date_range\":\"last_7d\"";
        JsonNode whole = data(call(service, "get_beta_campaign_performance", report, ""));
        List<Integer> limits = new ArrayList<>();
        vendor.behave(request -> {
            if (!request.uri().getPath().endsWith("/insights")) {
                return vendor.usual().apply(request);
            }
            limits.add(limit(request));
            return limits.size() == 1
                    ? response(200, "{\"data\":[{\"campaign_id\":\"120210000000000001\",\"spe")
                    : vendor.usual().apply(request);
        });

        JsonNode again = data(call(service, "get_beta_campaign_performance", report, ""));

        assertThat(again.get("totals")).isEqualTo(whole.get("totals"));
        assertThat(limits).hasSizeGreaterThan(1);
        assertThat(limits.get(1)).isLessThan(limits.get(0));
    }

    private static int limit(WireRequest request) {
        return Integer.parseInt(request.uri().getQuery().replaceFirst("(?:.*&|^)limit=([0-9]+).*", "$1"));
    }

    @Test
    void doesNotRepeatWhatBetaCallsFinal() throws Exception {
        Service service = start(beta());
        vendor.behave(request -> response(
                400, "{\"error\":{\"message\":\"m\",\"code\":1,\"error_subcode\":2853001,\"is_transient\":false}}"));

        HttpResponse<byte[]> refused = call(service, "list_beta_accounts", "", "");

        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(code(refused)).isEqualTo("PLATFORM_REJECTED");
        assertThat(vendor.requests()).hasSize(1);
    }

    private List<ConfigOverride> beta() {
        return List.of(
                ConfigOverride.config("platforms.beta.mode", "live"),
                ConfigOverride.config("platforms.beta.baseUrl", vendor.url().toString()),
                ConfigOverride.config("platforms.beta.accessToken", LiveVendor.BETA_TOKEN));
    }

    private Service start(List<ConfigOverride> live) throws Exception {
        Path configuration = ShippedService.withCaps(
                folder,
                "- {platform: alpha, account: '1002003001', currency: USD, perCall: '5000.00', perDay: '5000.00', createsPerDay: 1}");
        List<ConfigOverride> all = new ArrayList<>(live);
        all.addAll(ShippedService.overrides(folder, TOKEN, new ItDatabase()));
        DropwizardTestSupport<AdtoolsConfiguration> started =
                ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                        AdtoolsApplication.class, configuration.toString(), all.toArray(ConfigOverride[]::new)));
        app = started;
        started.before();
        return Service.of(started);
    }

    private static HttpResponse<byte[]> resume(Service service, JsonNode pending, String key) {
        return call(
                service,
                "resume_workflow_after_approval",
                "\"pending_action_id\":\"" + pending.get("id").textValue() + "\",\"payload_hash\":\""
                        + pending.get("payload_hash").textValue() + "\"",
                key);
    }

    private static HttpResponse<byte[]> call(Service service, String tool, String arguments, String key) {
        byte[] body = ("{\"arguments\":{" + arguments + "}}").getBytes(StandardCharsets.UTF_8);
        return service.send(
                key.isEmpty()
                        ? service.post(TOKEN, tool, body)
                        : service.post(TOKEN, tool, body).header("Idempotency-Key", key));
    }

    private static WireResponse response(int status, String body) {
        return new WireResponse(status, Map.of("Content-Type", "application/json"), body);
    }

    private static JsonNode data(HttpResponse<byte[]> response) {
        assertThat(response.statusCode()).as(text(response)).isEqualTo(200);
        return Service.json(response).get("data");
    }

    private static String code(HttpResponse<byte[]> response) {
        return Service.json(response).at("/error/code").asText();
    }

    private static String text(HttpResponse<byte[]> response) {
        return new String(response.body(), StandardCharsets.UTF_8);
    }
}
