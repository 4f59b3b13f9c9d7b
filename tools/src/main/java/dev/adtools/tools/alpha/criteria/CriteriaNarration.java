package dev.adtools.tools.alpha.criteria;

import dev.adtools.tools.platform.AlphaCampaign;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.report.Insight;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says what a campaign is aimed at. Names are foreign text and never part of a sentence. */
final class CriteriaNarration {

    private static final BigDecimal LEAST_MODIFIER = new BigDecimal("0.1");
    private static final BigDecimal MOST_MODIFIER = BigDecimal.TEN;
    private static final String PLACE = "geo_target_id";

    private final AlphaCampaign campaign;
    private final List<AlphaCriterion> criteria;

    /** Takes a campaign and all its criteria that are not removed. */
    CriteriaNarration(AlphaCampaign campaign, List<AlphaCriterion> criteria) {
        this.campaign = campaign;
        this.criteria = criteria;
    }

    String summary(int listed) {
        long negative = criteria.stream().filter(AlphaCriterion::negative).count();
        return "The campaign has " + criteria.size() + " criteria that are not removed, " + negative
                + " of them negative; " + listed + " are what was asked for.";
    }

    List<Insight> insights() {
        List<Insight> insights = new ArrayList<>();
        if (none(CriterionType.LOCATION, CriterionType.LOCATION_GROUP, CriterionType.PROXIMITY)) {
            insights.add(Insight.of(
                    CriteriaInsight.ALL_LOCATIONS, "No place is named, so the campaign targets all locations."));
        }
        if (none(CriterionType.LANGUAGE)) {
            insights.add(Insight.of(
                    CriteriaInsight.ALL_LANGUAGES, "No language is named, so the campaign targets all languages."));
        }
        add(
                insights,
                CriteriaInsight.DEVICE_EXCLUDED,
                " device(s) are excluded by a bid modifier of 0.",
                it -> CriterionType.DEVICE.is(it) && isZero(it.bidModifier()));
        add(
                insights,
                CriteriaInsight.MODIFIER_OUT_OF_RANGE,
                " criteria have a bid modifier that is not from 0.1 to 10.",
                CriteriaNarration::isOutOfRange);
        Set<String> excluded = places(true);
        Set<String> wanted = places(false);
        add(
                insights,
                CriteriaInsight.LOCATION_CONFLICT,
                " criteria want and exclude the same location; what is excluded wins.",
                it -> CriterionType.LOCATION.is(it) && excluded.contains(place(it)) && wanted.contains(place(it)));
        if (campaign.missesEuDeclaration()) {
            insights.add(Insight.of(
                    CriteriaInsight.EU_DECLARATION_MISSING,
                    "The platform has no word on whether the campaign is political advertising in the EU; without it the"
                            + " campaign may not be shown there, and may be refused changes."));
        }
        return insights;
    }

    private boolean none(CriterionType... types) {
        return criteria.stream()
                .noneMatch(it -> !it.negative() && Set.of(types).stream().anyMatch(type -> type.is(it)));
    }

    private static boolean isZero(@Nullable BigDecimal modifier) {
        return modifier != null && modifier.signum() == 0;
    }

    private static boolean isOutOfRange(AlphaCriterion criterion) {
        BigDecimal modifier = criterion.bidModifier();
        return modifier != null
                && modifier.signum() != 0
                && (modifier.compareTo(LEAST_MODIFIER) < 0 || modifier.compareTo(MOST_MODIFIER) > 0);
    }

    private Set<String> places(boolean negative) {
        return criteria.stream()
                .filter(it -> CriterionType.LOCATION.is(it) && it.negative() == negative)
                .map(CriteriaNarration::place)
                .filter(place -> !place.isEmpty())
                .collect(Collectors.toSet());
    }

    private static String place(AlphaCriterion criterion) {
        return criterion.detail().getOrDefault(PLACE, "");
    }

    private void add(
            List<Insight> insights, CriteriaInsight code, String message, Predicate<AlphaCriterion> condition) {
        List<String> ids =
                criteria.stream().filter(condition).map(AlphaCriterion::id).toList();
        Insight.add(insights, code, message, ids);
    }
}
