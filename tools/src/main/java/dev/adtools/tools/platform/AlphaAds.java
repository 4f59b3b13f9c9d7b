package dev.adtools.tools.platform;

import dev.adtools.api.AlphaAccountId;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the tools do on alpha. */
public interface AlphaAds {

    /** Returns which world the answers come from. */
    Source source();

    /**
     * Reads one account.
     *
     * @param account which
     * @param login the manager account to go through; null for the configured one, if any
     * @param deadline when to give up
     */
    PlatformResult<AlphaCustomer> customer(AlphaAccountId account, @Nullable AlphaAccountId login, Instant deadline);

    /** Lists the accounts that the credentials reach by themselves, without those below them. */
    PlatformResult<List<AlphaAccountId>> roots(Instant deadline);

    /**
     * Lists an account and all accounts below it, of every status.
     *
     * @param root a manager account, or any other, which is then the only one
     * @param login the manager account to go through; null for the configured one, or the root itself
     * @param deadline when to give up
     */
    PlatformResult<List<AlphaClient>> hierarchy(AlphaAccountId root, @Nullable AlphaAccountId login, Instant deadline);

    /** Has the platform check the creation of an app campaign without doing it; returns the campaign that passed. */
    PlatformResult<AppCampaign> checkAppCampaign(AppCampaign campaign, Instant deadline);

    /** Creates an app campaign, paused, with a budget of its own; both or nothing. Sent once. */
    PlatformResult<CreatedAppCampaign> createPausedAppCampaign(AppCampaign campaign, Instant deadline);
}
