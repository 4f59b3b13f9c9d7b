package dev.adtools.tools.alpha.searchterms;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Finds campaigns without any conversion where some were due: first to ask is whether they are counted at all. */
final class Tracking {

    private final List<Silent> silent = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    /**
     * A campaign without any conversion.
     *
     * @param campaignId the campaign
     * @param counts what its terms did
     */
    record Silent(String campaignId, Counts counts) {}

    /**
     * Looks at all terms.
     *
     * @param terms the terms
     * @param account what they say together
     * @param state what the platform says
     * @param isWhole whether these are all terms of the account, and not what a caller chose
     */
    Tracking(List<Term> terms, Account account, AccountState state, boolean isWhole) {
        Map<String, Counts> counts = new TreeMap<>();
        Map<String, Counts> judged = new TreeMap<>();
        for (Term term : terms) {
            for (TermPlace place : term.places()) {
                counts.merge(place.campaignId(), place.counts(), Counts::plus);
                judged.merge(place.campaignId(), place.judged(), Counts::plus);
            }
        }
        boolean isAny = account.totals().converting();
        counts.forEach((id, sum) -> {
            boolean isSilent =
                    !id.isEmpty() && !sum.converting() && !state.converting().contains(id);
            Counts old = judged.getOrDefault(id, Counts.NONE);
            if (isSilent && (isAny ? account.expectsThreeConversions(old) : isWhole && sum.clicks() > 0)) {
                silent.add(new Silent(id, sum));
                ids.add(id);
            }
        });
        silent.sort(Comparator.comparingLong((Silent one) -> one.counts().costMicros())
                .reversed()
                .thenComparing(Silent::campaignId));
    }

    /** Returns the campaigns, the dearest first. */
    List<Silent> silent() {
        return silent;
    }

    /** Returns whether it is open if conversions are counted where a term was searched for. */
    boolean isOpen(TermPlace place) {
        return ids.contains(place.campaignId());
    }
}
