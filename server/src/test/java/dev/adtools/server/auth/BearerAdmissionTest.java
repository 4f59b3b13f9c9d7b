package dev.adtools.server.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.ErrorCode;
import dev.adtools.server.auth.BearerAuthFilter.Admission;
import dev.adtools.server.call.Caller;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.http.ErrorAnswer;
import dev.adtools.server.store.StoreUnavailable;
import io.dropwizard.auth.Authenticator;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class BearerAdmissionTest {

    private static final String TOKEN = AccessFixture.OPERATOR_TOKEN;

    private final List<@Nullable String> unauthenticated = new ArrayList<>();
    private Authenticator<String, Caller> authenticator = AccessFixture.bootstrap()::caller;
    private final BearerAuthFilter filter =
            new BearerAuthFilter(token -> authenticator.authenticate(token), unauthenticated::add, ErrorAnswer::to);

    @Test
    void letsTheHolderOfATokenIn() {
        for (String header : List.of("Bearer " + TOKEN, "bearer   " + TOKEN)) {
            assertThat(filter.admission(List.of(header), null))
                    .isInstanceOfSatisfying(
                            Admission.Granted.class,
                            granted -> assertThat(granted.caller().principal()).isEqualTo("operator"));
        }
        assertThat(unauthenticated).isEmpty();
    }

    @Test
    void asksForATokenWhereThereIsNone() {
        for (List<String> headers :
                List.of(List.<String>of(), List.of("Basic YTpi"), List.of("Bearer"), List.of(TOKEN))) {
            assertRefused(
                    filter.admission(headers, null),
                    ErrorCode.UNAUTHENTICATED,
                    "The request needs a bearer token.",
                    "Bearer realm=\"adtools\"");
        }
        assertThat(unauthenticated).hasSize(4).containsOnlyNulls();
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
                assertRefused(
                        filter.admission(List.of("Bearer " + token), null),
                        ErrorCode.UNAUTHENTICATED,
                        "The bearer token is not valid.",
                        "Bearer realm=\"adtools\", error=\"invalid_token\"");
            }
        }
    }

    @Test
    void refusesATokenInTheUrlEvenBesideARightOne() {
        assertRefused(
                filter.admission(List.of("Bearer " + TOKEN), "a=1&access%5Ftoken=x"),
                ErrorCode.INVALID_REQUEST,
                "The token must be in one Authorization header, and never in the URL.",
                "Bearer realm=\"adtools\", error=\"invalid_request\"");
    }

    @Test
    void refusesTwoHeaders() {
        assertRefused(
                filter.admission(List.of("Bearer " + TOKEN, "Bearer " + TOKEN), "a=access_token"),
                ErrorCode.INVALID_REQUEST,
                "The token must be in one Authorization header, and never in the URL.",
                "Bearer realm=\"adtools\", error=\"invalid_request\"");
    }

    @Test
    void saysSoWhenTokensCannotBeLookedUp() {
        authenticator = token -> {
            throw new StoreUnavailable("The store is closed.");
        };

        assertRefused(
                filter.admission(List.of("Bearer " + TOKEN), "a=access_token"),
                ErrorCode.STORE_UNAVAILABLE,
                "The token cannot be looked up now.",
                null);
    }

    private static void assertRefused(Admission admission, ErrorCode code, String message, @Nullable String challenge) {
        assertThat(admission).isInstanceOfSatisfying(Admission.Refused.class, refused -> {
            assertThat(refused.error().code()).isEqualTo(code);
            assertThat(refused.error().message()).isEqualTo(message);
            assertThat(refused.challenge()).isEqualTo(challenge);
        });
    }
}
