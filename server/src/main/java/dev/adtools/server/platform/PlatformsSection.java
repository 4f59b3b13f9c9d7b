package dev.adtools.server.platform;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.adtools.api.Platform;
import dev.adtools.server.call.PlatformLabels;
import java.util.EnumMap;
import java.util.Map;
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

    /**
     * Returns the names of the platforms, checked.
     *
     * @throws dev.adtools.server.store.StartupException when a name is too long or has invisible characters
     */
    public PlatformLabels labels() {
        Map<Platform, PlatformSection> sections =
                Map.of(Platform.ALPHA, alpha, Platform.BETA, beta, Platform.ALPHA_ANALYTICS, alphaAnalytics);
        Map<Platform, String> labels = new EnumMap<>(Platform.class);
        sections.forEach((platform, section) -> {
            String label = Setting.of(platform, "LABEL", section.label()).label();
            if (!label.isEmpty()) {
                labels.put(platform, label);
            }
        });
        return new PlatformLabels(labels);
    }

    private static PlatformSection orSandbox(@Nullable PlatformSection section) {
        return section == null ? PlatformSection.SANDBOX : section;
    }

    /**
     * One platform in the section {@code platforms}. What is left out is empty; each platform has its own among these.
     *
     * @param mode {@code sandbox} or {@code live}; empty for sandbox
     * @param baseUrl where the live platform is; empty for the vendor's address
     * @param adminBaseUrl alpha_analytics: where the live platform lists properties; empty for the vendor's address
     * @param apiVersion the version of its API; empty for the one that the connector is written for
     * @param credentialsFile alpha and alpha_analytics: a file of credentials
     * @param loginCustomerId alpha: the manager account to go through when a call names none
     * @param euPoliticalAdvertising alpha: what new campaigns are declared to be; empty for no political advertising in the EU
     * @param developerToken alpha: the developer token, where one is still asked for
     * @param accessToken beta: a system user's token
     * @param appSecret beta: the app's secret, which proves that the token is used by the app
     * @param label the platform's name for people and models; empty for none
     */
    public record PlatformSection(
            @JsonProperty String mode,
            @JsonProperty String baseUrl,
            @JsonProperty String adminBaseUrl,
            @JsonProperty String apiVersion,
            @JsonProperty String credentialsFile,
            @JsonProperty String loginCustomerId,
            @JsonProperty String euPoliticalAdvertising,
            @JsonProperty String developerToken,
            @JsonProperty String accessToken,
            @JsonProperty String appSecret,
            @JsonProperty String label) {

        /** The embedded platform. */
        public static final PlatformSection SANDBOX = new PlatformSection("", "", "", "", "", "", "", "", "", "", "");

        public PlatformSection {
            mode = text(mode);
            baseUrl = text(baseUrl);
            adminBaseUrl = text(adminBaseUrl);
            apiVersion = text(apiVersion);
            credentialsFile = text(credentialsFile);
            loginCustomerId = text(loginCustomerId);
            euPoliticalAdvertising = text(euPoliticalAdvertising);
            developerToken = text(developerToken);
            accessToken = text(accessToken);
            appSecret = text(appSecret);
            label = text(label);
        }

        private static String text(@Nullable String value) {
            return value == null ? "" : value.strip();
        }

        @Override
        public String toString() {
            return "PlatformSection";
        }
    }
}
