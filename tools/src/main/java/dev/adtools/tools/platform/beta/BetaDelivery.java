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
import dev.adtools.tools.platform.PlatformFailure;
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

    private static final BetaSelection<BetaAdSet> AD_SET = BetaSelection.of(BetaDelivery::adSet);

    private static final BetaSelection<BetaAd> AD = BetaSelection.of(BetaDelivery::ad);

    private final BetaWire wire;
    private final BetaPaging paging;

    BetaDelivery(BetaWire wire, BetaPaging paging) {
        this.wire = wire;
        this.paging = paging;
    }

    PlatformResult<BetaCampaign> campaign(String id, Instant deadline) {
        return wire.get(id, BetaObjects.CAMPAIGN.parameters(), deadline)
                .map(BetaObjects.CAMPAIGN::read)
                .flatMap(campaign -> known(campaign, campaign.id(), campaign.accountId()));
    }

    // The account decides who may use an object.
    private <T> PlatformResult<T> known(T object, String id, BetaAccountId account) {
        if (account.digits().isEmpty()) {
            return PlatformResult.failed(new PlatformFailure.Broken("an object without its account"));
        }
        wire.belongs(id, account);
        return PlatformResult.answered(object);
    }

    /** Lists the campaigns of an account that have one of some statuses. */
    PlatformResult<List<BetaCampaign>> campaigns(
            BetaAccountId account, Set<CampaignStatus> statuses, Instant deadline) {
        return paging.list(account.value() + "/campaigns", BetaObjects.CAMPAIGN, having(statuses), deadline);
    }

    /** Lists the ad sets of an account or a campaign that have one of some statuses. */
    PlatformResult<List<BetaAdSet>> adSets(String parent, Set<BetaAdSetStatus> statuses, Instant deadline) {
        return paging.list(parent + "/adsets", AD_SET, having(statuses), deadline);
    }

    PlatformResult<BetaAdSet> adSet(String id, Instant deadline) {
        return wire.get(id, AD_SET.parameters(), deadline)
                .map(AD_SET::read)
                .flatMap(adSet -> known(adSet, adSet.id(), adSet.accountId()));
    }

    /** Lists the ads of an account, a campaign or an ad set that have one of some statuses. */
    PlatformResult<List<BetaAd>> ads(String parent, Set<BetaAdStatus> statuses, Instant deadline) {
        return paging.list(parent + "/ads", AD, having(statuses), deadline);
    }

    // Where no statuses are named the platform leaves out what was deleted or archived.
    private static <S extends Enum<S>> Map<String, String> having(Set<S> statuses) {
        ArrayNode words = WireJson.array();
        statuses.stream().sorted().map(Enum::name).forEach(words::add);
        return Map.of("effective_status", WireJson.text(words));
    }

    private static BetaAdSet adSet(BetaObject object) {
        return new BetaAdSet(
                object.text("id"),
                BetaAccountId.of(object.text("account_id")),
                object.text("campaign_id"),
                object.text("name"),
                object.text("status"),
                object.text("effective_status"),
                object.text("optimization_goal"),
                object.text("billing_event"),
                object.budget("daily_budget"),
                object.budget("lifetime_budget"),
                object.amount("budget_remaining"),
                object.time("start_time"),
                object.time("end_time"),
                learning(object.inner("learning_stage_info")),
                BetaObjects.issues(object));
    }

    private static BetaAdSet.@Nullable Learning learning(BetaObject info) {
        String status = info.textOrNull("status");
        long edited = info.number("last_sig_edit_ts");
        return status == null
                ? null
                : new BetaAdSet.Learning(
                        status,
                        info.number("conversions"),
                        edited == 0 ? null : Instant.ofEpochSecond(edited).toString());
    }

    private static BetaAd ad(BetaObject object) {
        JsonNode feedback = object.inner("ad_review_feedback").json();
        Map<String, String> objections = new LinkedHashMap<>();
        feedback.path("placement_specific").forEach(placement -> add(placement, objections));
        // Last, so that what holds everywhere replaces what holds for one placement.
        add(feedback.path("global"), objections);
        return new BetaAd(
                object.text("id"),
                object.text("name"),
                object.text("campaign_id"),
                object.text("adset_id"),
                object.text("status"),
                object.text("effective_status"),
                object.inner("creative").textOrNull("id"),
                objections,
                BetaObjects.issues(object));
    }

    private static void add(JsonNode policies, Map<String, String> objections) {
        policies.properties()
                .forEach(policy ->
                        objections.put(policy.getKey(), policy.getValue().asText()));
    }
}
