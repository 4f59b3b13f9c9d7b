package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** All rows of one search term together. */
record Term(
        String text,
        List<String> words,
        Counts counts,
        int rows,
        Set<String> campaigns,
        Set<String> adGroups,
        boolean keyword,
        boolean excluded) {

    /** Returns the terms of rows, by text. */
    static List<Term> of(Collection<TermRow> rows) {
        Map<String, List<TermRow>> byText = new TreeMap<>();
        for (TermRow row : rows) {
            byText.computeIfAbsent(row.text(), text -> new ArrayList<>(1)).add(row);
        }
        List<Term> terms = new ArrayList<>(byText.size());
        byText.forEach((text, same) -> terms.add(of(text, same)));
        return terms;
    }

    private static Term of(String text, List<TermRow> rows) {
        Counts counts = Counts.NONE;
        Set<String> campaigns = new TreeSet<>();
        Set<String> adGroups = new TreeSet<>();
        boolean keyword = false;
        boolean excluded = false;
        for (TermRow row : rows) {
            counts = counts.plus(row.counts());
            // A row that does not say where it is from may be from anywhere.
            campaigns.add(row.campaignId() == null ? "" : row.campaignId());
            adGroups.add(row.adGroupId() == null ? "" : row.adGroupId());
            keyword |= row.keyword();
            excluded |= row.excluded();
        }
        return new Term(text, TermText.words(text), counts, rows.size(), campaigns, adGroups, keyword, excluded);
    }

    /** Returns the narrowest place that covers all rows of this term. */
    Level level() {
        if (campaigns.size() > 1) {
            return Level.SHARED_LIST;
        }
        return adGroups.size() == 1 && !adGroups.contains("") ? Level.AD_GROUP : Level.CAMPAIGN;
    }
}
