package dev.adtools.tools.platform.sandbox;

import java.util.List;
import java.util.Map;

/**
 * An ad group of the seed: what it is called and what its keywords are about.
 *
 * @param name its name
 * @param status what its owners set
 * @param phrases what people look for
 */
record AlphaTheme(String name, String status, List<String> phrases) {

    private static final Map<AlphaPlan, List<AlphaTheme>> OF_PLAN = Map.of(
            AlphaPlan.BRAND,
                    List.of(
                            shown("Brand", "harbor and pine", "harbor and pine store", "harbor and pine outdoor"),
                            shown("Brand products", "harbor pine boots", "harbor pine jackets", "harbor pine tents"),
                            shown("Brand misspelt", "harbour and pine", "harbor n pine", "habor and pine"),
                            new AlphaTheme("Brand last season", "PAUSED", List.of("harbor and pine outlet"))),
            AlphaPlan.LIMITED_BY_BUDGET,
                    List.of(
                            shown("Boots men", "mens hiking boots", "wide hiking boots men", "mens walking boots"),
                            shown("Boots women", "womens hiking boots", "ladies walking boots", "womens trek boots"),
                            shown("Boots wet", "waterproof hiking boots", "membrane boots", "winter hiking boots")),
            AlphaPlan.PAUSED, List.of(shown("Jackets", "rain jacket", "packable rain jacket", "hard shell jacket")),
            AlphaPlan.WITHOUT_CONVERSIONS,
                    List.of(
                            shown("Tents", "two person tent", "family tent", "ultralight tent"),
                            shown("Tarps", "camping tarp", "hammock tarp", "sun shade tarp"),
                            shown("Tent parts", "tent poles", "tent pegs", "tent footprint")),
            AlphaPlan.SPIKING,
                    List.of(
                            shown("Trail shoes men", "mens trail shoes", "trail running shoes men", "mens fell shoes"),
                            shown(
                                    "Trail shoes women",
                                    "womens trail shoes",
                                    "ladies trail runners",
                                    "womens fell shoes"),
                            shown("Trail shoes kids", "kids trail shoes", "junior trail runners", "kids hiking shoes")),
            AlphaPlan.UNSEEN, List.of(shown("Stoves", "alcohol stove kit", "wood gas stove", "hexamine stove")),
            AlphaPlan.REMOVED,
                    List.of(
                            shown("Sale tents", "tent sale", "tent clearance", "tent bargains"),
                            shown("Sale boots", "boot sale", "hiking boot clearance", "boot bargains"),
                            shown("Sale jackets", "jacket sale", "rain jacket clearance", "jacket bargains")),
            AlphaPlan.DISPLAY, List.of(shown("Visitors, 30 days"), shown("Basket, 7 days")),
            AlphaPlan.APP, List.of(shown("Trail planner")),
            AlphaPlan.PAUSED_APP, List.of(shown("Shop app")));

    private static AlphaTheme shown(String name, String... phrases) {
        return new AlphaTheme(name, "ENABLED", List.of(phrases));
    }

    static List<AlphaTheme> of(AlphaPlan plan) {
        return OF_PLAN.getOrDefault(plan, List.of());
    }
}
