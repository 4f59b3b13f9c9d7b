package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaState.AlphaAccount;
import dev.adtools.tools.platform.sandbox.Gaql.Condition;
import dev.adtools.tools.platform.sandbox.Gaql.Operator;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers queries on the sandbox's alpha. */
final class AlphaQueries {

    private static final Set<String> MEMBERS = Set.of("query", "pageToken", "pageSize");

    private final AlphaState state;
    private final AlphaPages pages;
    private final Clock clock;

    AlphaQueries(AlphaState state, AlphaPages pages, Clock clock) {
        this.state = state;
        this.pages = pages;
        this.clock = clock;
    }

    WireResponse search(AlphaAccount account, ObjectNode body, AlphaReply reply, SandboxLimits limits) {
        Optional<String> stranger = body.properties().stream()
                .map(member -> member.getKey())
                .filter(name -> !MEMBERS.contains(name))
                .findFirst();
        if (stranger.isPresent()) {
            return reply.malformed("Unknown name \"" + stranger.get() + "\": Cannot find field.");
        } else if (body.has("pageSize")) {
            return reply.invalid(AlphaError.of(
                    "requestError",
                    "PAGE_SIZE_NOT_SUPPORTED",
                    "Setting the page size is not supported.",
                    List.of("page_size")));
        }
        String text = body.path("query").asText("");
        OptionalLong start = AlphaPages.start(body.path("pageToken").asText(""), text);
        if (start.isEmpty()) {
            return reply.invalid(AlphaError.of(
                    "requestError", "INVALID_PAGE_TOKEN", "Page token is invalid.", List.of("page_token")));
        }
        Optional<Gaql> query = Gaql.parse(text);
        if (query.isEmpty()) {
            return reply.invalid(AlphaError.of(
                    "queryError", "UNEXPECTED_INPUT", "Error in query: unexpected input.", AlphaQueryRules.QUERY));
        }
        return AlphaQueryRules.error(account, query.get())
                .map(reply::invalid)
                .orElseGet(() -> reply.ok(page(account, query.get(), start.getAsLong(), text, limits)));
    }

    private ObjectNode page(AlphaAccount account, Gaql query, long start, String text, SandboxLimits limits) {
        ObjectNode body = WireJson.object();
        Stream<ObjectNode> rows = query.fields().stream().anyMatch(AlphaFields::isCounted)
                ? counted(account, query, limits)
                : selected(account, query);
        pages.write(rows.limit(query.limit()), start, text, body, limits);
        return body.put(
                "fieldMask",
                query.fields().stream()
                        .map(field -> AlphaFieldPath.of(field).mask())
                        .collect(Collectors.joining(",")));
    }

    private Stream<ObjectNode> selected(AlphaAccount account, Gaql query) {
        List<AlphaFieldPath> paths =
                query.fields().stream().map(AlphaFieldPath::of).toList();
        return new AlphaTables(state, account)
                .rows(query.resource())
                .filter(row -> matches(row, query.conditions()))
                .map(row -> {
                    ObjectNode result = WireJson.object();
                    paths.forEach(path -> path.copy(row, result));
                    return result;
                });
    }

    private Stream<ObjectNode> counted(AlphaAccount account, Gaql query, SandboxLimits limits) {
        AlphaBillingCurrency money = AlphaBillingCurrency.of(account.currency()).orElseThrow();
        AlphaDay now = AlphaDay.of(clock.instant(), account.timezone());
        List<AlphaSubject> subjects = new AlphaTables(state, account)
                .subjects(query.resource()).stream()
                        .filter(subject -> matches(subject.row(), query.conditions()))
                        .toList();
        return new AlphaReportRows(query, money, now, limits).rows(subjects);
    }

    // Days are no field of what a row is about.
    private static boolean matches(JsonNode row, List<Condition> conditions) {
        return conditions.stream()
                .filter(condition -> !condition.field().equals(AlphaFields.DAY))
                .allMatch(condition -> holds(
                        condition, AlphaFieldPath.of(condition.field()).in(row).asText("")));
    }

    // Texts are compared without regard to case where only a part of them is.
    private static boolean holds(Condition condition, String value) {
        return condition.operator() == Operator.ENDS_IN
                ? value.toLowerCase(Locale.ROOT)
                        .endsWith(condition.values().get(0).toLowerCase(Locale.ROOT))
                : condition.values().contains(value);
    }
}
