package dev.adtools.tools.platform.beta;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.api.BetaAccountId;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.platform.PlatformResult;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads what catalog ads choose from: catalogs, their product sets, and what is wrong with their products. */
final class BetaStock {

    static final String MUST_FIX = "MUST_FIX";

    private static final String CATALOG_FIELDS = "id,name,vertical,product_count";
    private static final String PRODUCT_SET_FIELDS = "id,name,product_count";
    private static final String DIAGNOSTIC_FIELDS = "type,severity,title,number_of_affected_items";

    private final BetaWire wire;
    private final BetaPaging paging;

    BetaStock(BetaWire wire, BetaPaging paging) {
        this.wire = wire;
        this.paging = paging;
    }

    PlatformResult<BetaCatalogs> catalogs(BetaAccountId account, Instant deadline) {
        return wire.get(account.value(), Map.of("fields", "business"), deadline)
                .map(body -> BetaObjects.text(body.path("business"), "id"))
                .flatMap(business -> business.isEmpty()
                        ? PlatformResult.answered(new BetaCatalogs(null, List.of()))
                        : ofBusiness(business, deadline));
    }

    private PlatformResult<BetaCatalogs> ofBusiness(String business, Instant deadline) {
        return catalogs(business + "/owned_product_catalogs", deadline)
                .flatMap(owned -> catalogs(business + "/client_product_catalogs", deadline)
                        .map(shared -> Stream.of(owned, shared)
                                .flatMap(List::stream)
                                .distinct()
                                .toList()))
                .map(all -> new BetaCatalogs(business, all));
    }

    private PlatformResult<List<BetaCatalogs.Catalog>> catalogs(String path, Instant deadline) {
        return paging.all(path, Map.of("fields", CATALOG_FIELDS), deadline)
                .map(items -> items.stream().map(BetaStock::catalog).toList());
    }

    private static BetaCatalogs.Catalog catalog(JsonNode object) {
        return new BetaCatalogs.Catalog(
                BetaObjects.text(object, "id"),
                BetaObjects.text(object, "name"),
                BetaObjects.text(object, "vertical"),
                products(object));
    }

    // Not said is not none: an empty catalog cannot be advertised.
    private static @Nullable Long products(JsonNode object) {
        JsonNode count = object.path("product_count");
        return count.canConvertToLong() ? (Long) count.asLong() : null;
    }

    PlatformResult<List<BetaCatalogs.ProductSet>> productSets(String catalogId, Instant deadline) {
        return paging.all(catalogId + "/product_sets", Map.of("fields", PRODUCT_SET_FIELDS), deadline)
                .map(items -> items.stream().map(BetaStock::productSet).toList());
    }

    private static BetaCatalogs.ProductSet productSet(JsonNode object) {
        return new BetaCatalogs.ProductSet(
                BetaObjects.text(object, "id"), BetaObjects.text(object, "name"), products(object));
    }

    PlatformResult<List<BetaCatalogs.Diagnostic>> diagnostics(String catalogId, Instant deadline) {
        return paging.all(catalogId + "/diagnostics", Map.of("fields", DIAGNOSTIC_FIELDS), deadline)
                .map(items -> items.stream().map(BetaStock::diagnostic).toList());
    }

    private static BetaCatalogs.Diagnostic diagnostic(JsonNode object) {
        return new BetaCatalogs.Diagnostic(
                BetaObjects.text(object, "type"),
                BetaObjects.text(object, "severity").equals(MUST_FIX),
                BetaObjects.text(object, "title"),
                object.path("number_of_affected_items").asLong(0));
    }
}
