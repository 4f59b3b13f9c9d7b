package dev.adtools.server;

import com.github.benmanes.caffeine.cache.Ticker;
import dev.adtools.api.MemoryBudget;
import dev.adtools.server.approval.ApprovedActions;
import dev.adtools.server.approval.StoredHeldWrites;
import dev.adtools.server.audit.Audit;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.BootstrapTokens;
import dev.adtools.server.auth.FirstStart;
import dev.adtools.server.call.CallIds;
import dev.adtools.server.call.Errands;
import dev.adtools.server.call.Origins;
import dev.adtools.server.call.RunTool;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.events.EventLog;
import dev.adtools.server.events.EventRecorder;
import dev.adtools.server.http.Door;
import dev.adtools.server.http.Places;
import dev.adtools.server.http.TrustedHosts;
import dev.adtools.server.idempotency.UnknownCount;
import dev.adtools.server.metrics.CallMetrics;
import dev.adtools.server.metrics.OperationMetrics;
import dev.adtools.server.metrics.QuotaMetrics;
import dev.adtools.server.openapi.DocsResource;
import dev.adtools.server.openapi.OpenApiResource;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.server.quota.Allotment;
import dev.adtools.server.quota.Quotas;
import dev.adtools.server.rest.AuditResource;
import dev.adtools.server.rest.PrincipalsResource;
import dev.adtools.server.rest.RecordedDecisions;
import dev.adtools.server.rest.TokensResource;
import dev.adtools.server.rest.UsageResource;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.store.DatabaseClock;
import dev.adtools.server.workflow.StoredWorkflows;
import dev.adtools.server.workflow.Surroundings;
import io.dropwizard.core.setup.Environment;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/** Wires the service by hand: every object is made here, once, and handed to those that need it. */
final class Wiring {

    private final AdtoolsConfiguration configuration;
    private final Environment environment;
    private final Mounts mounts;
    private final DatabaseClock shared = new DatabaseClock();
    private final Clock clock;

    Wiring(AdtoolsConfiguration configuration, Environment environment, Mounts mounts) {
        this.configuration = configuration;
        this.environment = environment;
        this.mounts = mounts;
        this.clock = mounts.clock(configuration.store().isEmbedded() ? Clock.systemUTC() : shared);
    }

    void install() {
        CallIds ids = new CallIds(clock, new SecureRandom());
        PrometheusRegistry metrics = new PrometheusRegistry();
        MemoryBudget memory = mounts.memory();
        // Refuses bad tokens, credentials, caps and quotas before anything is opened.
        BootstrapTokens bootstrap = new BootstrapTokens(
                configuration.bootstrap().token(), configuration.bootstrap().approverToken());
        LivePlatforms live = configuration.livePlatforms(clock, memory);
        Caps caps = configuration.caps();
        Quotas quotas = configuration.quotas();
        WebNames names = configuration.webNames();
        TrustedHosts hosts = new TrustedHosts(names.hosts(), names.origins());
        String node = "node-" + ids.next();
        Store store = Store.open(configuration.store(), environment, mounts, memory, node);
        if (!store.alone()) {
            // Before anything asks for the time by which nodes decide.
            ClockSync.start(environment, store.tx(), shared);
        }
        Alarms alarms = Alarms.of(configuration.store(), store.data(), environment, node, clock);
        Audit audit = Auditing.start(environment, store, ids, clock, node, configuration.audit());
        Ground ground = new Ground(environment, store, ids, clock, node, alarms, audit);
        Auditing.keepUp(ground);
        new FirstStart(store.tx(), store.data(), bootstrap, clock).prepare();
        Access access = new Access(store.tx(), bootstrap, clock, Ticker.systemTicker());
        // Before the platforms are mounted, whose warnings are events too.
        EventLog events = Recording.start(environment, store.tx(), ids, clock);
        Platforms platforms = Platforms.mounted(live, store.tx(), clock, memory).watched(environment, clock);

        Writes writes = new Writes(ground, configuration, caps, live.worlds(), mounts.holders(access));
        QuotaMetrics refusals = new QuotaMetrics(metrics);
        Allotment allotment = Allotting.start(ground, configuration, writes.days(), refusals, mounts);
        CallSteps steps = mounts.steps(new CallSteps(
                new CallMetrics(metrics),
                audit.calls(),
                new EventRecorder(events),
                writes.replay(),
                allotment.step(),
                writes.claim()));
        RunTool run = new RunTool(clock, writes.world());
        ToolPipeline pipeline = CallOrder.of(memory, steps, run);
        Origins origins = new Origins(ids, clock, configuration.callTimeout().toJavaDuration());
        // Tools start workflows, whose steps are tools.
        AtomicReference<ToolCatalog> tools = new AtomicReference<>();
        Errands errands = new Errands(tools::get, pipeline, mounts.callers(access));
        Surroundings around = new Surroundings(
                errands,
                CallOrder.ofChecks(run),
                new ApprovedActions(store.tx(), clock, errands),
                live.worlds(),
                origins,
                configuration.keptSteps(),
                ground::noteLocal);
        StoredWorkflows workflows = Flows.start(store.tx(), around, tools::get, alarms);
        ToolCatalog catalog = ToolCatalog.of(mounts.tables(new Ports(
                platforms,
                audit.changes(),
                new StoredHeldWrites(store.tx(), clock),
                Schedules.start(ground, errands, origins, tools::get, configuration.keptResults(), events),
                events,
                caps,
                allotment.usage(),
                workflows)));
        tools.set(catalog);
        writes.keepUp(catalog);
        OperationMetrics.install(metrics, new UnknownCount(store.tx()));

        List<Object> resources = new ArrayList<>(writes.resources());
        resources.addAll(
                new ToolFaces(catalog, pipeline, origins, audit.calls()).resources(configuration.mcp(), hosts));
        resources.add(new TokensResource(access));
        resources.add(new PrincipalsResource(access));
        resources.add(new UsageResource(allotment.usage()));
        resources.add(new AuditResource(audit.book()));
        resources.add(new OpenApiResource(configuration.publicUrl()));
        resources.add(new DocsResource());
        resources.add(new RecordedDecisions(audit.decisions()));
        Door door = new Door(
                Entrance.bearer(mounts.authenticator(access), audit, metrics),
                Entrance.counted(mounts.requests(allotment.rates()), audit.throttles()),
                new Places(quotas.maxConcurrentCalls(), refusals::overloaded),
                configuration.connections());
        new HttpFace(environment, door, memory, names.others(), ids).install(resources);
        AdminPages.install(environment, metrics, hosts);
    }
}
