package dev.adtools.tools.platform;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.Source;
import java.time.Instant;
import java.util.List;
import java.util.Set;

/** Operations of the tools on beta. */
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

    /**
     * Reads one campaign.
     *
     * @param campaignId which: digits
     * @param deadline when to give up
     */
    PlatformResult<BetaCampaign> campaign(String campaignId, Instant deadline);

    /**
     * Lists all ad sets of an ad account, whatever their campaigns are.
     *
     * @param account which
     * @param statuses the effective statuses wanted, at least one
     * @param deadline when to give up
     */
    PlatformResult<List<BetaAdSet>> adSets(BetaAccountId account, Set<BetaAdSetStatus> statuses, Instant deadline);

    /** Lists all ad sets of a campaign, of every status. */
    PlatformResult<List<BetaAdSet>> adSets(String campaignId, Instant deadline);

    /**
     * Reads one ad set.
     *
     * @param adSetId which: digits
     * @param deadline when to give up
     */
    PlatformResult<BetaAdSet> adSet(String adSetId, Instant deadline);

    /**
     * Lists all ads of an ad account, whatever their campaigns and ad sets are.
     *
     * @param account which
     * @param statuses the effective statuses wanted, at least one
     * @param deadline when to give up
     */
    PlatformResult<List<BetaAd>> ads(BetaAccountId account, Set<BetaAdStatus> statuses, Instant deadline);

    /** Lists all ads of a campaign or an ad set, of every status. */
    PlatformResult<List<BetaAd>> ads(String parentId, Instant deadline);

    /**
     * Reads numbers.
     *
     * @param account which account
     * @param report which numbers
     * @param deadline when to give up
     */
    PlatformResult<List<BetaReport.Row>> report(BetaAccountId account, BetaReport report, Instant deadline);

    /** Lists all pixels and datasets that an ad account may use. */
    PlatformResult<List<BetaPixel>> pixels(BetaAccountId account, Instant deadline);

    /** Lists all pages that an ad account may advertise. */
    PlatformResult<List<BetaPromotedPage>> pages(BetaAccountId account, Instant deadline);

    /**
     * Lists all lead forms of a page, of every status.
     *
     * @param pageId which: digits
     * @param deadline when to give up
     */
    PlatformResult<List<BetaLeadForm>> leadForms(String pageId, Instant deadline);

    /** Lists all product catalogs that an ad account can advertise. */
    PlatformResult<BetaCatalogs> catalogs(BetaAccountId account, Instant deadline);

    /**
     * Lists all product sets of a catalog.
     *
     * @param catalogId which: digits
     * @param deadline when to give up
     */
    PlatformResult<List<BetaCatalogs.ProductSet>> productSets(String catalogId, Instant deadline);

    /**
     * Lists all that the platform finds wrong with the products of a catalog.
     *
     * @param catalogId which: digits
     * @param deadline when to give up
     */
    PlatformResult<List<BetaCatalogs.Diagnostic>> diagnostics(String catalogId, Instant deadline);

    /**
     * Has the platform check a change of a campaign's daily budget without doing it; returns the amount that passed.
     *
     * @param campaignId which campaign: digits
     * @param minor the new budget, in minor units
     * @param deadline when to give up
     */
    PlatformResult<Long> checkDailyBudget(String campaignId, long minor, Instant deadline);

    /**
     * Changes a campaign's daily budget; returns the amount that was sent. Sent once.
     *
     * @param campaignId which campaign: digits
     * @param minor the new budget, in minor units
     * @param deadline when to give up
     */
    PlatformResult<Long> updateDailyBudget(String campaignId, long minor, Instant deadline);

    /**
     * Has the platform check the switching of a campaign without doing it; returns the status that passed.
     *
     * @param campaignId which campaign: digits
     * @param status what it is to be switched to
     * @param deadline when to give up
     */
    PlatformResult<BetaSwitch> checkStatus(String campaignId, BetaSwitch status, Instant deadline);

    /**
     * Switches a campaign on or off; returns the status that was sent. Sent once.
     *
     * @param campaignId which campaign: digits
     * @param status what it is to be switched to
     * @param deadline when to give up
     */
    PlatformResult<BetaSwitch> setStatus(String campaignId, BetaSwitch status, Instant deadline);
}
