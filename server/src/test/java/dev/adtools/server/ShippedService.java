package dev.adtools.server;

import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Sets up the product as it ships, on free ports, a folder and a database of a test's own. */
final class ShippedService {

    private static final String UNRATED = "1000000000";

    private ShippedService() {}

    static DropwizardTestSupport<AdtoolsConfiguration> of(Path folder, String token, ItDatabase database) {
        return of(folder, token, database, UNRATED);
    }

    /** Sets it up with something configured in another way than it ships. */
    static DropwizardTestSupport<AdtoolsConfiguration> of(
            Path folder, String token, ItDatabase database, ConfigOverride... others) {
        return of(folder, token, database, UNRATED, others);
    }

    /** Sets it up with a number that replaces every rate by the minute. */
    static DropwizardTestSupport<AdtoolsConfiguration> of(
            Path folder, String token, ItDatabase database, String perMinute, ConfigOverride... others) {
        return ContractTap.on(new DropwizardTestSupport<AdtoolsConfiguration>(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                Stream.concat(overrides(folder, token, database, perMinute).stream(), Stream.of(others))
                        .toArray(ConfigOverride[]::new)));
    }

    static List<ConfigOverride> overrides(Path folder, String token, ItDatabase database) {
        return overrides(folder, token, database, UNRATED);
    }

    private static List<ConfigOverride> overrides(Path folder, String token, ItDatabase database, String perMinute) {
        return List.of(
                ConfigOverride.config("server.applicationConnectors[0].port", "0"),
                ConfigOverride.config("server.adminConnectors[0].port", "0"),
                ConfigOverride.config("logging.level", "OFF"),
                ConfigOverride.config("bootstrap.token", token),
                ConfigOverride.config("quotas.perMinute", perMinute),
                database.in(folder.resolve("data")),
                database.url(),
                database.user());
    }

    /** Returns the shipped configuration with other caps, which overrides cannot add to an empty list. */
    static Path withCaps(Path folder, String caps) throws IOException {
        String shipped = Files.readString(TestService.configFile());
        String changed =
                shipped.replace("\n  caps: []\n", "\n  caps:\n" + caps.strip().indent(4));
        return Files.writeString(folder.resolve("config.yml"), changed);
    }
}
