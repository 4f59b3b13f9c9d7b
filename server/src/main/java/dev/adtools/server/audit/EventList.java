package dev.adtools.server.audit;

import dev.adtools.server.call.Limits;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.Visibility;
import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

/** Finds events, the oldest first, within the limits of a token. */
final class EventList {

    private final AuditFilter filter;
    private final Visibility visibility;

    EventList(AuditFilter filter, Limits limits) {
        this.filter = filter;
        this.visibility = new Visibility(limits);
    }

    List<FoundEvent> after(Handle handle, Keyset last, int limit) {
        int slash = last.id().lastIndexOf('/');
        Query query = handle.createQuery("SELECT * FROM audit_event WHERE " + String.join(" AND ", where())
                        + " ORDER BY at, chain, seq LIMIT :limit")
                // Databases begin at the first bound they are given, not at the nearest.
                .bind("from", Math.max(filter.from(), last.at()))
                .bind("to", filter.to())
                .bind("at", last.at())
                .bind("chain", slash < 0 ? last.id() : last.id().substring(0, slash))
                .bind("seq", slash < 0 ? -1 : number(last.id().substring(slash + 1)))
                .bind("limit", limit);
        filter.values().forEach(query::bindList);
        return visibility
                .bind(query)
                .map((rows, context) -> new FoundEvent(StoredRecord.of(rows)))
                .list();
    }

    // A cursor comes back from a client.
    private static long number(String digits) {
        return digits.matches("[0-9]{1,18}") ? Long.parseLong(digits) : -1;
    }

    private List<String> where() {
        List<String> where =
                new ArrayList<>(List.of("at >= :from", "at < :to", "(at, chain, seq) > (:at, :chain, :seq)"));
        filter.values().keySet().forEach(column -> where.add(column + " IN (<" + column + ">)"));
        where.addAll(visibility.conditions());
        return where;
    }
}
