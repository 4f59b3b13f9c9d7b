package dev.adtools.server.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.Caller;
import io.dropwizard.auth.Auth;
import io.dropwizard.auth.AuthDynamicFeature;
import io.dropwizard.auth.AuthValueFactoryProvider;
import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.testing.DropwizardTestSupport;
import io.dropwizard.testing.ResourceHelpers;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.SecurityContext;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The filter in a plain Dropwizard service, with no handler of ours before Jersey. */
class BearerAuthFilterTest {

    private static final String TOKEN = AccessFixture.OPERATOR_TOKEN;
    private static final List<Optional<String>> UNAUTHENTICATED = new CopyOnWriteArrayList<>();
    private static final List<String> LOOKED_UP = new CopyOnWriteArrayList<>();
    private static final DropwizardTestSupport<Configuration> SERVICE =
            new DropwizardTestSupport<>(PlainService.class, ResourceHelpers.resourceFilePath("access-service.yml"));

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
    void forget() {
        UNAUTHENTICATED.clear();
        LOOKED_UP.clear();
    }

    @Test
    void authenticatesByItself() throws Exception {
        HttpResponse<String> answer = get("/who", "Bearer " + TOKEN);

        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo("operator BEARER false");
        assertThat(LOOKED_UP).containsExactly(TOKEN);
        assertThat(UNAUTHENTICATED).isEmpty();
    }

    @Test
    void refusesRequestsWithoutAToken() throws Exception {
        for (List<String> headers : List.of(List.<String>of(), List.of("Basic YTpi"))) {
            assertRefused(
                    get("/who", headers.toArray(String[]::new)), 401, "UNAUTHENTICATED", "Bearer realm=\"adtools\"");
        }
        assertThat(UNAUTHENTICATED).containsExactly(Optional.empty(), Optional.empty());
        assertThat(LOOKED_UP).isEmpty();
    }

    @Test
    void refusesWrongTokens() throws Exception {
        assertRefused(
                get("/who", "Bearer " + TOKEN + "x"),
                401,
                "UNAUTHENTICATED",
                "Bearer realm=\"adtools\", error=\"invalid_token\"");
        assertThat(UNAUTHENTICATED).hasSize(1);
    }

    @Test
    void refusesTokensInTheUrlAndSecondHeaders() throws Exception {
        String challenge = "Bearer realm=\"adtools\", error=\"invalid_request\"";

        assertRefused(get("/who?access_token=" + TOKEN, "Bearer " + TOKEN), 400, "INVALID_REQUEST", challenge);
        assertRefused(get("/who", "Bearer " + TOKEN, "Bearer " + TOKEN), 400, "INVALID_REQUEST", challenge);
        assertThat(LOOKED_UP).isEmpty();
    }

    private HttpResponse<String> get(String path, String... authorization) throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + SERVICE.getLocalPort() + path));
        for (String header : authorization) {
            request.header(HttpHeaders.AUTHORIZATION, header);
        }
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static void assertRefused(HttpResponse<String> answer, int status, String code, String challenge) {
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.body()).isEqualTo(code);
        assertThat(answer.headers().allValues(HttpHeaders.WWW_AUTHENTICATE)).containsExactly(challenge);
    }

    /** A service as Dropwizard's manual wires authentication. */
    public static final class PlainService extends Application<Configuration> {

        @Override
        public void run(Configuration configuration, Environment environment) {
            BearerAuthFilter filter = new BearerAuthFilter(
                    token -> {
                        LOOKED_UP.add(token);
                        return AccessFixture.bootstrap().caller(token);
                    },
                    id -> UNAUTHENTICATED.add(Optional.ofNullable(id)),
                    (error, request) -> Response.status(error.code().status())
                            .entity(error.code().name())
                            .build());
            environment.jersey().register(new AuthDynamicFeature(filter));
            environment.jersey().register(new AuthValueFactoryProvider.Binder<>(Caller.class));
            environment.jersey().register(new WhoResource());
        }
    }

    /** Answers with the caller. */
    @Path("/who")
    public static final class WhoResource {

        /** Returns the caller's principal, the scheme, and whether it has a role. */
        @GET
        public String who(@Auth Caller caller, @Context SecurityContext security) {
            return caller.principal() + " " + security.getAuthenticationScheme() + " " + security.isUserInRole("any");
        }
    }
}
