package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Contents of {@code alpha.json}: the accounts that the sandbox's alpha starts with, and the campaigns that each of them
 * has.
 *
 * @param manager the account above all others
 * @param accounts the accounts with campaigns
 * @param countries where accounts can be
 * @param campaigns the campaigns; those of the first seed come first
 * @param countryCriteria what aims a campaign at its account's country
 */
record AlphaSeedData(
        Account manager,
        List<Account> accounts,
        List<Country> countries,
        List<Campaign> campaigns,
        List<ObjectNode> countryCriteria) {

    /** The seed's campaigns are numbered from here on. */
    static final long FIRST_CAMPAIGN_ID = 12_000_000_000L;

    static final AlphaSeedData SEED = SeedFile.read("alpha.json", AlphaSeedData.class);

    /** The first seed gave so many campaigns to each account, and numbered them before all others. */
    static final int OF_FIRST_SEED = 6;

    /** Returns the campaign of an id; empty for one that is not of the seed. */
    Optional<Campaign> campaign(String id) {
        long number = Long.parseLong(id) - FIRST_CAMPAIGN_ID - 1;
        int first = accounts.size() * OF_FIRST_SEED;
        if (number < 0 || number >= (long) accounts.size() * campaigns.size()) {
            return Optional.empty();
        }
        int later = campaigns.size() - OF_FIRST_SEED;
        return Optional.of(campaigns.get(
                (int) (number < first ? number % OF_FIRST_SEED : OF_FIRST_SEED + (number - first) % later)));
    }

    /** Returns the number of an account's campaign among all of the seed, from 1. */
    long number(Account account, Campaign campaign) {
        int index = accounts.indexOf(account);
        int place = campaigns.indexOf(campaign);
        int later = campaigns.size() - OF_FIRST_SEED;
        return place < OF_FIRST_SEED
                ? (long) index * OF_FIRST_SEED + place + 1
                : (long) accounts.size() * OF_FIRST_SEED + (long) index * later + place - OF_FIRST_SEED + 1;
    }

    Country country(String code) {
        return countries.stream()
                .filter(country -> country.code().equals(code))
                .findFirst()
                .orElseThrow();
    }

    /** An account; {@code direct} means that the credentials reach it by themselves. */
    record Account(String id, String name, String country, String status, boolean direct) {}

    /** A country with what the accounts in it have in common. */
    record Country(
            String code,
            String name,
            String geoTargetId,
            String city,
            String timezone,
            String currency,
            Language language) {

        AlphaBillingCurrency money() {
            return AlphaBillingCurrency.valueOf(currency);
        }

        /** Returns what stands in the place of names in the seed's objects. */
        Map<String, String> values(String customer) {
            return Map.of(
                    "customer", customer,
                    "country", name,
                    "geoTargetId", geoTargetId,
                    "city", city,
                    "language", language.name(),
                    "languageId", language.id(),
                    "targetCpaMicros", Long.toString(1_000 * money().unitMicros()));
        }
    }

    /** A language as alpha knows it. */
    record Language(String id, String code, String name) {}

    /**
     * A campaign.
     *
     * @param note what can be found in it, with the ids in the first account
     * @param resource what is set on it
     * @param bidding how it bids
     * @param status whether it is on
     * @param start the first day on which it could be shown
     * @param end the last one
     * @param undeclared whether its owners say nothing about politics in Europe
     * @param performance how it does
     * @param adGroups its ad groups
     * @param inCountry whether it aims at its account's country
     * @param criteria what else it aims at or excludes; a criterion excludes unless it says otherwise
     */
    record Campaign(
            String note,
            ObjectNode resource,
            String bidding,
            String status,
            String start,
            @Nullable String end,
            boolean undeclared,
            Performance performance,
            List<AdGroup> adGroups,
            boolean inCountry,
            List<ObjectNode> criteria) {

        boolean isSearch() {
            return resource.path("advertisingChannelType").asText().equals("SEARCH");
        }
    }

    /**
     * How a campaign does on an average day.
     *
     * @param budgetSpent which part of its first budget it would spend if none of its keywords were excluded
     * @param cpc what a click costs, in the currency's least units
     * @param ctr clicks per impression
     * @param conversionRate conversions per click
     * @param primaryStatus what alpha says of it when it is on; null for nothing special
     * @param primaryStatusReason why
     * @param weekdaysAlike whether it does the same on every day of the week
     * @param lateConversions whether its conversions are reported late, some of them in halves
     * @param poorQuality whether its keywords score low
     */
    record Performance(
            double budgetSpent,
            double cpc,
            double ctr,
            double conversionRate,
            @Nullable String primaryStatus,
            @Nullable String primaryStatusReason,
            boolean weekdaysAlike,
            boolean lateConversions,
            boolean poorQuality) {}

    /** An ad group with the phrases that its keywords are about. */
    record AdGroup(String name, boolean paused, List<String> keywords) {}
}
