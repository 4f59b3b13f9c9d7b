package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A term, apart by what can be done in the ad groups that it came through.
 *
 * @param whole the term in all of them
 * @param stopped in those where it is excluded already, or that are switched off
 * @param own in those where it is a keyword
 * @param open in all others
 */
record TermParts(Term whole, Term stopped, Term own, Term open) {

    /** Returns the term where it can still be searched for. */
    Term running() {
        return whole.in(
                Stream.concat(own.places().stream(), open.places().stream()).toList());
    }

    static TermParts of(Term term, TermLists lists, AccountState state, OwnKeywords keywords) {
        boolean isNegative = lists.excludes(term);
        List<TermPlace> stopped = new ArrayList<>();
        List<TermPlace> own = new ArrayList<>();
        List<TermPlace> open = new ArrayList<>();
        for (TermPlace place : term.places()) {
            if (isNegative || place.excluded() || state.stopped().has(place.campaignId(), place.adGroupId())) {
                stopped.add(place);
            } else {
                (keywords.are(term.text(), place) ? own : open).add(place);
            }
        }
        return new TermParts(term, term.in(stopped), term.in(own), term.in(open));
    }
}
