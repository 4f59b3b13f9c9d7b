package dev.adtools.server;

import dev.adtools.server.fixtures.Things;
import dev.adtools.server.fixtures.WordBearer;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The whole service on free ports, with scripted tools and tokens that are words. */
final class TestService extends DropwizardTestSupport<AdtoolsConfiguration> {

    private final Things things = new Things();

    TestService() {
        super(
                AdtoolsApplication.class,
                configFile().toString(),
                ConfigOverride.config("server.applicationConnectors[0].port", "0"),
                ConfigOverride.config("server.adminConnectors[0].port", "0"),
                ConfigOverride.config("logging.level", "OFF"));
    }

    /** Returns the configuration that the product ships. */
    static Path configFile() {
        Path fromModule = Path.of("../config.yml");
        return Files.exists(fromModule) ? fromModule : Path.of("config.yml");
    }

    Things things() {
        return things;
    }

    @Override
    public AdtoolsApplication newApplication() {
        return new AdtoolsApplication(new Mounts(List.of(things), new WordBearer()));
    }
}
