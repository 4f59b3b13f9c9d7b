package dev.adtools.tools.platform;

import dev.adtools.api.BetaAccountId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A campaign on beta, in the platform's own words; amounts are minor units, times are RFC 3339.
 *
 * @param id its id
 * @param accountId the ad account it belongs to
 * @param name its name
 * @param objective what it is for
 * @param status what its owners set
 * @param effectiveStatus what it is in effect
 * @param buyingType how it is bought, null when not said
 * @param bidStrategy how it bids, null when its ad sets decide
 * @param specialAdCategories the special categories it was declared for
 * @param budget its own budget
 * @param times when it runs and changed
 * @param issues what keeps it from delivering
 */
public record BetaCampaign(
        String id,
        BetaAccountId accountId,
        String name,
        String objective,
        String status,
        String effectiveStatus,
        @Nullable String buyingType,
        @Nullable String bidStrategy,
        List<String> specialAdCategories,
        Budget budget,
        Times times,
        List<Issue> issues)
        implements BetaAds.AdParent {

    public BetaCampaign {
        specialAdCategories = List.copyOf(specialAdCategories);
        issues = List.copyOf(issues);
    }

    /**
     * A campaign's own budget, in minor units.
     *
     * @param daily per day, null when there is none
     * @param lifetime over its whole life, null when there is none
     * @param remaining what is left, null when not said
     */
    public record Budget(
            @Nullable Long daily,
            @Nullable Long lifetime,
            @Nullable Long remaining) {}

    /**
     * Times of a campaign: when it runs, and when it changed.
     *
     * @param start when it starts, null when not said
     * @param stop when it ends, null when it does not
     * @param created when it was made
     * @param updated when it was last changed
     */
    public record Times(@Nullable String start, @Nullable String stop, String created, String updated) {}

    /**
     * Something that keeps a campaign from delivering.
     *
     * @param level which part of it
     * @param code the platform's code
     * @param summary what is wrong, in short
     * @param message what is wrong, as the platform says it
     */
    public record Issue(String level, String code, String summary, String message) {}
}
