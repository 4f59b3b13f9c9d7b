package dev.adtools.server.console;

import dev.adtools.server.approval.PendingActionService;
import dev.adtools.server.audit.AuditModule;
import dev.adtools.server.auth.Access;
import dev.adtools.server.auth.BearerAuthFilter;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.PlatformEnvironments;
import dev.adtools.server.call.PlatformLabels;
import dev.adtools.server.events.EventQueryService;
import dev.adtools.server.http.ConsoleLink;
import dev.adtools.server.http.ErrorPageRenderer;
import dev.adtools.server.http.SessionCheck;
import dev.adtools.server.http.TrustedHosts;
import dev.adtools.server.idempotency.OperationService;
import dev.adtools.server.lifecycle.ServiceContext;
import dev.adtools.server.quota.UsageReporter;
import dev.adtools.server.schedules.ScheduleService;
import dev.adtools.server.spend.CapChanges;
import dev.adtools.server.spend.Halts;
import dev.adtools.server.spend.SpendReports;
import dev.adtools.server.store.RetentionJob;
import dev.adtools.server.summary.SummaryService;
import dev.adtools.server.summary.WaitingDecisions;
import dev.adtools.server.workflow.WorkflowService;
import java.time.Duration;
import java.util.List;
import java.util.function.BiFunction;

/** Wires the console. */
public final class ConsoleModule {

    private static final Duration BETWEEN_COLLECTIONS = Duration.ofHours(1);

    private final Sessions sessions;
    private final SignInLinks links;
    private final Pages pages;

    private ConsoleModule(Sessions sessions, SignInLinks links, Pages pages) {
        this.sessions = sessions;
        this.links = links;
        this.pages = pages;
    }

    /** Starts to keep sessions. */
    public static ConsoleModule start(
            ServiceContext service,
            Access access,
            PlatformEnvironments environments,
            PlatformLabels labels,
            Halts halts) {
        Sessions sessions = new Sessions(service.tx(), access, service.clock());
        SignInLinks links = new SignInLinks(service.tx(), access, sessions, service.clock());
        RetentionJob endedSessions = sessions.retention();
        RetentionJob endedLinks = links.retention();
        service.collectEvery("console-collect", BETWEEN_COLLECTIONS, now -> {
            endedSessions.collect(now);
            endedLinks.collect(now);
        });
        return new ConsoleModule(sessions, links, new Pages(environments, labels, halts));
    }

    /** Returns the check of the cookies of browsers. */
    public SessionCheck sessions() {
        return sessions;
    }

    /** Returns the renderer of refusals that come before any page. */
    public ErrorPageRenderer refusals() {
        return ErrorPage::refused;
    }

    /** Returns the maker of links that sign callers in, below the address of the service. */
    public BiFunction<Caller, String, ConsoleLink> links() {
        return links::make;
    }

    /**
     * Returns the resources that serve the pages.
     *
     * @param bearer authenticates the tokens that people sign in with
     * @param hosts the service's own names and origin
     * @param audit records what people do, and is shown
     * @param services tell what pages show
     */
    public List<Object> resources(
            BearerAuthFilter bearer, TrustedHosts hosts, AuditModule audit, ConsoleServices services) {
        RecordedDecisions decisions = new RecordedDecisions(audit.decisions());
        return List.of(
                new SessionFilter(hosts),
                new ConsoleFiles(),
                new SignInPages(sessions, links, bearer, new SignInRate(), decisions),
                new HomePages(pages, services),
                new ApprovalPages(pages, services, decisions),
                new OperationPages(pages, services.operations(), decisions),
                new WorkflowPages(pages, services.workflows(), decisions),
                new SchedulePages(pages, services.schedules()),
                new SpendPages(pages, services.spend(), services.changes()),
                new CapPages(pages, services.caps(), decisions),
                new HaltPages(pages, services.halts(), decisions),
                new AuditPages(pages, audit.queries()),
                new TokenPages(pages, services.access(), decisions),
                new PrincipalPages(pages, services.access(), decisions),
                new EventPages(pages, services.events()),
                new UsagePages(pages, services.usage()),
                new ToolPages(pages, services.calls()));
    }

    /**
     * Services that pages ask, as the resources under {@code /api} do.
     *
     * @param summaries what waits and what went wrong
     * @param waiting the requests that a caller may decide
     * @param actions what waits for approval
     * @param operations writes that were let go
     * @param workflows writes in steps
     * @param schedules tools that are called by the clock
     * @param spend what writes spent of the caps
     * @param caps the caps of accounts
     * @param halts the kill switch
     * @param access tokens and principals
     * @param events warnings and errors of the service
     * @param usage what tokens used of their quotas
     * @param changes the latest changes of accounts and objects
     * @param calls the tools, and what people call on pages
     */
    public record ConsoleServices(
            SummaryService summaries,
            WaitingDecisions waiting,
            PendingActionService actions,
            OperationService operations,
            WorkflowService workflows,
            ScheduleService schedules,
            SpendReports spend,
            CapChanges caps,
            Halts halts,
            Access access,
            EventQueryService events,
            UsageReporter usage,
            RecentChanges changes,
            PageCalls calls) {}
}
