package dev.adtools.server.platform;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.MemoryBudget;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.server.call.PlatformEnvironment;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.store.StartupException;
import dev.adtools.tools.platform.PlatformHealth;
import dev.adtools.tools.platform.alpha.AlphaSettings;
import dev.adtools.tools.platform.alpha.RestAlphaAds;
import dev.adtools.tools.platform.analytics.AnalyticsSettings;
import dev.adtools.tools.platform.analytics.RestAnalytics;
import dev.adtools.tools.platform.auth.AccessTokenSource;
import dev.adtools.tools.platform.beta.BetaSettings;
import dev.adtools.tools.platform.beta.RestBetaAds;
import dev.adtools.tools.platform.wire.JdkRetries;
import dev.adtools.tools.platform.wire.LimitUsage;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The platforms that config.yml mounts live, checked and ready to be asked; the others are the sandbox's. */
public final class LivePlatforms {

    // A name that never resolves (RFC 2606): what is mounted on the sandbox cannot reach a network by mistake.
    private static final URI NOWHERE = URI.create("https://sandbox.invalid");

    private final @Nullable LivePlatform alpha;
    private final @Nullable LivePlatform beta;
    private final @Nullable LivePlatform analytics;
    private final URI analyticsAdminUrl;
    private final @Nullable AlphaAccountId loginCustomerId;
    private final boolean euPoliticalAdvertising;
    private final boolean inspectsToken;
    private final int maxPages;
    private final RetryPolicy policy;

    /** Reads what is configured, or refuses to start in one sentence that names the variable to mend. */
    public LivePlatforms(PlatformsSection platforms, HttpSection http, RetryPolicy policy, MemoryBudget memory) {
        LivePlatformFactory factory = new LivePlatformFactory(http, policy, memory);
        alpha = factory.alpha(platforms.alpha());
        beta = factory.beta(platforms.beta());
        analytics = factory.analytics(platforms.alphaAnalytics());
        analyticsAdminUrl =
                analytics == null ? NOWHERE : LivePlatformFactory.analyticsAdminUrl(platforms.alphaAnalytics());
        loginCustomerId = alpha == null ? null : LivePlatformFactory.loginCustomerId(platforms.alpha());
        euPoliticalAdvertising = LivePlatformFactory.euPoliticalAdvertising(platforms.alpha());
        inspectsToken = beta != null && LivePlatformFactory.hasAppSecret(platforms.beta());
        maxPages = http.maxPages();
        this.policy = policy;
        if (!all().isEmpty() && JdkRetries.repeatWrites(System.getProperties())) {
            throw new StartupException("The JVM was told by " + JdkRetries.OF_WRITES
                    + " to send failed writes again by itself; start it without that property.");
        }
    }

    private LivePlatforms(LivePlatforms other, BiFunction<Platform, WireTransport, WireTransport> way) {
        alpha = LivePlatform.through(other.alpha, way);
        beta = LivePlatform.through(other.beta, way);
        analytics = LivePlatform.through(other.analytics, way);
        analyticsAdminUrl = other.analyticsAdminUrl;
        loginCustomerId = other.loginCustomerId;
        euPoliticalAdvertising = other.euPoliticalAdvertising;
        inspectsToken = other.inspectsToken;
        maxPages = other.maxPages;
        policy = other.policy;
    }

    /** Returns the same platforms, reached in another way that is made of their own. */
    public LivePlatforms through(BiFunction<Platform, WireTransport, WireTransport> way) {
        return new LivePlatforms(this, way);
    }

    /** Returns the platforms that are live. */
    public List<LivePlatform> all() {
        return Stream.of(alpha, beta, analytics).flatMap(Stream::ofNullable).toList();
    }

    /** Returns the manager account that alpha goes through when a call names none; empty for none. */
    public Optional<AlphaAccountId> managerAccount() {
        return Optional.ofNullable(loginCustomerId);
    }

    /** Returns whether beta can be asked about the service's token: only the app may ask, with its secret. */
    public boolean canInspectToken() {
        return inspectsToken;
    }

    /** Returns the warnings for the operator of a platform, one sentence each; none for the sandbox. */
    public List<String> warnings(Platform platform) {
        return all().stream()
                .filter(live -> live.platform() == platform)
                .flatMap(live -> live.warnings().stream())
                .toList();
    }

    /** Returns the used part of request limits by platform, limit and account: 1 when a limit is used up. */
    public Map<List<String>, Double> usedRatios() {
        Map<List<String>, Double> ratios = new HashMap<>();
        all().forEach(live -> live.usage()
                .used()
                .forEach(one -> ratios.put(
                        List.of(live.platform().wireName(), one.limit(), one.account()), one.percent() / 100)));
        return ratios;
    }

    /** Returns the names of the platforms that are live. */
    public Set<Platform> names() {
        Set<Platform> names = EnumSet.noneOf(Platform.class);
        all().forEach(live -> names.add(live.platform()));
        return names;
    }

    /** Returns the environments of all platforms. */
    public PlatformEnvironments worlds() {
        return new PlatformEnvironments(
                all().stream().collect(Collectors.toMap(LivePlatform::platform, LivePlatform::world)));
    }

    /** Returns a live platform as it is reached with another version of its API. */
    public PlatformHealth with(LivePlatform live, String version) {
        LivePlatform other = live.with(version);
        return switch (live.platform()) {
            case ALPHA -> alphaAds(other, other::transport);
            case BETA -> betaAds(other, other::transport);
            case ALPHA_ANALYTICS -> analytics(other, other::transport);
        };
    }

    /** Returns alpha, live or on a sandbox. */
    public RestAlphaAds alphaAds(Supplier<WireTransport> sandbox) {
        return alphaAds(alpha, sandbox);
    }

    private RestAlphaAds alphaAds(@Nullable LivePlatform live, Supplier<WireTransport> sandbox) {
        int pages = Math.min(AlphaSettings.PAGES, maxPages);
        AlphaSettings settings = live == null
                ? new AlphaSettings(NOWHERE, AlphaSettings.LATEST, null, pages, euPoliticalAdvertising)
                : new AlphaSettings(live.baseUrl(), live.apiVersion(), loginCustomerId, pages, euPoliticalAdvertising);
        return new RestAlphaAds(settings, transport(live, sandbox), policy);
    }

    /** Returns beta, live or on a sandbox. */
    public RestBetaAds betaAds(Supplier<WireTransport> sandbox) {
        return betaAds(beta, sandbox);
    }

    private RestBetaAds betaAds(@Nullable LivePlatform live, Supplier<WireTransport> sandbox) {
        int pages = Math.min(BetaSettings.PAGES, maxPages);
        BetaSettings settings = live == null
                ? new BetaSettings(NOWHERE, BetaSettings.LATEST, pages)
                : new BetaSettings(live.baseUrl(), live.apiVersion(), pages);
        return new RestBetaAds(settings, transport(live, sandbox), policy);
    }

    /** Returns alpha_analytics, live or on a sandbox. */
    public RestAnalytics analytics(Supplier<WireTransport> sandbox) {
        return analytics(analytics, sandbox);
    }

    private RestAnalytics analytics(@Nullable LivePlatform live, Supplier<WireTransport> sandbox) {
        int pages = Math.min(AnalyticsSettings.PAGES, maxPages);
        AnalyticsSettings settings = live == null
                ? new AnalyticsSettings(NOWHERE, NOWHERE, AnalyticsSettings.LATEST, pages)
                : new AnalyticsSettings(live.baseUrl(), analyticsAdminUrl, live.apiVersion(), pages);
        return new RestAnalytics(settings, transport(live, sandbox), policy);
    }

    private static WireTransport transport(@Nullable LivePlatform live, Supplier<WireTransport> sandbox) {
        return live == null ? sandbox.get() : live.transport();
    }

    /**
     * A platform that is mounted live.
     *
     * @param platform which
     * @param baseUrl where it is
     * @param apiVersion the version of its API
     * @param credentials what the service shows it, in words
     * @param identity who the service is there; stays the same when a secret is renewed, where the platform tells
     * @param tokens where its access tokens come from; null when they are configured
     * @param transport the way to it, with credentials
     * @param usage the used part of its request limits
     * @param check finds the warnings for the operator, one sentence each
     */
    public record LivePlatform(
            Platform platform,
            URI baseUrl,
            String apiVersion,
            String credentials,
            String identity,
            @Nullable AccessTokenSource tokens,
            WireTransport transport,
            LimitUsage usage,
            Supplier<List<String>> check) {

        private static @Nullable LivePlatform through(
                @Nullable LivePlatform live, BiFunction<Platform, WireTransport, WireTransport> way) {
            return live == null
                    ? null
                    : new LivePlatform(
                            live.platform,
                            live.baseUrl,
                            live.apiVersion,
                            live.credentials,
                            live.identity,
                            live.tokens,
                            way.apply(live.platform, live.transport),
                            live.usage,
                            live.check);
        }

        private LivePlatform with(String version) {
            return new LivePlatform(platform, baseUrl, version, credentials, identity, tokens, transport, usage, check);
        }

        /** Returns the warnings for the operator at this moment, one sentence each. */
        public List<String> warnings() {
            return Stream.concat(check.get().stream(), usage.warnings().stream())
                    .toList();
        }

        /** Returns the world it is: what was keyed or approved elsewhere, or by someone else, means nothing here. */
        public PlatformEnvironment world() {
            return new PlatformEnvironment(Source.LIVE, baseUrl + " " + identity);
        }

        /** Returns its address, its API version and the service's identity there, without secrets. */
        public String description() {
            return baseUrl + ", API " + apiVersion + ", " + credentials;
        }
    }
}
