package dev.adtools.server.events;

import dev.adtools.api.Outcome;
import dev.adtools.server.call.Caller;
import dev.adtools.server.call.Scope;
import dev.adtools.server.store.Page;
import dev.adtools.server.store.PageRequest;
import dev.adtools.server.store.Tx;
import dev.adtools.tools.operations.events.EventFilter;
import dev.adtools.tools.operations.events.EventRows;
import dev.adtools.tools.operations.events.RecentErrors;
import dev.adtools.tools.operations.events.ServiceEvent;
import java.time.Clock;
import java.time.Instant;
import java.util.function.Predicate;

/** Lists events, within the limits of a token. */
public final class EventQueryService {

    private final Tx tx;
    private final Clock clock;
    private final EventLog log;

    EventQueryService(Tx tx, Clock clock, EventLog log) {
        this.tx = tx;
        this.clock = clock;
        this.log = log;
    }

    /** Returns the scope by which a caller reads events. */
    public static Scope reading(Caller caller) {
        return caller.may(Scope.OPERATIONS_READ) ? Scope.OPERATIONS_READ : Scope.TOOLS_READ;
    }

    /** Lists what a caller may see. */
    public Outcome<Page<RecentErrors.Row>> list(Caller caller, EventQuery query, PageRequest wanted) {
        return query.filter()
                .flatMap(filter -> query.from(clock.instant()).map(from -> page(caller, filter, from, wanted)));
    }

    private Page<RecentErrors.Row> page(Caller caller, EventFilter filter, Instant from, PageRequest wanted) {
        log.flush();
        Predicate<ServiceEvent> visible = log.visibleTo(caller);
        return tx.read(handle -> Page.of(
                        (after, limit) -> EventStore.page(handle, from, after, limit),
                        event -> filter.takes(event) && visible.test(event),
                        wanted,
                        event -> wanted.after().next(event.at(), event.id())))
                .map(EventRows::of);
    }
}
