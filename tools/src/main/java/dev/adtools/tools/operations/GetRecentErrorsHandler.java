package dev.adtools.tools.operations;

import dev.adtools.api.CallContext;
import dev.adtools.api.Outcome;
import dev.adtools.api.ReadHandler;
import dev.adtools.api.ToolError;
import dev.adtools.api.Violation;
import dev.adtools.tools.operations.events.EventCounts;
import dev.adtools.tools.operations.events.EventFilter;
import dev.adtools.tools.operations.events.EventGrouping;
import dev.adtools.tools.operations.events.EventRows;
import dev.adtools.tools.operations.events.RecentErrors;
import dev.adtools.tools.operations.events.ServiceEvent;
import dev.adtools.tools.operations.events.ServiceEvents;
import dev.adtools.tools.operations.events.Since;
import dev.adtools.tools.paging.Page;
import dev.adtools.tools.paging.PageKey;
import dev.adtools.tools.paging.PageRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Lists or counts what the service recorded, as far as the caller may see it. */
public final class GetRecentErrorsHandler implements ReadHandler<GetRecentErrors, RecentErrors> {

    private static final Comparator<PageKey> NEWEST_FIRST =
            Comparator.comparing(PageKey::sort).thenComparing(PageKey::id).reversed();

    private final ServiceEvents events;

    public GetRecentErrorsHandler(ServiceEvents events) {
        this.events = events;
    }

    @Override
    public Outcome<RecentErrors> read(GetRecentErrors arguments, CallContext context) {
        List<Violation> violations = new ArrayList<>();
        Instant since = Since.read(arguments.since(), context.now(), violations);
        if (!violations.isEmpty()) {
            return Outcome.failed(ToolError.ruleViolation(violations));
        }
        EventFilter filter = new EventFilter(
                arguments.level(), arguments.tool(), arguments.platform(), arguments.code(), arguments.requestId());
        List<ServiceEvent> wanted =
                events.since(since, context).stream().filter(filter::takes).toList();
        RecentErrors.Summary summary = EventCounts.summary(wanted, events.unknownOutcomes(context));
        return page(wanted, arguments)
                .map(page -> answer(page, EventCounts.groups(wanted, arguments.groupBy()), summary, since));
    }

    private static Outcome<Page<ServiceEvent>> page(List<ServiceEvent> wanted, GetRecentErrors arguments) {
        List<ServiceEvent> listed = arguments.groupBy() == EventGrouping.NONE ? wanted : List.of();
        return new PageRequest(query(arguments), arguments.limit(), arguments.cursor())
                .cut(listed, GetRecentErrorsHandler::key, NEWEST_FIRST);
    }

    private static PageKey key(ServiceEvent event) {
        // Thirteen digits until the year 2286, so that texts sort as the moments do.
        return new PageKey(Long.toString(event.at().toEpochMilli()), event.id());
    }

    private static String query(GetRecentErrors arguments) {
        return String.join(
                " ",
                "get_recent_errors",
                arguments.level().name(),
                String.valueOf(arguments.tool()),
                String.valueOf(arguments.platform()),
                String.valueOf(arguments.code()),
                String.valueOf(arguments.requestId()));
    }

    private RecentErrors answer(
            Page<ServiceEvent> page, List<RecentErrors.Group> groups, RecentErrors.Summary summary, Instant since) {
        return new RecentErrors(
                page.rows().stream().map(EventRows::of).toList(),
                groups,
                summary,
                since.toString(),
                events.keptSince().toString(),
                page.hasMore(),
                page.nextCursor());
    }
}
