package dev.adtools.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.adtools.server.cli.ErrorPrinter;
import io.dropwizard.core.cli.Cli;
import io.dropwizard.core.setup.Bootstrap;
import io.dropwizard.util.JarLocation;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code check} says the same as {@code server} would. */
class CheckConfigurationTest {

    private final ByteArrayOutputStream errors = new ByteArrayOutputStream();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "caps: [] | caps: [{platform: alpha, account: 123-456-7890, currency: EURO, perCall: 1, perDay: 2}] |"
                        + " spend.caps[0].currency must be the ISO 4217 code of a currency with known decimals, such as"
                        + " EUR.",
                "mode: '${ADTOOLS_ALPHA_MODE:-sandbox}' | mode: live | ADTOOLS_ALPHA_MODE is live, but"
                        + " ADTOOLS_ALPHA_CREDENTIALS_FILE is not set; it takes the file of a service account or of an"
                        + " authorized user.",
                "token: '${ADTOOLS_BOOTSTRAP_TOKEN:-}' | token: short"
                        + " | ADTOOLS_BOOTSTRAP_TOKEN must have at least 32 characters.",
                "maxConcurrentCalls: 128 | maxConcurrentCalls: 256"
                        + " | quotas.maxConcurrentCalls must be less than server.maxThreads, which is 256.",
                "defaultGroups: [accounts, | defaultGroups: [accounts, reports, | mcp.defaultGroups names no group:"
                        + " \"reports\". The groups are accounts, campaigns, reporting, changes, validation, approvals,"
                        + " schedules, operations.",
                "defaultGroups: [accounts, campaigns, reporting, changes, validation, approvals, schedules,"
                        + " operations] | defaultGroups: [] | mcp.defaultGroups must name a group. The groups are"
                        + " accounts, campaigns, reporting, changes, validation, approvals, schedules, operations.",
                "label: '${ADTOOLS_BETA_LABEL:-}' | label: 12345678901234567890123456789012345678901"
                        + " | ADTOOLS_BETA_LABEL must have at most 40 characters, all of them visible.",
                "label: '${ADTOOLS_ALPHA_ANALYTICS_LABEL:-}' | label: \"a\\u202eb\""
                        + " | ADTOOLS_ALPHA_ANALYTICS_LABEL must have at most 40 characters, all of them visible.",
                "'${ADTOOLS_TRUSTED_PROXIES:-}' | proxy.internal | trustedProxies must list IP addresses and CIDR"
                        + " blocks, each block by its first address and with a prefix of at least 1, such as 10.0.0.0/8;"
                        + " proxy.internal is neither.",
                "'${ADTOOLS_TRUSTED_PROXIES:-}' | '127.0.0.1, 10.1.2.3/8' | trustedProxies must list IP addresses and"
                        + " CIDR blocks, each block by its first address and with a prefix of at least 1, such as"
                        + " 10.0.0.0/8; 10.1.2.3/8 is neither.",
                "url: '${ADTOOLS_DATABASE_URL:-}' | url: mysql://host/db | ADTOOLS_DATABASE_URL must start with"
                        + " jdbc:postgresql:// or postgresql://, or be empty for SQLite.",
            })
    void refusesWhatTheServiceWouldNotStartWith(String shipped, String changed, String sentence) throws Exception {
        assertThat(check(shipped, changed)).isEqualTo(1);
        assertThat(errors.toString(StandardCharsets.UTF_8)).isEqualTo(sentence + "\n");
        assertThat(folder.resolve("data")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`approvals:\n` | `approvals:\n  require: 2\n` | require",
                "`quotas:\n` | `quotas:\n  requestPerMinute: 5\n` | requestPerMinute",
                "caps: [] | caps: [{platform: alpha, account: 123-456-7890, currency: EUR, perCall: 1, perDay: 2,"
                        + " maxChangePercnt: 30}] | maxChangePercnt",
            })
    void refusesAnUnknownPropertyInTheWordsOfTheService(String shipped, String changed, String property)
            throws Exception {
        assertThat(check(shipped, changed)).isEqualTo(1);
        String checked = errors.toString(StandardCharsets.UTF_8);
        errors.reset();
        assertThat(run("server", folder.resolve("config.yml").toString())).isEqualTo(1);
        String served = errors.toString(StandardCharsets.UTF_8).strip();

        assertThat(served).contains("Unrecognized field at: ", property);
        assertThat(checked).contains(served);
        assertThat(folder.resolve("data")).doesNotExist();
    }

    @Test
    void findsTheShippedConfigurationRight() throws Exception {
        assertThat(check("caps: []", "caps: []")).isZero();
        assertThat(errors.size()).isZero();
        assertThat(folder.resolve("data")).doesNotExist();
    }

    @Test
    void takesAFile() {
        assertThat(run("check")).isEqualTo(64);
    }

    private int check(String shipped, String changed) throws Exception {
        String text = Files.readString(TestService.configFile())
                .replace("${ADTOOLS_DATA_DIR:-./data}", folder.resolve("data").toString());
        Path file = Files.writeString(folder.resolve("config.yml"), text.replace(shipped, changed));
        return run("check", file.toString());
    }

    private int run(String... arguments) {
        AdtoolsApplication application = new AdtoolsApplication();
        Bootstrap<AdtoolsConfiguration> bootstrap = new Bootstrap<>(application);
        application.addDefaultCommands(bootstrap);
        application.initialize(bootstrap);
        return new Cli(new JarLocation(getClass()), bootstrap, errors, errors)
                .run(arguments)
                .map(ErrorPrinter::exitCode)
                .orElse(0);
    }
}
