package dev.adtools.server;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.BearerCheck;
import dev.adtools.server.auth.BootstrapTokens;
import dev.adtools.server.auth.FirstStart;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Origins;
import dev.adtools.server.call.RunTool;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.Worlds;
import dev.adtools.server.call.WriteWorld;
import dev.adtools.server.events.EventLog;
import dev.adtools.server.events.EventRecorder;
import dev.adtools.server.http.ExecuteRoute;
import dev.adtools.server.http.PrincipalsResource;
import dev.adtools.server.http.TokensResource;
import dev.adtools.server.http.ToolsResource;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.idempotency.IdempotencyCheck;
import dev.adtools.server.idempotency.OperationClaim;
import dev.adtools.server.idempotency.Operations;
import dev.adtools.server.metrics.CallMetrics;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.server.schedules.StoredSchedules;
import io.dropwizard.core.setup.Environment;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;

/** Wires the service by hand: every object is made here, once, and handed to those that need it. */
final class Wiring {

    private final AdtoolsConfiguration configuration;
    private final Environment environment;
    private final Mounts mounts;
    private final Clock clock = Clock.systemUTC();

    Wiring(AdtoolsConfiguration configuration, Environment environment, Mounts mounts) {
        this.configuration = configuration;
        this.environment = environment;
        this.mounts = mounts;
    }

    void install() {
        CallIds ids = new CallIds(clock, new SecureRandom());
        PrometheusRegistry metrics = new PrometheusRegistry();
        // Refuses bad tokens and credentials before anything is opened.
        BootstrapTokens bootstrap = new BootstrapTokens(
                configuration.bootstrap().token(), configuration.bootstrap().approverToken());
        LivePlatforms live = configuration.livePlatforms();
        Store store = Store.open(configuration.store(), environment);
        new FirstStart(store.tx(), store.data(), bootstrap, clock).prepare();
        Access access = new Access(store.tx(), bootstrap, clock, Ticker.systemTicker());
        // Before the platforms are mounted, whose warnings are events too.
        EventLog events = Recording.start(environment, store.tx(), ids, clock);
        Platforms platforms = Platforms.mounted(live, store.tx(), clock).watched(environment, clock);

        ToolCatalog catalog =
                ToolCatalog.of(mounts.tables(new Ports(platforms, new StoredSchedules(store.tx()), events)));
        Worlds worlds = live.worlds();
        Claims claims = new Claims(ids, "node-" + ids.next(), configuration.retention());
        Operations operations = new Operations(clock, configuration.retention());
        WriteWorld writes = new WriteWorld(new WriteOrder(store.tx(), operations), worlds);
        CallSteps steps = new CallSteps(
                new CallMetrics(metrics),
                new EventRecorder(events),
                new IdempotencyCheck(store.tx(), worlds),
                new OperationClaim(store.tx(), worlds, clock, claims));
        ToolPipeline pipeline = CallOrder.of(steps, live.names(), new RunTool(clock, writes));
        Origins origins = new Origins(ids, clock, configuration.callTimeout().toJavaDuration());

        BearerCheck bearer = new BearerCheck(mounts.authenticator(access));
        new HttpFace(environment, bearer, ids)
                .install(
                        List.of(new ExecuteRoute(catalog, pipeline, origins)),
                        List.of(
                                new ToolsResource(catalog),
                                new TokensResource(access),
                                new PrincipalsResource(access)));
        AdminFace.install(environment, metrics);
    }
}
