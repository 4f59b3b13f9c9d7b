package dev.adtools.tools.platform;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Source;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Operations of the tools on alpha. */
public interface AlphaAds {

    /** Returns which world the answers come from. */
    Source source();

    /** Returns what is declared of every campaign that is created here: whether it is political advertising in the EU. */
    boolean declaresEuPoliticalAdvertising();

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

    /** Has the platform check the switching of a campaign without doing it; returns the change that passed. */
    PlatformResult<AlphaStatusChange> checkCampaignStatus(AlphaStatusChange change, Instant deadline);

    /** Switches a campaign on or off; returns the change that was sent. Sent once. */
    PlatformResult<AlphaStatusChange> setCampaignStatus(AlphaStatusChange change, Instant deadline);

    /**
     * Reads one campaign, a removed one too; nothing when the account has none of that id.
     *
     * @param account which account
     * @param login the manager account to go through; null for the configured one, if any
     * @param campaignId which campaign: digits
     * @param deadline when to give up
     */
    PlatformResult<Optional<AlphaCampaign>> campaign(
            AlphaAccountId account, @Nullable AlphaAccountId login, String campaignId, Instant deadline);

    /**
     * Tells what a campaign could show. Campaigns that are not made of ad groups have nothing of the kind.
     *
     * @param account which account
     * @param login the manager account to go through; null for the configured one, if any
     * @param campaignId which campaign: digits
     * @param deadline when to give up
     */
    PlatformResult<AlphaContents> contents(
            AlphaAccountId account, @Nullable AlphaAccountId login, String campaignId, Instant deadline);

    /**
     * Looks for an app campaign that may have been created, by the name of its budget; empty when there is none, not even a
     * removed one.
     *
     * @param campaign what was sent
     * @param mark what its budget's name ends in, and no other's: {@code 0-9a-z}
     * @param deadline when to give up
     */
    PlatformResult<Optional<CreatedAppCampaign>> findAppCampaign(AppCampaign campaign, String mark, Instant deadline);

    /**
     * Lists all campaigns of an account, removed ones too.
     *
     * @param account which
     * @param login the manager account to go through; null for the configured one, if any
     * @param deadline when to give up
     */
    PlatformResult<List<AlphaCampaign>> campaigns(
            AlphaAccountId account, @Nullable AlphaAccountId login, Instant deadline);

    /**
     * Lists all criteria of a campaign, removed ones too; none when the account has no such campaign.
     *
     * @param account which account
     * @param login the manager account to go through; null for the configured one, if any
     * @param campaignId which campaign: digits
     * @param deadline when to give up
     */
    PlatformResult<List<AlphaCriterion>> criteria(
            AlphaAccountId account, @Nullable AlphaAccountId login, String campaignId, Instant deadline);

    /**
     * Reads what places are called; id to place, those that the platform does not know are missing.
     *
     * @param account which account asks
     * @param login the manager account to go through; null for the configured one, if any
     * @param ids the platform's ids of places: digits
     * @param deadline when to give up
     */
    PlatformResult<Map<String, AlphaPlace>> places(
            AlphaAccountId account, @Nullable AlphaAccountId login, Collection<String> ids, Instant deadline);

    /**
     * Reads the codes of languages, for example {@code en}; id to code, those that the platform does not know are missing.
     *
     * @param account which account asks
     * @param login the manager account to go through; null for the configured one, if any
     * @param ids the platform's ids of languages: digits
     * @param deadline when to give up
     */
    PlatformResult<Map<String, String>> languages(
            AlphaAccountId account, @Nullable AlphaAccountId login, Collection<String> ids, Instant deadline);

    /**
     * Lists all ad groups of an account or of one of its campaigns, removed and idle ones too.
     *
     * @param account which account
     * @param login the manager account to go through; null for the configured one, if any
     * @param campaignId which campaign: digits; null for all
     * @param deadline when to give up
     */
    PlatformResult<List<AlphaAdGroup>> adGroups(
            AlphaAccountId account, @Nullable AlphaAccountId login, @Nullable String campaignId, Instant deadline);

    /**
     * Lists all keywords of an ad group, negative, removed and idle ones too; none when the account has no such ad group.
     *
     * @param account which account
     * @param login the manager account to go through; null for the configured one, if any
     * @param adGroupId which ad group: digits
     * @param deadline when to give up
     */
    PlatformResult<List<AlphaKeyword>> keywords(
            AlphaAccountId account, @Nullable AlphaAccountId login, String adGroupId, Instant deadline);

    /**
     * Reads what the keywords of an ad group did; keyword id to numbers, idle ones are missing.
     *
     * @param account which account
     * @param login the manager account to go through; null for the configured one, if any
     * @param adGroupId which ad group: digits
     * @param days which days
     * @param deadline when to give up
     */
    PlatformResult<Map<String, AlphaMetrics>> keywordMetrics(
            AlphaAccountId account, @Nullable AlphaAccountId login, String adGroupId, DayRange days, Instant deadline);

    /**
     * Lists what people searched for; a term of several ad groups or keywords has several rows.
     *
     * @param account which account
     * @param login the manager account to go through; null for the configured one, if any
     * @param terms which of its terms
     * @param deadline when to give up
     */
    PlatformResult<List<AlphaSearchTerm>> searchTerms(
            AlphaAccountId account, @Nullable AlphaAccountId login, SearchTermQuery terms, Instant deadline);

    /**
     * Reads numbers.
     *
     * @param account which account
     * @param login the manager account to go through; null for the configured one, if any
     * @param report which numbers
     * @param deadline when to give up
     */
    PlatformResult<List<AlphaReport.Row>> report(
            AlphaAccountId account, @Nullable AlphaAccountId login, AlphaReport report, Instant deadline);
}
