package dev.adtools.tools.beta.catalog;

import static dev.adtools.tools.beta.catalog.CatalogRule.CAT_STOCK_1;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import dev.adtools.tools.rules.IsoTime;
import dev.adtools.tools.rules.Node;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Checks whether the catalog has products to show, by the figures the caller gives. */
final class StockRules implements CatalogRules {

    static final int FULL_CAROUSEL = 4;

    private static final BigDecimal LEAST_IN_STOCK = new BigDecimal("0.20");
    private static final Duration OLDEST_FEED = Duration.ofDays(2);

    @Override
    public void check(CatalogDraft draft, Checks checks) {
        if (draft.stats().absent()) {
            checks.skip(CAT_STOCK_1);
            return;
        }
        Check check = checks.rule(CAT_STOCK_1);
        products(check, draft);
        counts(check, draft.stats());
        inStock(check, draft.stats());
        feed(check, draft.stats().at("last_feed_at"), draft.now());
    }

    private static void products(Check check, CatalogDraft draft) {
        Node at = draft.stats().at("product_count");
        Optional<Long> count = at.integer();
        if (count.filter(products -> products == 0).isPresent()) {
            check.error(at, "The catalog has no product.", "at least 1", "Fill the catalog first.");
        } else if (TemplateRules.isCarousel(draft.template())
                && count.filter(products -> products > 0 && products < FULL_CAROUSEL)
                        .isPresent()) {
            check.warn(at, "There are too few products to fill a carousel.", "at least " + FULL_CAROUSEL, "");
        }
    }

    private static void counts(Check check, Node stats) {
        long products = stats.at("product_count").integer().orElse(Long.MAX_VALUE);
        for (String name : new String[] {"product_count", "in_stock_count", "rejected_count"}) {
            Node at = stats.at(name);
            if (at.present() && at.integer().filter(count -> count >= 0).isEmpty()) {
                check.error(at, "This is a count of products.", "a whole number from 0", "");
            } else if (at.integer().orElse(0L) > products) {
                check.error(at, "There are more of these than products.", "at most product_count", "");
            }
        }
    }

    private static void inStock(Check check, Node stats) {
        if (inStockShare(stats)
                .filter(share -> share.compareTo(LEAST_IN_STOCK) < 0)
                .isPresent()) {
            check.warn(
                    stats.at("in_stock_count"),
                    "Less than 20% of the products are in stock.",
                    "at least 20%",
                    "Refresh the feed or choose another product set.");
        }
    }

    /** Returns the share of products in stock, when both figures are known and make sense. */
    static Optional<BigDecimal> inStockShare(Node stats) {
        long products = stats.at("product_count").integer().orElse(0L);
        return stats.at("in_stock_count")
                .integer()
                .filter(count -> products > 0 && count >= 0 && count <= products)
                .map(count -> BigDecimal.valueOf(count).divide(BigDecimal.valueOf(products), 4, RoundingMode.HALF_UP));
    }

    private static void feed(Check check, Node at, Instant now) {
        Optional<Instant> last = at.text().flatMap(IsoTime::parse);
        if (at.present() && last.isEmpty()) {
            check.error(at, "This is no point in time.", "ISO 8601 with offset", "");
        } else if (last.filter(time -> time.isBefore(now.minus(OLDEST_FEED))).isPresent()) {
            check.warn(at, "The feed is older than 48 hours.", "a feed of the last 48 hours", "Run the feed again.");
        }
    }
}
