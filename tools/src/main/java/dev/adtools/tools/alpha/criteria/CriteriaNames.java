package dev.adtools.tools.alpha.criteria;

import dev.adtools.api.Outcome;
import dev.adtools.tools.alpha.metrics.AlphaAccountReads;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaPlace;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Names of the places and languages that some criteria name by id.
 *
 * @param places id to place
 * @param languages id to code
 */
record CriteriaNames(Map<String, AlphaPlace> places, Map<String, String> languages) {

    private static final String PLACE = "geo_target_id";
    private static final String LANGUAGE = "id";
    // What is no id could not be asked for.
    private static final String ID = "[0-9]{1,19}";

    static Outcome<CriteriaNames> read(AlphaAccountReads reads, List<AlphaCriterion> criteria) {
        return reads.places(ids(criteria, CriterionType.LOCATION, PLACE))
                .flatMap(places -> reads.languages(ids(criteria, CriterionType.LANGUAGE, LANGUAGE))
                        .map(languages -> new CriteriaNames(places, languages)));
    }

    private static List<String> ids(List<AlphaCriterion> criteria, CriterionType type, String member) {
        return criteria.stream()
                .filter(type::is)
                .map(criterion -> criterion.detail().getOrDefault(member, ""))
                .filter(id -> id.matches(ID))
                .distinct()
                .sorted()
                .toList();
    }

    /** Returns the place of a criterion; null when the platform does not tell. */
    @Nullable
    AlphaPlace place(AlphaCriterion criterion) {
        return places.get(criterion.detail().getOrDefault(PLACE, ""));
    }

    /** Returns the code of a criterion's language; null when the platform does not tell. */
    @Nullable
    String language(AlphaCriterion criterion) {
        return languages.get(criterion.detail().getOrDefault(LANGUAGE, ""));
    }
}
