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
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.RunTool;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.events.EventLog;
import dev.adtools.server.events.EventRecorder;
import dev.adtools.server.http.ConcurrencySlots;
import dev.adtools.server.http.RequestGate;
import dev.adtools.server.http.TrustedHosts;
import dev.adtools.server.idempotency.UnknownCount;
import dev.adtools.server.metrics.CallMetrics;
import dev.adtools.server.metrics.OperationMetrics;
import dev.adtools.server.metrics.QuotaMetrics;
import dev.adtools.server.openapi.DocsResource;
import dev.adtools.server.openapi.OpenApiResource;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.server.quota.QuotaService;
import dev.adtools.server.quota.Quotas;
import dev.adtools.server.rest.AuditResource;
import dev.adtools.server.rest.AuditedRequestFilter;
import dev.adtools.server.rest.PrincipalsResource;
import dev.adtools.server.rest.TokensResource;
import dev.adtools.server.rest.UsageResource;
import dev.adtools.server.spend.Caps;
import dev.adtools.server.store.DatabaseClock;
import dev.adtools.server.workflow.StoredWorkflows;
import dev.adtools.server.workflow.WorkflowContext;
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
    private final ServiceOverrides overrides;
    private final DatabaseClock shared = new DatabaseClock();
    private final Clock clock;

    Wiring(AdtoolsConfiguration configuration, Environment environment, ServiceOverrides overrides) {
        this.configuration = configuration;
        this.environment = environment;
        this.overrides = overrides;
        this.clock = overrides.clock(configuration.store().isEmbedded() ? Clock.systemUTC() : shared);
    }

    void install() {
        CallIds ids = new CallIds(clock, new SecureRandom());
        PrometheusRegistry metrics = new PrometheusRegistry();
        MemoryBudget memory = overrides.memory();
        // Refuses bad tokens, credentials, caps and quotas before anything is opened.
        BootstrapTokens bootstrap = new BootstrapTokens(
                configuration.bootstrap().token(), configuration.bootstrap().approverToken());
        LivePlatforms live = configuration.livePlatforms(clock, memory);
        Caps caps = configuration.caps();
        Quotas quotas = configuration.quotas();
        OriginPolicy names = configuration.webNames();
        TrustedHosts hosts = new TrustedHosts(names.hosts(), names.origins());
        String node = "node-" + ids.next();
        Store store = Store.open(configuration.store(), environment, overrides, memory, node);
        if (!store.alone()) {
            // Before anything asks for the time by which nodes decide.
            ClockSync.start(environment, store.tx(), shared);
        }
        JobScheduler jobs = JobScheduler.of(configuration.store(), store.data(), environment, node, clock);
        Audit audit = AuditModule.start(environment, store, ids, clock, node, configuration.audit());
        ServiceContext service = new ServiceContext(environment, store, ids, clock, node, jobs, audit);
        AuditModule.keepUp(service);
        new FirstStart(store.tx(), store.data(), bootstrap, clock).prepare();
        Access access = new Access(store.tx(), bootstrap, clock, Ticker.systemTicker());
        // Before the platforms are mounted, whose warnings are events too.
        EventLog events = EventModule.start(environment, store.tx(), ids, clock);
        Platforms platforms = Platforms.mounted(live, store.tx(), clock, memory).watched(environment, clock);

        WriteModule writes = new WriteModule(service, configuration, caps, live.worlds(), overrides.holders(access));
        QuotaMetrics refusals = new QuotaMetrics(metrics);
        QuotaService quotaService = QuotaModule.start(service, configuration, writes.days(), refusals, overrides);
        StatefulInterceptors steps = overrides.steps(new StatefulInterceptors(
                new CallMetrics(metrics),
                audit.calls(),
                new EventRecorder(events),
                writes.replay(),
                quotaService.step(),
                writes.claim()));
        RunTool run = new RunTool(clock, writes.world());
        ToolPipeline pipeline = ToolPipelineFactory.of(memory, steps, run);
        CallMetadataFactory metadata =
                new CallMetadataFactory(ids, clock, configuration.callTimeout().toJavaDuration());
        // Tools start workflows, whose steps are tools.
        AtomicReference<ToolCatalog> tools = new AtomicReference<>();
        ServiceCaller serviceCaller = new ServiceCaller(tools::get, pipeline, overrides.callers(access));
        WorkflowContext context = new WorkflowContext(
                serviceCaller,
                ToolPipelineFactory.ofChecks(run),
                new ApprovedActions(store.tx(), clock, serviceCaller),
                live.worlds(),
                metadata,
                configuration.keptSteps(),
                service::noteLocal);
        StoredWorkflows workflows = WorkflowModule.start(store.tx(), context, tools::get, jobs);
        ToolCatalog catalog = ToolCatalog.of(overrides.tables(new Ports(
                platforms,
                audit.changes(),
                new StoredHeldWrites(store.tx(), clock),
                ScheduleModule.start(service, serviceCaller, metadata, tools::get, configuration.keptResults(), events),
                events,
                caps,
                quotaService.usage(),
                workflows)));
        tools.set(catalog);
        writes.keepUp(catalog);
        OperationMetrics.install(metrics, new UnknownCount(store.tx()));

        List<Object> resources = new ArrayList<>(writes.resources());
        resources.addAll(new ToolEndpointsModule(catalog, pipeline, metadata, audit.calls())
                .resources(configuration.mcp(), hosts));
        resources.add(new TokensResource(access));
        resources.add(new PrincipalsResource(access));
        resources.add(new UsageResource(quotaService.usage()));
        resources.add(new AuditResource(audit.book()));
        resources.add(new OpenApiResource(configuration.publicUrl()));
        resources.add(new DocsResource());
        resources.add(new AuditedRequestFilter(audit.decisions()));
        RequestGate gate = new RequestGate(
                RequestGateModule.bearer(overrides.authenticator(access), audit, metrics),
                RequestGateModule.counted(overrides.requests(quotaService.rates()), audit.throttled()),
                new ConcurrencySlots(quotas.maxConcurrentCalls(), refusals::overloaded),
                configuration.connections());
        new HttpModule(environment, gate, memory, names.others(), ids).install(resources);
        AdminPages.install(environment, metrics, hosts);
    }
}
