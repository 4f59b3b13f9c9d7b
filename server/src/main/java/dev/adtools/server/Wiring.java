package dev.adtools.server;

import dev.adtools.api.MemoryBudget;
import dev.adtools.server.approval.ApprovalModule;
import dev.adtools.server.approval.Approvals;
import dev.adtools.server.approval.ApprovalsSection;
import dev.adtools.server.approval.ApprovedActions;
import dev.adtools.server.audit.AuditModule;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.AuthModule;
import dev.adtools.server.auth.BearerAuthFilter;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.McpResult;
import dev.adtools.server.call.ReviewLinks;
import dev.adtools.server.call.RunTool;
import dev.adtools.server.call.ServiceCaller;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.call.WriteLedger.LocalChange;
import dev.adtools.server.console.ConsoleModule;
import dev.adtools.server.console.PageCalls;
import dev.adtools.server.console.RecentChanges;
import dev.adtools.server.decision.CurrentCallers;
import dev.adtools.server.events.ErrorEventFilter;
import dev.adtools.server.events.EventLog;
import dev.adtools.server.events.EventModule;
import dev.adtools.server.http.ConcurrencySlots;
import dev.adtools.server.http.HttpModule;
import dev.adtools.server.http.OriginPolicy;
import dev.adtools.server.http.RequestGate;
import dev.adtools.server.http.TrustedHosts;
import dev.adtools.server.idempotency.Claims;
import dev.adtools.server.idempotency.OperationLookup;
import dev.adtools.server.idempotency.OperationModule;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.idempotency.OutcomeResolver;
import dev.adtools.server.idempotency.ReleasedWrites;
import dev.adtools.server.idempotency.Retention;
import dev.adtools.server.lifecycle.ClockRollbackCheck;
import dev.adtools.server.lifecycle.ClockSync;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.mcp.McpModule;
import dev.adtools.server.metrics.MetricsFilter;
import dev.adtools.server.metrics.OperationMetrics;
import dev.adtools.server.metrics.PlatformMetrics;
import dev.adtools.server.metrics.QuotaMetrics;
import dev.adtools.server.metrics.SpendMetrics;
import dev.adtools.server.metrics.WaitMetrics;
import dev.adtools.server.openapi.DocsResource;
import dev.adtools.server.openapi.OpenApiResource;
import dev.adtools.server.platform.AccountSearch;
import dev.adtools.server.platform.LivePlatforms;
import dev.adtools.server.platform.Platforms;
import dev.adtools.server.quota.QuotaModule;
import dev.adtools.server.quota.QuotaService;
import dev.adtools.server.rest.RestModule;
import dev.adtools.server.rest.Waits;
import dev.adtools.server.schedules.ScheduleModule;
import dev.adtools.server.schedules.StoredSchedules;
import dev.adtools.server.spend.CapDecisions;
import dev.adtools.server.spend.HaltSources;
import dev.adtools.server.spend.SpendModule;
import dev.adtools.server.store.AcknowledgedCommits;
import dev.adtools.server.store.DatabaseClock;
import dev.adtools.server.store.RollbackCheck;
import dev.adtools.server.store.Tx;
import dev.adtools.server.summary.SummaryService;
import dev.adtools.server.summary.WaitingDecisions;
import dev.adtools.server.workflow.ActionWorkflows;
import dev.adtools.server.workflow.StepOperations;
import dev.adtools.server.workflow.StoredWorkflows;
import dev.adtools.server.workflow.WorkflowContext;
import dev.adtools.server.workflow.WorkflowHolds;
import dev.adtools.server.workflow.WorkflowModule;
import dev.adtools.server.workflow.WorkflowRetention;
import dev.adtools.server.workflow.WorkflowService;
import dev.adtools.tools.operations.changes.ChangeHistory;
import io.dropwizard.core.setup.Environment;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import org.jdbi.v3.core.Handle;

/** Wires the service by hand: every feature is started here, once, and handed to those that need it. */
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
        PrometheusRegistry metrics = new PrometheusRegistry();
        MemoryBudget memory = overrides.memory();
        // Refuses bad tokens, credentials, caps, quotas and names before anything is opened.
        CheckedConfiguration checked = CheckedConfiguration.of(configuration, clock, memory);
        LivePlatforms live = checked.live();
        OriginPolicy origins = checked.origins();

        ReviewLinks reviews = new ReviewLinks(configuration.publicUrl());
        ServiceContext service = ServiceContext.open(checked.store(), environment, clock, overrides::tx, memory);
        if (!service.store().alone()) {
            // Before anything asks for the time by which nodes decide.
            ClockSync.start(service, shared);
        }
        ClockRollbackCheck.start(service);
        Tx tx = service.tx();
        // Tools start workflows, whose steps are tools; rows are shown by the platforms of their tools.
        AtomicReference<ToolCatalog> tools = new AtomicReference<>();
        AuditModule audit = AuditModule.start(service, configuration.audit(), tools::get);
        // Before the first write of this start.
        AcknowledgedCommits acknowledged = service.store().acknowledged();
        RollbackCheck rollback = audit.heads(clock.instant()).with(acknowledged).concluded(acknowledged);
        environment.healthChecks().register("acknowledged-writes", rollback.health());
        Access access = AuthModule.start(service, checked.bootstrap());
        // Before the platforms are mounted, whose warnings are events too.
        EventLog events = EventModule.start(service, OperationLookup::unknown, tools::get);
        Platforms platforms = Platforms.mounted(live, tx, clock, memory).watched(environment, clock, live);

        QuotaMetrics refusals = new QuotaMetrics(metrics);
        QuotaService quotaService =
                QuotaModule.start(service, checked.quotas(), refusals::refused, refusals::unshared, overrides::time);
        Duration kept = Retention.longest();
        ApprovalsSection terms = configuration.approvals();
        CurrentCallers current = overrides.currentCallers(access);
        CapDecisions.ApprovalTerms capApprovals = new CapDecisions.ApprovalTerms(
                terms.required(), terms.pendingFor().toJavaDuration(), current);
        HaltSources halts = new HaltSources(
                ReleasedWrites::count, new AccountSearch(platforms, clock)::isAbsent, ReleasedWrites::names);
        CallMetadataFactory metadata = new CallMetadataFactory(
                service.ids(), clock, configuration.callTimeout().toJavaDuration());
        SpendModule spend = SpendModule.start(
                service,
                checked.caps(),
                live.worlds(),
                capApprovals,
                new AccountCurrencies(platforms, tools::get, metadata),
                halts,
                kept);
        SpendMetrics.install(metrics, spend.reports()::usedRatios);
        PlatformMetrics.install(metrics, live::usedRatios);
        BiConsumer<Handle, LocalChange> changes = (handle, change) -> {
            Claims.changed(handle, change);
            audit.writes().local(handle, change);
        };
        ApprovalModule approvals = ApprovalModule.start(
                service,
                terms,
                current,
                new ActionContext(spend.left(), spend.halts(), access::kind, new ActionWorkflows(tools::get)),
                tools::get,
                reviews,
                kept,
                changes,
                WorkflowModule.continuation(service));
        StepOperations steps = new StepOperations(OperationLookup::end, OperationLookup::isRunning);
        WorkflowHolds holds = new WorkflowHolds(clock, steps);
        OperationModule operations =
                new OperationModule(service, configuration.idempotency(), live.worlds(), WorkflowRetention.OVER);
        WriteGuards guards = new WriteGuards(
                spend.halts(),
                quotaService.days(),
                spend.guard(),
                approvals.guard(),
                holds,
                operations.claims(),
                audit.writes());
        OutcomeResolver outcomes = operations.outcomes(guards);
        TransactionalWriteLedger ledger = new TransactionalWriteLedger(tx, guards, outcomes);

        RunTool run = new RunTool(clock, ledger, live.worlds());
        ToolPipeline pipeline = ToolPipelineFactory.of(
                memory,
                overrides.steps(new StatefulCallFilters(
                        new MetricsFilter(metrics),
                        audit.calls(),
                        new ErrorEventFilter(events, error -> WorkflowModule.account(tx, error)),
                        operations.replay(),
                        rollback,
                        quotaService.step(),
                        operations.claim(holds::refusal))),
                tools::get,
                run);
        ServiceCaller serviceCaller = new ServiceCaller(tools::get, pipeline, overrides.callers(access));
        StoredWorkflows workflows = WorkflowModule.start(
                service,
                new WorkflowContext(
                        serviceCaller,
                        ToolPipelineFactory.ofChecks(tools::get, run),
                        steps,
                        new ApprovedActions(tx, clock, serviceCaller, approvals.served()),
                        live.worlds(),
                        metadata,
                        configuration.keptBytesOfWorkflows(),
                        changes),
                tools::get,
                kept);
        StoredSchedules schedules = new ScheduleModule(
                        serviceCaller,
                        metadata,
                        configuration.scheduledCallTimeout().toJavaDuration(),
                        tools::get,
                        configuration.keptBytesOfRuns())
                .start(service, events::add, changes);
        ChangeHistory history = audit.changes(OperationLookup::details, Approvals::approvers);
        ToolCatalog catalog = ToolCatalog.of(
                        overrides.tables(new Ports(
                                platforms,
                                history,
                                approvals.writes(),
                                schedules,
                                events,
                                spend.caps(),
                                quotaService.usage(),
                                workflows)),
                        checked.labels())
                .reviewedAt(reviews);
        tools.set(catalog);
        OperationService operationService = operations.start(catalog, outcomes, guards, ledger::settleLate);
        OperationMetrics.install(metrics, operations::unknown);

        WorkflowService workflowService =
                new WorkflowService(tx, clock, steps, Approvals::withdraw, catalog.crossPlatform());
        SummaryService summaries = new SummaryService(new SummaryService.Sources(
                clock,
                live.worlds(),
                live::warnings,
                approvals.actions(),
                spend.changes(),
                operationService,
                spend.halts(),
                schedules::failing,
                audit::findings));

        WaitingDecisions waiting = new WaitingDecisions(approvals.actions(), spend.changes(), operationService);

        TrustedHosts hosts = new TrustedHosts(origins.hosts(), origins.origins());
        BearerAuthFilter bearer = RequestGateModule.bearer(overrides.authenticator(access), audit, metrics);
        ConsoleModule console = ConsoleModule.start(service, access, live.worlds(), checked.labels(), spend.halts());
        RequestGate gate = new RequestGate(
                bearer,
                console.sessions(),
                RequestGateModule.rate(overrides.requests(quotaService.rates()), audit.refusals()),
                new ConcurrencySlots(checked.quotas().maxConcurrentCalls(), refusals::overloaded),
                configuration.connections(checked.proxies()),
                checked.proxies(),
                console.refusals());
        Waits waits = Waits.start(service);
        WaitMetrics.install(metrics, waits::count);
        McpResult results = new McpResult(checked.mcp().text(), catalog);
        List<Object> resources = new ArrayList<>(new RestModule(catalog, pipeline, metadata, results, audit)
                .resources(
                        configuration.publicUrl(),
                        console.links(),
                        new RestModule.RestServices(
                                summaries,
                                waiting,
                                approvals.actions(),
                                operationService,
                                workflowService,
                                schedules,
                                spend,
                                access,
                                events,
                                quotaService,
                                waits)));
        resources.add(new McpModule(catalog, pipeline, metadata, audit.calls()).resource(checked.mcp(), hosts));
        resources.add(new OpenApiResource(configuration.publicUrl()));
        resources.add(new DocsResource());
        resources.addAll(console.resources(
                bearer,
                new TrustedHosts(origins.hosts(), origins.own()),
                audit,
                new ConsoleModule.ConsoleServices(
                        summaries,
                        waiting,
                        approvals.actions(),
                        operationService,
                        workflowService,
                        schedules.service(),
                        spend.reports(),
                        spend.changes(),
                        spend.halts(),
                        access,
                        events.queries(),
                        quotaService.usage(),
                        new RecentChanges(history, clock),
                        new PageCalls(catalog, pipeline, metadata, audit.calls()))));
        new HttpModule(environment, gate, memory, origins.others(), service.ids()).install(resources);
        AdminPages.install(environment, metrics, hosts);
    }
}
