package dev.adtools.tools.platform.beta;

import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** Reads what catalog ads choose from: catalogs, their product sets, and what is wrong with their products. */
final class BetaStock {

    static final String MUST_FIX = "MUST_FIX";

    private static final BetaSelection<String> BUSINESS =
            BetaSelection.of(object -> object.inner("business").text("id"));

    // Not said is not none: an empty catalog cannot be advertised.
    private static final BetaSelection<BetaCatalogs.Catalog> CATALOG =
            BetaSelection.of(object -> new BetaCatalogs.Catalog(
                    object.text("id"), object.text("name"), object.text("vertical"), object.count("product_count")));

    private static final BetaSelection<BetaCatalogs.ProductSet> PRODUCT_SET = BetaSelection.of(object ->
            new BetaCatalogs.ProductSet(object.text("id"), object.text("name"), object.count("product_count")));

    private static final BetaSelection<BetaCatalogs.Diagnostic> DIAGNOSTIC =
            BetaSelection.of(object -> new BetaCatalogs.Diagnostic(
                    object.text("type"),
                    object.text("severity").equals(MUST_FIX),
                    object.text("title"),
                    object.number("number_of_affected_items")));

    private final BetaWire wire;
    private final BetaPaging paging;

    BetaStock(BetaWire wire, BetaPaging paging) {
        this.wire = wire;
        this.paging = paging;
    }

    PlatformResult<BetaCatalogs> catalogs(BetaAccountId account, Instant deadline) {
        return wire.get(account.value(), BUSINESS.parameters(), deadline)
                .map(BUSINESS::read)
                .flatMap(business -> business.isEmpty()
                        ? PlatformResult.answered(new BetaCatalogs(null, List.of()))
                        : ofBusiness(business, deadline));
    }

    private PlatformResult<BetaCatalogs> ofBusiness(String business, Instant deadline) {
        return paging.list(business + "/owned_product_catalogs", CATALOG, deadline)
                .flatMap(owned -> paging.list(business + "/client_product_catalogs", CATALOG, deadline)
                        .map(shared -> Stream.of(owned, shared)
                                .flatMap(List::stream)
                                .distinct()
                                .toList()))
                .map(all -> new BetaCatalogs(business, all));
    }

    PlatformResult<List<BetaCatalogs.ProductSet>> productSets(String catalogId, Instant deadline) {
        return paging.list(catalogId + "/product_sets", PRODUCT_SET, deadline);
    }

    PlatformResult<List<BetaCatalogs.Diagnostic>> diagnostics(String catalogId, Instant deadline) {
        return paging.list(catalogId + "/diagnostics", DIAGNOSTIC, deadline);
    }
}
