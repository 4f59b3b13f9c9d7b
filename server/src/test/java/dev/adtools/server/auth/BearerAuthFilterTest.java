package dev.adtools.server.auth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.call.Caller;
import dev.adtools.server.http.EncodedBytes;
import dev.adtools.server.http.ErrorAnswer;
import io.dropwizard.auth.Auth;
import io.dropwizard.auth.AuthDynamicFeature;
import io.dropwizard.auth.AuthValueFactoryProvider;
import io.dropwizard.testing.junit5.DropwizardExtensionsSupport;
import io.dropwizard.testing.junit5.ResourceExtension;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The filter alone, where nothing has decided on a request before Jersey; every test over HTTP shows it together with
 * that.
 */
@ExtendWith(DropwizardExtensionsSupport.class)
class BearerAuthFilterTest {

    private final ResourceExtension service = ResourceExtension.builder()
            .addProvider(new AuthDynamicFeature(new BearerAuthFilter(ErrorAnswer::to)))
            .addProvider(new AuthValueFactoryProvider.Binder<>(Caller.class))
            .addProvider(new EncodedBytes())
            .addResource(new WhoResource())
            .build();

    @Test
    void letsNobodyInOnWhomNothingWasDecided() {
        Response response = service.target("/who")
                .request()
                .header(HttpHeaders.AUTHORIZATION, "Bearer " + AccessFixture.OPERATOR_TOKEN)
                .get();

        assertThat(response.getStatus()).isEqualTo(401);
        assertThat(response.getHeaderString(HttpHeaders.WWW_AUTHENTICATE)).isEqualTo("Bearer realm=\"adtools\"");
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
