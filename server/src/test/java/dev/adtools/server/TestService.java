package dev.adtools.server;

import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.approval.Holders;
import dev.adtools.server.auth.Access;
import dev.adtools.server.call.Caller;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Things;
import io.dropwizard.auth.Authenticator;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** The whole service on free ports, with scripted tools and tokens that are words. */
final class TestService extends DropwizardTestSupport<AdtoolsConfiguration> {

    private final Things things = new Things();
    private final boolean productTools;

    TestService() {
        this(new ItDatabase());
    }

    /** Makes the service on an embedded database that another process has left. */
    static TestService onEmbedded(Path dataDirectory) {
        return new TestService(
                ConfigOverride.config("dataDirectory", dataDirectory.toString()),
                ConfigOverride.config("database.url", ""),
                ConfigOverride.config("database.user", ""));
    }

    /** Makes the service with the product's own tools beside the scripted ones. */
    static TestService withProductTools(Path config) {
        ItDatabase database = new ItDatabase();
        return new TestService(
                config,
                true,
                ConfigOverride.config("dataDirectory", TestService::freshFolder),
                database.url(),
                database.user());
    }

    private TestService(ItDatabase database) {
        this(ConfigOverride.config("dataDirectory", TestService::freshFolder), database.url(), database.user());
    }

    private TestService(ConfigOverride dataDirectory, ConfigOverride url, ConfigOverride user) {
        this(configFile(), false, dataDirectory, url, user);
    }

    private TestService(
            Path config, boolean productTools, ConfigOverride dataDirectory, ConfigOverride url, ConfigOverride user) {
        super(
                AdtoolsApplication.class,
                config.toString(),
                ConfigOverride.config("server.applicationConnectors[0].port", "0"),
                ConfigOverride.config("server.adminConnectors[0].port", "0"),
                ConfigOverride.config("logging.level", "OFF"),
                dataDirectory,
                url,
                user);
        this.productTools = productTools;
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
        return new AdtoolsApplication(new Mounts() {
            @Override
            public List<ToolTable> tables(Ports ports) {
                List<ToolTable> tables = new ArrayList<>(List.of(things));
                if (productTools) {
                    tables.addAll(Mounts.standard().tables(ports));
                }
                return tables;
            }

            @Override
            public Function<String, List<Caller>> callers(Access access) {
                return principal -> Callers.all().stream()
                        .filter(caller -> caller.principal().equals(principal))
                        .toList();
            }

            @Override
            public Holders holders(Access access) {
                return (handle, principal) -> callers(access).apply(principal);
            }

            @Override
            public Authenticator<String, Caller> authenticator(Access access) {
                return Callers::of;
            }
        });
    }

    @Override
    public void after() {
        super.after();
        try (Stream<Path> files = Files.walk(getConfiguration().store().dataDirectory())) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String freshFolder() {
        try {
            return Files.createTempDirectory("adtools-test").toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
