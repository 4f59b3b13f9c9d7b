package dev.adtools.tools.platform;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The product catalogs that an ad account on beta can advertise: those of its business and those shared with it.
 *
 * @param businessId the business; null when the platform names none, and then no catalog is known
 * @param catalogs the catalogs
 */
public record BetaCatalogs(@Nullable String businessId, List<Catalog> catalogs) {

    public BetaCatalogs {
        catalogs = List.copyOf(catalogs);
    }

    /**
     * A product catalog.
     *
     * @param id its id
     * @param name its name
     * @param vertical what kind of things are in it, in the platform's own word
     * @param productCount how many there are, null when the platform does not say
     */
    public record Catalog(
            String id,
            String name,
            String vertical,
            @Nullable Long productCount) {}

    /**
     * A part of a catalog that ads choose from.
     *
     * @param id its id
     * @param name its name
     * @param productCount how many products it has, null when the platform does not say
     */
    public record ProductSet(
            String id, String name, @Nullable Long productCount) {}

    /**
     * Something that the platform finds wrong with products of a catalog.
     *
     * @param type what, in the platform's own word
     * @param mustFix whether the products are not shown because of it
     * @param title the same for people
     * @param affectedItems how many products it is about
     */
    public record Diagnostic(String type, boolean mustFix, String title, long affectedItems) {}
}
