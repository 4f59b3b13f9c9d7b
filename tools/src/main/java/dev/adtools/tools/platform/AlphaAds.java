package dev.adtools.tools.platform;

import dev.adtools.api.AlphaAccountId;
import dev.adtools.api.Granted;
import dev.adtools.api.Sending;
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

    /**
     * Returns the reads of one account.
     *
     * @param account which
     * @param login the manager account to go through; null for the configured one, or the one that is found when the account
     *     is denied without it
     * @param deadline when each of them gives up
     */
    InAccount in(Granted<AlphaAccountId> account, @Nullable AlphaAccountId login, Instant deadline);

    /**
     * Returns the manager account that an account is reached through: the one given, or the one found when the account was
     * read without one; null for the configured one, or none. Asks the platform nothing.
     *
     * @param account which
     * @param login the manager account that the caller gave; null for none
     */
    @Nullable
    AlphaAccountId login(AlphaAccountId account, @Nullable AlphaAccountId login);

    /** Has the platform check the creation of an app campaign without doing it; returns the campaign that passed. */
    PlatformResult<AppCampaign> checkAppCampaign(Granted<AppCampaign> campaign, Instant deadline);

    /** Creates an app campaign, paused, with a budget of its own; both or nothing. Sent once. */
    PlatformResult<CreatedAppCampaign> createPausedAppCampaign(
            Granted<AppCampaign> campaign, Instant deadline, Sending sending);

    /**
     * Looks for an app campaign that may have been created, by the name of its budget; empty when there is none, not even a
     * removed one.
     *
     * @param campaign what was sent
     * @param mark what its budget's name ends in, and no other's: {@code 0-9a-z}
     * @param deadline when to give up
     */
    PlatformResult<Optional<CreatedAppCampaign>> findAppCampaign(
            Granted<AppCampaign> campaign, String mark, Instant deadline);

    /** Has the platform check the switching of a campaign without doing it; returns the change that passed. */
    PlatformResult<AlphaStatusChange> checkCampaignStatus(Granted<AlphaStatusChange> change, Instant deadline);

    /** Switches a campaign on or off; returns the change that was sent. Sent once. */
    PlatformResult<AlphaStatusChange> setCampaignStatus(
            Granted<AlphaStatusChange> change, Instant deadline, Sending sending);

    /** Reads of one account. Ids are the platform's: digits. */
    interface InAccount {

        /** Reads the account itself. */
        PlatformResult<AlphaCustomer> customer();

        /** Lists the statuses of the account's billing setups, in the platform's words; none where it has no setup. */
        PlatformResult<List<String>> billing();

        /** Lists all campaigns, removed ones too. */
        PlatformResult<List<AlphaCampaign>> campaigns();

        /** Reads one campaign, a removed one too; nothing when the account has none of that id. */
        PlatformResult<Optional<AlphaCampaign>> campaign(String id);

        /** Tells what a campaign could show. Campaigns that are not made of ad groups have nothing of the kind. */
        PlatformResult<AlphaContents> contents(String campaignId);

        /** Lists all criteria of a campaign, removed ones too; none when the account has no such campaign. */
        PlatformResult<List<AlphaCriterion>> criteria(String campaignId);

        /** Reads what places are called; id to place, those that the platform does not know are missing. */
        PlatformResult<Map<String, AlphaPlace>> places(Collection<String> ids);

        /** Reads the codes of languages, for example {@code en}, by id; those that the platform does not know are missing. */
        PlatformResult<Map<String, String>> languages(Collection<String> ids);

        /** Lists all ad groups, removed and idle ones too: those of one campaign, or of all when it is null. */
        PlatformResult<List<AlphaAdGroup>> adGroups(@Nullable String campaignId);

        /** Lists all keywords of an ad group, negative, removed and idle ones too; none when the account has no such ad group. */
        PlatformResult<List<AlphaKeyword>> keywords(String adGroupId);

        /** Reads what the keywords of an ad group did; keyword id to numbers, idle ones are missing. */
        PlatformResult<Map<String, AlphaMetrics>> keywordMetrics(String adGroupId, DayRange days);

        /** Lists what people searched for; a term of several ad groups or keywords has several rows. */
        PlatformResult<List<AlphaSearchTerm>> searchTerms(SearchTermQuery terms);

        /** Reads numbers. */
        PlatformResult<List<AlphaReport.Row>> report(AlphaReport report);
    }
}
