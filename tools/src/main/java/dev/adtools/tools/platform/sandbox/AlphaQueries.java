package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaWorld.AlphaAccount;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Answers queries on the sandbox's alpha. One page holds everything, as the real pages hold 10,000 rows. */
final class AlphaQueries {

    private static final List<String> QUERY = List.of("query");

    private final AlphaWorld world;

    AlphaQueries(AlphaWorld world) {
        this.world = world;
    }

    WireResponse search(AlphaAccount account, ObjectNode body, AlphaReply reply) {
        if (body.has("pageSize")) {
            return reply.invalid(AlphaFault.of(
                    "requestError",
                    "PAGE_SIZE_NOT_SUPPORTED",
                    "Setting the page size is not supported.",
                    List.of("page_size")));
        } else if (body.has("pageToken")) {
            return reply.invalid(AlphaFault.of(
                    "requestError", "INVALID_PAGE_TOKEN", "Page token is invalid.", List.of("page_token")));
        }
        Optional<Gaql> query = Gaql.parse(body.path("query").asText(""));
        if (query.isEmpty()) {
            return reply.invalid(
                    AlphaFault.of("queryError", "UNEXPECTED_INPUT", "Error in query: unexpected input.", QUERY));
        }
        return fault(query.get()).map(reply::invalid).orElseGet(() -> reply.ok(results(account, query.get())));
    }

    private static Optional<AlphaFault> fault(Gaql query) {
        if (!AlphaFields.isResource(query.resource())) {
            return Optional.of(AlphaFault.of(
                    "queryError",
                    "BAD_RESOURCE_TYPE_IN_FROM_CLAUSE",
                    "The resource '" + query.resource() + "' in the FROM clause is not known.",
                    QUERY));
        }
        return Stream.concat(
                        query.fields().stream(), query.conditions().stream().map(Gaql.Condition::field))
                .filter(field -> !AlphaFields.has(query.resource(), field))
                .findFirst()
                .map(field -> AlphaFault.of(
                        "queryError",
                        "UNRECOGNIZED_FIELD",
                        "Unrecognized field in the query: '" + field + "'.",
                        QUERY));
    }

    private ObjectNode results(AlphaAccount account, Gaql query) {
        ObjectNode body = WireJson.object();
        ArrayNode results = WireJson.array();
        rows(account, query.resource())
                .filter(row -> matches(row, query))
                .limit(query.limit())
                .forEach(row -> {
                    ObjectNode result = results.addObject();
                    query.fields().forEach(field -> AlphaFields.copy(row, field, result));
                });
        if (!results.isEmpty()) {
            body.set("results", results);
        }
        return body.put("fieldMask", String.join(",", query.fields()));
    }

    private static boolean matches(JsonNode row, Gaql query) {
        return query.conditions().stream()
                .allMatch(it -> AlphaFields.get(row, it.field()).asText("").equals(it.value()));
    }

    private Stream<ObjectNode> rows(AlphaAccount account, String resource) {
        return switch (resource) {
            case "customer" -> Stream.of(row("customer", account.resource()));
            case "customer_client" ->
                world.below(account.id()).stream().map(client -> row("customerClient", client(account, client)));
            case "currency_constant" -> Arrays.stream(AlphaMoney.values()).map(AlphaQueries::constant);
            default -> campaigns(account);
        };
    }

    private static ObjectNode row(String name, JsonNode resource) {
        ObjectNode row = WireJson.object();
        row.set(name, resource);
        return row;
    }

    private static ObjectNode client(AlphaAccount root, AlphaAccount client) {
        ObjectNode resource = client.resource().deepCopy();
        return resource.put("resourceName", "customers/" + root.id() + "/customerClients/" + client.id())
                .put("clientCustomer", "customers/" + client.id())
                .put("level", client.id().equals(root.id()) ? "0" : "1")
                .put("hidden", false);
    }

    private static ObjectNode constant(AlphaMoney money) {
        return row(
                "currencyConstant",
                WireJson.object()
                        .put("resourceName", "currencyConstants/" + money)
                        .put("code", money.name())
                        .put("billableUnitMicros", Long.toString(money.unitMicros())));
    }

    private Stream<ObjectNode> campaigns(AlphaAccount account) {
        Map<String, JsonNode> budgets = new HashMap<>();
        for (SandboxEntity entity : world.store().list(AlphaWorld.budgets(account.id()))) {
            JsonNode budget = WireJson.value(entity.json());
            budgets.put(budget.path("resourceName").asText(), budget);
        }
        return world.store().list(AlphaWorld.campaigns(account.id())).stream().map(entity -> {
            JsonNode campaign = WireJson.value(entity.json());
            ObjectNode row = row("campaign", campaign);
            JsonNode budget = budgets.get(campaign.path("campaignBudget").asText());
            if (budget != null) {
                row.set("campaignBudget", budget);
            }
            return row.set("customer", account.resource());
        });
    }
}
