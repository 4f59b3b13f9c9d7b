package dev.adtools.tools.alpha.video;

import dev.adtools.api.JsonName;
import java.math.BigDecimal;

/** The video ad formats with the lengths they take, in seconds. */
public enum VideoFormat {
    /** A short ad that cannot be skipped. */
    @JsonName("bumper")
    BUMPER("0", "6", "6", "0", "6"),
    /** An ad before or in a video that cannot be skipped. */
    @JsonName("non_skippable")
    NON_SKIPPABLE("7", "30", "15", "7", "15"),
    /** An ad before or in a video that can be skipped. */
    @JsonName("skippable_in_stream")
    SKIPPABLE_IN_STREAM("0", "43200", "43200", "12", "180"),
    /** An ad among search results and suggestions. */
    @JsonName("in_feed")
    IN_FEED("0", "43200", "43200", "0", "43200"),
    /** An ad between short vertical videos. */
    @JsonName("shorts")
    SHORTS("0", "43200", "43200", "0", "60"),
    /** A video of a demand campaign. */
    @JsonName("demand_gen_video")
    DEMAND_GEN_VIDEO("0", "43200", "43200", "10", "43200"),
    /** A video of an app campaign. */
    @JsonName("app_campaign_video")
    APP_CAMPAIGN_VIDEO("0", "43200", "43200", "10", "60");

    /** Length below which the platform's own tools warn about videos of demand campaigns. */
    private static final BigDecimal DEMAND_GEN_WARNED = new BigDecimal("5");

    private final BigDecimal least;
    private final BigDecimal greatest;
    private final BigDecimal everywhere;
    private final BigDecimal advisedLeast;
    private final BigDecimal advisedGreatest;

    VideoFormat(String least, String greatest, String everywhere, String advisedLeast, String advisedGreatest) {
        this.least = new BigDecimal(least);
        this.greatest = new BigDecimal(greatest);
        this.everywhere = new BigDecimal(everywhere);
        this.advisedLeast = new BigDecimal(advisedLeast);
        this.advisedGreatest = new BigDecimal(advisedGreatest);
    }

    /** Returns how a length fits this format. */
    Fit fit(BigDecimal seconds) {
        if (seconds.compareTo(least) < 0) {
            return Fit.no("It is shorter than " + least + " s.");
        }
        if (seconds.compareTo(greatest) > 0) {
            return Fit.no("It is longer than " + greatest + " s.");
        }
        if (seconds.compareTo(everywhere) > 0) {
            return Fit.risky(
                    "More than " + everywhere + " s runs in some regions, on television and in reserved buys only.");
        }
        if (this == DEMAND_GEN_VIDEO && seconds.compareTo(DEMAND_GEN_WARNED) < 0) {
            return Fit.risky("It is shorter than " + DEMAND_GEN_WARNED + " s.");
        }
        if (seconds.compareTo(advisedLeast) < 0) {
            return Fit.unadvised("At least " + advisedLeast + " s is recommended.");
        }
        return seconds.compareTo(advisedGreatest) > 0
                ? Fit.unadvised("At most " + advisedGreatest + " s is recommended.")
                : Fit.YES;
    }

    /** Degree to which a length fits, and why not better. */
    record Fit(boolean eligible, boolean warned, String reason) {

        static final Fit YES = new Fit(true, false, "");

        static Fit no(String reason) {
            return new Fit(false, false, reason);
        }

        static Fit risky(String reason) {
            return new Fit(true, true, reason);
        }

        static Fit unadvised(String reason) {
            return new Fit(true, false, reason);
        }
    }
}
