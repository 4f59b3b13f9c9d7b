package dev.adtools.server.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.Caller;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.store.StoreUnavailable;
import io.dropwizard.auth.Auth;
import io.dropwizard.auth.AuthDynamicFeature;
import io.dropwizard.auth.AuthValueFactoryProvider;
import io.dropwizard.auth.Authenticator;
import io.dropwizard.testing.junit5.DropwizardExtensionsSupport;
import io.dropwizard.testing.junit5.ResourceExtension;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(DropwizardExtensionsSupport.class)
class BearerAuthFilterTest {

    private static final String TOKEN = AccessFixture.OPERATOR_TOKEN;

    private Authenticator<String, Caller> authenticator = AccessFixture.bootstrap()::caller;

    private final ResourceExtension service = ResourceExtension.builder()
            .addProvider(new AuthDynamicFeature(new BearerAuthFilter(
                    new BearerCheck(token -> authenticator.authenticate(token), token -> {}),
                    (error, request) -> Response.status(error.code().status())
                            .header(HttpHeaders.WWW_AUTHENTICATE, "to be replaced")
                            .entity(error.code() + ": " + error.message())
                            .build())))
            .addProvider(new AuthValueFactoryProvider.Binder<>(Caller.class))
            .addResource(new WhoResource())
            .build();

    @Test
    void letsTheHolderOfATokenIn() {
        assertThat(get("Bearer " + TOKEN).readEntity(String.class)).isEqualTo("operator");
        assertThat(get("bearer   " + TOKEN).readEntity(String.class)).isEqualTo("operator");
    }

    @Test
    void asksForATokenWhereThereIsNone() {
        for (Response response : List.of(get(), get("Basic YTpi"), get("Bearer"), get(TOKEN))) {
            assertThat(response.getStatus()).isEqualTo(401);
            assertThat(challenges(response)).containsExactly("Bearer realm=\"adtools\"");
            assertThat(response.readEntity(String.class))
                    .isEqualTo("UNAUTHENTICATED: The request needs a bearer token.");
        }
    }

    @Test
    void refusesATokenThatIsNotValid() {
        Response response = get("Bearer something else");

        assertThat(response.getStatus()).isEqualTo(401);
        assertThat(challenges(response)).containsExactly("Bearer realm=\"adtools\", error=\"invalid_token\"");
        assertThat(response.readEntity(String.class)).isEqualTo("UNAUTHENTICATED: The bearer token is not valid.");
    }

    @Test
    void doesNotTellWhyATokenIsRefused() {
        try (AccessFixture fixture = new AccessFixture(Backend.SQLITE)) {
            String expired = fixture.token("operator", "'tools:read'", ", 'expires_at': '2026-03-01T12:00:01Z'");
            fixture.clock.advance(Duration.ofSeconds(2));
            String revoked = fixture.token("operator", "'tools:read'", "");
            AccessFixture.answer(fixture.operator().revokeToken(revoked.substring(9, 19), false));
            String unknown = TokenText.mint(new SecureRandom()).text();

            authenticator = fixture.access.authenticator();
            for (String token : List.of(expired, revoked, unknown, "malformed")) {
                Response response = get("Bearer " + token);
                assertThat(challenges(response)).containsExactly("Bearer realm=\"adtools\", error=\"invalid_token\"");
                assertThat(response.readEntity(String.class))
                        .isEqualTo("UNAUTHENTICATED: The bearer token is not valid.");
            }
        }
    }

    @Test
    void refusesATokenInTheUrlEvenBesideARightOne() {
        for (String name : List.of("access_token", "%61ccess_token")) {
            Response response = service.target("/who")
                    .queryParam(name, TOKEN)
                    .request()
                    .header(HttpHeaders.AUTHORIZATION, "Bearer " + TOKEN)
                    .get();

            assertThat(response.getStatus()).isEqualTo(400);
            assertThat(challenges(response)).containsExactly("Bearer realm=\"adtools\", error=\"invalid_request\"");
            assertThat(response.readEntity(String.class)).startsWith("INVALID_REQUEST: ");
        }
    }

    @Test
    void refusesTwoHeaders() {
        Response response = get("Bearer " + TOKEN, "Bearer " + TOKEN);

        assertThat(response.getStatus()).isEqualTo(400);
        assertThat(challenges(response)).containsExactly("Bearer realm=\"adtools\", error=\"invalid_request\"");
    }

    @Test
    void saysSoWhenTokensCannotBeLookedUp() {
        authenticator = token -> {
            throw new StoreUnavailable("The store is closed.");
        };

        Response response = get("Bearer " + TOKEN);

        assertThat(response.getStatus()).isEqualTo(503);
        assertThat(response.readEntity(String.class)).startsWith("STORE_UNAVAILABLE: ");
    }

    private Response get(String... authorization) {
        var request = service.target("/who").request();
        for (String header : authorization) {
            request.header(HttpHeaders.AUTHORIZATION, header);
        }
        return request.get();
    }

    private static List<Object> challenges(Response response) {
        return response.getHeaders().getOrDefault(HttpHeaders.WWW_AUTHENTICATE, List.of());
    }

    /** Answers with the caller. */
    @Path("/who")
    public static final class WhoResource {

        /** Returns the caller's principal. */
        @GET
        public String who(@Auth Caller caller) {
            return caller.principal();
        }
    }
}
