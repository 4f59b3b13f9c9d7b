package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Contents of {@code beta.json}: what the sandbox's beta starts with.
 *
 * @param businesses who owns accounts and catalogs
 * @param accounts the accounts
 * @param objectives objectives of campaigns, in turn
 * @param statuses effective statuses of campaigns, in turn
 * @param themes what campaigns are about
 * @param audiences for whom they are
 * @param adSets names of ad sets, in turn
 * @param ads names of ads, in turn
 * @param leadForms names of lead forms, in turn
 * @param campaigns the campaigns in which something is to be found
 * @param faultyCampaign the campaign of an account whose writes go wrong, without ads: nothing is spent
 * @param pages the pages
 * @param catalogs the catalogs
 * @param breakdowns breakdown to the parts of people that it tells apart
 * @param countries currency to those of the accounts that spend it
 */
record BetaSeedData(
        List<Business> businesses,
        List<Account> accounts,
        List<String> objectives,
        List<String> statuses,
        List<String> themes,
        List<String> audiences,
        List<String> adSets,
        List<String> ads,
        List<String> leadForms,
        List<Campaign> campaigns,
        ObjectNode faultyCampaign,
        List<Page> pages,
        List<Catalog> catalogs,
        Map<String, List<BetaSegment>> breakdowns,
        Map<String, List<BetaSegment>> countries) {

    static final BetaSeedData SEED = SeedFile.read("beta.json", BetaSeedData.class);

    /** Returns what is special about a campaign, which may be nothing. */
    Campaign campaign(long number) {
        return campaigns.stream()
                .filter(campaign -> campaign.number() == number)
                .findFirst()
                .orElseGet(() -> new Campaign("", number, null, null, null, 0, 0));
    }

    boolean hasBusiness(String id) {
        return businesses.stream().anyMatch(business -> business.id().equals(id));
    }

    /** Returns the business that owns an account, if one does. */
    Optional<Business> owner(String accountId) {
        return accounts.stream()
                .filter(account -> account.id().equals(accountId))
                .flatMap(account ->
                        businesses.stream().filter(business -> business.id().equals(account.business())))
                .findFirst();
    }

    /** A business. */
    record Business(String id, String name) {}

    /** An account with the number of its campaigns, and its pixels as beta shows them. */
    record Account(
            String note,
            String id,
            String name,
            String currency,
            String timezone,
            boolean disabled,
            int leastDailyBudget,
            @Nullable String business,
            int campaigns,
            List<ObjectNode> pixels) {}

    /**
     * A campaign in which something is to be found.
     *
     * @param note what that is
     * @param number its number among the seed's campaigns, from 1
     * @param issue what is wrong with its delivery
     * @param learning how far its ad sets have learnt, unless they are done
     * @param secondAd effective status of the second ad of its first ad set
     * @param leastAdSets how many ad sets it has at least
     * @param adsPerSet how many ads each of them has; 0 for the usual number
     */
    record Campaign(
            String note,
            long number,
            @Nullable BetaDeliveryIssue issue,
            @Nullable String learning,
            @Nullable String secondAd,
            int leastAdSets,
            int adsPerSet) {}

    /** A page as beta shows it, with the number of its lead forms and the status of the last one. */
    record Page(String note, ObjectNode page, int forms, String lastForm) {}

    /** A catalog and its product sets as beta shows them. */
    record Catalog(String note, ObjectNode catalog, List<ObjectNode> productSets) {}
}
