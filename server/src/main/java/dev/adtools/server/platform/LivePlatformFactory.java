package dev.adtools.server.platform;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.MemoryBudget;
import dev.adtools.api.Platform;
import dev.adtools.server.platform.LivePlatforms.LivePlatform;
import dev.adtools.server.platform.PlatformsSection.PlatformSection;
import dev.adtools.tools.platform.alpha.AlphaSettings;
import dev.adtools.tools.platform.analytics.AnalyticsNotices;
import dev.adtools.tools.platform.analytics.AnalyticsSettings;
import dev.adtools.tools.platform.auth.AccessTokenSource;
import dev.adtools.tools.platform.auth.BearerTransport;
import dev.adtools.tools.platform.auth.CachedAccessTokens;
import dev.adtools.tools.platform.auth.CredentialFile;
import dev.adtools.tools.platform.auth.Grant;
import dev.adtools.tools.platform.auth.Secret;
import dev.adtools.tools.platform.auth.SystemUserTransport;
import dev.adtools.tools.platform.auth.TokenEndpoint;
import dev.adtools.tools.platform.beta.BetaNotices;
import dev.adtools.tools.platform.beta.BetaSettings;
import dev.adtools.tools.platform.wire.HourlyWarnings;
import dev.adtools.tools.platform.wire.HttpWireTransport;
import dev.adtools.tools.platform.wire.LimitUsage;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.VersionCalendar;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes live platforms of their sections; null where the section says sandbox. */
final class LivePlatformFactory {

    private static final Logger LOG = LoggerFactory.getLogger(LivePlatformFactory.class);

    private static final String DEVELOPER_TOKEN =
            "ADTOOLS_ALPHA_DEVELOPER_TOKEN is set. The platform has ignored developer tokens since 2026-09-09 and will refuse"
                    + " them; remove the setting.";

    private final HttpSection http;
    private final RetryPolicy policy;
    private final MemoryBudget memory;

    LivePlatformFactory(HttpSection http, RetryPolicy policy, MemoryBudget memory) {
        this.http = http;
        this.policy = policy;
        this.memory = memory;
    }

    static @Nullable AlphaAccountId loginCustomerId(PlatformSection section) {
        return Setting.of(Platform.ALPHA, "LOGIN_CUSTOMER_ID", section.loginCustomerId())
                .alphaAccount()
                .orElse(null);
    }

    // The sandbox declares the same: what is tried there is what is done live.
    static boolean euPoliticalAdvertising(PlatformSection section) {
        return Setting.of(Platform.ALPHA, "EU_POLITICAL_ADVERTISING", section.euPoliticalAdvertising())
                .euPoliticalAdvertising();
    }

    static URI analyticsAdminUrl(PlatformSection section) {
        return Setting.of(Platform.ALPHA_ANALYTICS, "ADMIN_BASE_URL", section.adminBaseUrl())
                .baseUrl(AnalyticsSettings.LIVE_ADMIN_URL);
    }

    @Nullable
    LivePlatform alpha(PlatformSection section) {
        Vendor vendor = new Vendor(Platform.ALPHA, AlphaSettings.LIVE_URL, AlphaSettings.LATEST);
        Secret developerToken = Setting.of(Platform.ALPHA, "DEVELOPER_TOKEN", section.developerToken())
                .optionalSecret();
        return vendor.isLive(section) ? withFile(vendor, section, CredentialFile.ALPHA_SCOPE, developerToken) : null;
    }

    @Nullable
    LivePlatform analytics(PlatformSection section) {
        Vendor vendor = new Vendor(Platform.ALPHA_ANALYTICS, AnalyticsSettings.LIVE_URL, AnalyticsSettings.LATEST);
        return vendor.isLive(section)
                ? withFile(vendor, section, CredentialFile.ALPHA_ANALYTICS_SCOPE, Secret.of(""))
                : null;
    }

    private LivePlatform withFile(Vendor vendor, PlatformSection section, String scope, Secret developerToken) {
        Setting file = Setting.of(vendor.platform(), "CREDENTIALS_FILE", section.credentialsFile());
        Grant grant = file.grant(scope);
        AccessTokenSource tokens = new CachedAccessTokens(new TokenEndpoint(grant, network(), policy), policy.clock());
        WireTransport transport = new BearerTransport(network(), tokens, developerToken);
        LimitUsage usage = usage(vendor.platform());
        return new LivePlatform(
                vendor.platform(),
                vendor.baseUrl(section),
                vendor.version(section),
                grant.type() + " from " + file.value(),
                grant.identity(),
                tokens,
                vendor.platform() == Platform.ALPHA_ANALYTICS ? new AnalyticsNotices(transport, usage) : transport,
                usage,
                () -> Stream.of(
                                vendor.warning(section, today()),
                                openToOthers(file),
                                developerToken.isBlank() ? Optional.<String>empty() : Optional.of(DEVELOPER_TOKEN))
                        .flatMap(Optional::stream)
                        .toList());
    }

    private static Optional<String> openToOthers(Setting file) {
        return CredentialFile.openToOthers(Path.of(file.value()))
                ? Optional.of(file + " names a file that others can read; its mode should be 600.")
                : Optional.empty();
    }

    @Nullable
    LivePlatform beta(PlatformSection section) {
        Vendor vendor = new Vendor(Platform.BETA, BetaSettings.LIVE_URL, BetaSettings.LATEST);
        if (!vendor.isLive(section)) {
            return null;
        }
        Secret token = Setting.of(Platform.BETA, "ACCESS_TOKEN", section.accessToken())
                .secret("the access token of a system user");
        Secret appSecret = appSecret(section);
        LimitUsage usage = usage(Platform.BETA);
        WireTransport noticed =
                new BetaNotices(network(), new HourlyWarnings(policy.clock(), text -> LOG.warn("{}", text)), usage);
        return new LivePlatform(
                Platform.BETA,
                vendor.baseUrl(section),
                vendor.version(section),
                "a system user's token " + (appSecret.isBlank() ? "without" : "with") + " the app's proof",
                "token " + token.fingerprint(),
                null,
                new SystemUserTransport(noticed, token, appSecret),
                usage,
                () -> vendor.warning(section, today()).stream().toList());
    }

    static boolean hasAppSecret(PlatformSection section) {
        return !appSecret(section).isBlank();
    }

    private static Secret appSecret(PlatformSection section) {
        return Setting.of(Platform.BETA, "APP_SECRET", section.appSecret()).optionalSecret();
    }

    // A warning in the log becomes a service event.
    private LimitUsage usage(Platform platform) {
        return new LimitUsage(policy.clock(), text -> LOG.warn("{}: {}", platform.wireName(), text));
    }

    private HttpWireTransport network() {
        return new HttpWireTransport(http.limits(), policy.clock(), memory);
    }

    private LocalDate today() {
        return LocalDate.ofInstant(policy.clock().instant(), ZoneOffset.UTC);
    }

    /** Facts about a platform that are known before its section is read. */
    private record Vendor(Platform platform, String standardUrl, String standardVersion) {

        boolean isLive(PlatformSection section) {
            return Setting.of(platform, "MODE", section.mode()).live();
        }

        URI baseUrl(PlatformSection section) {
            return Setting.of(platform, "BASE_URL", section.baseUrl()).baseUrl(standardUrl);
        }

        String version(PlatformSection section) {
            return setting(section).version(standardVersion, VersionCalendar.of(platform));
        }

        Optional<String> warning(PlatformSection section, LocalDate today) {
            return VersionCalendar.of(platform)
                    .warning(version(section), setting(section).variable(), today);
        }

        private Setting setting(PlatformSection section) {
            return Setting.of(platform, "API_VERSION", section.apiVersion());
        }
    }
}
