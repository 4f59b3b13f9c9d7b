package dev.adtools.server.platform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.adtools.api.MemoryBudget;
import dev.adtools.api.Platform;
import dev.adtools.api.Source;
import dev.adtools.server.fixtures.LiveVendor;
import dev.adtools.server.platform.PlatformsSection.PlatformSection;
import dev.adtools.server.store.StartupException;
import dev.adtools.tools.fixtures.TokenServer;
import dev.adtools.tools.platform.wire.HttpWireTransport;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireTransport;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LivePlatformsTest {

    private static final String TOKEN = "EAAtoken";

    @TempDir
    private Path folder;

    private String file = "";

    @BeforeEach
    void write() throws Exception {
        Path written = new TokenServer().authorizedUser(folder, URI.create("https://tokens.example"));
        Files.setPosixFilePermissions(written, PosixFilePermissions.fromString("rw-------"));
        file = written.toString();
    }

    @Test
    void isAllSandboxUnlessToldOtherwise() {
        assertThat(live(PlatformsSection.SANDBOX).all()).isEmpty();
        assertThat(live(new PlatformsSection(section("sandbox"), section("SANDBOX"), section("")))
                        .names())
                .isEmpty();
    }

    @Test
    void mountsEachPlatformByItself() {
        LivePlatforms live = live(new PlatformsSection(alpha(file), PlatformSection.SANDBOX, PlatformSection.SANDBOX));

        assertThat(live.names()).containsExactly(Platform.ALPHA);
        assertThat(live.alphaAds(LivePlatformsTest::noSandbox).source()).isEqualTo(Source.LIVE);
        assertThat(live.all().get(0).description())
                .isEqualTo("https://googleads.googleapis.com, API v26, authorized_user from " + file);
        assertThat(live.all().get(0).warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'', false",
        "DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING, false",
        "CONTAINS_EU_POLITICAL_ADVERTISING, true"
    })
    void declaresWhatIsConfiguredInEitherWorld(String word, boolean declared) {
        PlatformSection sandbox = new PlatformSection("", "", "", "", "", "", word, "", "", "", "");
        PlatformSection live = new PlatformSection("live", "", "", "", file, "", word, "", "", "", "");

        for (PlatformSection alpha : List.of(sandbox, live)) {
            LivePlatforms platforms =
                    live(new PlatformsSection(alpha, PlatformSection.SANDBOX, PlatformSection.SANDBOX));
            assertThat(platforms
                            .alphaAds(() -> new HttpWireTransport(HttpSection.STANDARD.limits(), Clock.systemUTC()))
                            .declaresEuPoliticalAdvertising())
                    .isEqualTo(declared);
        }
    }

    @Test
    void refusesDeclarationThatThereIsNot() {
        PlatformSection alpha = new PlatformSection("", "", "", "", "", "", "yes", "", "", "", "");

        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> live(new PlatformsSection(alpha, PlatformSection.SANDBOX, PlatformSection.SANDBOX)))
                .withMessage(
                        "ADTOOLS_ALPHA_EU_POLITICAL_ADVERTISING must be DOES_NOT_CONTAIN_EU_POLITICAL_ADVERTISING or"
                                + " CONTAINS_EU_POLITICAL_ADVERTISING.");
    }

    @Test
    void mountsAnalytics() {
        PlatformSection section = analytics("https://analyticsdata.example", "", file);

        LivePlatforms live = live(new PlatformsSection(PlatformSection.SANDBOX, PlatformSection.SANDBOX, section));

        assertThat(live.names()).containsExactly(Platform.ALPHA_ANALYTICS);
        assertThat(live.analytics(LivePlatformsTest::noSandbox).source()).isEqualTo(Source.LIVE);
        assertThat(live.all().get(0).description())
                .startsWith("https://analyticsdata.example, API v1beta, authorized_user");
    }

    @Test
    void asksForPropertiesWhereTheyAreListed() {
        try (LiveVendor reports = new LiveVendor();
                LiveVendor admin = new LiveVendor()) {
            PlatformSection section = analytics(
                    reports.url().toString(),
                    admin.url().toString(),
                    reports.tokens().authorizedUser(folder, reports.tokenUri()).toString());

            live(new PlatformsSection(PlatformSection.SANDBOX, PlatformSection.SANDBOX, section))
                    .analytics(LivePlatformsTest::noSandbox)
                    .properties(Instant.now().plusSeconds(20));

            assertThat(reports.requests()).isEmpty();
            assertThat(admin.requests())
                    .extracting(request -> request.uri().getPath())
                    .containsExactly("/v1beta/accountSummaries");
        }
    }

    @Test
    void refusesToStartWithoutAnAddressOfTheList() {
        PlatformSection section = analytics("", "http://platform.example", file);

        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> live(new PlatformsSection(PlatformSection.SANDBOX, PlatformSection.SANDBOX, section)))
                .withMessageStartingWith("ADTOOLS_ALPHA_ANALYTICS_ADMIN_BASE_URL must be an https address");
    }

    @Test
    void mountsBetaWithAndWithoutProof() {
        assertThat(live(withBeta(beta(TOKEN, ""))).all().get(0).description())
                .isEqualTo("https://graph.facebook.com, API v27.0, a system user's token without the app's proof");
        assertThat(live(withBeta(beta(TOKEN, "app-secret"))).all().get(0).description())
                .endsWith("with the app's proof");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "ADTOOLS_ALPHA_MODE is live, but ADTOOLS_ALPHA_CREDENTIALS_FILE is not set; it takes the file of a"
                        + " service account or of an authorized user. | live | | | |",
                "ADTOOLS_ALPHA_MODE must be sandbox or live. | lvie | | | |",
                "ADTOOLS_ALPHA_BASE_URL must be an https address without a path; http is for this machine only"
                        + " (127.0.0.1, ::1, localhost). | live | http://platform.example | | FILE |",
                "ADTOOLS_ALPHA_BASE_URL must be an https address without a path; http is for this machine only"
                        + " (127.0.0.1, ::1, localhost). | live | https://platform.example/v26 | | FILE |",
                "ADTOOLS_ALPHA_BASE_URL must be an https address without a path; http is for this machine only"
                        + " (127.0.0.1, ::1, localhost). | live | not an address | | FILE |",
                "ADTOOLS_ALPHA_API_VERSION must be a version such as v26. | live | | 26 | FILE |",
                "ADTOOLS_ALPHA_CREDENTIALS_FILE cannot be used: the file /no/such cannot be read. | live | | |"
                        + " /no/such |",
                "ADTOOLS_ALPHA_LOGIN_CUSTOMER_ID must be an account id such as 123-456-7890. | live | | | FILE | 12",
            })
    void refusesToStartInOneLine(
            String line, String mode, String baseUrl, String version, String credentials, String login) {
        String credentialsFile = "FILE".equals(credentials) ? file : credentials;
        PlatformSection section =
                new PlatformSection(mode, baseUrl, "", version, credentialsFile, login, "", "", "", "", "");

        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> live(new PlatformsSection(section, beta(TOKEN, ""), PlatformSection.SANDBOX)))
                .withMessage(line);
    }

    @Test
    void needsTokenOfBeta() {
        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> live(withBeta(beta("", ""))))
                .withMessage("ADTOOLS_BETA_MODE is live, but ADTOOLS_BETA_ACCESS_TOKEN is not set; it takes the access"
                        + " token of a system user.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"two words", "line\nbreak", "grüße"})
    void neverShowsTokenThatDoesNotFit(String token) {
        assertThatExceptionOfType(StartupException.class)
                .isThrownBy(() -> live(withBeta(beta(token, ""))))
                .withMessage("ADTOOLS_BETA_ACCESS_TOKEN must be one word of visible ASCII characters.");
    }

    @Test
    void warnsOfFilesOpenToOthersAndOfVersionsThatEnd() throws Exception {
        Files.setPosixFilePermissions(Path.of(file), PosixFilePermissions.fromString("rw-r--r--"));
        PlatformSection section = new PlatformSection("live", "", "", "v20", file, "", "", "token", "", "", "");

        LivePlatforms live = live(new PlatformsSection(section, PlatformSection.SANDBOX, PlatformSection.SANDBOX));

        assertThat(live.all().get(0).warnings())
                .containsExactly(
                        "API version v20 ended on 2026-06-10. Set ADTOOLS_ALPHA_API_VERSION to a later one.",
                        "ADTOOLS_ALPHA_CREDENTIALS_FILE names a file that others can read; its mode should be 600.",
                        "ADTOOLS_ALPHA_DEVELOPER_TOKEN is set. The platform has ignored developer tokens since 2026-09-09"
                                + " and will refuse them; remove the setting.");
        assertThat(live.warnings(Platform.ALPHA)).isEqualTo(live.all().get(0).warnings());
        assertThat(live.warnings(Platform.BETA)).isEmpty();
    }

    @Test
    void refusesJvmThatRepeatsWrites() {
        String before = System.setProperty("jdk.httpclient.enableAllMethodRetry", "true");
        try {
            assertThatExceptionOfType(StartupException.class)
                    .isThrownBy(() -> live(withBeta(beta(TOKEN, ""))))
                    .withMessage(
                            "The JVM was told by jdk.httpclient.enableAllMethodRetry to send failed writes again by"
                                    + " itself; start it without that property.");
            assertThat(live(PlatformsSection.SANDBOX).all()).isEmpty();
        } finally {
            System.setProperty("jdk.httpclient.enableAllMethodRetry", before == null ? "false" : before);
        }
    }

    @Test
    void showsNoSettingInTexts() {
        assertThat(withBeta(beta(TOKEN, "app-secret")).toString()).doesNotContain(TOKEN, "app-secret");
    }

    private static LivePlatforms live(PlatformsSection platforms) {
        return new LivePlatforms(platforms, HttpSection.STANDARD, RetryPolicy.once(), MemoryBudget.unlimited());
    }

    private static PlatformsSection withBeta(PlatformSection beta) {
        return new PlatformsSection(PlatformSection.SANDBOX, beta, PlatformSection.SANDBOX);
    }

    private static PlatformSection section(String mode) {
        return new PlatformSection(mode, "", "", "", "", "", "", "", "", "", "");
    }

    private static PlatformSection alpha(String credentialsFile) {
        return new PlatformSection("live", "", "", "", credentialsFile, "", "", "", "", "", "");
    }

    private static PlatformSection analytics(String baseUrl, String adminBaseUrl, String credentialsFile) {
        return new PlatformSection("live", baseUrl, adminBaseUrl, "", credentialsFile, "", "", "", "", "", "");
    }

    private static PlatformSection beta(String token, String appSecret) {
        return new PlatformSection("live", "", "", "", "", "", "", "", token, appSecret, "");
    }

    private static WireTransport noSandbox() {
        throw new AssertionError("the sandbox");
    }
}
