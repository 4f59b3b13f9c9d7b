package dev.adtools.server;

import dev.adtools.api.MemoryBudget;
import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.auth.Access;
import dev.adtools.server.call.Caller;
import dev.adtools.server.decision.CurrentCallers;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.openapi.ContractTap;
import io.dropwizard.auth.Authenticator;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import io.github.bucket4j.TimeMeter;
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
import org.jspecify.annotations.Nullable;

/** The whole service on free ports, with scripted tools and tokens that are words. */
final class TestService extends DropwizardTestSupport<AdtoolsConfiguration> {

    private final Things things = new Things();
    private final boolean productTools;
    private @Nullable TimeMeter time;
    private @Nullable MemoryBudget memory;

    TestService() {
        this(new ItDatabase());
    }

    // Tests of anything but quotas send more than a caller may. Each setting remembers what it has replaced: one for
    // each service.
    private static ConfigOverride[] unrated() {
        return new ConfigOverride[] {
            ConfigOverride.config("quotas.perMinute", "1000000000"),
            ConfigOverride.config("quotas.writesPerDay", "1000000000")
        };
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
        return new TestService(config, true, unrated(), database.inFreshFolder(), database.url(), database.user());
    }

    /** Makes the service with some settings changed. */
    static TestService withSettings(ConfigOverride... settings) {
        return withSettings(false, settings);
    }

    /** Makes the service with the product's own tools beside the scripted ones, and some settings changed. */
    static TestService withProductTools(ConfigOverride... settings) {
        return withSettings(true, settings);
    }

    private static TestService withSettings(boolean productTools, ConfigOverride... settings) {
        ItDatabase database = new ItDatabase();
        return new TestService(
                configFile(),
                productTools,
                Stream.of(unrated(), settings).flatMap(Stream::of).toArray(ConfigOverride[]::new),
                database.inFreshFolder(),
                database.url(),
                database.user());
    }

    /** Makes the service with so much memory for calls. */
    static TestService withMemory(long bytes) {
        TestService service = new TestService();
        service.memory = new MemoryBudget(bytes, bytes / 2);
        return service;
    }

    /** Makes the service with the quotas that it ships with, and others where some are given. */
    static TestService withQuotas(TimeMeter time, ConfigOverride... quotas) {
        return withQuotas(new ItDatabase(), time, quotas);
    }

    /** Makes a node of the service on a database with quotas. */
    static TestService withQuotas(ItDatabase database, TimeMeter time, ConfigOverride... quotas) {
        return withQuotas(false, database, time, quotas);
    }

    /** Makes the service with the product's own tools beside the scripted ones, on a database with quotas. */
    static TestService withProductToolsAndQuotas(ItDatabase database, TimeMeter time, ConfigOverride... quotas) {
        return withQuotas(true, database, time, quotas);
    }

    private static TestService withQuotas(
            boolean productTools, ItDatabase database, TimeMeter time, ConfigOverride... quotas) {
        TestService service = new TestService(
                configFile(), productTools, quotas, database.inFreshFolder(), database.url(), database.user());
        service.time = time;
        return service;
    }

    private TestService(ItDatabase database) {
        this(database.inFreshFolder(), database.url(), database.user());
    }

    private TestService(ConfigOverride dataDirectory, ConfigOverride url, ConfigOverride user) {
        this(configFile(), false, unrated(), dataDirectory, url, user);
    }

    private TestService(Path config, boolean productTools, ConfigOverride[] quotas, ConfigOverride... place) {
        super(
                AdtoolsApplication.class,
                config.toString(),
                Stream.of(
                                Stream.of(
                                        ConfigOverride.config("server.applicationConnectors[0].port", "0"),
                                        ConfigOverride.config("server.adminConnectors[0].port", "0"),
                                        ConfigOverride.config("logging.level", "OFF")),
                                Stream.of(place),
                                Stream.of(quotas))
                        .flatMap(overrides -> overrides)
                        .toArray(ConfigOverride[]::new));
        this.productTools = productTools;
        ContractTap.on(this);
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
        return new AdtoolsApplication(new ServiceOverrides() {
            @Override
            public List<ToolTable> tables(Ports ports) {
                List<ToolTable> tables = new ArrayList<>(List.of(things));
                if (productTools) {
                    tables.addAll(ServiceOverrides.standard().tables(ports));
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
            public CurrentCallers currentCallers(Access access) {
                return (handle, principal, token) -> callers(access).apply(principal).stream()
                        .filter(caller -> caller.tokenId().equals(token))
                        .findFirst();
            }

            @Override
            public MemoryBudget memory() {
                return memory == null ? ServiceOverrides.super.memory() : memory;
            }

            @Override
            public TimeMeter time(TimeMeter standard) {
                return time == null ? standard : time;
            }

            @Override
            public Authenticator<String, Caller> authenticator(Access access) {
                return Callers::of;
            }
        });
    }

    /** Ends the service, and leaves what it has kept. */
    void end() {
        super.after();
    }

    @Override
    public void after() {
        end();
        try (Stream<Path> files = Files.walk(getConfiguration().store().dataDirectory())) {
            files.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
