package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.WireRequest;
import dev.adtools.tools.platform.wire.WireResponse;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Beta as the sandbox plays it: its paths, its parameters, its errors. */
final class BetaSandbox {

    private static final Set<String> FILTERED_PAGE = Set.of("fields", "limit", "after", "effective_status");

    private final BetaState state;
    private final BetaInsightsEdge insights;
    private final BetaReportRuns reports;
    private final BetaCampaignUpdate update;
    private final BetaAssetEdges assets;

    BetaSandbox(SandboxStore store, Clock clock) {
        state = new BetaState(store, clock);
        insights = new BetaInsightsEdge(state);
        reports = new BetaReportRuns(insights, clock);
        update = new BetaCampaignUpdate(state);
        assets = new BetaAssetEdges(new BetaAssets(store, clock));
    }

    WireResponse answer(WireRequest request, SandboxLimits limits) {
        String path = request.uri().getPath().replaceFirst("^/[^/]+/", "").replaceFirst("/$", "");
        String id = path.replaceFirst("/.*$", "");
        BetaCall call =
                new BetaCall(path, id, path.substring(id.length()), BetaParameters.of(request), request, limits);
        if (request.method().equals("POST")) {
            return posted(call);
        } else if (!request.method().equals("GET")) {
            return call.noSuchPath();
        } else if (path.equals("me/adaccounts")) {
            return call.page(state.accounts(), BetaFields.ACCOUNT);
        }
        return id.startsWith("act_") ? ofAccount(call) : ofObject(call);
    }

    private WireResponse posted(BetaCall call) {
        if (call.edge().isEmpty()) {
            return update.answer(call.id(), call.parameters(), call.reply());
        }
        return call.edge().equals("/insights")
                ? state.account(call.id())
                        .map(account -> call.knowing(BetaInsightsQuery.PARAMETERS, () -> reports.begin(account, call)))
                        .orElseGet(() -> call.reply().noSuchObject("post", call.id()))
                : call.noSuchPath();
    }

    private WireResponse ofAccount(BetaCall call) {
        Optional<JsonNode> account = state.account(call.id());
        if (account.isEmpty()) {
            return call.reply().noSuchObject("get", call.id());
        }
        return switch (call.edge()) {
            case "" -> call.object(account.get(), BetaFields.ACCOUNT);
            case "/campaigns" -> page(state.campaigns(call.id()), BetaFields.CAMPAIGN, BetaStatuses.CAMPAIGN, call);
            case "/adsets" ->
                page(
                        SandboxBetaDelivery.ofAccount(state, call.id()).adSets(),
                        BetaFields.AD_SET,
                        BetaStatuses.AD_SET,
                        call);
            case "/ads" ->
                page(SandboxBetaDelivery.ofAccount(state, call.id()).ads(), BetaFields.AD, BetaStatuses.AD, call);
            case "/insights" -> call.knowing(BetaInsightsQuery.PARAMETERS, () -> insights.answer(account.get(), call));
            default -> assets.ofAccount(call);
        };
    }

    private WireResponse ofObject(BetaCall call) {
        Optional<WireResponse> report = reports.answer(call);
        if (report.isPresent()) {
            return report.get();
        }
        Optional<SandboxEntity> campaign = state.campaign(call.id());
        if (campaign.isEmpty()) {
            return SandboxBetaDelivery.ofAdSet(state, call.id())
                    .map(delivery -> ofAdSet(delivery, call))
                    .orElseGet(() -> assets.of(call));
        }
        SandboxBetaDelivery delivery = SandboxBetaDelivery.of(state, campaign.get());
        return switch (call.edge()) {
            case "" -> call.object(campaign.get().object(), BetaFields.CAMPAIGN);
            case "/adsets" -> page(delivery.adSets(), BetaFields.AD_SET, BetaStatuses.AD_SET, call);
            case "/ads" -> page(delivery.ads(), BetaFields.AD, BetaStatuses.AD, call);
            default -> call.noSuchPath();
        };
    }

    private static WireResponse ofAdSet(SandboxBetaDelivery delivery, BetaCall call) {
        return switch (call.edge()) {
            case "" -> call.object(having("id", delivery.adSets(), call).get(0), BetaFields.AD_SET);
            case "/ads" -> page(having("adset_id", delivery.ads(), call), BetaFields.AD, BetaStatuses.AD, call);
            default -> call.noSuchPath();
        };
    }

    private static List<JsonNode> having(String member, List<JsonNode> objects, BetaCall call) {
        return objects.stream()
                .filter(object -> object.path(member).asText().equals(call.id()))
                .toList();
    }

    private static WireResponse page(List<JsonNode> objects, BetaFields fields, BetaStatuses statuses, BetaCall call) {
        Optional<Set<String>> wanted = statuses.wanted(call.parameters().getOrDefault("effective_status", ""));
        if (wanted.isEmpty()) {
            return call.reply()
                    .invalid("Param effective_status must be a list of {" + String.join(", ", statuses.words()) + "}");
        }
        List<JsonNode> found = BetaCall.newestFirst(objects).stream()
                .filter(object ->
                        wanted.get().contains(object.path("effective_status").asText()))
                .toList();
        return call.knowing(FILTERED_PAGE, () -> BetaPage.of(found, fields, call.parameters(), call.request()));
    }
}
