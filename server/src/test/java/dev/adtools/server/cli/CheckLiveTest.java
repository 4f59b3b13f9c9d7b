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
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class CheckLiveTest {

    private static final Pattern DAYS = Pattern.compile("@(-?[0-9]+)");
    private static final Pattern DATE = Pattern.compile("DATE(-?[0-9]+)");
    private static final Pattern EXPLAINED =
            Pattern.compile("(?m)^\\| (alpha|beta|alpha_analytics) \\| `([a-z -]+)` \\|");

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
                        "alpha - manager account",
                        "alpha ok query",
                        "alpha ok account status",
                        "alpha ok validate-only",
                        "alpha ok billing",
                        "alpha - access level",
                        "alpha ok version",
                        "beta ok settings",
                        "beta ok accounts",
                        "beta ok account",
                        "beta ok billing",
                        "beta ok query",
                        "beta ok token expiry",
                        "beta ok data access",
                        "beta ok permissions",
                        "beta - access level",
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

        assertThat(steps()).contains("alpha ok query", "alpha - validate-only", "alpha - billing");
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
                        "alpha_analytics ok quota",
                        "alpha_analytics - version");
        assertThat(out.toString()).contains("4 reached", "tokensPerHour 0 % used");
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

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '~',
            delimiter = '|',
            value = {
                "`is_valid`:true,`expires_at`:0 | beta ok token expiry never expires",
                "`is_valid`:true,`expires_at`:@60 | beta ok token expiry expires on DATE60",
                "`is_valid`:true,`expires_at`:@5 | beta warn token expiry expires on DATE5, in 5 days. Generate a new token before then.",
                "`is_valid`:true,`expires_at`:@-1 | beta FAIL token expiry expired on DATE-1. Generate a new token.",
                "`is_valid`:true | beta - token expiry the platform does not say when it ends",
                "`is_valid`:true,`expires_at`:`soon` | beta - token expiry the platform does not say when it ends",
                "`is_valid`:true,`expires_at`:9007199254740991 | beta ok token expiry expires on ",
                "`is_valid`:false,`expires_at`:0 | beta FAIL token expiry the platform no longer accepts the token",
                "`app_id`:`1` | beta FAIL token expiry PLATFORM_ERROR",
                "`is_valid`:true,`data_access_expires_at`:@13 | beta warn data access expires on DATE13, in 13 days.",
                "`is_valid`:true,`data_access_expires_at`:0 | beta ok data access never expires",
                "`is_valid`:true,`scopes`:[`ads_read`,`ads_management`] | beta ok permissions ads_management, ads_read; without business_management",
                "`is_valid`:true,`scopes`:[`pages_show_list`] | beta FAIL permissions ads_read is missing",
            })
    void tellsWhenTheTokenExpiresAndWhatItMayDo(String description, String line) throws Exception {
        Instant now = Instant.now().plusSeconds(60);
        vendor.describeToken("{\"data\":{"
                + DAYS.matcher(description.replace('`', '"'))
                        .replaceAll(days -> Long.toString(now.plus(Duration.ofDays(Long.parseLong(days.group(1))))
                                .getEpochSecond()))
                + "}}");

        boolean done = check(betaOnly(beta(LiveVendor.BETA_TOKEN)));

        assertThat(done).isEqualTo(!line.contains("FAIL"));
        String expected = DATE.matcher(line)
                .replaceAll(days -> LocalDate.ofInstant(
                                now.plus(Duration.ofDays(Long.parseLong(days.group(1)))), ZoneOffset.UTC)
                        .toString());
        assertThat(lines()).anyMatch(printed -> printed.startsWith(expected));
        assertThat(out.toString()).doesNotContain(LiveVendor.BETA_TOKEN, LiveVendor.BETA_APP_SECRET);
    }

    @Test
    void namesTheSettingThatLetsItCheckTheExpiry() throws Exception {
        assertThat(check(betaOnly(section("", LiveVendor.BETA_TOKEN, "")))).isTrue();

        assertThat(lines())
                .contains(
                        "beta - token expiry not checked, and neither are its permissions; set ADTOOLS_BETA_APP_SECRET");
        assertThat(vendor.requests())
                .noneMatch(request -> request.uri().toString().contains("input_token"));
    }

    @Test
    void failsWhereNoAccountIsReached() throws Exception {
        Function<WireRequest, WireAnswer> usual = vendor.usual();
        vendor.behave(request -> switch (request.uri().getPath().replaceFirst("^/[^/]+/", "")) {
            case "customers:listAccessibleCustomers" -> new WireResponse(200, Map.of(), "{}");
            case "me/adaccounts" -> new WireResponse(200, Map.of(), "{\"data\":[]}");
            case "accountSummaries" -> new WireResponse(200, Map.of(), "{}");
            default -> usual.apply(request);
        });

        assertThat(check(new PlatformsSection(alpha(), beta(LiveVendor.BETA_TOKEN), alpha())))
                .isFalse();

        assertThat(lines())
                .contains(
                        "alpha FAIL accounts none is reached; add the address of the credentials as a user of the account",
                        "beta FAIL accounts none is reached; assign ad accounts to the system user",
                        "alpha_analytics FAIL properties none is reached; make the account of the credentials a viewer of the"
                                + " property");
    }

    @ParameterizedTest
    @ValueSource(strings = {"SERVICE_DISABLED", "ACCESS_TOKEN_SCOPE_INSUFFICIENT", "BILLING_DISABLED"})
    void namesWhatTheProjectLacks(String reason) throws Exception {
        vendor.behave(request -> new WireResponse(
                403,
                Map.of(),
                "{\"error\":{\"code\":403,\"message\":\"No.\",\"status\":\"PERMISSION_DENIED\",\"details\":[{\"reason\":\""
                        + reason + "\"}]}}"));

        assertThat(check(new PlatformsSection(alpha(), PlatformSection.SANDBOX, alpha())))
                .isFalse();

        String why = "PLATFORM_CREDENTIALS_REJECTED: The platform does not accept the service's credentials: " + reason;
        assertThat(lines())
                .anyMatch(line -> line.startsWith("alpha FAIL accounts " + why))
                .anyMatch(line -> line.startsWith("alpha_analytics FAIL metadata " + why))
                .anyMatch(line -> line.startsWith("alpha_analytics FAIL properties " + why));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{} | the account has no billing setup; look at its payments on the platform",
                "{'results':[{'billingSetup':{'status':'APPROVED_HELD'}}]}"
                        + " | billing setups are [APPROVED_HELD]; look at its payments on the platform",
            },
            quoteCharacter = '~')
    void warnsOfAnAccountThatCannotPay(String answer, String words) throws Exception {
        Function<WireRequest, WireAnswer> usual = vendor.usual();
        vendor.behave(request -> request.body().contains("FROM billing_setup")
                ? new WireResponse(200, Map.of(), answer.replace('\'', '"'))
                : usual.apply(request));

        assertThat(check(
                        new PlatformsSection(alpha(), PlatformSection.SANDBOX, PlatformSection.SANDBOX),
                        "--account",
                        "100-200-3001",
                        "--login-customer-id",
                        "1002003000"))
                .isTrue();

        assertThat(lines()).contains("alpha warn billing " + words);
    }

    @Test
    void readsBillingAndAccessLevelOfAnAccount() throws Exception {
        Function<WireRequest, WireAnswer> usual = vendor.usual();
        vendor.behave(request -> request.uri().getPath().endsWith("/act_1700100001")
                ? new WireResponse(
                        200,
                        Map.of(
                                "x-business-use-case-usage",
                                "{\"1\":[{\"type\":\"ads_management\",\"ads_api_access_tier\":\"development_access\"}]}"),
                        "{\"id\":\"act_1700100001\",\"name\":\"A\",\"currency\":\"USD\",\"account_status\":3}")
                : usual.apply(request));

        assertThat(check(betaOnly(beta(LiveVendor.BETA_TOKEN)), "--beta-account", "act_1700100001"))
                .isTrue();

        assertThat(lines())
                .contains("beta warn billing the account is UNSETTLED; look at its payments and its quality page")
                .contains(
                        "beta warn access level development_access; request limits are low until the app gets a higher one");
    }

    @Test
    void readsThroughTheManagerAccountThatIsSet() throws Exception {
        String url = vendor.url().toString();
        String file = vendor.tokens().serviceAccount(folder, vendor.tokenUri()).toString();
        PlatformSection section = new PlatformSection("live", url, url, "", file, "100-200-3000", "", "", "", "", "");

        assertThat(check(new PlatformsSection(section, PlatformSection.SANDBOX, PlatformSection.SANDBOX)))
                .isTrue();

        assertThat(lines()).anyMatch(line -> line.startsWith("alpha ok manager account 1002003000 and "));
    }

    @Test
    void printsTheLinesThatThePageOnGoingLiveExplains() throws Exception {
        String file = vendor.tokens().authorizedUser(folder, vendor.tokenUri()).toString();
        PlatformSection user = section(file, "", "");

        check(
                new PlatformsSection(user, beta(LiveVendor.BETA_TOKEN), user),
                "--account",
                "100-200-3001",
                "--login-customer-id",
                "1002003000",
                "--property",
                "properties/310000001");

        Set<String> explained = EXPLAINED
                .matcher(Files.readString(Path.of("../docs/going-live.md")))
                .results()
                .map(row -> row.group(1) + " " + row.group(2))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> printed = steps().stream()
                .map(step -> step.replaceFirst(" (ok|-|warn|FAIL) ", " "))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(printed).isEqualTo(explained);
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
                        "alpha - consent",
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

    private List<String> lines() {
        return out.toString()
                .lines()
                .map(line -> line.replaceAll(" +", " ").strip())
                .toList();
    }

    private static PlatformsSection betaOnly(PlatformSection beta) {
        return new PlatformsSection(PlatformSection.SANDBOX, beta, PlatformSection.SANDBOX);
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
