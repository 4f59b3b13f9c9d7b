package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.alpha.metrics.OwnerStatus;
import dev.adtools.tools.platform.AlphaReport;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * State of an account beside its search terms, as the platform tells it.
 *
 * @param keywords its keywords that are not removed
 * @param everyKeyword the words of all of them, removed ones too, normalised
 * @param converting the campaigns whose keywords had conversions
 * @param stopped the campaigns, and the ad groups, that are not enabled
 */
public record AccountState(
        List<OwnKeyword> keywords, Set<String> everyKeyword, Set<String> converting, Stopped stopped) {

    /** Nothing is known. */
    public static final AccountState UNKNOWN =
            new AccountState(List.of(), Set.of(), Set.of(), new Stopped(Set.of(), Set.of()));

    /** Copies what it takes. */
    public AccountState {
        keywords = List.copyOf(keywords);
        everyKeyword = Set.copyOf(everyKeyword);
        converting = Set.copyOf(converting);
    }

    /**
     * Campaigns and ad groups that are switched off: nothing costs there any more, and nothing can be added.
     *
     * @param campaigns the ids of campaigns
     * @param adGroups the ids of ad groups
     */
    public record Stopped(Set<String> campaigns, Set<String> adGroups) {

        /** Copies what it takes. */
        public Stopped {
            campaigns = Set.copyOf(campaigns);
            adGroups = Set.copyOf(adGroups);
        }

        /** Returns whether an ad group, or its campaign, is switched off. */
        public boolean has(String campaignId, String adGroupId) {
            return campaigns.contains(campaignId) || adGroups.contains(adGroupId);
        }
    }

    /** Takes what a report of keywords tells. */
    public static AccountState of(List<AlphaReport.Row> rows) {
        List<OwnKeyword> keywords = new ArrayList<>();
        Set<String> words = new HashSet<>();
        Set<String> converting = new HashSet<>();
        Set<String> campaigns = new HashSet<>();
        Set<String> adGroups = new HashSet<>();
        for (AlphaReport.Row row : rows) {
            AlphaReport.Named keyword = row.keyword();
            AlphaReport.Named adGroup = row.adGroup();
            AlphaReport.Named campaign = row.campaign();
            if (keyword != null && adGroup != null && campaign != null) {
                words.add(TermText.ofKeyword(keyword.name()));
                if (!OwnerStatus.REMOVED.is(keyword.status())) {
                    keywords.add(new OwnKeyword(keyword.name(), campaign.id(), adGroup.id()));
                }
                if (row.metrics().conversions().signum() > 0) {
                    converting.add(campaign.id());
                }
                addStopped(campaign, campaigns);
                addStopped(adGroup, adGroups);
            }
        }
        return new AccountState(keywords, words, converting, new Stopped(campaigns, adGroups));
    }

    private static void addStopped(AlphaReport.Named named, Set<String> stopped) {
        if (OwnerStatus.PAUSED.is(named.status()) || OwnerStatus.REMOVED.is(named.status())) {
            stopped.add(named.id());
        }
    }
}
