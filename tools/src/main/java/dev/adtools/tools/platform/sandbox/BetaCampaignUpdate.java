package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Changes a campaign's daily budget or its status, or only checks whether it could be changed. */
final class BetaCampaignUpdate {

    private static final String BUDGET = "daily_budget";
    private static final String STATUS = "status";
    private static final Set<String> PARAMETERS = Set.of(BUDGET, STATUS, "execution_options");
    private static final Set<String> STATUSES = Set.of("ACTIVE", "PAUSED");
    private static final String VALIDATE_ONLY = "[\"validate_only\"]";
    private static final int BUDGET_ELSEWHERE = 1_885_621;
    private static final int BUDGET_TOO_LOW = 1_885_272;
    private static final int OBJECT_GONE = 1_487_056;
    private static final int MAX_ATTEMPTS = 20;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ssxx", Locale.ROOT);

    private final BetaState state;

    BetaCampaignUpdate(BetaState state) {
        this.state = state;
    }

    WireResponse answer(String id, Map<String, String> parameters, BetaReply reply) {
        // Several may change one campaign at once; the one that comes late looks again.
        for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
            Optional<SandboxEntity> found = state.campaign(id);
            if (found.isEmpty()) {
                return reply.noSuchObject("post", id);
            }
            ObjectNode campaign = found.get().object();
            Optional<WireResponse> refusal = refusal(campaign, parameters, reply);
            if (refusal.isPresent()) {
                return refusal.get();
            } else if (parameters.containsKey("execution_options") || change(found.get(), campaign, parameters)) {
                return reply.ok(WireJson.object().put("success", true));
            }
        }
        return reply.unavailable();
    }

    private boolean change(SandboxEntity entity, ObjectNode campaign, Map<String, String> parameters) {
        String account = entity.collection().account();
        if (parameters.containsKey(BUDGET)) {
            BetaBudgetHistory.set(campaign, Long.parseLong(parameters.getOrDefault(BUDGET, "")), state.today(account));
        }
        if (parameters.containsKey(STATUS)) {
            BetaStatusHistory.set(
                    campaign, parameters.getOrDefault(STATUS, ""), state.clock().instant());
        }
        ZonedDateTime now = ZonedDateTime.now(state.clock().withZone(state.zone(account)));
        campaign.put("updated_time", TIME.format(now));
        return state.store().update(entity.with(campaign), entity.json());
    }

    private Optional<WireResponse> refusal(JsonNode campaign, Map<String, String> parameters, BetaReply reply) {
        String budget = parameters.getOrDefault(BUDGET, "");
        boolean isBudget = parameters.containsKey(BUDGET) || !parameters.containsKey(STATUS);
        String options = parameters.getOrDefault("execution_options", VALIDATE_ONLY);
        Optional<String> unknown = BetaParameters.unknown(parameters, PARAMETERS);
        if (unknown.isPresent()) {
            return Optional.of(reply.invalid(unknown.get()));
        } else if (parameters.containsKey(STATUS) && !STATUSES.contains(parameters.getOrDefault(STATUS, ""))) {
            return Optional.of(reply.invalid("Param status must be one of {ACTIVE, PAUSED}"));
        } else if (isBudget && !budget.matches("[0-9]{1,12}")) {
            return Optional.of(reply.invalid("Param daily_budget must be an unsigned integer"));
        } else if (!options.equals(VALIDATE_ONLY)) {
            return Optional.of(reply.invalid("Param execution_options must be an array of {validate_only}"));
        }
        return gone(campaign, reply)
                .or(() -> isBudget ? budget(campaign, Long.parseLong(budget), reply) : Optional.empty());
    }

    private static Optional<WireResponse> gone(JsonNode campaign, BetaReply reply) {
        if (Set.of("DELETED", "ARCHIVED").contains(campaign.path(STATUS).asText())) {
            return Optional.of(reply.refused(
                    OBJECT_GONE,
                    "Cannot edit deleted or archived object",
                    "The campaign was deleted or archived and cannot be edited."));
        }
        return Optional.empty();
    }

    private Optional<WireResponse> budget(JsonNode campaign, long budget, BetaReply reply) {
        long least = state.account("act_" + campaign.path("account_id").asText())
                .map(account -> account.path("min_daily_budget").asLong())
                .orElse(0L);
        if (!campaign.has("daily_budget")) {
            return Optional.of(reply.refused(
                    BUDGET_ELSEWHERE,
                    "Cannot set this budget",
                    campaign.has("lifetime_budget")
                            ? "The campaign has a lifetime budget, which cannot become a daily budget."
                            : "You can set a budget for the campaign or for its ad sets, not for both.",
                    BUDGET));
        } else if (budget < least) {
            return Optional.of(reply.refused(
                    BUDGET_TOO_LOW,
                    "Your budget is too low",
                    "The daily budget must be at least " + least + " in the currency's smallest unit.",
                    BUDGET));
        }
        return Optional.empty();
    }
}
