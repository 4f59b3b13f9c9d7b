package dev.adtools.tools.platform.sandbox;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.adtools.tools.platform.wire.WireJson;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Assets of the accounts of the sandbox's beta, beside campaigns; the same on every node, planted once. Ids count from
 * 1 within a kind: pixels {@code 1480220000000000 + n}, pages {@code 104220000000000 + n}, catalogs {@code
 * 1660440000000000 + n}, lead forms {@code 1590330000000000 + 100 page + n}, product sets {@code 1770550000000000 + 100
 * catalog + n}. What is to be found:
 *
 * <ul>
 *   <li>{@code act_1700100001}: of the pixels 1 and 2 fire, 3 has not fired for two months, 4 never, 5 is unavailable; of
 *       page 1's thirty lead forms every seventh is archived; page 2 has a form that is a draft
 *   <li>{@code act_1700100002}: pixel 6 fires, 7 never did; page 1 and the catalogs are those of the first account
 *   <li>{@code act_1700100003}: everything is well: pixel 8, page 3, catalog 3; catalog 1 is shared with its business
 *   <li>{@code act_1700100004}: pixel 9 has not fired for seven months, page 4's form is archived, and as it belongs to no
 *       business there are no catalogs
 *   <li>catalog 1 has items that must be fixed, and product set 3 of it is empty; catalog 2 has no product at all
 * </ul>
 */
final class BetaAssetSeed {

    private static final long FIRST_PIXEL_ID = 1_480_220_000_000_000L;
    private static final long FIRST_PAGE_ID = 104_220_000_000_000L;
    private static final long FIRST_CATALOG_ID = 1_660_440_000_000_000L;
    private static final long FIRST_PRODUCT_SET_ID = 1_770_550_000_000_000L;
    private static final int HUNDRED = 100;
    private static final int DAY = 24 * 60;
    private static final int NEVER = -1;
    private static final int UNAVAILABLE = 5;
    private static final Set<Integer> CONSOLIDATED = Set.of(1, 6, 8);
    private static final OffsetDateTime FIRST_DAY = OffsetDateTime.of(2024, 3, 4, 9, 15, 0, 0, ZoneOffset.UTC);
    private static final String US = "act_1700100001";
    private static final String EUROPE = "act_1700100002";
    private static final String JAPAN = "act_1700100003";
    private static final String OUTLET = "act_1700100004";

    private final List<SandboxEntity> entities = new ArrayList<>();

    private BetaAssetSeed() {}

    static void plant(SandboxStore store) {
        if (store.find(BetaAssets.pixelShelf(US), pixelId(1)).isEmpty()) {
            // When another node was faster, its seed is the same and nothing is added.
            store.insert(new BetaAssetSeed().entities());
        }
    }

    static String pixelId(int number) {
        return Long.toString(FIRST_PIXEL_ID + number);
    }

    static String pageId(int number) {
        return Long.toString(FIRST_PAGE_ID + number);
    }

    static String catalogId(int number) {
        return Long.toString(FIRST_CATALOG_ID + number);
    }

    static String productSetId(int catalog, int number) {
        return Long.toString(FIRST_PRODUCT_SET_ID + (long) HUNDRED * catalog + number);
    }

    private List<SandboxEntity> entities() {
        pixels();
        pages();
        catalogs();
        return entities;
    }

    private void pixels() {
        pixel(1, US, "Shop", 12);
        pixel(2, US, "Trail planner", 3 * 60);
        pixel(3, US, "Old shop", 61 * DAY);
        pixel(4, US, "Landing pages", NEVER);
        pixel(UNAVAILABLE, US, "Shared by an agency", 2 * DAY);
        pixel(6, EUROPE, "Shop Europe", 25);
        pixel(7, EUROPE, "Store openings", NEVER);
        pixel(8, JAPAN, "Shop Japan", 40);
        pixel(9, OUTLET, "Outlet", 210 * DAY);
    }

    private void pixel(int number, String account, String name, int minutesSinceFired) {
        ObjectNode pixel = WireJson.object()
                .put("id", pixelId(number))
                .put("name", name)
                .put("creation_time", time(number))
                .put("is_unavailable", number == UNAVAILABLE)
                .put("is_consolidated_container", CONSOLIDATED.contains(number));
        if (minutesSinceFired != NEVER) {
            pixel.put(BetaAssets.MINUTES_SINCE_FIRED, minutesSinceFired);
        }
        keep(BetaAssets.pixelShelf(account), pixel);
    }

    private void pages() {
        page(1, "Harbor and Pine", 30, US, EUROPE);
        page(2, "Trail planner", 3, US);
        page(3, "Harbor and Pine Japan", 4, JAPAN);
        page(4, "Harbor and Pine Outlet", 1, OUTLET);
    }

    private void page(int number, String name, int leadForms, String... accounts) {
        ObjectNode page = WireJson.object()
                .put("id", pageId(number))
                .put("name", name)
                .put("category", "Outdoor equipment store");
        ArrayNode list = page.putArray(BetaAssets.ACCOUNTS);
        List.of(accounts).forEach(list::add);
        keep(BetaAssets.PAGES, page);
        for (int i = 1; i <= leadForms; i++) {
            keep(BetaAssets.leadFormShelf(pageId(number)), BetaFormSeed.form(number, i, time(i)));
        }
    }

    private void catalogs() {
        ObjectNode gear = catalog(1, "Outdoor gear", "commerce", BetaBusiness.MAIN, 1_840);
        gear.putArray(BetaAssets.CLIENTS).add(BetaBusiness.JAPAN);
        gear.putArray(BetaAssets.DIAGNOSTICS)
                .add(diagnostic("ATTRIBUTES_MISSING", "MUST_FIX", "Items without a price", 37))
                .add(diagnostic("IMAGE_QUALITY", "OPPORTUNITY", "Images below 500 pixels", 122));
        keep(BetaAssets.CATALOGS, gear);
        productSet(1, 1, "All products", 1_840);
        productSet(1, 2, "Boots and shoes", 214);
        productSet(1, 3, "Sold out last season", 0);
        productSet(1, 4, "Gift cards", 2);
        keep(BetaAssets.CATALOGS, catalog(2, "Guided tours", "destinations", BetaBusiness.MAIN, 0));
        productSet(2, 1, "All destinations", 0);
        keep(BetaAssets.CATALOGS, catalog(3, "Outdoor gear Japan", "commerce", BetaBusiness.JAPAN, 655));
        productSet(3, 1, "All products", 655);
        productSet(3, 2, "Rain jackets", 48);
    }

    private static ObjectNode catalog(int number, String name, String vertical, String owner, int products) {
        return WireJson.object()
                .put("id", catalogId(number))
                .put("name", name)
                .put("vertical", vertical)
                .put("product_count", products)
                .put("feed_count", products == 0 ? 0 : 1)
                .put(BetaAssets.OWNER, owner);
    }

    private static ObjectNode diagnostic(String type, String severity, String title, int items) {
        return WireJson.object()
                .put("type", type)
                .put("severity", severity)
                .put("title", title)
                .put("subtitle", "Mend the feed to have these items shown.")
                .put("number_of_affected_items", items);
    }

    private void productSet(int catalog, int number, String name, int products) {
        ObjectNode set = WireJson.object()
                .put("id", productSetId(catalog, number))
                .put("name", name)
                .put("product_count", products);
        keep(BetaAssets.productSetShelf(catalogId(catalog)), set);
    }

    private static String time(int number) {
        return BetaSeed.TIME.format(FIRST_DAY.plusDays(17L * number));
    }

    private void keep(SandboxShelf shelf, ObjectNode object) {
        entities.add(new SandboxEntity(shelf, object.path("id").asText(), null, WireJson.text(object)));
    }
}
