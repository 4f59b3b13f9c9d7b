package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import dev.adtools.server.store.StartupException;
import dev.adtools.tools.fixtures.TokenServer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/** The service on live platforms, which are played on a port of this machine: only the network's far end is not real. */
class LivePlatformsIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";

    private static final String CAMPAIGN = """
            "account_id":"1002003001","name":"Spring launch","budget_micros":50000000,\
            "app_id":"com.example.app","app_store":"ALPHA_APP_STORE","login_customer_id":"1002003000\"""";

    private final LiveVendor vendor = new LiveVendor();
    private final ItDatabase database = new ItDatabase();
    private final ListAppender<ILoggingEvent> log = new ListAppender<>();

    @TempDir
    private Path folder;

    private Path configuration = TestService.configFile();
    private @Nullable DropwizardTestSupport<AdtoolsConfiguration> app;

    @AfterEach
    void stop() {
        if (app != null) {
            app.after();
        }
        vendor.close();
    }

    @Test
    void doesNotStartLiveWithoutCredentials() {
        DropwizardTestSupport<AdtoolsConfiguration> refused =
                support(ConfigOverride.config("platforms.alpha.mode", "live"));

        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(refused::before)
                .withMessage("ADTOOLS_ALPHA_MODE is live, but ADTOOLS_ALPHA_CREDENTIALS_FILE is not set; it takes the"
                        + " file of a service account or of an authorized user.");
        assertThat(folder.resolve("data/.lock")).doesNotExist();
    }

    @Test
    void readsAndChecksOnLivePlatformsAndSpendsNothingWithoutCaps() throws Exception {
        Service service = start(alpha(), beta()).service();

        JsonNode accounts = data(service.execute(TOKEN, "list_alpha_accounts", "{}"));
        JsonNode campaigns =
                data(service.execute(TOKEN, "get_campaigns", arguments("\"account_id\":\"act_1700100001\"")));
        JsonNode checked = data(
                service.execute(TOKEN, "create_alpha_app_campaign", arguments(CAMPAIGN + ",\"validate_only\":true")));
        HttpResponse<byte[]> refused = service.execute(TOKEN, "create_alpha_app_campaign", arguments(CAMPAIGN));

        assertThat(accounts.get("source").textValue()).isEqualTo("live");
        assertThat(accounts.get("rows")).isNotEmpty();
        assertThat(campaigns.get("source").textValue()).isEqualTo("live");
        assertThat(campaigns.get("rows")).isNotEmpty();
        assertThat(checked.get("status").textValue()).isEqualTo("validated");
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(Service.json(refused).at("/error/code").textValue()).isEqualTo("POLICY_DENIED");
        assertThat(Service.json(refused).at("/error/message").textValue())
                .isEqualTo(
                        "The account alpha:1002003001 is live and has no caps, so it takes no write that can move money;"
                                + " nothing was sent. Add an entry for it to spend.caps in config.yml, or PUT"
                                + " /api/v1/caps/alpha:1002003001, with limits per call and per day in USD.");
        assertThat(vendor.requests())
                .filteredOn(request -> request.uri().getPath().endsWith(":mutate"))
                .hasSize(2)
                .allMatch(request -> request.body().contains("\"validateOnly\":true"));
        assertThat(vendor.tokens().forms()).hasSize(1);
    }

    @Test
    void writesOnALiveAccountUnderItsCaps() throws Exception {
        configuration = ShippedService.withCaps(
                folder,
                "- {platform: alpha, account: '1002003001', currency: USD, perCall: '50.00', perDay: '60.00', createsPerDay: 1}");
        Service service = start(alpha()).service();

        JsonNode applied = data(service.execute(TOKEN, "create_alpha_app_campaign", arguments(CAMPAIGN)));
        HttpResponse<byte[]> refused =
                service.execute(TOKEN, "create_alpha_app_campaign", arguments(CAMPAIGN.replace("Spring", "Summer")));

        assertThat(applied.get("status").textValue()).isEqualTo("applied");
        assertThat(applied.get("source").textValue()).isEqualTo("live");
        assertThat(Service.json(refused).at("/error/details/cap").textValue()).isEqualTo("creates_per_day");
        assertThat(vendor.writes())
                .hasSize(1)
                .noneMatch(request -> request.body().contains("ENABLED"));
    }

    @Test
    void keepsEachPlatformInItsOwnWorld() throws Exception {
        Service service = start(beta()).service();

        assertThat(data(service.execute(TOKEN, "list_alpha_accounts", "{}"))
                        .get("source")
                        .textValue())
                .isEqualTo("sandbox");
        assertThat(data(service.execute(TOKEN, "list_beta_accounts", "{}"))
                        .get("source")
                        .textValue())
                .isEqualTo("live");
        assertThat(data(service.execute(TOKEN, "create_alpha_app_campaign", arguments(CAMPAIGN)))
                        .get("status")
                        .textValue())
                .isEqualTo("applied");
    }

    @Test
    void fetchesNewTokenWhenPlatformRefusesOldOne() throws Exception {
        Service service = start(alpha()).service();
        List<WireRequest> refusedOnce = new ArrayList<>();
        vendor.behave(request -> {
            refusedOnce.add(request);
            return refusedOnce.size() == 1
                    ? new WireResponse(401, Map.of(), "{\"error\":{\"status\":\"UNAUTHENTICATED\",\"message\":\"m\"}}")
                    : new WireResponse(200, Map.of(), "{}");
        });

        data(service.execute(TOKEN, "list_alpha_accounts", "{}"));

        assertThat(refusedOnce).hasSize(2);
    }

    @Test
    void showsNoSecretWhateverFails() throws Exception {
        Running running = start(alpha(), beta());
        Service service = running.service();
        Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        log.start();
        root.addAppender(log);
        ((Logger) LoggerFactory.getLogger("dev.adtools")).setLevel(Level.TRACE);
        List<String> shown = new ArrayList<>();
        String proof = proof(service);
        vendor.behave(request -> new WireResponse(
                request.uri().getPath().startsWith("/v27.0/") ? 400 : 401,
                Map.of("x-ad-api-version-warning", "for " + request.uri()),
                quoting(request)));
        shown.add(text(service.execute(TOKEN, "list_beta_accounts", "{}")));
        shown.add(text(service.execute(TOKEN, "list_alpha_accounts", "{}")));
        shown.add(text(
                service.execute(TOKEN, "create_alpha_app_campaign", arguments(CAMPAIGN + ",\"validate_only\":true"))));
        Service admin = running.admin();
        shown.add(text(admin.send(admin.anonymous("/healthcheck"))));
        shown.add(text(admin.send(admin.anonymous("/metrics"))));
        root.detachAppender(log);

        log.list.forEach(event -> shown.add(event.getFormattedMessage()
                + (event.getThrowableProxy() == null
                        ? ""
                        : event.getThrowableProxy().getMessage())));
        assertThat(shown.get(0)).contains("PLATFORM_CREDENTIALS_REJECTED", "[redacted]");
        assertThat(shown.get(1)).contains("PLATFORM_CREDENTIALS_REJECTED", "[redacted]");
        assertThat(shown)
                .noneMatch(text -> text.contains(LiveVendor.BETA_TOKEN)
                        || text.contains(LiveVendor.BETA_APP_SECRET)
                        || text.contains(proof)
                        || text.contains("ya29.token")
                        || text.contains(TokenServer.CLIENT_SECRET)
                        || text.contains(TokenServer.REFRESH_TOKEN));
    }

    private String proof(Service service) {
        data(service.execute(TOKEN, "list_beta_accounts", "{}"));
        String query = vendor.requests().get(vendor.requests().size() - 1).uri().getRawQuery();
        assertThat(query).contains("&appsecret_proof=");
        return query.replaceFirst(".*appsecret_proof=", "");
    }

    // Both platforms' shapes at once, with everything that came in.
    private static String quoting(WireRequest request) {
        String quoted = (request.headers() + " " + request.uri()).replace("\"", "'");
        return "{\"error\":{\"code\":190,\"status\":\"UNAUTHENTICATED\",\"message\":\"" + quoted + "\"}}";
    }

    @Test
    @Timeout(60)
    void staysWellWhileLivePlatformIsDown() throws Exception {
        Service admin = start(alpha()).admin();
        vendor.behave(request -> new WireResponse(503, Map.of(), ""));

        JsonNode health = health(admin);
        while (health.toString().contains("not answered yet")) {
            health = health(admin);
        }

        assertThat(health.at("/alpha/message").textValue()).startsWith("live, ");
        assertThat(health.at("/beta/message").textValue()).isEqualTo("sandbox");
    }

    @Test
    @Timeout(60)
    void namesTheSettingOfAVersionThatEnds() throws Exception {
        String warning = "API version v24.0 ended on 2026-11-10. Set ADTOOLS_BETA_API_VERSION to a later one.";
        Running running =
                start(beta(), new ConfigOverride[] {ConfigOverride.config("platforms.beta.apiVersion", "v24.0")});
        Service service = running.service();
        vendor.behave(request -> new WireResponse(
                400,
                Map.of(),
                "{\"error\":{\"message\":\"You are calling a deprecated version of the Ads API\",\"code\":2635}}"));

        HttpResponse<byte[]> refused = service.execute(TOKEN, "list_beta_accounts", "{}");
        JsonNode health = health(running.admin());
        while (health.toString().contains("not answered yet")) {
            health = health(running.admin());
        }

        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(Service.json(refused).at("/error/code").textValue()).isEqualTo("PLATFORM_VERSION_UNSUPPORTED");
        assertThat(Service.json(refused).at("/error/details/retryable").booleanValue())
                .isFalse();
        assertThat(Service.json(refused).at("/error/details/setting").textValue())
                .isEqualTo("ADTOOLS_BETA_API_VERSION");
        assertThat(health.at("/beta/message").textValue()).contains("ADTOOLS_BETA_API_VERSION");
        assertThat(Service.json(service.send(service.request(TOKEN, "/api/v1/summary")))
                        .at("/platforms/1/warnings/0")
                        .textValue())
                .isEqualTo(warning);
        assertThat(data(service.execute(TOKEN, "get_recent_errors", "{}"))
                        .at("/rows/0/code")
                        .textValue())
                .isEqualTo("PLATFORM_VERSION_UNSUPPORTED");
    }

    @Test
    @Timeout(60)
    void warnsBeforeARequestLimitIsReached() throws Exception {
        String warning =
                "The request limit ads_insights is 84 % used by one account. Send fewer requests until it recovers.";
        Running running = start(beta());
        Service service = running.service();
        ((Logger) LoggerFactory.getLogger("dev.adtools")).setLevel(Level.WARN);
        String report = arguments("\"account_id\":\"act_1700100003\"");

        data(service.execute(TOKEN, "get_beta_campaign_performance", report));
        data(service.execute(TOKEN, "get_beta_campaign_performance", report));
        JsonNode health = health(running.admin());
        while (health.toString().contains("not answered yet")) {
            health = health(running.admin());
        }

        assertThat(health.at("/beta/message").textValue()).isEqualTo("live, " + warning);
        assertThat(Service.json(service.send(service.request(TOKEN, "/api/v1/summary")))
                        .at("/platforms/1/warnings")
                        .toString())
                .isEqualTo("[\"" + warning + "\"]");
        assertThat(data(service.execute(TOKEN, "get_recent_errors", "{}")).get("rows"))
                .filteredOn(event -> event.get("message").textValue().contains("request limit"))
                .hasSize(1)
                .allMatch(event -> event.get("message").textValue().equals("beta: " + warning)
                        && event.get("count").intValue() == 1);
        assertThat(text(running.admin().send(running.admin().anonymous("/metrics"))))
                .contains("adtools_platform_limit_used_ratio{account=\"act_1700100003\",limit=\"ads_insights\","
                        + "platform=\"beta\"} 0.84");
    }

    @Test
    void haltsAnyAccountWhileItsPlatformDoesNotAnswer() throws Exception {
        Service service = start(beta()).service();

        HttpResponse<byte[]> unknown = halt(service);
        vendor.behave(request -> new WireResponse(503, Map.of(), ""));
        HttpResponse<byte[]> unanswered = halt(service);

        assertThat(unknown.statusCode()).isEqualTo(400);
        assertThat(unanswered.statusCode()).isEqualTo(200);
    }

    private static HttpResponse<byte[]> halt(Service service) {
        return service.send(service.request(TOKEN, "/api/v1/halts/beta:act_999999")
                .header("Content-Type", "application/json")
                .PUT(BodyPublishers.ofString("{\"reason\":\"stop\"}")));
    }

    private static JsonNode health(Service admin) {
        HttpResponse<byte[]> health = admin.send(admin.anonymous("/healthcheck"));
        assertThat(health.statusCode()).isEqualTo(200);
        return Service.json(health);
    }

    private static String arguments(String members) {
        return "{\"arguments\":{" + members + "}}";
    }

    private static JsonNode data(HttpResponse<byte[]> response) {
        assertThat(response.statusCode()).as(text(response)).isEqualTo(200);
        return Service.json(response).get("data");
    }

    private static String text(HttpResponse<byte[]> response) {
        return new String(response.body(), StandardCharsets.UTF_8);
    }

    private ConfigOverride[] alpha() {
        return vendor.alpha(folder).toArray(ConfigOverride[]::new);
    }

    private ConfigOverride[] beta() {
        return new ConfigOverride[] {
            ConfigOverride.config("platforms.beta.mode", "live"),
            ConfigOverride.config("platforms.beta.baseUrl", vendor.url().toString()),
            ConfigOverride.config("platforms.beta.accessToken", LiveVendor.BETA_TOKEN),
            ConfigOverride.config("platforms.beta.appSecret", LiveVendor.BETA_APP_SECRET),
        };
    }

    private Running start(ConfigOverride[]... platforms) throws Exception {
        DropwizardTestSupport<AdtoolsConfiguration> started =
                support(Arrays.stream(platforms).flatMap(Arrays::stream).toArray(ConfigOverride[]::new));
        app = started;
        started.before();
        return new Running(Service.of(started), Service.ofAdmin(started));
    }

    private DropwizardTestSupport<AdtoolsConfiguration> support(ConfigOverride... live) {
        List<ConfigOverride> all = new ArrayList<>(List.of(live));
        all.addAll(ShippedService.overrides(folder, TOKEN, database));
        return ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class, configuration.toString(), all.toArray(ConfigOverride[]::new)));
    }

    /** The two ports of a running service. */
    private record Running(Service service, Service admin) {}
}
