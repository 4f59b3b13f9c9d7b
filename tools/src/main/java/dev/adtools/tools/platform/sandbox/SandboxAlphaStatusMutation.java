package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.sandbox.AlphaState.AlphaAccount;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Switches a campaign on or off on the sandbox's alpha, or only checks whether it could be switched. */
final class SandboxAlphaStatusMutation {

    private static final Set<String> MEMBERS = Set.of("operations", "validateOnly", "partialFailure");
    private static final Set<String> STATUSES = Set.of("ENABLED", "PAUSED");
    private static final String STATUS = "status";
    private static final List<String> PATH = List.of("operations[0]", "update");
    private static final int MAX_ATTEMPTS = 20;

    private final AlphaState state;
    private final Clock clock;

    SandboxAlphaStatusMutation(AlphaState state, Clock clock) {
        this.state = state;
        this.clock = clock;
    }

    WireResponse mutate(AlphaAccount account, ObjectNode body, AlphaReply reply) {
        if (!account.enabled()) {
            return reply.notEnabled();
        }
        JsonNode operation = body.path("operations").path(0);
        Optional<String> problem = problem(body, operation);
        if (problem.isPresent()) {
            return reply.malformed(problem.get());
        } else if (account.isManager()) {
            return reply.invalid(AlphaError.ofManager());
        }
        return error(operation)
                .map(reply::invalid)
                .orElseGet(() -> change(
                        account,
                        operation.path("update"),
                        body.path("validateOnly").asBoolean(false),
                        reply));
    }

    private static Optional<String> problem(ObjectNode body, JsonNode operation) {
        for (var member : body.properties()) {
            if (!MEMBERS.contains(member.getKey())) {
                return Optional.of("Unknown name \"" + member.getKey() + "\": Cannot find field.");
            }
        }
        boolean fits = body.path("operations").size() == 1
                && operation.path("update").isObject()
                && operation.size() == (operation.has("updateMask") ? 2 : 1);
        return fits
                ? AlphaSchema.problem("campaignOperation", operation.path("update"), "operations[0].update")
                : Optional.of("Invalid value at 'operations'.");
    }

    // Nothing but the status can be changed here.
    private static Optional<AlphaError> error(JsonNode operation) {
        String mask = operation.path("updateMask").asText("");
        if (mask.isEmpty()) {
            return Optional.of(AlphaError.of(
                    "fieldMaskError",
                    "FIELD_MASK_MISSING",
                    "The field mask must be provided for update operations.",
                    List.of("operations[0]")));
        } else if (!mask.equals(STATUS)) {
            return Optional.of(AlphaError.of(
                    "fieldMaskError",
                    "FIELD_NOT_FOUND",
                    "The field mask contained an invalid field: '" + mask + "'.",
                    List.of("operations[0]")));
        }
        return STATUSES.contains(operation.path("update").path(STATUS).asText())
                ? Optional.empty()
                : Optional.of(
                        AlphaError.of("fieldError", "INVALID_VALUE", "The field's value is invalid.", at(STATUS)));
    }

    private WireResponse change(AlphaAccount account, JsonNode update, boolean validateOnly, AlphaReply reply) {
        String name = update.path("resourceName").asText("");
        String status = update.path(STATUS).asText();
        // Several may switch one campaign at once; the one that comes late looks again.
        for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
            Optional<SandboxEntity> found = find(account, name);
            if (found.isEmpty()) {
                return reply.invalid(AlphaError.of(
                        "mutateError", "RESOURCE_NOT_FOUND", "Resource was not found.", at("resource_name")));
            }
            ObjectNode campaign = found.get().object();
            if (campaign.path(STATUS).asText().equals("REMOVED")) {
                return reply.invalid(AlphaError.of(
                        "contextError",
                        "OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE",
                        "The operation is not allowed for removed resources.",
                        PATH));
            } else if (validateOnly) {
                return reply.ok(WireJson.object());
            } else if (isSet(found.get(), campaign, status)) {
                return done(name, reply);
            }
        }
        return reply.unavailable();
    }

    private static List<String> at(String field) {
        return List.of("operations[0]", "update", field);
    }

    private Optional<SandboxEntity> find(AlphaAccount account, String name) {
        String prefix = "customers/" + account.id() + "/campaigns/";
        return name.startsWith(prefix)
                ? state.store().find(AlphaState.campaigns(account.id()), name.substring(prefix.length()))
                : Optional.empty();
    }

    private boolean isSet(SandboxEntity entity, ObjectNode campaign, String status) {
        if (campaign.path(STATUS).asText().equals(status)) {
            return true;
        }
        AlphaStatusHistory.set(campaign, status, clock.instant());
        return state.store().update(entity.with(campaign), entity.json());
    }

    private static WireResponse done(String name, AlphaReply reply) {
        ObjectNode body = WireJson.object();
        body.putArray("results").addObject().put("resourceName", name);
        return reply.ok(body);
    }
}
