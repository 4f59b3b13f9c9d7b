package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaState.AlphaAccount;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Creates budgets and campaigns on the sandbox's alpha: all that a request asks for, or nothing. */
final class AlphaMutations {

    private final AlphaState state;

    AlphaMutations(AlphaState state) {
        this.state = state;
    }

    WireResponse mutate(AlphaAccount account, ObjectNode body, AlphaReply reply) {
        Optional<AlphaBillingCurrency> money = AlphaBillingCurrency.of(account.currency());
        if (!account.enabled() || money.isEmpty()) {
            return reply.notEnabled();
        }
        List<AlphaOperation> operations = operations(body);
        Optional<String> problem = problem(body, operations);
        if (problem.isPresent()) {
            return reply.malformed(problem.get());
        }
        List<AlphaError> errors = errors(account, operations, money.get());
        if (!errors.isEmpty()) {
            return reply.invalid(errors);
        }
        return body.path("validateOnly").asBoolean(false)
                ? reply.ok(WireJson.object())
                : apply(account, operations, reply);
    }

    private static List<AlphaOperation> operations(ObjectNode body) {
        List<AlphaOperation> operations = new ArrayList<>();
        for (JsonNode operation : body.path("mutateOperations")) {
            for (String kind : AlphaSchema.operations()) {
                if (operation.size() == 1 && operation.path(kind).has("create")) {
                    operations.add(new AlphaOperation(
                            operations.size(), kind, operation.path(kind).path("create")));
                }
            }
        }
        return operations;
    }

    private static Optional<String> problem(ObjectNode body, List<AlphaOperation> operations) {
        if (operations.size() != body.path("mutateOperations").size() || operations.isEmpty()) {
            return Optional.of("Invalid value at 'mutate_operations'.");
        }
        for (AlphaOperation operation : operations) {
            if (operation.create().has("targetCpa") && operation.create().has("maximizeConversions")) {
                return Optional.of("oneof field 'campaign_bidding_strategy' is already set.");
            }
            String at = "mutate_operations[" + operation.index() + "]." + operation.kind() + ".create";
            Optional<String> problem = AlphaSchema.problem(operation.kind(), operation.create(), at);
            if (problem.isPresent()) {
                return problem;
            }
        }
        return AlphaSchema.problem("request", body, "");
    }

    private List<AlphaError> errors(AlphaAccount account, List<AlphaOperation> operations, AlphaBillingCurrency money) {
        if (account.isManager()) {
            return List.of(AlphaError.ofManager());
        }
        List<AlphaError> errors = new ArrayList<>();
        Map<String, Boolean> shared = existingBudgets(account);
        for (AlphaOperation operation : operations) {
            if (operation.isBudget()) {
                errors.addAll(AlphaBudgetRules.errors(operation, money));
                // The platform shares a budget unless it is told not to.
                shared.put(
                        operation.resourceName(),
                        operation.create().path("explicitlyShared").asBoolean(true));
            } else {
                errors.addAll(AlphaCampaignRules.errors(operation, money, shared));
            }
            if (taken(account, operation)) {
                errors.add(operation.duplicate());
            }
        }
        return errors;
    }

    private Map<String, Boolean> existingBudgets(AlphaAccount account) {
        Map<String, Boolean> shared = new HashMap<>();
        for (SandboxEntity entity : state.store().list(AlphaState.budgets(account.id()))) {
            JsonNode budget = entity.object();
            shared.put(
                    budget.path("resourceName").asText(),
                    budget.path("explicitlyShared").asBoolean());
        }
        return shared;
    }

    private boolean taken(AlphaAccount account, AlphaOperation operation) {
        return state.store().list(collection(account, operation)).stream()
                .anyMatch(entity -> operation.name().equals(entity.uniqueName()));
    }

    private static SandboxCollection collection(AlphaAccount account, AlphaOperation operation) {
        return operation.isBudget() ? AlphaState.budgets(account.id()) : AlphaState.campaigns(account.id());
    }

    private WireResponse apply(AlphaAccount account, List<AlphaOperation> operations, AlphaReply reply) {
        long first = AlphaSeed.FIRST_NEW_ID + state.store().reserve("alpha:id", operations.size());
        Map<String, String> names = new HashMap<>();
        List<SandboxEntity> entities = new ArrayList<>();
        ObjectNode body = WireJson.object();
        ArrayNode responses = body.putArray("mutateOperationResponses");
        for (AlphaOperation operation : operations) {
            String id = Long.toString(first + operation.index());
            ObjectNode resource = resource(account, operation, id, names);
            String name = resource.path("resourceName").asText();
            entities.add(
                    new SandboxEntity(collection(account, operation), id, operation.name(), WireJson.text(resource)));
            responses
                    .addObject()
                    .putObject(operation.isBudget() ? "campaignBudgetResult" : "campaignResult")
                    .put("resourceName", name);
        }
        // Another node may have taken a name since it was looked at.
        return state.store()
                .insert(entities)
                .map(taken ->
                        reply.invalid(operations.get(entities.indexOf(taken)).duplicate()))
                .orElseGet(() -> reply.ok(body));
    }

    private static ObjectNode resource(
            AlphaAccount account, AlphaOperation operation, String id, Map<String, String> names) {
        ObjectNode resource = operation.create().deepCopy();
        String collection = operation.isBudget() ? "/campaignBudgets/" : "/campaigns/";
        String name = "customers/" + account.id() + collection + id;
        names.put(operation.resourceName(), name);
        if (!operation.isBudget()) {
            String budget = operation.create().path("campaignBudget").asText();
            resource.put("campaignBudget", names.getOrDefault(budget, budget));
        }
        return resource.put("resourceName", name).put("id", id);
    }
}
