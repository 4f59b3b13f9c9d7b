package dev.adtools.tools.alpha.video;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Facts that the validation of a video asset finds out beside its findings.
 *
 * @param videoId the id of the video, where its address names one
 * @param eligibleFormats how the video's length fits each format; empty when the length is unknown
 * @param measured the texts as the platform measures them
 */
public record VideoAssetFacts(
        @Nullable String videoId, List<FormatEligibility> eligibleFormats, MeasuredTexts measured) {

    /** Copies the list. */
    public VideoAssetFacts {
        eligibleFormats = List.copyOf(eligibleFormats);
    }

    /** Returns what there is to know of an asset. */
    public static VideoAssetFacts of(VideoAsset asset) {
        return new VideoAssetFacts(
                asset.url().text().map(VideoUrl::parse).flatMap(VideoUrl::id).orElse(null),
                DurationRules.formats(asset),
                MeasuredTexts.of(asset));
    }
}
