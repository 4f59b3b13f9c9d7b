package dev.adtools.tools.platform.sandbox;

import java.util.ArrayList;
import java.util.List;

/**
 * Text that people type, or action that they take, when they see an ad.
 *
 * @param text the words they type; empty where nobody types
 * @param match how the platform says that it matched
 * @param intent what they want
 * @param popularity how often, compared to others
 */
record AlphaTerm(String text, String match, Intent intent, double popularity) {

    private static final List<String> BUY = List.of(
            "buy %s",
            "%s online",
            "%s price",
            "best %s",
            "%s near me",
            "lightweight %s",
            "%s free shipping",
            "%s size 10",
            "cheap %s",
            "discount %s",
            "%s deals",
            "new %s 2026");
    private static final List<String> LEARN = List.of(
            "how to clean %s",
            "what are %s", "%s reviews", "free %s", "%s jobs", "%s meaning", "how to repair %s", "diy %s");
    private static final List<String> OTHER =
            List.of("second hand %s", "%s rental", "%s wholesale", "%s repair near me", "used %s", "%s coloring page");
    private static final int SHARE_OF_PHRASE = 5;

    /** The one way to see an ad for which nobody types. */
    static final AlphaTerm UNTYPED = new AlphaTerm("", "", Intent.SEEN, 1);

    /** Intent of people, and what becomes of it. */
    enum Intent {
        /** Exactly this. */
        EXACT(1.8, 1.4),
        /** To buy. */
        BUY(1, 1),
        /** To know something; they never buy. */
        LEARN(0.6, 0),
        /** Something that is not sold here. */
        OTHER(0.9, 0),
        /** This brand. */
        BRAND(2.2, 1.8),
        /** Nothing; the ad found them. */
        SEEN(1, 1);

        private final double clicking;
        private final double converting;

        Intent(double clicking, double converting) {
            this.clicking = clicking;
            this.converting = converting;
        }

        double clicking() {
            return clicking;
        }

        double converting() {
            return converting;
        }
    }

    /** Returns what people type who are matched to a keyword. */
    static List<AlphaTerm> of(String keyword, String matchType) {
        return switch (matchType) {
            case "EXACT" -> exact(keyword);
            case "PHRASE" -> phrase(keyword);
            default -> broad(keyword);
        };
    }

    private static List<AlphaTerm> exact(String keyword) {
        int end = keyword.lastIndexOf(' ');
        return List.of(
                new AlphaTerm(keyword, "EXACT", Intent.EXACT, 8),
                new AlphaTerm("the " + keyword, "NEAR_EXACT", Intent.EXACT, 1),
                new AlphaTerm(
                        keyword.substring(end + 1) + " " + keyword.substring(0, Math.max(end, 0)),
                        "NEAR_EXACT",
                        Intent.EXACT,
                        1.5));
    }

    private static List<AlphaTerm> phrase(String keyword) {
        List<AlphaTerm> terms = new ArrayList<>();
        add(terms, BUY.subList(0, SHARE_OF_PHRASE), keyword, "PHRASE", Intent.BUY);
        add(terms, LEARN.subList(0, 2), keyword, "PHRASE", Intent.LEARN);
        add(terms, OTHER.subList(0, 2), keyword, "NEAR_PHRASE", Intent.OTHER);
        String brand = keyword.contains("pine") ? "%s official site" : "harbor and pine %s";
        add(terms, List.of(brand), keyword, "PHRASE", Intent.BRAND);
        return terms;
    }

    private static List<AlphaTerm> broad(String keyword) {
        List<AlphaTerm> terms = new ArrayList<>();
        add(terms, BUY.subList(SHARE_OF_PHRASE, BUY.size()), keyword, "BROAD", Intent.BUY);
        add(terms, LEARN.subList(2, LEARN.size()), keyword, "BROAD", Intent.LEARN);
        add(terms, OTHER.subList(2, OTHER.size()), keyword, "BROAD", Intent.OTHER);
        // Half of what is wasted is wasted on one term.
        terms.add(new AlphaTerm("northpeak " + keyword, "BROAD", Intent.OTHER, 7));
        return terms;
    }

    private static void add(List<AlphaTerm> terms, List<String> patterns, String keyword, String match, Intent intent) {
        for (String pattern : patterns) {
            double popularity = 3.0 / (1 + terms.size());
            terms.add(new AlphaTerm(pattern.formatted(keyword), match, intent, Math.max(popularity, 0.5)));
        }
    }
}
