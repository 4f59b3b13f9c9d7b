package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The product as it ships: its own tools, its own tokens, its own database. */
class WholeServiceIT {

    private static final String TOKEN = "it's any text: #of ${32} \"characters\" \\ or more";

    @TempDir
    private Path folder;

    private DropwizardTestSupport<AdtoolsConfiguration> app;
    private Service service;

    @BeforeEach
    void start() throws Exception {
        app = new DropwizardTestSupport<>(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                ConfigOverride.config("server.applicationConnectors[0].port", "0"),
                ConfigOverride.config("server.adminConnectors[0].port", "0"),
                ConfigOverride.config("logging.level", "OFF"),
                ConfigOverride.config("bootstrap.token", TOKEN),
                ConfigOverride.config("dataDirectory", folder.resolve("data").toString()));
        app.before();
        service = Service.of(app);
    }

    @AfterEach
    void stop() {
        app.after();
    }

    @Test
    void runsItsToolsForTheBootstrapToken() {
        HttpResponse<byte[]> catalog = service.send(service.request(TOKEN, "/api/v1/tools"));
        HttpResponse<byte[]> accounts = service.execute(TOKEN, "list_beta_accounts", "{}");

        assertThat(Service.json(catalog).get("tools").findValuesAsText("name"))
                .contains("create_alpha_app_campaign", "get_campaigns", "validate_campaign_draft");
        assertThat(accounts.statusCode()).isEqualTo(200);
        assertThat(Service.json(accounts).at("/data/rows")).isNotEmpty();
    }

    @Test
    void letsInTheFirstApproverByTheFileItWrote() throws Exception {
        String approver =
                Files.readString(folder.resolve("data/initial-approver-token")).strip();

        HttpResponse<byte[]> seen = service.send(service.request(approver, "/api/v1/tools"));
        HttpResponse<byte[]> refused = service.execute(approver, "list_beta_accounts", "{}");

        assertThat(folder.resolve("data/initial-token")).doesNotExist();
        assertThat(seen.statusCode()).isEqualTo(200);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.headers().firstValue("WWW-Authenticate"))
                .hasValue("Bearer realm=\"adtools\", error=\"insufficient_scope\", scope=\"tools:read\"");
    }

    @Test
    void tellsAMissingTokenFromAWrongOne() {
        HttpResponse<byte[]> missing = service.send(service.anonymous("/api/v1/tools"));
        HttpResponse<byte[]> wrong = service.send(service.request("wrong", "/api/v1/tools"));
        HttpResponse<byte[]> inUrl = service.send(service.request(TOKEN, "/api/v1/tools?access_token=x"));

        assertThat(missing.statusCode()).isEqualTo(401);
        assertThat(missing.headers().allValues("WWW-Authenticate")).containsExactly("Bearer realm=\"adtools\"");
        assertThat(wrong.statusCode()).isEqualTo(401);
        assertThat(wrong.headers().allValues("WWW-Authenticate"))
                .containsExactly("Bearer realm=\"adtools\", error=\"invalid_token\"");
        assertThat(inUrl.statusCode()).isEqualTo(400);
        assertThat(Service.json(inUrl).get("code").textValue()).isEqualTo("INVALID_REQUEST");
    }

    @Test
    void reportsEveryPartThatItNeeds() {
        Service admin = new Service(app.getAdminPort());

        HttpResponse<byte[]> health = admin.send(admin.anonymous("/healthcheck"));

        JsonNode parts = Service.json(health);
        assertThat(health.statusCode()).isEqualTo(200);
        assertThat(parts.fieldNames()).toIterable().contains("alpha", "beta", "database");
        assertThat(parts.at("/alpha/message").textValue()).isEqualTo("sandbox");
    }

    @Test
    void startsAgainOnTheDataItLeft() throws Exception {
        String before = rows();
        app.after();

        start();

        assertThat(rows()).isEqualTo(before);
    }

    private String rows() {
        return Service.json(service.execute(TOKEN, "list_alpha_accounts", "{}"))
                .at("/data/rows")
                .toString();
    }
}
