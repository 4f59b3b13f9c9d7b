package dev.adtools.tools.alpha.searchterms;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** All rows of one search term together. */
record Term(
        String text,
        Counts counts,
        int rows,
        Set<String> campaigns,
        Set<String> adGroups,
        boolean keyword,
        boolean excluded) {

    /** Returns the terms of rows, by text. */
    static List<Term> of(Collection<TermRow> rows) {
        Map<String, List<TermRow>> byText =
                rows.stream().collect(Collectors.groupingBy(TermRow::text, TreeMap::new, Collectors.toList()));
        return byText.values().stream().map(Term::ofOne).toList();
    }

    private static Term ofOne(List<TermRow> rows) {
        Counts counts = Counts.NONE;
        Set<String> campaigns = new TreeSet<>();
        Set<String> adGroups = new TreeSet<>();
        for (TermRow row : rows) {
            counts = counts.plus(row.counts());
            // A row that does not say where it is from may be from anywhere.
            campaigns.add(row.campaignId() == null ? "" : row.campaignId());
            adGroups.add(row.adGroupId() == null ? "" : row.adGroupId());
        }
        return new Term(
                rows.get(0).text(),
                counts,
                rows.size(),
                campaigns,
                adGroups,
                rows.stream().anyMatch(TermRow::keyword),
                rows.stream().anyMatch(TermRow::excluded));
    }

    int words() {
        return TermText.words(text).size();
    }

    /** Returns the narrowest place that covers all rows of this term. */
    Level level() {
        if (campaigns.size() > 1) {
            return Level.SHARED_LIST;
        }
        return adGroups.size() == 1 && !adGroups.contains("") ? Level.AD_GROUP : Level.CAMPAIGN;
    }
}
