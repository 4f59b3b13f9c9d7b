package dev.adtools.tools.alpha.video;

import dev.adtools.tools.rules.Check;
import dev.adtools.tools.rules.Checks;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks the length of the video and which formats it fits. */
public final class DurationRules {

    private static final BigDecimal LONGEST = new BigDecimal(43_200);

    private DurationRules() {}

    /** Applies VID-DUR-1 and VID-DUR-2. */
    public static void check(VideoAsset asset, Checks checks) {
        if (asset.duration().absent()) {
            checks.skip(VideoRule.VID_DUR_1);
            checks.skip(VideoRule.VID_DUR_2);
            return;
        }
        Check range = checks.rule(VideoRule.VID_DUR_1);
        Optional<BigDecimal> seconds = usable(asset);
        if (seconds.isEmpty()) {
            range.error(
                    asset.duration(),
                    "The length must be more than 0 and at most 43,200 seconds (12 hours).",
                    "0 < seconds <= 43200",
                    "Give the length in seconds.");
            checks.skip(VideoRule.VID_DUR_2);
            return;
        }
        eligibility(asset, checks.rule(VideoRule.VID_DUR_2), seconds.get());
    }

    /** Returns how the video's length fits each format; nothing when the length is unknown or impossible. */
    static List<FormatEligibility> formats(VideoAsset asset) {
        return usable(asset).stream()
                .flatMap(seconds -> Stream.of(VideoFormat.values()).map(format -> eligibility(format, seconds)))
                .toList();
    }

    private static FormatEligibility eligibility(VideoFormat format, BigDecimal seconds) {
        VideoFormat.Fit fit = format.fit(seconds);
        return new FormatEligibility(
                format, fit.eligible(), fit.reason().isEmpty() ? List.of() : List.of(fit.reason()));
    }

    private static void eligibility(VideoAsset asset, Check rule, BigDecimal seconds) {
        for (VideoFormat format : VideoFormat.values()) {
            VideoFormat.Fit fit = format.fit(seconds);
            String message = "As " + format.name().toLowerCase(Locale.ROOT) + ": " + fit.reason();
            if (fit.warned()) {
                rule.warn(asset.duration(), message);
            } else if (!fit.reason().isEmpty()) {
                rule.info(asset.duration(), message);
            }
        }
    }

    private static Optional<BigDecimal> usable(VideoAsset asset) {
        return asset.duration().number().filter(seconds -> seconds.signum() > 0 && seconds.compareTo(LONGEST) <= 0);
    }
}
