package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One database, started in one world after another: the sandbox, a live platform, and another live platform. */
@Tag("stores")
class KeysOfWorldsIT {

    private static final String TOKEN = "the-operator-of-this-test-is-trusted";
    private static final byte[] CALL = """
            {"arguments":{"account_id":"1002003001","name":"Spring launch","budget_micros":50000000,\
            "app_id":"com.example.app","app_store":"ALPHA_APP_STORE","login_customer_id":"1002003000"}}""".getBytes(StandardCharsets.UTF_8);

    private final ItDatabase database = new ItDatabase();

    @TempDir
    private Path folder;

    @Test
    void answerNothingOfAnotherWorld() throws Exception {
        List<HttpResponse<byte[]>> sandbox = answers(List.of(), "sandbox-key");

        try (LiveVendor one = new LiveVendor();
                LiveVendor other = new LiveVendor()) {
            List<HttpResponse<byte[]>> live = answers(one.alpha(folder), "sandbox-key", "live-key", "live-key");
            List<HttpResponse<byte[]>> elsewhere = answers(other.alpha(folder), "sandbox-key", "live-key");

            assertThat(told(sandbox)).containsExactly("applied in sandbox");
            assertThat(told(live))
                    .containsExactly("IDEMPOTENCY_KEY_REUSED", "applied in live", "applied in live again");
            assertThat(live.get(2).body()).isEqualTo(live.get(1).body());
            assertThat(told(elsewhere)).containsExactly("IDEMPOTENCY_KEY_REUSED", "IDEMPOTENCY_KEY_REUSED");
            assertThat(one.writes()).hasSize(1);
            assertThat(other.writes()).isEmpty();
        }
    }

    private List<HttpResponse<byte[]>> answers(List<ConfigOverride> world, String... keys) throws Exception {
        Path configuration = ShippedService.withCaps(
                folder,
                "- {platform: alpha, account: '1002003001', currency: USD, perCall: '50.00', perDay: '900.00'}");
        List<ConfigOverride> all = new ArrayList<>(world);
        all.addAll(ShippedService.overrides(folder, TOKEN, database));
        DropwizardTestSupport<AdtoolsConfiguration> app =
                ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                        AdtoolsApplication.class, configuration.toString(), all.toArray(ConfigOverride[]::new)));
        try {
            app.before();
            Service service = Service.of(app);
            List<HttpResponse<byte[]>> answers = new ArrayList<>();
            for (String key : keys) {
                answers.add(service.send(
                        service.post(TOKEN, "create_alpha_app_campaign", CALL).header("Idempotency-Key", key)));
            }
            return answers;
        } finally {
            app.after();
        }
    }

    private static List<String> told(List<HttpResponse<byte[]>> answers) {
        return answers.stream().map(KeysOfWorldsIT::told).toList();
    }

    private static String told(HttpResponse<byte[]> answer) {
        boolean replayed = answer.headers().firstValue("Idempotent-Replayed").isPresent();
        return Service.json(answer).get("ok").booleanValue()
                ? Service.json(answer).at("/data/status").textValue() + " in "
                        + Service.json(answer).at("/data/source").textValue() + (replayed ? " again" : "")
                : Service.json(answer).at("/error/code").textValue();
    }
}
