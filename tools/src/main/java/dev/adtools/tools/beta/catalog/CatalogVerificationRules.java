package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_DIAG_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_ID_2;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_ID_3;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_PIX_1;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_PIX_2;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_STOCK_2;
import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_VER_1;

import dev.adtools.tools.beta.campaign.PixelChecks;
import dev.adtools.tools.platform.BetaCatalogs;
import dev.adtools.tools.rules.Brief;
import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.Node;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks what the platform says of the pixel, the catalog and the product set that a draft names. */
final class CatalogVerificationRules implements CatalogRules {

    private static final List<CatalogRule> ALL =
            List.of(CAT_VER_1, CAT_ID_2, CAT_ID_3, CAT_STOCK_2, CAT_DIAG_1, CAT_PIX_1, CAT_PIX_2);
    private static final int LONGEST = 200;

    private final boolean wanted;
    private final @Nullable DraftReads reads;

    CatalogVerificationRules(boolean wanted, @Nullable DraftReads reads) {
        this.wanted = wanted;
        this.reads = reads;
    }

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        ALL.forEach(checks::skip);
        if (wanted) {
            named(checks.rule(CAT_VER_1), draft);
        }
        if (reads != null) {
            pixel(draft.pixelId(), reads, checks);
            catalog(draft, reads, checks);
        }
    }

    private static void named(Check check, CatalogDraft draft) {
        if (draft.account().isEmpty()) {
            check.error(
                    draft.root().at("account_id"),
                    "Nothing was verified: the draft names no account.",
                    "act_ and 5 to 20 digits",
                    "");
        } else if (!draft.namesAnything()) {
            check.error(
                    draft.root(),
                    "Nothing was verified: the draft names nothing that the platform has.",
                    "product_catalog_id or pixel_id",
                    "");
        }
    }

    private static void pixel(Node at, DraftReads reads, Checks checks) {
        if (at.text().isPresent()) {
            PixelChecks.usable(checks.rule(CAT_PIX_1), at, reads.pixels())
                    .ifPresent(pixel -> PixelChecks.fires(checks.rule(CAT_PIX_2), at, pixel, reads.at()));
        }
    }

    private static void catalog(CatalogDraft draft, DraftReads reads, Checks checks) {
        Node at = draft.catalogId();
        if (at.text().isEmpty()) {
            return;
        }
        Check check = checks.rule(CAT_ID_2);
        DraftReads.Goods goods = reads.goods();
        if (goods != null) {
            goods(draft, goods, checks);
        } else if (reads.catalogs().businessId() == null) {
            check.warn(at, "The platform names no business of the account, so its catalogs are not known.");
        } else {
            check.error(
                    at,
                    "The account cannot advertise such a catalog.",
                    "one that its business owns or that is shared with it",
                    "");
        }
    }

    private static void goods(CatalogDraft draft, DraftReads.Goods goods, Checks checks) {
        stock(
                checks.rule(CAT_STOCK_2),
                draft.catalogId(),
                "The catalog",
                goods.catalog().productCount());
        for (Node at : draft.productSetIds()) {
            Optional<BetaCatalogs.ProductSet> set =
                    goods.sets().stream().filter(it -> at.is(it.id())).findFirst();
            Check exists = checks.rule(CAT_ID_3);
            if (set.isEmpty()) {
                exists.error(at, "The catalog has no such product set.", "a product set of the catalog", "");
            } else {
                stock(checks.rule(CAT_STOCK_2), at, "The product set", set.get().productCount());
                carousel(checks.rule(CAT_STOCK_2), at, draft, set.get().productCount());
            }
        }
        diagnostics(checks.rule(CAT_DIAG_1), draft.catalogId(), goods.diagnostics());
    }

    private static void stock(Check check, Node at, String what, @Nullable Long products) {
        if (products != null && products == 0) {
            check.error(at, what + " has no product on the platform.", "at least 1", "");
        }
    }

    private static void carousel(Check check, Node at, CatalogDraft draft, @Nullable Long products) {
        if (products != null
                && products > 0
                && products < StockRules.FULL_CAROUSEL
                && TemplateRules.isCarousel(draft.template())) {
            check.warn(
                    at,
                    "The product set has too few products to fill a carousel.",
                    "at least " + StockRules.FULL_CAROUSEL,
                    "");
        }
    }

    private static void diagnostics(Check check, Node at, List<BetaCatalogs.Diagnostic> diagnostics) {
        for (BetaCatalogs.Diagnostic diagnostic : diagnostics) {
            String message = "The platform finds fault with " + diagnostic.affectedItems() + " products ("
                    + Brief.text(diagnostic.type(), LONGEST) + "): " + Brief.text(diagnostic.title(), LONGEST);
            if (diagnostic.mustFix()) {
                check.warn(at, message, "", "Mend the products in the feed.");
            } else {
                check.info(at, message);
            }
        }
    }
}
