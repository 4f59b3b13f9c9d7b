package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests when the spend that is held for a write is given back, by the platform's answer. */
@Tag("stores")
class HeldSpendIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String DOLLARS = "1002003001";
    private static final String EUROS = "1002003002";
    private static final String CAPS = """
            - {platform: alpha, account: '1002003001', currency: USD, timeZone: '%1$s', perCall: '60', perDay: '100',
               createsPerDay: 2}
            - {platform: alpha, account: '1002003002', currency: EUR, timeZone: '%1$s', perCall: '60', perDay: '100',
               createsPerDay: 1}
            """;
    private static final WireResponse REFUSAL = new WireResponse(400, Map.of(), """
            {"error":{"code":400,"message":"m","status":"INVALID_ARGUMENT","details":[{"errors":[{
             "errorCode":{"campaignError":"DUPLICATE_CAMPAIGN_NAME"},"message":"Taken a moment ago."}]}]}}""");
    private static final WireResponse NO_WORD = new WireResponse(502, Map.of(), "bad gateway");

    @TempDir
    private static Path folder;

    private static LiveVendor vendor;
    private static DropwizardTestSupport<AdtoolsConfiguration> app;
    private static Service service;

    @BeforeAll
    static void start() throws Exception {
        vendor = new LiveVendor();
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                ShippedService.withCaps(folder, CAPS.formatted(noon())).toString(),
                Stream.concat(
                                ShippedService.overrides(folder, TOKEN, new ItDatabase()).stream(),
                                vendor.alpha(folder).stream())
                        .toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
    }

    // Where it is about noon, so that no test runs over the end of a day.
    private static ZoneOffset noon() {
        return ZoneOffset.ofHours(12 - LocalTime.now(ZoneOffset.UTC).getHour());
    }

    @AfterEach
    void answerAsUsual() {
        vendor.behave(vendor.usual());
    }

    @AfterAll
    static void stop() {
        app.after();
        vendor.close();
    }

    @Test
    void isGivenBackWhenThePlatformRefusesWhatItsCheckHadPassed() {
        vendor.behave(request -> answerSent(request, REFUSAL));
        for (int attempt = 0; attempt < 3; attempt++) {
            assertThat(code(create(DOLLARS, "Taken " + attempt, 60)))
                    .as("attempt %d", attempt)
                    .isEqualTo("PLATFORM_REJECTED");
        }
        vendor.behave(vendor.usual());

        HttpResponse<byte[]> most = create(DOLLARS, "One", 60);
        HttpResponse<byte[]> rest = create(DOLLARS, "Two", 40);

        assertThat(most.statusCode()).isEqualTo(200);
        assertThat(rest.statusCode()).isEqualTo(200);
        assertThat(Service.json(create(DOLLARS, "Three", 1))
                        .at("/error/details/used")
                        .textValue())
                .isEqualTo("2");
    }

    @Test
    void isHeldUntilSomebodyKnowsWhetherItWasSpent() {
        vendor.behave(request -> answerSent(request, NO_WORD));
        HttpResponse<byte[]> lost = create(minted("writer", TOKEN, "tools:spend"), EUROS, "Lost", 60);
        vendor.behave(vendor.usual());

        String operation = lost.headers().firstValue("Operation-Id").orElseThrow();
        HttpResponse<byte[]> byOneOfTheSameRoot = notApplied(minted("auditor", TOKEN, "operations:resolve"), operation);
        JsonNode meanwhile = Service.json(create(EUROS, "One", 60)).at("/error/details");
        HttpResponse<byte[]> byAnApprover = notApplied(minted("checker", approver(), "approvals:decide"), operation);

        assertThat(code(lost)).isEqualTo("OUTCOME_UNKNOWN");
        assertThat(byOneOfTheSameRoot.statusCode()).isEqualTo(403);
        assertThat(meanwhile.path("cap").asText()).isEqualTo("creates_per_day");
        assertThat(meanwhile.path("used").asText()).isEqualTo("1");
        assertThat(byAnApprover.statusCode()).isEqualTo(200);
        assertThat(create(EUROS, "One", 60).statusCode()).isEqualTo(200);
    }

    private static WireAnswer answerSent(WireRequest request, WireResponse answer) {
        return LiveVendor.isWrite(request) ? answer : vendor.usual().apply(request);
    }

    private static String approver() {
        try {
            return Files.readString(folder.resolve("data/initial-approver-token"))
                    .strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String minted(String principal, String root, String scope) {
        post(root, "/api/v1/principals", "{\"id\":\"%s\",\"owner\":\"%1$s\",\"kind\":\"human\"}".formatted(principal));
        return Service.json(post(
                        root,
                        "/api/v1/tokens",
                        "{\"name\":\"n\",\"principal\":\"%s\",\"scopes\":[\"%s\"]}".formatted(principal, scope)))
                .path("token")
                .asText();
    }

    private static HttpResponse<byte[]> notApplied(String token, String operation) {
        return post(
                token,
                "/api/v1/operations/" + operation + "/resolve",
                "{\"outcome\":\"NOT_APPLIED\",\"evidence\":\"I looked.\",\"expected_fence\":1}");
    }

    private static HttpResponse<byte[]> post(String token, String path, String body) {
        return service.send(service.request(token, path)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body)));
    }

    private static HttpResponse<byte[]> create(String account, String name, long units) {
        return create(TOKEN, account, name, units);
    }

    private static HttpResponse<byte[]> create(String token, String account, String name, long units) {
        return service.execute(
                token,
                "create_alpha_app_campaign",
                "{\"arguments\":{\"account_id\":\"" + account + "\",\"name\":\"" + name + "\",\"budget_micros\":"
                        + units * 1_000_000 + ",\"app_id\":\"com.example.app\",\"app_store\":\"ALPHA_APP_STORE\","
                        + "\"login_customer_id\":\"1002003000\"}}");
    }

    private static String code(HttpResponse<byte[]> response) {
        return Service.json(response).at("/error/code").asText();
    }
}
