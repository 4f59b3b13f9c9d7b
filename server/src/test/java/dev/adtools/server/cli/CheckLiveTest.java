package dev.adtools.server.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.platform.HttpSection;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.server.platform.PlatformsSection;
import dev.adtools.server.platform.PlatformsSection.PlatformSection;
import dev.adtools.tools.fixtures.TokenServer;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireAnswer;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import io.dropwizard.core.Application;
import io.dropwizard.core.Configuration;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.core.setup.Environment;
import io.dropwizard.util.JarLocation;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class CheckLiveTest {

    private final LiveVendor vendor = new LiveVendor();
    private final StringWriter out = new StringWriter();
    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        vendor.close();
    }

    @Test
    void saysLineByLineWhatWorks() throws Exception {
        boolean done = check(
                new PlatformsSection(alpha(), beta(LiveVendor.BETA_TOKEN), PlatformSection.SANDBOX),
                "--account",
                "100-200-3001",
                "--login-customer-id",
                "1002003000");

        assertThat(done).as(errors()).isTrue();
        assertThat(steps())
                .containsExactly(
                        "alpha ok settings",
                        "alpha ok access token",
                        "alpha ok accounts",
                        "alpha ok query",
                        "alpha ok validate-only",
                        "alpha ok version",
                        "beta ok settings",
                        "beta ok accounts",
                        "beta ok account",
                        "beta ok query",
                        "beta ok version");
        assertThat(vendor.requests())
                .filteredOn(request -> request.uri().getPath().endsWith(":mutate"))
                .hasSize(1)
                .allMatch(request -> request.body().contains("\"validateOnly\":true"));
    }

    @Test
    void asksAboutFirstAccountWhenNoneIsNamed() throws Exception {
        assertThat(check(new PlatformsSection(alpha(), PlatformSection.SANDBOX, PlatformSection.SANDBOX)))
                .as(errors())
                .isTrue();

        assertThat(steps()).contains("alpha ok query", "alpha - validate-only");
    }

    @Test
    void readsAReportOfTheNamedProperty() throws Exception {
        PlatformsSection analytics = new PlatformsSection(PlatformSection.SANDBOX, PlatformSection.SANDBOX, alpha());

        assertThat(check(analytics, "--property", "properties/310000001"))
                .as(errors())
                .isTrue();

        assertThat(steps())
                .containsExactly(
                        "alpha_analytics ok settings",
                        "alpha_analytics ok access token",
                        "alpha_analytics ok metadata",
                        "alpha_analytics ok properties",
                        "alpha_analytics ok report",
                        "alpha_analytics - version");
        assertThat(out.toString()).contains("4 reached");
    }

    @Test
    void namesANewerVersionThatThePlatformServes() throws Exception {
        Function<WireRequest, WireAnswer> usual = vendor.usual();
        vendor.behave(request -> request.uri().getPath().startsWith("/v28.0/")
                ? new WireResponse(200, Map.of(), "{\"data\":[]}")
                : usual.apply(request));

        assertThat(check(new PlatformsSection(
                        PlatformSection.SANDBOX, beta(LiveVendor.BETA_TOKEN), PlatformSection.SANDBOX)))
                .as(errors())
                .isTrue();

        assertThat(out.toString())
                .contains(
                        "beta             warn  version          the platform also answers v28.0; this release is made for v27.0");
    }

    @Test
    void refusesWhatIsNoProperty() throws Exception {
        PlatformsSection analytics = new PlatformsSection(PlatformSection.SANDBOX, PlatformSection.SANDBOX, alpha());

        assertThat(check(analytics, "--property", "310000001")).isFalse();

        assertThat(errors()).isEqualTo("--property must be a property id such as properties/123456789.\n");
    }

    @Test
    void saysWhatDoesNotWorkAndGoesOn() throws Exception {
        Path file = vendor.tokens().authorizedUser(folder, vendor.tokenUri());
        Files.writeString(file, Files.readString(file).replace(TokenServer.REFRESH_TOKEN, "revoked"));

        boolean done = check(
                new PlatformsSection(section(file.toString(), "", ""), beta("EAAwrong"), PlatformSection.SANDBOX));

        assertThat(done).isFalse();
        assertThat(steps())
                .containsExactly(
                        "alpha ok settings",
                        "alpha FAIL access token",
                        "beta ok settings",
                        "beta FAIL accounts",
                        "beta - query");
        assertThat(out.toString())
                .contains("the token endpoint says invalid_grant: they are expired or revoked")
                .contains("PLATFORM_CREDENTIALS_REJECTED")
                .doesNotContain("EAAwrong", TokenServer.CLIENT_SECRET, "revoked\"");
        assertThat(errors()).isEqualTo("2 of the checks failed.\n");
    }

    @Test
    void printsNoControlCharactersOfPlatform() throws Exception {
        vendor.behave(request -> new WireResponse(
                400, Map.of(), "{\"error\":{\"code\":100,\"message\":\"\\u001b[2J\\r\\nalpha ok everything\"}}"));

        check(new PlatformsSection(PlatformSection.SANDBOX, beta(LiveVendor.BETA_TOKEN), PlatformSection.SANDBOX));

        assertThat(steps()).containsExactly("beta ok settings", "beta FAIL accounts", "beta - query");
        assertThat(out.toString()).doesNotContain("\u001b");
    }

    @Test
    void hasNothingToCheckOnSandbox() throws Exception {
        assertThat(check(PlatformsSection.SANDBOX)).isFalse();

        assertThat(errors())
                .isEqualTo("Every platform is the sandbox, so there is nothing to check; set ADTOOLS_ALPHA_MODE,"
                        + " ADTOOLS_BETA_MODE or ADTOOLS_ALPHA_ANALYTICS_MODE to live.\n");
    }

    @Test
    void refusesWhatIsNoAccount() throws Exception {
        assertThat(check(
                        new PlatformsSection(alpha(), PlatformSection.SANDBOX, PlatformSection.SANDBOX),
                        "--account",
                        "../x"))
                .isFalse();

        assertThat(errors()).isEqualTo("--account must be an account id such as 123-456-7890.\n");
    }

    private boolean check(PlatformsSection platforms, String... more) throws Exception {
        LivePlatforms live =
                new LivePlatforms(platforms, HttpSection.STANDARD, RetryPolicy.once(), MemoryBudget.unlimited());
        Bootstrap<Configuration> bootstrap = new Bootstrap<>(new Nothing());
        bootstrap.addCommand(new CheckLiveCommand(
                new ConfigurationFile<>(Configuration.class, read -> live),
                new Terminal(
                        new PrintWriter(out), new PrintWriter(out), InputStream.nullInputStream(), false, Map.of()),
                Clock.systemUTC()));
        Path config = Files.writeString(folder.resolve("config.yml"), "logging: {level: WARN}\n");
        List<String> arguments = new ArrayList<>(List.of("check-live", config.toString()));
        arguments.addAll(List.of(more));
        return new Cli(new JarLocation(getClass()), bootstrap, errors, errors)
                .run(arguments.toArray(String[]::new))
                .isEmpty();
    }

    private List<String> steps() {
        return out.toString()
                .lines()
                .filter(line -> !line.contains(" warn "))
                .map(line -> line.substring(0, Math.min(line.length(), 39))
                        .replaceAll(" +", " ")
                        .strip())
                .toList();
    }

    private String errors() {
        return errors.toString(StandardCharsets.UTF_8);
    }

    private PlatformSection alpha() {
        return section(vendor.tokens().serviceAccount(folder, vendor.tokenUri()).toString(), "", "");
    }

    private PlatformSection beta(String token) {
        return section("", token, LiveVendor.BETA_APP_SECRET);
    }

    private PlatformSection section(String file, String token, String appSecret) {
        String url = vendor.url().toString();
        return new PlatformSection("live", url, url, "", file, "", "", "", token, appSecret, "");
    }

    private static final class Nothing extends Application<Configuration> {
        @Override
        public void run(Configuration configuration, Environment environment) {
            throw new UnsupportedOperationException();
        }
    }
}
