package dev.adtools.tools.platform;

import dev.adtools.api.BetaAccountId;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** What the tools do on beta. */
public interface BetaAds {

    /** Returns which world the answers come from. */
    Source source();

    /** Lists all ad accounts that the credentials reach, of every status. */
    PlatformResult<List<BetaAccount>> accounts(Instant deadline);

    /** Reads one ad account. */
    PlatformResult<BetaAccount> account(BetaAccountId account, Instant deadline);

    /**
     * Lists all campaigns of an ad account.
     *
     * @param account which
     * @param statuses the effective statuses wanted, at least one
     * @param deadline when to give up
     */
    PlatformResult<List<BetaCampaign>> campaigns(BetaAccountId account, Set<CampaignStatus> statuses, Instant deadline);
}
