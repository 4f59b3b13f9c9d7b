package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireResponse;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Answers an account's numbers. */
final class BetaInsightsEdge {

    private static final int MONTHS_KEPT = 37;
    // Split by day and by people, a page of the usual size is more than the platform works out at once.
    private static final int MOST_SPLIT_ROWS = 100;
    private static final int FIRST_DECIMALS = 2;
    private static final Set<String> WHOLE_CURRENCIES = Set.of("JPY");
    private static final Set<String> FIELDS =
            Set.of(("campaign_id campaign_name adset_id adset_name ad_id ad_name impressions reach"
                            + " clicks inline_link_clicks spend actions action_values date_start date_stop")
                    .split(" ", -1));

    private final BetaState state;
    private final BetaPlans plans;

    BetaInsightsEdge(BetaState state) {
        this.state = state;
        plans = new BetaPlans(state);
    }

    WireResponse answer(JsonNode account, BetaCall call) {
        Map<String, String> parameters = call.parameters();
        BetaReply reply = call.reply();
        String id = account.path("id").asText();
        List<String> fields = BetaFields.selected(parameters.getOrDefault("fields", "impressions,spend"));
        Optional<String> problem = BetaInsightsQuery.problem(parameters)
                .or(() -> fields.stream()
                        .filter(name -> !FIELDS.contains(name))
                        .findFirst()
                        .map(name -> name + " is not valid for fields param."));
        if (problem.isPresent()) {
            return reply.invalid(problem.get());
        }
        BetaInsightsQuery query = BetaInsightsQuery.of(parameters);
        LocalDate today = state.today(id);
        if (query.since().isBefore(today.minusMonths(MONTHS_KEPT))) {
            return reply.tooLongAgo();
        }
        ZonedDateTime now = ZonedDateTime.now(state.clock().withZone(state.zone(id)));
        boolean heavy = query.daily() && !query.breakdown().isEmpty();
        BetaPage page = new BetaPage(parameters, call.request(), heavy ? MOST_SPLIT_ROWS : BetaPage.MAX_LIMIT);
        Map<String, BetaInsightsRow> rows = new BetaInsightsTable(query, account, now, call.limits())
                .rows(plans.of(id, query.campaignIds(), today), page);
        List<BetaInsightsRow> ordered = List.copyOf(rows.values());
        return page.cut(List.copyOf(rows.keySet()), index -> json(ordered.get(index), fields, query, account));
    }

    private static ObjectNode json(
            BetaInsightsRow row, List<String> fields, BetaInsightsQuery query, JsonNode account) {
        ObjectNode json = WireJson.object();
        String currency = account.path("currency").asText();
        fields.forEach(field -> put(json, field, row, currency, query.level()));
        if (row.segment() != null) {
            json.put(query.breakdown(), row.segment().value());
        }
        return json.put("date_start", row.first().toString())
                .put("date_stop", row.last().toString());
    }

    private static void put(ObjectNode json, String field, BetaInsightsRow row, String currency, String level) {
        switch (field) {
            case "impressions" -> json.put(field, Long.toString(row.get(BetaCount.IMPRESSIONS)));
            case "clicks" -> json.put(field, Long.toString(row.get(BetaCount.CLICKS)));
            case "reach" -> json.put(field, Long.toString(row.reach()));
            case "spend" -> json.put(field, major(row.get(BetaCount.SPEND), currency));
            case "inline_link_clicks" -> {
                if (row.get(BetaCount.LINK_CLICKS) > 0) {
                    json.put(field, Long.toString(row.get(BetaCount.LINK_CLICKS)));
                }
            }
            case "actions" -> actions(json, row);
            case "action_values" -> {
                if (row.get(BetaCount.VALUE) > 0) {
                    BetaActions.purchases(json.putArray(field), major(row.get(BetaCount.VALUE), currency));
                }
            }
            default -> name(json, field, row.about(), level);
        }
    }

    private static void actions(ObjectNode json, BetaInsightsRow row) {
        ArrayNode actions = BetaActions.of(row);
        if (!actions.isEmpty()) {
            json.set("actions", actions);
        }
    }

    private static String major(long minor, String currency) {
        int decimals = WHOLE_CURRENCIES.contains(currency) ? 0 : FIRST_DECIMALS;
        return BigDecimal.valueOf(minor, decimals).toPlainString();
    }

    // What a row is not about has no name: a campaign's row says nothing of ads.
    private static void name(ObjectNode json, String field, BetaAdPlan about, String level) {
        List<String> levels = List.of("account", "campaign", "adset", "ad");
        String kind = field.replaceFirst("_.*$", "");
        if (levels.contains(kind) && levels.indexOf(kind) <= levels.indexOf(level)) {
            json.put(
                    field,
                    about.of(kind).path(field.endsWith("_id") ? "id" : "name").asText());
        }
    }
}
