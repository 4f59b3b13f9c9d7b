package dev.adtools.tools.beta.catalog;

import dev.adtools.tools.rules.Closest;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The tags that the platform replaces by a product's data, and the filters they pass through. */
final class CatalogTags {

    static final Set<String> FILTERS = Set.of("titleize", "strip_html", "url_encode");

    private static final String PRODUCT = "product.";

    private static final List<String> FIELDS = List.of(
            "name",
            "brand",
            "description",
            "short_description",
            "price",
            "current_price",
            "sale_price",
            "price_strikethrough",
            "retailer_id",
            "id",
            "color",
            "size",
            "gender",
            "condition",
            "availability",
            "custom_label_0",
            "custom_label_1",
            "custom_label_2",
            "custom_label_3",
            "custom_label_4",
            "category",
            "url",
            "item_group_id");

    private static final Pattern OTHER_VERTICALS =
            Pattern.compile("(hotel|flight|destination|vehicle|home_listing)\\.[a-z][a-z0-9_]*");

    private static final Set<String> PRICES =
            Set.of("product.price", "product.current_price", "product.sale_price", "product.price_strikethrough");

    /** Not the catalog's: what the platform puts into links when an ad is clicked. */
    private static final Set<String> LINK_MACROS = Set.of(
            "ad.id",
            "ad.name",
            "adset.id",
            "adset.name",
            "campaign.id",
            "campaign.name",
            "placement",
            "site_source_name");

    private CatalogTags() {}

    static boolean known(String tag) {
        return (tag.startsWith(PRODUCT) && FIELDS.contains(tag.substring(PRODUCT.length())))
                || OTHER_VERTICALS.matcher(tag).matches();
    }

    static boolean isLinkMacro(String tag) {
        return LINK_MACROS.contains(tag);
    }

    static boolean isPrice(String tag) {
        return PRICES.contains(tag);
    }

    /** Returns the question which tag was meant, empty when none is close. */
    static String hint(String tag) {
        String field = tag.toLowerCase(Locale.ROOT).replaceFirst("^products?[._]", "");
        return Closest.to(field, FIELDS)
                .map(meant -> "Did you mean {{" + PRODUCT + meant + "}}?")
                .orElse("Use a field of the catalog, such as {{product.name}}.");
    }
}
