package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A search term, in all ad groups that it came through or in some of them.
 *
 * @param text the term
 * @param words its words
 * @param counts its numbers
 * @param judged those of the days that are old enough to be judged
 * @param rows in how many rows it came
 * @param places the ad groups
 */
record Term(String text, List<String> words, Counts counts, Counts judged, int rows, List<TermPlace> places) {

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
        Map<String, TermPlace> places = new TreeMap<>();
        int recent = 0;
        for (TermRow row : rows) {
            TermPlace place = TermPlace.of(row);
            places.merge(place.key(), place, TermPlace::and);
            recent += row.recent() ? 1 : 0;
        }
        // Recent days are read apart, so that a row may come twice.
        int different = Math.max(recent, rows.size() - recent);
        return of(text, TermText.words(text), different, List.copyOf(places.values()));
    }

    private static Term of(String text, List<String> words, int rows, List<TermPlace> places) {
        Counts counts = Counts.NONE;
        Counts judged = Counts.NONE;
        for (TermPlace place : places) {
            counts = counts.plus(place.counts());
            judged = judged.plus(place.judged());
        }
        return new Term(text, words, counts, judged, rows, places);
    }

    /** Returns this term in some of its ad groups only. */
    Term in(List<TermPlace> some) {
        return some.size() == places.size() ? this : of(text, words, rows, some);
    }

    boolean isNowhere() {
        return places.isEmpty();
    }

    /** Returns whether a keyword is for this term already. */
    boolean keyword() {
        return places.stream().anyMatch(place -> place.keyword() || place.variant());
    }
}
