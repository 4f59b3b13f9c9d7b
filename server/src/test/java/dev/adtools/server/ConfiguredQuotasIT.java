package dev.adtools.server;

import static io.dropwizard.testing.ConfigOverride.config;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.SettableMeter;
import dev.adtools.server.store.StartupException;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Quotas as an operator sets them. */
class ConfiguredQuotasIT {

    @TempDir
    private Path folder;

    private final SettableMeter time = new SettableMeter();

    private @Nullable TestService app;
    private int count;

    @AfterEach
    void stop() {
        if (app != null) {
            app.after();
        }
    }

    @Test
    void replacesWhatHoldsForOneToken() throws Exception {
        Service service = start(config("quotas.tokens.tok2.writesPerMinute", "2"));

        assertThat(granted(service, "other", 5)).isEqualTo(2);
        assertThat(granted(service, "all", 31)).isEqualTo(30);
        assertThat(header(write(service, "other"), "RateLimit-Policy")).isEqualTo("\"write\";q=2;w=60");
    }

    @Test
    void replacesEveryRateByTheMinute() throws Exception {
        Service service = start(config("quotas.perMinute", "40"), config("quotas.tokens.tok2.writesPerMinute", "2"));

        assertThat(granted(service, "other", 50)).isEqualTo(40);
        assertThat(granted(service, "all", 50)).isEqualTo(40);
    }

    @Test
    void keepsQuietWhereItIsToldTo() throws Exception {
        Service service = start(
                config("quotas.headers", "none"),
                config("quotas.writesPerMinute", "2"),
                config("quotas.requestsPerMinute", "3"));

        HttpResponse<byte[]> last = write(service, "all");
        write(service, "all");
        HttpResponse<byte[]> write = write(service, "all");
        HttpResponse<byte[]> request = write(service, "all");

        assertThat(last.headers().firstValue("RateLimit")).isEmpty();
        assertThat(header(write, "Retry-After")).isEqualTo("30");
        assertThat(write.headers().firstValue("RateLimit")).isEmpty();
        assertThat(write.headers().firstValue("RateLimit-Policy")).isEmpty();
        assertThat(header(request, "Retry-After")).isEqualTo("20");
        assertThat(request.headers().firstValue("RateLimit")).isEmpty();
    }

    @Test
    void refusesTheWriteThatIsOneTooManyOfTheDay() throws Exception {
        Service service = start(config("quotas.writesPerDay", "2"));
        assertThat(granted(service, "all", 2)).isEqualTo(2);

        HttpResponse<byte[]> refused = write(service, "all");

        assertThat(refused.statusCode()).isEqualTo(429);
        JsonNode error = Service.json(refused).get("error");
        assertThat(error.get("code").textValue()).isEqualTo("QUOTA_EXCEEDED");
        assertThat(error.at("/details/limit").textValue()).isEqualTo("writes_per_day");
        assertThat(error.at("/details/quota").longValue()).isEqualTo(2);
        assertThat(error.at("/details/resets_at").textValue()).endsWith("T00:00:00Z");
        String seconds = error.at("/details/retry_after_seconds").asText();
        assertThat(Long.parseLong(seconds)).isBetween(1L, 86_400L);
        assertThat(header(refused, "Retry-After")).isEqualTo(seconds);
        assertThat(header(refused, "RateLimit-Policy")).isEqualTo("\"writes_per_day\";q=2;w=86400");
        assertThat(header(refused, "RateLimit")).isEqualTo("\"writes_per_day\";r=0;t=" + seconds);
        assertThat(requireNonNull(app).things().applied()).isEqualTo(2);
        // Another principal has a day of its own.
        assertThat(write(service, "other").statusCode()).isEqualTo(200);
    }

    @Test
    void neverMakesPausingWait() throws Exception {
        Service service = start(config("quotas.writesPerDay", "1"));
        write(service, "all");
        assertThat(write(service, "all").statusCode()).isEqualTo(429);

        for (int i = 0; i < 5; i++) {
            HttpResponse<byte[]> paused =
                    service.execute("stop_thing", "{\"arguments\":{\"behaviour\":\"pause" + i + "\"}}");
            assertThat(paused.statusCode()).isEqualTo(200);
        }
        JsonNode usage = Service.json(service.send(service.request("all", "/api/v1/usage")));
        assertThat(usage.at("/limits/4/used").longValue()).isEqualTo(1);
    }

    @Test
    void countsTheDayOfATokenWithANumberOfItsOwnApart() throws Exception {
        Service service = start(config("quotas.writesPerDay", "1"), config("quotas.tokens.tok.writesPerDay", "3"));

        assertThat(granted(service, "all", 5)).isEqualTo(3);
        assertThat(granted(service, "other", 5)).isEqualTo(1);
    }

    @Test
    void countsAWriteThatThePlatformRefused() throws Exception {
        Service service = start(config("quotas.writesPerDay", "2"));

        service.execute("create_thing", "{\"arguments\":{\"behaviour\":\"platform_rejected\"}}");
        service.execute("create_thing", "{\"arguments\":{\"behaviour\":\"platform_unavailable\"}}");

        assertThat(write(service, "all").statusCode()).isEqualTo(429);
    }

    @Test
    void doesNotStartWithMoreConcurrentCallsThanThreads() {
        DropwizardTestSupport<AdtoolsConfiguration> refused = new DropwizardTestSupport<>(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                config("server.applicationConnectors[0].port", "0"),
                config("server.adminConnectors[0].port", "0"),
                config("logging.level", "OFF"),
                config("dataDirectory", folder.resolve("data").toString()),
                config("quotas.maxConcurrentCalls", "256"));

        assertThatThrownBy(refused::before)
                .isInstanceOf(StartupException.class)
                .hasMessage("quotas.maxConcurrentCalls must be less than server.maxThreads, which is 256.");
        assertThat(folder).isEmptyDirectory();
    }

    private Service start(ConfigOverride... quotas) throws Exception {
        TestService started = TestService.withQuotas(time, quotas);
        app = started;
        started.before();
        return Service.of(started);
    }

    private int granted(Service service, String token, int wanted) {
        int granted = 0;
        for (int i = 0; i < wanted; i++) {
            granted += write(service, token).statusCode() == 200 ? 1 : 0;
        }
        return granted;
    }

    private HttpResponse<byte[]> write(Service service, String token) {
        return service.execute(token, "create_thing", "{\"arguments\":{\"behaviour\":\"b" + count++ + "\"}}");
    }

    private static String header(HttpResponse<?> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }
}
