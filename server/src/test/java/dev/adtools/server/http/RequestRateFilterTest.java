package dev.adtools.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonObject;
import dev.adtools.server.auth.BearerAuthFilter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.RateLimitDecision;
import dev.adtools.server.call.RateLimitDecision.RateLimitStatus;
import dev.adtools.server.fixtures.Callers;
import io.dropwizard.auth.Auth;
import io.dropwizard.auth.AuthValueFactoryProvider;
import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.testing.DropwizardTestSupport;
import io.dropwizard.testing.ResourceHelpers;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The filter in a plain Dropwizard service, with no handler of ours before Jersey. */
class RequestRateFilterTest {

    private static final int ALLOWED = 2;
    private static final AtomicInteger COUNTED = new AtomicInteger();
    private static final DropwizardTestSupport<Configuration> SERVICE =
            new DropwizardTestSupport<>(RatedService.class, ResourceHelpers.resourceFilePath("access-service.yml"));

    private final HttpClient http = HttpClient.newHttpClient();

    @BeforeAll
    static void start() throws Exception {
        SERVICE.before();
    }

    @AfterAll
    static void stop() {
        SERVICE.after();
    }

    @BeforeEach
    void reset() {
        COUNTED.set(0);
    }

    @Test
    void refusesRequestsOverTheRateOnEveryPath() throws Exception {
        assertThat(get("/principal", "all").statusCode()).isEqualTo(200);
        HttpResponse<String> last = get("/principal", "all");
        HttpResponse<String> refused = get("/nowhere", "all");

        assertThat(last.headers().firstValue("RateLimit")).hasValue("\"requests\";r=0;t=30");
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.headers().firstValue("Retry-After")).hasValue("30");
        assertThat(refused.headers().allValues("RateLimit")).containsExactly("\"requests\";r=0;t=30");
        assertThat(refused.headers().allValues("RateLimit-Policy")).containsExactly("\"requests\";q=2;w=60");
    }

    @Test
    void countsNoRequestWithoutAToken() throws Exception {
        assertThat(get("/principal", "nobody").statusCode()).isEqualTo(401);
        assertThat(COUNTED).hasValue(0);
    }

    private HttpResponse<String> get(String path, String token) throws Exception {
        URI uri = URI.create("http://127.0.0.1:" + SERVICE.getLocalPort() + path);
        return http.send(
                HttpRequest.newBuilder(uri)
                        .header("Authorization", "Bearer " + token)
                        .build(),
                BodyHandlers.ofString());
    }

    private static RateLimitDecision count(Caller caller) {
        int left = ALLOWED - COUNTED.incrementAndGet();
        RateLimitStatus status = new RateLimitStatus("requests", ALLOWED, 60, Math.max(0, left), 30);
        ToolError refusal = new ToolError(
                ErrorCode.RATE_LIMITED,
                caller.principal() + " sends too much.",
                JsonObject.builder().put("retry_after_seconds", 30).build());
        return new RateLimitDecision(left < 0 ? refusal : null, status);
    }

    /** A service with the filters alone. */
    public static final class RatedService extends Application<Configuration> {

        @Override
        public void run(Configuration configuration, Environment environment) {
            environment
                    .jersey()
                    .register(new PreMatchingAuthFilter(
                            new BearerAuthFilter(Callers::of, token -> {}, PreMatchingAuthFilter::refusal)));
            environment.jersey().register(new RequestRateFilter(RequestRateFilterTest::count));
            environment.jersey().register(new AuthValueFactoryProvider.Binder<>(Caller.class));
            environment.jersey().register(new EncodedBytes());
            environment.jersey().register(new PrincipalResource());
        }
    }

    /** Answers with the caller. */
    @Path("/principal")
    public static final class PrincipalResource {

        /** Returns the caller's principal. */
        @GET
        public String principal(@Auth Caller caller) {
            return caller.principal();
        }
    }
}
