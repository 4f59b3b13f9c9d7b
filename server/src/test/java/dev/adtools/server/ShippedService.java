package dev.adtools.server;

import dev.adtools.server.fixtures.ItDatabase;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.nio.file.Path;

/** Sets up the product as it ships, on free ports, a folder and a database of a test's own. */
final class ShippedService {

    private ShippedService() {}

    static DropwizardTestSupport<AdtoolsConfiguration> of(Path folder, String token, ItDatabase database) {
        return new DropwizardTestSupport<>(
                AdtoolsApplication.class,
                TestService.configFile().toString(),
                ConfigOverride.config("server.applicationConnectors[0].port", "0"),
                ConfigOverride.config("server.adminConnectors[0].port", "0"),
                ConfigOverride.config("logging.level", "OFF"),
                ConfigOverride.config("bootstrap.token", token),
                ConfigOverride.config("dataDirectory", folder.resolve("data").toString()),
                database.url(),
                database.user());
    }
}
