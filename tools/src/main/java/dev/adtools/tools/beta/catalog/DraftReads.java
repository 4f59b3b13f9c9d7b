package dev.adtools.tools.beta.catalog;

import dev.adtools.api.BetaAccountId;
import dev.adtools.api.CallContext;
import dev.adtools.api.Mode;
import dev.adtools.api.Outcome;
import dev.adtools.api.Source;
import dev.adtools.tools.platform.BetaAds;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.platform.BetaPixel;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Facts that the platform tells of an account, as far as a draft names something of the kind.
 *
 * @param pixels its pixels
 * @param catalogs the catalogs it can advertise
 * @param goods what is in the catalog that the draft names; null when the account cannot advertise it
 * @param source the world that was asked
 * @param at when
 */
record DraftReads(
        List<BetaPixel> pixels,
        BetaCatalogs catalogs,
        @Nullable Goods goods,
        Source source,
        Instant at) {

    private static final BetaCatalogs UNASKED = new BetaCatalogs(null, List.of());

    /**
     * Contents of a catalog.
     *
     * @param catalog the catalog
     * @param sets its product sets
     * @param diagnostics what is wrong with its products
     */
    record Goods(
            BetaCatalogs.Catalog catalog,
            List<BetaCatalogs.ProductSet> sets,
            List<BetaCatalogs.Diagnostic> diagnostics) {}

    /** Reads what a draft names; nothing when it names nothing, or no account. */
    static Outcome<Optional<DraftReads>> of(BetaAds ads, CatalogDraft draft, CallContext context) {
        BetaAccountId account = draft.account().orElse(null);
        return account != null && draft.namesAnything()
                ? context.grant(account)
                        .map(granted -> new Reading(draft, ads.in(granted, context.deadline())))
                        .flatMap(reading -> reading.all(ads, context))
                        .map(Optional::of)
                : Outcome.completed(Optional.empty());
    }

    private record Reading(CatalogDraft draft, BetaAds.InAccount account) {

        Outcome<DraftReads> all(BetaAds ads, CallContext context) {
            return pixels().flatMap(pixels -> catalogs()
                            .flatMap(catalogs -> goods(catalogs)
                                    .map(goods -> new DraftReads(
                                            pixels, catalogs, goods.orElse(null), ads.source(), context.now()))))
                    .outcome(Mode.VALIDATE);
        }

        private PlatformResult<List<BetaPixel>> pixels() {
            return draft.pixelId().text().isEmpty() ? PlatformResult.answered(List.of()) : account.pixels();
        }

        private PlatformResult<BetaCatalogs> catalogs() {
            return draft.catalogId().text().isEmpty() ? PlatformResult.answered(UNASKED) : account.catalogs();
        }

        // A catalog that the account does not reach is not asked about: nobody learns by trying what is in it.
        private PlatformResult<Optional<Goods>> goods(BetaCatalogs catalogs) {
            return catalogs.catalogs().stream()
                    .filter(catalog -> draft.catalogId().is(catalog.id()))
                    .findFirst()
                    .map(catalog -> goods(catalog).map(Optional::of))
                    .orElseGet(() -> PlatformResult.answered(Optional.empty()));
        }

        private PlatformResult<Goods> goods(BetaCatalogs.Catalog catalog) {
            return sets(catalog)
                    .flatMap(sets ->
                            account.diagnostics(catalog).map(diagnostics -> new Goods(catalog, sets, diagnostics)));
        }

        private PlatformResult<List<BetaCatalogs.ProductSet>> sets(BetaCatalogs.Catalog catalog) {
            return draft.productSetIds().isEmpty() ? PlatformResult.answered(List.of()) : account.productSets(catalog);
        }
    }
}
