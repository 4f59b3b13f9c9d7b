package dev.adtools.tools.platform.beta;

import static org.assertj.core.api.Assertions.assertThat;

import com.facebook.ads.sdk.APIContext;
import com.facebook.ads.sdk.APIRequest;
import dev.adtools.tools.platform.wire.WireRequest;
import java.lang.reflect.Field;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Every request goes where the vendor's own library sends it, and uses nothing of the protocol that the vendor has taken
 * away. The newest library that is published speaks {@code v24.0}, the connector {@link BetaSettings#LATEST}: paths are
 * compared without the version.
 */
final class BetaProtocolTest {

    // The five "legacy protocol features" of the changelog of v26.0, which are gone from all versions since 27 October
    // 2026: pretty, debug, date_format, ids at the root, and ETags; metadata is gone since before.
    private static final Set<String> PARAMETERS_GONE = Set.of("pretty", "debug", "date_format", "ids", "metadata");
    private static final String HEADER_GONE = "if-none-match";

    @Test
    void asksWhereVendorAsks() throws ReflectiveOperationException {
        for (WireRequest request : BetaVocabularyTest.everyRequest()) {
            String path = request.uri().getPath().replaceFirst("^/" + BetaSettings.LATEST + "/", "");
            String object = path.replaceFirst("/.*$", "");
            Object vendors = BetaVocabularyTest.counterpart(request)
                    .getConstructor(String.class, APIContext.class)
                    .newInstance(object, new APIContext("token"));

            assertThat(request.method() + " " + path)
                    .isEqualTo(member(vendors, "method") + " " + member(vendors, "nodeId")
                            + member(vendors, "endpoint").replaceFirst("/$", ""));
        }
    }

    private static String member(Object request, String name) throws ReflectiveOperationException {
        Field field = APIRequest.class.getDeclaredField(name);
        field.setAccessible(true);
        return String.valueOf(field.get(request));
    }

    @Test
    void usesNothingThatPlatformTookAway() {
        for (WireRequest request : BetaVocabularyTest.everyRequest()) {
            assertThat(BetaVocabularyTest.parameters(request))
                    .doesNotContainKeys(PARAMETERS_GONE.toArray(String[]::new));
            assertThat(request.headers().keySet()).noneMatch(HEADER_GONE::equalsIgnoreCase);
            assertThat(request.uri().getPath()).matches("/v[0-9.]+/[a-z0-9_]+(/[a-z_]+)?");
        }
    }
}
