package dev.adtools.tools.beta.assets;

/** The codes of what stands out in a list of catalogs. */
enum CatalogsInsight {
    /** The account belongs to no business, which is what has catalogs. */
    NO_BUSINESS,
    /** The platform does not show the product sets of some catalogs. */
    PRODUCT_SETS_NOT_SHOWN,
    /** Some catalogs have more product sets than the list shows. */
    MORE_PRODUCT_SETS
}
