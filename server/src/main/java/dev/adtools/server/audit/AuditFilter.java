package dev.adtools.server.audit;

import dev.adtools.api.ErrorCode;
import dev.adtools.api.Outcome;
import dev.adtools.api.ToolError;
import dev.adtools.server.store.AccountSpellings;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Filter of events.
 *
 * @param from the first moment, in epoch milliseconds
 * @param to the moment behind the last, in epoch milliseconds
 * @param values which of some values columns must have, by column
 */
record AuditFilter(long from, long to, Map<String, List<String>> values) {

    AuditFilter {
        values = Map.copyOf(values);
    }

    /** Reads what a query says. */
    static Outcome<AuditFilter> of(AuditQuery query) {
        return moment("from", query.from(), Long.MIN_VALUE)
                .flatMap(from ->
                        moment("to", query.to(), Long.MAX_VALUE).map(to -> new AuditFilter(from, to, values(query))));
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
}
