package dev.adtools.server.rest;

import dev.adtools.server.approval.PendingActionService;
import dev.adtools.server.audit.AuditModule;
import dev.adtools.server.auth.Access;
import dev.adtools.server.call.CallMetadataFactory;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.McpResult;
import dev.adtools.server.call.ToolCatalog;
import dev.adtools.server.call.ToolPipeline;
import dev.adtools.server.events.EventLog;
import dev.adtools.server.http.ConsoleLink;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.quota.QuotaService;
import dev.adtools.server.schedules.StoredSchedules;
import dev.adtools.server.spend.SpendModule;
import dev.adtools.server.summary.SummaryService;
import dev.adtools.server.summary.WaitingDecisions;
import dev.adtools.server.workflow.WorkflowService;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Wires REST.
 *
 * @param catalog the tools
 * @param pipeline what every call passes
 * @param metadata gives each call its id and its deadline
 * @param results writes an answer as MCP would have it
 * @param audit records calls and decisions
 */
public record RestModule(
        ToolCatalog catalog,
        ToolPipeline pipeline,
        CallMetadataFactory metadata,
        McpResult results,
        AuditModule audit) {

    /**
     * Returns the resources under {@code /api}.
     *
     * @param publicUrl where the service is found; empty when that is not known
     * @param links makes links that sign browsers in at the console
     * @param services what the resources show and change
     */
    public List<Object> resources(
            String publicUrl, BiFunction<Caller, String, ConsoleLink> links, RestServices services) {
        RestCalls calls = new RestCalls(catalog, pipeline, metadata, audit.calls());
        return List.of(
                new ToolsResource(calls, results),
                new RulesResource(catalog),
                new PendingActionsResource(services.actions(), services.waits()),
                new OperationsResource(services.operations(), services.waits()),
                new WorkflowsResource(services.workflows(), services.waits()),
                new SchedulesResource(services.schedules().service(), services.waits(), calls),
                new EventsResource(services.events().queries()),
                new HaltsResource(services.spend().halts()),
                new TokensResource(services.access()),
                new CallerResource(services.access()),
                new ConsoleLinksResource(publicUrl, links),
                new PrincipalsResource(services.access()),
                new SpendResource(services.spend().reports()),
                new CapsResource(services.spend().changes()),
                new SummaryResource(services.summaries()),
                new WaitingDecisionsResource(services.waiting()),
                new UsageResource(services.quotas().usage()),
                new AuditResource(audit.queries()),
                new AuditedRequestFilter(audit.decisions()),
                new IdempotencyKeyFilter(),
                new QueryParameterCheck(audit.calls()),
                new NextPageLink(publicUrl));
    }

    /**
     * Services that the resources ask, as the pages of the console do.
     *
     * @param summaries what waits and what went wrong
     * @param waiting the requests that a caller may decide
     * @param actions what waits for approval
     * @param operations writes that were let go
     * @param workflows writes in steps
     * @param schedules tools that are called by the clock
     * @param spend halts, caps, and what writes spent of them
     * @param access tokens and principals
     * @param events warnings and errors of the service
     * @param quotas what tokens used of their quotas
     * @param waits requests that wait for a change
     */
    public record RestServices(
            SummaryService summaries,
            WaitingDecisions waiting,
            PendingActionService actions,
            OperationService operations,
            WorkflowService workflows,
            StoredSchedules schedules,
            SpendModule spend,
            Access access,
            EventLog events,
            QuotaService quotas,
            Waits waits) {}
}
