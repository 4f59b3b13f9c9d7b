package dev.adtools.tools.alpha.searchterms;

import dev.adtools.tools.platform.AlphaReport;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * The campaigns whose names say that they are for the own brand, and the keywords in them.
 *
 * @param ids the campaigns
 * @param keywords the words of their keywords
 */
public record BrandCampaigns(Set<String> ids, Set<String> keywords) {

    /** No campaign. */
    public static final BrandCampaigns NONE = new BrandCampaigns(Set.of(), Set.of());

    private static final Set<String> BRAND = Set.of("brand", "branded");
    /** Words in the name of a campaign that is for anything but the own brand. */
    private static final Set<String> OTHERS = Set.of(
            "competitor",
            "competitors",
            "competition",
            "conquest",
            "conquesting",
            "excluding",
            "generic",
            "no",
            "non",
            "nonbrand",
            "not",
            "other",
            "others",
            "rival",
            "rivals",
            "unbranded",
            "without");

    /** Takes what a report of keywords tells. */
    public static BrandCampaigns of(List<AlphaReport.Row> rows) {
        Set<String> ids = new TreeSet<>();
        Set<String> keywords = new TreeSet<>();
        for (AlphaReport.Row row : rows) {
            AlphaReport.Named campaign = row.campaign();
            AlphaReport.Named keyword = row.keyword();
            if (campaign != null && keyword != null && isForBrand(campaign.name())) {
                ids.add(campaign.id());
                keywords.add(keyword.name());
            }
        }
        return new BrandCampaigns(ids, keywords);
    }

    static boolean isForBrand(String campaign) {
        List<String> words = Arrays.asList(campaign.toLowerCase(Locale.ROOT).split("[^\\p{L}]+"));
        return words.stream().anyMatch(BRAND::contains) && words.stream().noneMatch(OTHERS::contains);
    }
}
