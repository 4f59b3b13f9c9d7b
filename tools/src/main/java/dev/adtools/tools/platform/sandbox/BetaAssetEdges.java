package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.JsonNode;
import dev.adtools.tools.platform.wire.WireResponse;
import java.util.Optional;

/** Lists what advertising needs beside campaigns: pixels, pages with lead forms, catalogs with product sets. */
final class BetaAssetEdges {

    private final BetaAssets assets;

    BetaAssetEdges(BetaAssets assets) {
        this.assets = assets;
    }

    WireResponse ofAccount(BetaCall call) {
        return switch (call.edge()) {
            case "/adspixels" -> call.page(assets.pixels(call.id()), BetaFields.PIXEL);
            case "/promote_pages" -> call.page(assets.pages(call.id()), BetaFields.FAN_PAGE);
            default -> call.noSuchPath();
        };
    }

    /** Answers for an object that is neither an account nor in a campaign. */
    WireResponse of(BetaCall call) {
        if (BetaSeedData.hasBusiness(call.id())) {
            return ofBusiness(call);
        }
        Optional<JsonNode> page = assets.page(call.id());
        if (page.isPresent()) {
            return ofPage(page.get(), call);
        }
        Optional<JsonNode> catalog = assets.catalog(call.id());
        return catalog.isPresent() ? ofCatalog(catalog.get(), call) : call.noSuchObject();
    }

    private WireResponse ofBusiness(BetaCall call) {
        return switch (call.edge()) {
            case "/owned_product_catalogs" -> call.page(assets.ownedCatalogs(call.id()), BetaFields.CATALOG);
            case "/client_product_catalogs" -> call.page(assets.clientCatalogs(call.id()), BetaFields.CATALOG);
            default -> call.noSuchPath();
        };
    }

    private WireResponse ofPage(JsonNode page, BetaCall call) {
        return switch (call.edge()) {
            case "" -> call.object(page, BetaFields.FAN_PAGE);
            case "/leadgen_forms" ->
                call.token().equals(page.path(BetaParameters.ACCESS_TOKEN).asText())
                        ? call.page(assets.leadForms(call.id()), BetaFields.LEAD_FORM)
                        : call.reply().notByPage();
            default -> call.noSuchPath();
        };
    }

    private WireResponse ofCatalog(JsonNode catalog, BetaCall call) {
        return switch (call.edge()) {
            case "/product_sets" -> call.page(assets.productSets(call.id()), BetaFields.PRODUCT_SET);
            case "/diagnostics" -> call.page(BetaAssets.diagnostics(catalog), BetaFields.DIAGNOSTIC);
            default -> call.noSuchPath();
        };
    }
}
