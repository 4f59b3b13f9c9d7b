package dev.adtools.tools.platform.beta;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Granted;
import dev.adtools.api.Platform;
import dev.adtools.api.Sending;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.BetaAccount;
import dev.adtools.tools.platform.BetaAd;
import dev.adtools.tools.platform.BetaAdSet;
import dev.adtools.tools.platform.BetaAdSetStatus;
import dev.adtools.tools.platform.BetaAdStatus;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaBudgetChange;
import dev.adtools.tools.platform.BetaCampaign;
import dev.adtools.tools.platform.BetaStatusChange;
import dev.adtools.tools.platform.BetaSwitch;
import dev.adtools.tools.platform.PlatformHealth;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireTransport;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;

/** Beta over its REST API. */
public final class RestBetaAds implements BetaAds, PlatformHealth {

    private static final String DAILY_BUDGET = "daily_budget";
    private static final String STATUS = "status";

    private final BetaWire wire;
    private final BetaPaging paging;
    private final BetaDelivery delivery;
    private final BetaChanges changes;

    /** Makes a connector that sends everything once. */
    public RestBetaAds(BetaSettings settings, WireTransport transport) {
        this(settings, transport, RetryPolicy.once());
    }

    /** Makes a connector that sends reads and checks again as a policy says. */
    public RestBetaAds(BetaSettings settings, WireTransport transport, RetryPolicy policy) {
        wire = new BetaWire(settings, transport, policy);
        paging = new BetaPaging(wire);
        delivery = new BetaDelivery(wire, paging);
        changes = new BetaChanges(wire);
    }

    @Override
    public Source source() {
        return wire.source();
    }

    @Override
    public Platform platform() {
        return Platform.BETA;
    }

    @Override
    public PlatformResult<Integer> probe(Instant deadline) {
        return wire.get("me/adaccounts", Map.of("fields", "id", "limit", "1"), deadline)
                .map(body -> body.path("data").size());
    }

    /** Returns what the platform says about the service's token, which only a transport with the app's secret may ask. */
    public PlatformResult<BetaToken> token(Instant deadline) {
        return new BetaTokenReader(wire).read(deadline);
    }

    @Override
    public PlatformResult<List<BetaAccount>> accounts(Instant deadline) {
        return paging.list("me/adaccounts", BetaObjects.ACCOUNT, deadline);
    }

    @Override
    public InAccount in(Granted<BetaAccountId> account, Instant deadline) {
        return new RestBetaAccount(wire, paging, account.value(), deadline);
    }

    @Override
    public PlatformResult<Granted<BetaCampaign>> campaign(String id, CallContext context) {
        return delivery.campaign(id, context.deadline()).flatMap(read -> PlatformResult.granted(read, context));
    }

    @Override
    public PlatformResult<Granted<BetaAdSet>> adSet(String id, CallContext context) {
        return delivery.adSet(id, context.deadline()).flatMap(read -> PlatformResult.granted(read, context));
    }

    @Override
    public PlatformResult<List<BetaAdSet>> adSets(Granted<BetaCampaign> campaign, Instant deadline) {
        return delivery.adSets(campaign.value().id(), EnumSet.allOf(BetaAdSetStatus.class), deadline);
    }

    @Override
    public PlatformResult<List<BetaAd>> ads(Granted<? extends AdParent> parent, Instant deadline) {
        return delivery.ads(parent.value().id(), EnumSet.allOf(BetaAdStatus.class), deadline);
    }

    @Override
    public PlatformResult<Long> checkDailyBudget(Granted<BetaBudgetChange> change, Instant deadline) {
        return changes.check(
                change.value().campaignId(), DAILY_BUDGET, change.value().minor(), deadline);
    }

    @Override
    public PlatformResult<Long> updateDailyBudget(Granted<BetaBudgetChange> change, Instant deadline, Sending sending) {
        return changes.make(
                change.value().campaignId(), DAILY_BUDGET, change.value().minor(), deadline, sending);
    }

    @Override
    public PlatformResult<BetaSwitch> checkStatus(Granted<BetaStatusChange> change, Instant deadline) {
        return changes.check(change.value().campaignId(), STATUS, change.value().status(), deadline);
    }

    @Override
    public PlatformResult<BetaSwitch> setStatus(Granted<BetaStatusChange> change, Instant deadline, Sending sending) {
        return changes.make(change.value().campaignId(), STATUS, change.value().status(), deadline, sending);
    }
}
