package dev.adtools.tools.beta.assets;

import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.platform.PlatformFailure;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A catalog with its product sets.
 *
 * @param catalog the catalog
 * @param sets its product sets by id; null when the platform does not show them
 */
record ShownCatalog(BetaCatalogs.Catalog catalog, @Nullable List<BetaCatalogs.ProductSet> sets) {

    static final int MOST_SETS = 100;

    /** Reads the product sets of some catalogs, one after the other. */
    static Outcome<List<ShownCatalog>> read(BetaAds.InAccount account, List<BetaCatalogs.Catalog> catalogs) {
        Outcome<List<ShownCatalog>> all = Outcome.completed(List.of());
        for (BetaCatalogs.Catalog catalog : catalogs) {
            all = all.flatMap(before -> read(account, catalog).map(one -> with(before, one)));
        }
        return all;
    }

    private static Outcome<ShownCatalog> read(BetaAds.InAccount account, BetaCatalogs.Catalog catalog) {
        return account.productSets(catalog)
                .fold(
                        sets -> Outcome.completed(new ShownCatalog(catalog, sorted(sets))),
                        failure -> refused(catalog, failure));
    }

    // Whoever shares a catalog decides what others see of it; the rest of the list is still worth having.
    private static Outcome<ShownCatalog> refused(BetaCatalogs.Catalog catalog, PlatformFailure failure) {
        return failure instanceof PlatformFailure.Rejected
                ? Outcome.completed(new ShownCatalog(catalog, null))
                : Outcome.failed(failure.toolError(Mode.READ));
    }

    private static List<BetaCatalogs.ProductSet> sorted(List<BetaCatalogs.ProductSet> sets) {
        return sets.stream()
                .sorted(Comparator.comparing(BetaCatalogs.ProductSet::id))
                .toList();
    }

    private static List<ShownCatalog> with(List<ShownCatalog> before, ShownCatalog one) {
        List<ShownCatalog> all = new ArrayList<>(before);
        all.add(one);
        return all;
    }

    boolean isCut() {
        return sets != null && sets.size() > MOST_SETS;
    }

    /** Returns the product sets that a row shows. */
    @Nullable
    List<BetaCatalogs.ProductSet> shownSets() {
        return sets == null ? null : sets.subList(0, Math.min(sets.size(), MOST_SETS));
    }
}
