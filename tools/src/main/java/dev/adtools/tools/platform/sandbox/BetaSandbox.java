package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.WireJson;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Beta as the sandbox plays it: its paths, its parameters, its errors. */
final class BetaSandbox {

    private static final Set<String> FIELDS = Set.of("fields");
    private static final Set<String> PAGE = Set.of("fields", "limit", "after");
    private static final Set<String> FILTERED_PAGE = Set.of("fields", "limit", "after", "effective_status");

    private final BetaWorld world;
    private final BetaInsightsEdge insights;
    private final BetaCampaignUpdate update;

    BetaSandbox(SandboxStore store, Clock clock) {
        world = new BetaWorld(store, clock);
        insights = new BetaInsightsEdge(world);
        update = new BetaCampaignUpdate(world);
    }

    WireResponse answer(WireRequest request) {
        String path = request.uri().getPath().replaceFirst("^/[^/]+/", "").replaceFirst("/$", "");
        String id = path.replaceFirst("/.*$", "");
        Call call = new Call(path, id, path.substring(id.length()), BetaParameters.of(request), request);
        if (request.method().equals("POST")) {
            return call.edge().isEmpty() ? update.answer(id, call.parameters(), call.reply()) : call.noSuchPath();
        } else if (!request.method().equals("GET")) {
            return call.noSuchPath();
        } else if (path.equals("me/adaccounts")) {
            return call.knowing(
                    PAGE,
                    () -> BetaPage.of(
                            newestFirst(world.accounts()), BetaFields.ACCOUNT, call.parameters(), call.request()));
        }
        return id.startsWith("act_") ? ofAccount(call) : ofCampaign(call);
    }

    private WireResponse ofAccount(Call call) {
        Optional<JsonNode> account = world.account(call.id());
        if (account.isEmpty()) {
            return call.reply().noSuchObject("get", call.id());
        }
        return switch (call.edge()) {
            case "" -> object(account.get(), BetaFields.ACCOUNT, call);
            case "/campaigns" -> page(world.campaigns(call.id()), BetaFields.CAMPAIGN, BetaStatuses.CAMPAIGN, call);
            case "/insights" ->
                call.knowing(
                        BetaInsightsQuery.PARAMETERS,
                        () -> insights.answer(account.get(), call.parameters(), call.request()));
            default -> call.noSuchPath();
        };
    }

    private WireResponse ofCampaign(Call call) {
        Optional<SandboxEntity> campaign = world.campaign(call.id());
        if (campaign.isEmpty()) {
            return call.reply().noSuchObject("get", call.id());
        }
        String account = campaign.get().shelf().account();
        return switch (call.edge()) {
            case "" -> object(WireJson.value(campaign.get().json()), BetaFields.CAMPAIGN, call);
            case "/adsets" -> page(in(world.adSets(account), call), BetaFields.AD_SET, BetaStatuses.AD_SET, call);
            case "/ads" -> page(in(world.ads(account), call), BetaFields.AD, BetaStatuses.AD, call);
            default -> call.noSuchPath();
        };
    }

    private static List<JsonNode> in(List<JsonNode> objects, Call call) {
        return objects.stream()
                .filter(object -> object.path("campaign_id").asText().equals(call.id()))
                .toList();
    }

    private static WireResponse object(JsonNode object, BetaFields fields, Call call) {
        List<String> selected = BetaFields.selected(call.parameters().getOrDefault("fields", ""));
        return call.knowing(
                FIELDS,
                () -> fields.problem(selected)
                        .map(call.reply()::invalid)
                        .orElseGet(() -> call.reply().ok(fields.project(object, selected))));
    }

    private static WireResponse page(List<JsonNode> objects, BetaFields fields, BetaStatuses statuses, Call call) {
        Optional<Set<String>> wanted = statuses.wanted(call.parameters().getOrDefault("effective_status", ""));
        if (wanted.isEmpty()) {
            return call.reply()
                    .invalid("Param effective_status must be a list of {" + String.join(", ", statuses.words()) + "}");
        }
        List<JsonNode> found = newestFirst(objects).stream()
                .filter(object ->
                        wanted.get().contains(object.path("effective_status").asText()))
                .toList();
        return call.knowing(FILTERED_PAGE, () -> BetaPage.of(found, fields, call.parameters(), call.request()));
    }

    // Beta lists what was made last first; ids grow.
    private static List<JsonNode> newestFirst(List<JsonNode> objects) {
        List<JsonNode> reversed = new ArrayList<>(objects);
        Collections.reverse(reversed);
        return reversed;
    }

    private record Call(String path, String id, String edge, Map<String, String> parameters, WireRequest request) {

        BetaReply reply() {
            return new BetaReply(request);
        }

        WireResponse noSuchPath() {
            return reply().noSuchPath("/" + path);
        }

        WireResponse knowing(Set<String> known, Supplier<WireResponse> answer) {
            return BetaParameters.unknown(parameters, known)
                    .map(reply()::invalid)
                    .orElseGet(answer);
        }
    }
}
