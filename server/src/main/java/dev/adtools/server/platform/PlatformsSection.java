package dev.adtools.server.platform;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/**
 * The section {@code platforms}: which world each platform is. One that is left out is the sandbox.
 *
 * @param alpha the first advertising platform
 * @param beta the second advertising platform
 * @param alphaAnalytics the first vendor's analytics platform
 */
public record PlatformsSection(
        @JsonProperty PlatformSection alpha,
        @JsonProperty PlatformSection beta,
        @JsonProperty PlatformSection alphaAnalytics) {

    /** Settings with every platform embedded. */
    public static final PlatformsSection SANDBOX =
            new PlatformsSection(PlatformSection.SANDBOX, PlatformSection.SANDBOX, PlatformSection.SANDBOX);

    public PlatformsSection {
        alpha = orSandbox(alpha);
        beta = orSandbox(beta);
        alphaAnalytics = orSandbox(alphaAnalytics);
    }

    private static PlatformSection orSandbox(@Nullable PlatformSection section) {
        return section == null ? PlatformSection.SANDBOX : section;
    }
}
