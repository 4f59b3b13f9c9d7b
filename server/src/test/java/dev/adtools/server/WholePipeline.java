package dev.adtools.server;

import dev.adtools.api.spi.ToolTable;
import dev.adtools.server.auth.Access;
import dev.adtools.server.call.Arguments;
import dev.adtools.server.call.CallChain;
import dev.adtools.server.call.CallFilter;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.CallResult;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.ToolCall;
import dev.adtools.server.call.ToolRequest;
import dev.adtools.server.fixtures.Backend;
import dev.adtools.server.fixtures.Callers;
import dev.adtools.server.fixtures.ItDatabase;
import dev.adtools.server.fixtures.Service;
import dev.adtools.server.fixtures.Things;
import dev.adtools.server.store.Tx;
import io.dropwizard.auth.Authenticator;
import io.dropwizard.testing.ConfigOverride;
import io.dropwizard.testing.DropwizardTestSupport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The whole service, with caps on the account of scripted writes, whose pipeline is called past its wires. */
public final class WholePipeline implements AutoCloseable {

    private static final String CAPS =
            "caps: [{platform: alpha, account: '1234567890', currency: EUR, perCall: '100', perDay: '900000000000'}]";

    private final Things things = new Things();
    private final CallIds ids = new CallIds(Clock.systemUTC(), new SecureRandom());
    private final CallMetadataFactory metadata =
            new CallMetadataFactory(ids, Clock.systemUTC(), Duration.ofSeconds(30));
    private final AtomicReference<@Nullable CallChain> rest = new AtomicReference<>();
    private final AtomicReference<@Nullable CallFilter> outermost = new AtomicReference<>();
    private final AtomicReference<@Nullable CountingTx> tx = new AtomicReference<>();
    private final DropwizardTestSupport<AdtoolsConfiguration> service;

    private WholePipeline(Backend backend) throws IOException {
        ItDatabase database = backend == Backend.POSTGRESQL ? ItDatabase.onPostgresql() : new ItDatabase();
        String shipped = Files.readString(TestService.configFile(), StandardCharsets.UTF_8);
        Path config = Files.createTempFile("adtools-whole", ".yml");
        Files.writeString(config, shipped.replace("caps: []", CAPS), StandardCharsets.UTF_8);
        service =
                new DropwizardTestSupport<>(
                        AdtoolsApplication.class,
                        config.toString(),
                        database.inFreshFolder(),
                        database.url(),
                        database.user(),
                        ConfigOverride.config("server.applicationConnectors[0].port", "0"),
                        ConfigOverride.config("server.adminConnectors[0].port", "0"),
                        ConfigOverride.config("logging.level", "OFF"),
                        ConfigOverride.config("quotas.perMinute", "1000000000"),
                        ConfigOverride.config("quotas.writesPerDay", "1000000000"),
                        ConfigOverride.config("idempotency.newKeysPerSecond", "1000000"),
                        ConfigOverride.config("idempotency.newKeysBurst", "1000000")) {
                    @Override
                    public AdtoolsApplication newApplication() {
                        return new AdtoolsApplication(new Watched());
                    }
                };
    }

    /** Starts the service on a new database of an engine. */
    public static WholePipeline start(Backend backend) throws Exception {
        WholePipeline pipeline = new WholePipeline(backend);
        pipeline.service.before();
        // The first call shows what stands behind the outermost step.
        new Service(pipeline.service.getLocalPort()).execute("get_things", "{}");
        return pipeline;
    }

    /** Calls a tool as the one who may do everything. */
    public CallResult call(String tool, String arguments, @Nullable String key) {
        byte[] bytes = arguments.getBytes(StandardCharsets.UTF_8);
        ToolCall call = new ToolCall(
                Callers.ALL,
                Objects.requireNonNull(things.find(tool)),
                new ToolRequest(null, new Arguments(bytes, 0, bytes.length)),
                metadata.of("request", key));
        return Objects.requireNonNull(outermost.get()).filter(call, Objects.requireNonNull(rest.get()));
    }

    /** Returns an id that nobody has yet. */
    public String newId() {
        return ids.next();
    }

    /** Returns the service's way to the tables, which counts how often it is taken. */
    public CountingTx tx() {
        return Objects.requireNonNull(tx.get());
    }

    @Override
    public void close() {
        service.after();
    }

    private final class Watched implements ServiceOverrides {

        @Override
        public List<ToolTable> tables(Ports ports) {
            return List.of(things);
        }

        @Override
        public Authenticator<String, Caller> authenticator(Access access) {
            return Callers::of;
        }

        @Override
        public Tx tx(Tx standard) {
            CountingTx counting = new CountingTx(standard);
            tx.set(counting);
            return counting;
        }

        @Override
        public StatefulCallFilters steps(StatefulCallFilters standard) {
            outermost.set(standard.metrics());
            CallFilter watched = (call, chain) -> {
                rest.set(chain);
                return standard.metrics().filter(call, chain);
            };
            return new StatefulCallFilters(
                    watched,
                    standard.audit(),
                    standard.events(),
                    standard.replay(),
                    standard.rollback(),
                    standard.quota(),
                    standard.claim());
        }
    }
}
