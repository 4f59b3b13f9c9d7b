package dev.adtools.server.audit;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.api.json.JsonWriter;
import dev.adtools.server.audit.AuditReader.AuditQuery;
import dev.adtools.server.store.AccountSpellings;
import dev.adtools.server.store.Keyset;
import dev.adtools.server.store.ListOrder;
import dev.adtools.server.store.Visibility;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jspecify.annotations.Nullable;

/**
 * Finds the events of a query within the limits of a token.
 *
 * @param from the first moment, in epoch milliseconds
 * @param to the last moment, in epoch milliseconds
 * @param values which of some values columns must have, by column
 * @param requestId the request that events must belong to; null for any
 * @param visibility what the token may see
 */
record EventList(
        long from,
        long to,
        Map<String, List<String>> values,
        @Nullable String requestId,
        Visibility visibility) {

    private static final String REQUEST_ID = "request_id";

    EventList {
        values = Map.copyOf(values);
    }

    /** Reads what a query says. */
    static Outcome<EventList> of(AuditQuery query, Visibility visibility) {
        return moment("from", query.from(), Long.MIN_VALUE)
                .flatMap(from -> moment("to", query.to(), Long.MAX_VALUE)
                        .map(to -> new EventList(from, to - 1, values(query), query.requestId(), visibility)));
    }

    private static Map<String, List<String>> values(AuditQuery query) {
        Map<String, @Nullable String> asked = new LinkedHashMap<>();
        asked.put("kind", query.kind());
        asked.put("actor", query.principal());
        asked.put("tool", query.tool());
        asked.put("operation", query.operation());
        asked.put("code", query.code());
        Map<String, List<String>> values = new LinkedHashMap<>();
        asked.forEach((column, value) -> {
            if (value != null) {
                values.put(column, List.of(value));
            }
        });
        if (query.account() != null) {
            values.put("account", AccountSpellings.of(query.account()));
        }
        return values;
    }

    private static Outcome<Long> moment(String name, @Nullable String text, long otherwise) {
        if (text == null) {
            return Outcome.completed(otherwise);
        }
        try {
            return Outcome.completed(Instant.parse(text).toEpochMilli());
        } catch (DateTimeException | ArithmeticException e) {
            return Outcome.failed(
                    ToolError.of(ErrorCode.INVALID_REQUEST, name + " must be a moment such as 2026-03-01T00:00:00Z."));
        }
    }

    List<AuditRecord> after(Handle handle, Keyset last, int limit) {
        boolean newest = last.order() == ListOrder.NEWEST;
        int slash = last.id().lastIndexOf('/');
        Query query = handle.createQuery("SELECT * FROM audit_event WHERE " + String.join(" AND ", where(last.order()))
                        + last.order().by("at", "chain", "seq") + " LIMIT :limit")
                // Databases begin at the first bound they are given, not at the nearest.
                .bind("from", newest ? from : Math.max(from, last.at()))
                .bind("to", newest ? Math.min(to, last.at()) : to)
                .bind("at", last.at())
                .bind("chain", slash < 0 ? last.id() : last.id().substring(0, slash))
                .bind("seq", slash < 0 ? -1 : number(last.id().substring(slash + 1)))
                .bind("limit", limit);
        values.forEach(query::bindList);
        if (requestId != null) {
            query.bind("request", member(requestId));
        }
        return visibility
                .bind(query)
                .map((rows, context) -> AuditRecord.of(rows))
                .list();
    }

    // Quotation marks inside of texts are escaped, so no text of a record contains these bytes.
    private static byte[] member(String requestId) {
        byte[] object = new JsonWriter()
                .beginObject()
                .name(REQUEST_ID)
                .value(requestId)
                .endObject()
                .toBytes();
        return Arrays.copyOfRange(object, 1, object.length - 1);
    }

    // A cursor comes back from a client.
    private static long number(String digits) {
        return digits.matches("[0-9]{1,18}") ? Long.parseLong(digits) : -1;
    }

    private List<String> where(ListOrder order) {
        List<String> where = new ArrayList<>(
                List.of("at >= :from", "at <= :to", order.behind("(at, chain, seq)", "(:at, :chain, :seq)")));
        values.keySet().forEach(column -> where.add(column + " IN (<" + column + ">)"));
        if (requestId != null) {
            // Records have no column for it: calls far outnumber searches, which can be narrowed by time.
            where.add("<indexOf>(record, :request) > 0");
        }
        where.addAll(visibility.conditions());
        return where;
    }
}
