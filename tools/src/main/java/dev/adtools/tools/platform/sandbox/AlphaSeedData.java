package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

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
        JsonNode manager,
        List<JsonNode> accounts,
        List<JsonNode> countries,
        List<Campaign> campaigns,
        List<JsonNode> countryCriteria) {

    /** The seed's campaigns are numbered from here on. */
    static final long FIRST_CAMPAIGN_ID = 12_000_000_000L;

    static final AlphaSeedData SEED = of(SeedFile.read("alpha.json"));

    /** The first seed gave so many campaigns to each account, and numbered them before all others. */
    static final int OF_FIRST_SEED = 6;

    private static AlphaSeedData of(JsonNode json) {
        return new AlphaSeedData(
                json.path("manager"),
                json.path("accounts").valueStream().toList(),
                json.path("countries").valueStream().toList(),
                json.path("campaigns").valueStream().map(Campaign::of).toList(),
                json.path("countryCriteria").valueStream().toList());
    }

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
    long number(JsonNode account, Campaign campaign) {
        int index = accounts.indexOf(account);
        int place = campaigns.indexOf(campaign);
        int later = campaigns.size() - OF_FIRST_SEED;
        return place < OF_FIRST_SEED
                ? (long) index * OF_FIRST_SEED + place + 1
                : (long) accounts.size() * OF_FIRST_SEED + (long) index * later + place - OF_FIRST_SEED + 1;
    }

    JsonNode country(JsonNode account) {
        return countries.stream()
                .filter(country -> country.path("code").equals(account.path("country")))
                .findFirst()
                .orElseThrow();
    }

    /**
     * A campaign.
     *
     * @param json all that the file says of it
     * @param start the first day on which it could be shown
     * @param end the last one
     * @param performance how it does on an average day
     */
    record Campaign(JsonNode json, LocalDate start, LocalDate end, Performance performance) {

        private static Campaign of(JsonNode json) {
            return new Campaign(
                    json,
                    LocalDate.parse(json.path("start").asText()),
                    json.has("end") ? LocalDate.parse(json.path("end").asText()) : LocalDate.MAX,
                    Performance.of(json.path("performance")));
        }

        boolean isSearch() {
            return json.path("resource").path("advertisingChannelType").asText().equals("SEARCH");
        }

        String bidding() {
            return json.path("bidding").asText();
        }
    }

    /**
     * Performance of a campaign on an average day.
     *
     * @param budgetSpent which part of its first budget it would spend if none of its keywords were excluded
     * @param cpc what a click costs, in the currency's least units
     * @param ctr clicks per impression
     * @param conversionRate conversions per click
     * @param primaryStatus what alpha says of it when it is on
     * @param primaryStatusReason why; empty for nothing special
     * @param weekdaysAlike whether it does the same on every day of the week
     * @param lateConversions whether its conversions are reported late, some of them in halves
     * @param poorQuality whether its keywords score low
     */
    record Performance(
            double budgetSpent,
            double cpc,
            double ctr,
            double conversionRate,
            String primaryStatus,
            String primaryStatusReason,
            boolean weekdaysAlike,
            boolean lateConversions,
            boolean poorQuality) {

        private static Performance of(JsonNode json) {
            return new Performance(
                    json.path("budgetSpent").asDouble(),
                    json.path("cpc").asDouble(),
                    json.path("ctr").asDouble(),
                    json.path("conversionRate").asDouble(),
                    json.path("primaryStatus").asText("ELIGIBLE"),
                    json.path("primaryStatusReason").asText(""),
                    json.path("weekdaysAlike").asBoolean(),
                    json.path("lateConversions").asBoolean(),
                    json.path("poorQuality").asBoolean());
        }
    }
}
