package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAdSetStatus;
import dev.adtools.tools.platform.BetaAdStatus;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.CampaignStatus;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads campaigns and what is in them. */
final class BetaDelivery {

    static final String AD_SET_FIELDS = "id,account_id,campaign_id,name,status,effective_status,"
            + "optimization_goal,billing_event,daily_budget,lifetime_budget,budget_remaining,start_time,end_time,"
            + "learning_stage_info,issues_info";
    static final String AD_FIELDS =
            "id,name,campaign_id,adset_id,status,effective_status,creative,ad_review_feedback,issues_info";

    private final BetaWire wire;
    private final BetaPaging paging;

    BetaDelivery(BetaWire wire, BetaPaging paging) {
        this.wire = wire;
        this.paging = paging;
    }

    PlatformResult<BetaCampaign> campaign(String id, Instant deadline) {
        return wire.get(id, Map.of("fields", BetaObjects.CAMPAIGN_FIELDS), deadline)
                .map(BetaObjects::campaign)
                .map(this::known);
    }

    private BetaCampaign known(BetaCampaign campaign) {
        wire.belongs(campaign.id(), campaign.accountId());
        return campaign;
    }

    /** Lists the campaigns of an account that have one of some statuses. */
    PlatformResult<List<BetaCampaign>> campaigns(
            BetaAccountId account, Set<CampaignStatus> statuses, Instant deadline) {
        return paging.all(account.value() + "/campaigns", parameters(BetaObjects.CAMPAIGN_FIELDS, statuses), deadline)
                .map(items -> items.stream().map(BetaObjects::campaign).toList());
    }

    /** Lists the ad sets of an account or a campaign that have one of some statuses. */
    PlatformResult<List<BetaAdSet>> adSets(String parent, Set<BetaAdSetStatus> statuses, Instant deadline) {
        return paging.all(parent + "/adsets", parameters(AD_SET_FIELDS, statuses), deadline)
                .map(items -> items.stream().map(BetaDelivery::adSet).toList());
    }

    PlatformResult<BetaAdSet> adSet(String id, Instant deadline) {
        return wire.get(id, Map.of("fields", AD_SET_FIELDS), deadline)
                .map(BetaDelivery::adSet)
                .map(this::known);
    }

    private BetaAdSet known(BetaAdSet adSet) {
        wire.belongs(adSet.id(), adSet.accountId());
        return adSet;
    }

    /** Lists the ads of an account, a campaign or an ad set that have one of some statuses. */
    PlatformResult<List<BetaAd>> ads(String parent, Set<BetaAdStatus> statuses, Instant deadline) {
        return paging.all(parent + "/ads", parameters(AD_FIELDS, statuses), deadline)
                .map(items -> items.stream().map(BetaDelivery::ad).toList());
    }

    // Where no statuses are named the platform leaves out what was deleted or archived.
    private static <S extends Enum<S>> Map<String, String> parameters(String fields, Set<S> statuses) {
        ArrayNode words = WireJson.array();
        statuses.stream().sorted().map(Enum::name).forEach(words::add);
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("fields", fields);
        parameters.put("effective_status", WireJson.text(words));
        return parameters;
    }

    private static BetaAdSet adSet(JsonNode object) {
        return new BetaAdSet(
                BetaObjects.text(object, "id"),
                BetaAccountId.of(BetaObjects.text(object, "account_id")),
                BetaObjects.text(object, "campaign_id"),
                BetaObjects.text(object, "name"),
                BetaObjects.text(object, "status"),
                BetaObjects.text(object, "effective_status"),
                BetaObjects.text(object, "optimization_goal"),
                BetaObjects.text(object, "billing_event"),
                BetaObjects.amount(object, "daily_budget"),
                BetaObjects.amount(object, "lifetime_budget"),
                BetaObjects.amount(object, "budget_remaining"),
                BetaObjects.time(object, "start_time"),
                BetaObjects.time(object, "end_time"),
                learning(object.path("learning_stage_info")),
                BetaObjects.issues(object.path("issues_info")));
    }

    private static BetaAdSet.@Nullable Learning learning(JsonNode info) {
        if (!info.hasNonNull("status")) {
            return null;
        }
        long edited = info.path("last_sig_edit_ts").asLong(0);
        return new BetaAdSet.Learning(
                BetaObjects.text(info, "status"),
                info.path("conversions").asLong(0),
                edited == 0 ? null : Instant.ofEpochSecond(edited).toString());
    }

    private static BetaAd ad(JsonNode object) {
        JsonNode feedback = object.path("ad_review_feedback");
        Map<String, String> objections = new LinkedHashMap<>();
        feedback.path("placement_specific").forEach(placement -> add(placement, objections));
        // Last, so that what holds everywhere replaces what holds for one placement.
        add(feedback.path("global"), objections);
        return new BetaAd(
                BetaObjects.text(object, "id"),
                BetaObjects.text(object, "name"),
                BetaObjects.text(object, "campaign_id"),
                BetaObjects.text(object, "adset_id"),
                BetaObjects.text(object, "status"),
                BetaObjects.text(object, "effective_status"),
                BetaObjects.textOrNull(object.path("creative"), "id"),
                objections,
                BetaObjects.issues(object.path("issues_info")));
    }

    private static void add(JsonNode policies, Map<String, String> objections) {
        policies.properties()
                .forEach(policy ->
                        objections.put(policy.getKey(), policy.getValue().asText()));
    }
}
