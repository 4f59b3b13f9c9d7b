package dev.adtools.tools.alpha.searchterms;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Level and places to which a candidate belongs.
 *
 * @param level on which level
 * @param places the campaigns or ad groups, those where it costs most first
 */
record Reach(Level level, List<CandidatePlace> places) {

    private static final Comparator<CandidatePlace> DEAREST = Comparator.comparingLong(CandidatePlace::costMicros)
            .reversed()
            .thenComparing(place -> Objects.requireNonNullElse(place.campaignId(), ""))
            .thenComparing(place -> Objects.requireNonNullElse(place.adGroupId(), ""));

    /**
     * Returns the narrowest level that covers ad groups.
     *
     * @param places the ad groups
     * @param wide whether whole campaigns may be covered
     */
    static Reach of(Collection<TermPlace> places, boolean wide) {
        long campaigns = places.stream().map(TermPlace::campaignId).distinct().count();
        long adGroups = places.stream().map(TermPlace::key).distinct().count();
        boolean known = places.stream().noneMatch(place -> place.adGroupId().isEmpty());
        Level level;
        if (known && (adGroups == 1 || !wide)) {
            level = Level.AD_GROUP;
        } else {
            level = campaigns > 1 ? Level.SHARED_LIST : Level.CAMPAIGN;
        }
        return new Reach(level, sums(places, level == Level.AD_GROUP));
    }

    /** Returns one ad group. */
    static Reach of(TermPlace place) {
        return new Reach(Level.AD_GROUP, sums(List.of(place), true));
    }

    private static List<CandidatePlace> sums(Collection<TermPlace> places, boolean byAdGroup) {
        Map<String, CandidatePlace> sums = new TreeMap<>();
        for (TermPlace place : places) {
            CandidatePlace one = new CandidatePlace(
                    known(place.campaignId()),
                    byAdGroup ? known(place.adGroupId()) : null,
                    place.counts().clicks(),
                    place.counts().costMicros());
            sums.merge(byAdGroup ? place.key() : place.campaignId(), one, Reach::plus);
        }
        return sums.values().stream().sorted(DEAREST).toList();
    }

    private static CandidatePlace plus(CandidatePlace one, CandidatePlace other) {
        return new CandidatePlace(
                one.campaignId(),
                one.adGroupId(),
                one.clicks() + other.clicks(),
                one.costMicros() + other.costMicros());
    }

    private static @Nullable String known(String id) {
        return id.isEmpty() ? null : id;
    }
}
