package dev.adtools.tools.alpha.criteria;

import dev.adtools.api.json.JsonNull;
import dev.adtools.api.json.JsonObject;
import dev.adtools.tools.alpha.criteria.CriteriaAnswer.Criterion;
import dev.adtools.tools.platform.AlphaCriterion;
import dev.adtools.tools.platform.AlphaPlace;
import dev.adtools.tools.report.Cells;
import dev.adtools.tools.report.Columns;
import java.util.TreeMap;

/** Makes objects and compact rows of criteria. */
final class CriteriaRows {

    static final Columns<Criterion> COLUMNS = Columns.<Criterion>none()
            .with("criterion_id", it -> Cells.text(it.criterionId()))
            .with("type", it -> Cells.text(it.type()))
            .with("negative", it -> Cells.truth(it.negative()))
            .with("status", it -> Cells.text(it.status()))
            .with("display_name", it -> Cells.text(it.displayName()))
            .with("bid_modifier", it -> Cells.number(it.bidModifier()))
            .with("detail", Criterion::detail);

    private CriteriaRows() {}

    static Criterion row(AlphaCriterion criterion, CriteriaNames names) {
        boolean isAddress = CriterionType.IP_BLOCK.is(criterion);
        String displayName = criterion.displayName();
        return new Criterion(
                criterion.id(),
                Cells.known(criterion.resourceName()),
                Cells.known(CriterionType.neutral(criterion.type())),
                criterion.negative(),
                Cells.known(criterion.status()),
                Cells.known(isAddress && !displayName.isEmpty() ? MaskedAddress.of(displayName) : displayName),
                criterion.bidModifier(),
                detail(criterion, names, isAddress));
    }

    private static JsonObject detail(AlphaCriterion criterion, CriteriaNames names, boolean isAddress) {
        JsonObject.Builder detail = JsonObject.builder();
        if (CriterionType.LANGUAGE.is(criterion)) {
            detail.put("code", Cells.text(names.language(criterion)));
        } else if (CriterionType.LOCATION.is(criterion)) {
            AlphaPlace place = names.place(criterion);
            detail.put(
                            "country",
                            place == null || place.countryCode().isEmpty()
                                    ? JsonNull.NULL
                                    : Cells.text(place.countryCode()))
                    .put("name", place == null ? JsonNull.NULL : Cells.text(place.name()));
        }
        new TreeMap<>(criterion.detail())
                .forEach((name, value) -> detail.put(name, isAddress ? MaskedAddress.of(value) : value));
        return detail.build();
    }
}
