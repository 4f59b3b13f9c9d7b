package dev.adtools.tools.platform.alpha;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.api.Platform;
import dev.adtools.api.Sending;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.AlphaAds;
import dev.adtools.tools.platform.AlphaClient;
import dev.adtools.tools.platform.AlphaStatusChange;
import dev.adtools.tools.platform.AppCampaign;
import dev.adtools.tools.platform.CreatedAppCampaign;
import dev.adtools.tools.platform.PlatformHealth;
import dev.adtools.tools.platform.PlatformResult;
import dev.adtools.tools.platform.wire.RetryPolicy;
import dev.adtools.tools.platform.wire.WireTransport;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Alpha over its REST API. */
public final class RestAlphaAds implements AlphaAds, PlatformHealth {

    private final AlphaSettings settings;
    private final AlphaWire wire;
    private final AlphaSearch search;
    private final AlphaAccounts accounts;
    private final AlphaWrites writes;

    /** Makes a connector that sends everything once. */
    public RestAlphaAds(AlphaSettings settings, WireTransport transport) {
        this(settings, transport, RetryPolicy.once());
    }

    /** Makes a connector that sends reads and checks again as a policy says. */
    public RestAlphaAds(AlphaSettings settings, WireTransport transport, RetryPolicy policy) {
        this.settings = settings;
        wire = new AlphaWire(settings, transport, policy);
        search = new AlphaSearch(wire);
        accounts = new AlphaAccounts(settings, wire, search);
        writes = new AlphaWrites(wire);
    }

    @Override
    public Source source() {
        return wire.source();
    }

    @Override
    public boolean declaresEuPoliticalAdvertising() {
        return settings.euPoliticalAdvertising();
    }

    @Override
    public Platform platform() {
        return Platform.ALPHA;
    }

    @Override
    public PlatformResult<Integer> probe(Instant deadline) {
        return roots(deadline).map(List::size);
    }

    @Override
    public PlatformResult<List<AlphaAccountId>> roots(Instant deadline) {
        return accounts.roots(deadline);
    }

    @Override
    public PlatformResult<List<AlphaClient>> hierarchy(
            AlphaAccountId root, @Nullable AlphaAccountId login, Instant deadline) {
        return accounts.hierarchy(root, login, deadline);
    }

    @Override
    public InAccount in(Granted<AlphaAccountId> account, @Nullable AlphaAccountId login, Instant deadline) {
        return new RestAlphaAccount(search, accounts, account.value(), login, deadline);
    }

    @Override
    public @Nullable AlphaAccountId login(AlphaAccountId account, @Nullable AlphaAccountId login) {
        return search.login(account, login);
    }

    @Override
    public PlatformResult<AppCampaign> checkAppCampaign(Granted<AppCampaign> campaign, Instant deadline) {
        return writes.check(campaign.value(), deadline);
    }

    @Override
    public PlatformResult<CreatedAppCampaign> createPausedAppCampaign(
            Granted<AppCampaign> campaign, Instant deadline, Sending sending) {
        return writes.create(campaign.value(), deadline, sending);
    }

    @Override
    public PlatformResult<Optional<CreatedAppCampaign>> findAppCampaign(
            Granted<AppCampaign> campaign, String mark, Instant deadline) {
        AppCampaign sent = campaign.value();
        return search.list(sent.accountId(), sent.loginCustomerId(), AlphaCreated.query(mark), deadline)
                .map(found -> AlphaCreated.of(found, sent));
    }

    @Override
    public PlatformResult<AlphaStatusChange> checkCampaignStatus(Granted<AlphaStatusChange> change, Instant deadline) {
        return writes.check(change.value(), deadline);
    }

    @Override
    public PlatformResult<AlphaStatusChange> setCampaignStatus(
            Granted<AlphaStatusChange> change, Instant deadline, Sending sending) {
        return writes.set(change.value(), deadline, sending);
    }
}
