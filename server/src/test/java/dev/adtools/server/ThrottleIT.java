package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A live platform that had too many requests of one account, and says how long it wants none. */
class ThrottleIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final String PAUSE = "{\"arguments\":{\"campaign_id\":\"120210000000000001\"}}";
    private static final WireAnswer THROTTLED = new WireResponse(
            400,
            Map.of(
                    "Content-Type",
                    "application/json",
                    "x-business-use-case-usage",
                    "{\"1700100001\":[{\"type\":\"ads_management\",\"estimated_time_to_regain_access\":2}]}"),
            "{\"error\":{\"message\":\"Too many calls\",\"type\":\"OAuthException\",\"code\":80004}}");

    private final LiveVendor vendor = new LiveVendor();
    private final ItDatabase database = new ItDatabase();

    @TempDir
    private Path folder;

    private DropwizardTestSupport<AdtoolsConfiguration> app;
    private Service service;

    @BeforeEach
    void start() throws Exception {
        List<ConfigOverride> overrides = new ArrayList<>(ShippedService.overrides(folder, TOKEN, database));
        overrides.add(ConfigOverride.config("platforms.beta.mode", "live"));
        overrides.add(
                ConfigOverride.config("platforms.beta.baseUrl", vendor.url().toString()));
        overrides.add(ConfigOverride.config("platforms.beta.accessToken", LiveVendor.BETA_TOKEN));
        overrides.add(ConfigOverride.config("platforms.beta.appSecret", LiveVendor.BETA_APP_SECRET));
        app = ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                overrides.toArray(ConfigOverride[]::new)));
        app.before();
        service = Service.of(app);
    }

    @AfterEach
    void stop() {
        app.after();
        vendor.close();
    }

    @Test
    void endsAWriteAsNotAppliedAndSendsNothingMoreUntilTheTimeIsOver() {
        Function<WireRequest, WireAnswer> usual = vendor.usual();
        vendor.behave(request -> isWrite(request) ? THROTTLED : usual.apply(request));

        HttpResponse<byte[]> written = service.execute(TOKEN, "pause_beta_campaign", PAUSE);
        int sent = vendor.requests().size();
        HttpResponse<byte[]> again = service.execute(TOKEN, "pause_beta_campaign", PAUSE);
        HttpResponse<byte[]> read =
                service.execute(TOKEN, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100001\"}}");

        for (HttpResponse<byte[]> refused : List.of(written, again, read)) {
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(Service.json(refused).at("/error/code").textValue()).isEqualTo("PLATFORM_RATE_LIMITED");
            assertThat(refused.headers().firstValueAsLong("Retry-After").orElse(0))
                    .isBetween(100L, 120L);
        }
        assertThat(vendor.requests()).hasSize(sent);
        assertThat(Service.json(service.send(service.request(TOKEN, "/api/v1/operations?status=NOT_APPLIED")))
                        .findValuesAsText("tool"))
                .containsExactly("pause_beta_campaign");
        vendor.behave(usual);
        assertThat(service.execute(TOKEN, "get_campaigns", "{\"arguments\":{\"account_id\":\"act_1700100003\"}}")
                        .statusCode())
                .isEqualTo(200);
    }

    private static boolean isWrite(WireRequest request) {
        return request.method().equals("POST") && !request.body().contains("validate_only");
    }
}
